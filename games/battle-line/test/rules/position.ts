import assert from 'node:assert/strict';
import { known, silent, type Refusal, type Seat } from '@bannerfield/kernel';
import {
  CARDS,
  FOG,
  MUD,
  TROOPS,
  isLeader,
  isTroop,
  kindOf,
  parseCard,
  type Card,
} from '../../rules/data.ts';
import { game } from '../../rules/index.ts';
import { DEFAULTS } from '../../rules/options.ts';
import type {
  BattleLineState,
  Chance,
  Flag,
  Frame,
  Options,
  Table,
  Action,
} from '../../rules/state.ts';
import type { Event } from '../../rules/events.ts';

/** The defaults, without a cut. */
export const PLAIN: Options = { ...DEFAULTS, starter: 0 };

/** A line in which seat 0 has no free slot. */
export const FULL: Readonly<Record<number, string>> = {
  1: 'g1 g3 o5 |',
  2: 'o1 o3 g5 |',
  3: 'v1 v3 a5 |',
  4: 'a1 a3 v5 |',
  5: 'p1 p3 s5 |',
  6: 's1 s3 p5 |',
  7: 'g2 o4 v6 |',
  8: 'o2 v4 g6 |',
  9: 'v2 g4 o6 |',
};

/** A position as a test draws it. Flags are counted from 1. */
export interface Drawing {
  /** Seat 0's cards | seat 1's cards, `g10 g9 mud | v1`. */
  readonly flags?: Readonly<Record<number, string>>;
  readonly owners?: Readonly<Record<number, Seat>>;
  /** Who placed the last card; where not said: seat 1 if it has a card there, else seat 0. */
  readonly last?: Readonly<Record<number, Seat>>;
  readonly hands?: readonly [string, string];
  readonly displays?: readonly [string, string];
  /** What the decks hold; all other cards then lie seen in the displays. Else they hold the rest. */
  readonly decks?: string;
  readonly phase?: 'play' | 'claim' | 'draw';
  /** In turn; seat 0 if not said. */
  readonly seat?: Seat;
  readonly passes?: number;
  readonly options?: Partial<Options>;
}

export function cards(text: string): Card[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => {
    const card = parseCard(word);
    assert.ok(card !== null, `${word} is no card`);
    return card;
  });
}

/** The state drawn, audited. The turn is that of `seat`, and the steps after `phase` follow. */
export function position(drawing: Drawing): BattleLineState {
  const options = { ...PLAIN, ...drawing.options };
  const state = game.setup({ ...options, starter: 0 });
  const { table, hands } = state;
  table.options = options;
  const seat = drawing.seat ?? 0;
  table.turn = 1 + seat;
  table.passes = drawing.passes ?? 0;
  table.stack = stepsFrom(drawing.phase ?? 'play', seat, options.claimTiming);
  table.flags.forEach((flag, index) => drawFlag(flag, index + 1, drawing));
  for (const each of [0, 1] as const) {
    table.displays[each] = cards(drawing.displays?.[each] ?? '');
    hands[each].cards = sorted(cards(drawing.hands?.[each] ?? ''));
  }
  dealRest(state, drawing);
  count(state);
  assert.equal(game.audit(state), null);
  return state;
}

function stepsFrom(phase: string, seat: Seat, claimTiming: Options['claimTiming']): Frame[] {
  const order = claimTiming === 'afterPlay' ? ['play', 'claim', 'draw'] : ['claim', 'play', 'draw'];
  const steps = order.slice(order.indexOf(phase)).reverse();
  return steps.map((step) => ({ phase: step, seats: [seat] }) as Frame);
}

function drawFlag(flag: Flag, number: number, { flags, owners, last }: Drawing): void {
  const text = flags?.[number];
  flag.owner = owners?.[number] ?? null;
  if (text === undefined) return;
  text.split('|').forEach((side, seat) => {
    const all = cards(side);
    flag.sides[seat as Seat] = all.filter((card) => card !== FOG && card !== MUD);
    flag.environment[seat as Seat] = all.filter((card) => card === FOG || card === MUD);
  });
  flag.last = last?.[number] ?? (flag.sides[1].length > 0 ? 1 : 0);
}

function dealRest({ table, hands, fate }: BattleLineState, { decks }: Drawing): void {
  const placed = new Set([...lying(table, 0), ...lying(table, 1)]);
  for (const hand of hands) hand.cards.forEach((card) => placed.add(card));
  const deck = decks === undefined ? null : new Set(cards(decks));
  fate.troop = [];
  fate.tactics = [];
  for (let card = 0; card < (table.options.tactics ? CARDS : TROOPS); card++) {
    if (placed.has(card)) continue;
    if (deck === null || deck.has(card)) fate[kindOf(card)].push(card);
    else table.displays[fewerTactics(table)].push(card);
  }
}

function fewerTactics(table: Table): Seat {
  const [first, second] = [lying(table, 0), lying(table, 1)].map(
    (all) => all.filter((card) => !isTroop(card)).length,
  );
  return (first ?? 0) < (second ?? 0) ? 0 : 1;
}

function lying({ flags, displays }: Table, seat: Seat): Card[] {
  const all = flags.flatMap(({ sides, environment }) => [...sides[seat], ...environment[seat]]);
  return [...all, ...displays[seat]];
}

function count({ table, hands, fate }: BattleLineState): void {
  table.decks = { troop: fate.troop.length, tactics: fate.tactics.length };
  for (const seat of [0, 1] as const) {
    const troops = hands[seat].cards.filter(isTroop).length;
    table.backs[seat] = { troop: troops, tactics: hands[seat].cards.length - troops };
    const tactics = lying(table, seat).filter((card) => !isTroop(card));
    table.played[seat] = tactics.length;
    table.leaders[seat] = tactics.filter(isLeader).length;
  }
}

function sorted(all: Card[]): Card[] {
  return all.sort((one, another) => one - another);
}

/** Whom the game asks. */
export function asked({ table }: BattleLineState): Seat {
  const pending = game.pending(table);
  assert.equal(pending.kind, 'decision');
  const [seat] = pending.seats;
  assert.ok(seat !== undefined);
  return seat;
}

/** What the seat asked may do. */
export function legal(state: BattleLineState): string[] {
  const offered = game.legal(known(state, asked(state)));
  return offered.map((action) => game.notation.format(action));
}

/** Whether all of these are offered, and `why` allows them. */
export function allows(state: BattleLineState, ...moves: string[]): boolean {
  const offered = legal(state);
  return moves.every((move) => {
    const refusal = whyNot(state, move);
    assert.equal(refusal === null, offered.includes(move), `legal and why agree on ${move}`);
    return refusal === null;
  });
}

/** The refusal of the seat asked, or of another. */
export function whyNot(
  state: BattleLineState,
  move: string | Action,
  seat: Seat = asked(state),
): Refusal | null {
  const action = typeof move === 'string' ? game.notation.parse(move) : move;
  assert.ok(action !== null && action.type !== 'card', 'this is an action');
  return game.why(known(state, seat), action);
}

/** `R3.7 side-full`, or `allowed`; also sure that it is not offered. */
export function refusal(state: BattleLineState, move: string, seat?: Seat): string {
  const refused = whyNot(state, move, seat);
  if (seat === undefined) assert.equal(refused === null, legal(state).includes(move), move);
  return refused === null ? 'allowed' : `${refused.rule} ${refused.reason}`;
}

/** Plays on, `+g10` for what chance brings; each must be allowed. Gives the state after it. */
export function after(state: BattleLineState, ...moves: string[]): BattleLineState {
  return moves.reduce((before, move) => afterOne(before, move, silent), state);
}

/** What is told while these are played: public events, and private ones with `to`. */
export function told(
  state: BattleLineState,
  ...moves: string[]
): { event: Event; to: Seat | null }[] {
  const all: { event: Event; to: Seat | null }[] = [];
  moves.reduce(
    (before, move) => afterOne(before, move, (event, to) => all.push({ event, to: to ?? null })),
    state,
  );
  return all;
}

function afterOne(
  before: BattleLineState,
  move: string,
  emit: (event: Event, to?: Seat) => void,
): BattleLineState {
  const state = game.clone(before);
  const parsed = game.notation.parse(move);
  assert.ok(parsed !== null, `${move} is a move`);
  if (parsed.type === 'card') applyChance(state, parsed, emit);
  else {
    assert.equal(refusal(state, move), 'allowed', move);
    game.apply(state, asked(state), parsed, emit);
  }
  assert.equal(game.audit(state), null, `after ${move}`);
  return state;
}

function applyChance(
  state: BattleLineState,
  chance: Chance,
  emit: (event: Event, to?: Seat) => void,
): void {
  assert.equal(game.pending(state.table).kind, 'chance');
  const possible = game.chance(state).map(({ outcome }) => outcome.card);
  assert.ok(possible.includes(chance.card), `${game.notation.format(chance)} can come up`);
  game.applyChance(state, chance, emit);
}

/** The phase on top of the stack; `over` at the end. */
export function phase({ table }: BattleLineState): string {
  return table.stack.at(-1)?.phase ?? 'over';
}

export function flag({ table }: BattleLineState, number: number): Flag {
  const found = table.flags[number - 1];
  assert.ok(found !== undefined);
  return found;
}
