import assert from 'node:assert/strict';
import {
  isRefusal,
  known,
  silent,
  step,
  type Edition,
  type Game,
  type Refusal,
  type Seat,
} from '@bannerfield/kernel';
import { LEADERS, parseCard, type Card, type Leader } from '../../rules/data.ts';
import type { Bonus, EditionValues, LeaderValues } from '../../rules/edition.ts';
import type { Event } from '../../rules/events.ts';
import { house } from '../../rules/house.ts';
import { makeGame } from '../../rules/index.ts';
import { notation } from '../../rules/notation.ts';
import { DEFAULTS } from '../../rules/options.ts';
import type { GameState, LeaderTactics, Options } from '../../rules/state.ts';

/** What differs from plain leaders: ranks 1 to 21 in the book's order, rated 12, sizes 4, no bonus. */
interface Plainly {
  readonly rank?: number;
  readonly rating?: number;
  readonly attack?: number;
  readonly defence?: number;
  readonly bonuses?: readonly Bonus[];
}

export interface Drawing {
  readonly options?: Partial<Options>;
  /** `{ '8/7': '1/2' }`; all other cells are `0/0`. */
  readonly cells?: Readonly<Record<string, string>>;
  readonly facts?: Partial<Record<Leader, Plainly>>;
  /** Giap (21) and Cyrus (1) if not given. */
  readonly leaders?: readonly [Leader, Leader];
  /** What lies in each Casualty Pile, taken from the army and from `tech`. */
  readonly casualties?: readonly [string, string];
  /** Special cards drawn by each; those in Casualty Piles have been seen. */
  readonly tech?: readonly [string, string];
  /** Leaders left in the shared deck; the others have fallen. */
  readonly deck?: readonly Leader[];
  readonly record?: readonly (Seat | null)[];
  readonly points?: readonly [number, number];
  /** Special cards left in the Tech Deck; the others belong to seat 1. */
  readonly techLeft?: string;
}

function plainLeader(index: number, more: Plainly): LeaderValues {
  return {
    rank: { designed: more.rank ?? index + 1 },
    rating: { designed: more.rating ?? 12 },
    attack: { designed: more.attack ?? 4 },
    defence: { designed: more.defence ?? 4 },
    bonuses: { designed: more.bonuses ?? [] },
  };
}

/** An edition in which nothing happens but what is said. */
export function plainEdition({ cells = {}, facts = {} }: Drawing): Edition<EditionValues> {
  const twelve = Array.from({ length: 12 }, (_, n) => n + 1);
  return {
    ...house,
    id: 'plain',
    values: {
      ...house.values,
      chart: twelve.map((row) =>
        twelve.map((column) => ({ designed: cells[`${String(row)}/${String(column)}`] ?? '0/0' })),
      ),
      leaders: Object.fromEntries(
        LEADERS.map((leader, index) => [leader, plainLeader(index, facts[leader] ?? {})]),
      ) as Record<Leader, LeaderValues>,
    },
  };
}

/** A game under way, with its rules. */
export interface Position {
  readonly game: Game<LeaderTactics>;
  readonly state: GameState;
}

/** Before the Command of the next battle's decisions. */
export function position(drawing: Drawing = {}): Position {
  const game = makeGame(plainEdition(drawing));
  return { game, state: arrange(game, drawing) };
}

/** The same with the house edition. */
export function housePosition(drawing: Drawing = {}): Position {
  const game = makeGame(house);
  return { game, state: arrange(game, drawing) };
}

function arrange(game: Game<LeaderTactics>, drawing: Drawing): GameState {
  const { leaders = ['giap', 'cyrus'], record = [], points = [0, 0] } = drawing;
  const state = game.setup({ ...DEFAULTS, ...drawing.options });
  for (const leader of leaders) {
    if (game.pending(state.table).kind === 'chance') {
      game.applyChance(state, { type: 'leader', leader }, silent);
    }
  }
  const { table } = state;
  table.record = [...record];
  table.wins = [
    record.filter((each) => each === 0).length,
    record.filter((each) => each === 1).length,
  ];
  if (table.battle.number > 0) table.battle.number = record.length + 1;
  table.points = [...points];
  if (drawing.deck !== undefined) {
    table.kiaPile = table.deck.filter((leader) => !drawing.deck?.includes(leader));
    table.deck = [...drawing.deck];
  }
  giveSpecials(state, drawing);
  for (const seat of [0, 1] as const) lose(state, seat, cards(drawing.casualties?.[seat] ?? ''));
  assert.equal(game.audit(state), null);
  return state;
}

function giveSpecials(state: GameState, { tech, techLeft }: Drawing): void {
  const given = [cards(tech?.[0] ?? ''), cards(tech?.[1] ?? '')] as const;
  const left = techLeft === undefined ? null : cards(techLeft);
  for (const card of [...state.fate.tech]) {
    const seat = given[0].includes(card)
      ? 0
      : given[1].includes(card) || left?.includes(card) === false
        ? 1
        : null;
    if (seat === null) continue;
    state.fate.tech.splice(state.fate.tech.indexOf(card), 1);
    state.hands[seat].reserves.push(card);
    state.table.techLeft -= 1;
    state.table.techDrawn[seat] += 1;
    state.table.reserves[seat] += 1;
  }
}

function lose({ table, hands, fate }: GameState, seat: Seat, lost: readonly Card[]): void {
  const { blindDraw } = table.options;
  for (const card of lost) {
    const at = hands[seat].reserves.indexOf(card);
    assert.ok(at >= 0, 'only what is there can lie in the Casualty Pile');
    hands[seat].reserves.splice(at, 1);
    (blindDraw ? fate.piles : table.casualties)[seat].push(card);
    table.reserves[seat] -= 1;
    table.pileSizes[seat] += 1;
    if (card >= 5) table.techSeen[seat].push(card);
  }
  if (blindDraw && lost.length > 0) table.traces[seat].push({ type: 'lost', cards: lost });
}

/** `A C C`, sorted. */
export function cards(text: string): Card[] {
  const names = text.split(/[ .]+/).filter((name) => name !== '');
  return names
    .map((name) => {
      const card = parseCard(name);
      assert.ok(card !== null, name);
      return card;
    })
    .sort((one, other) => one - other);
}

/** `1:t8`: by seat 1; without a number by the first that is asked, or by chance. */
function split(text: string): [Seat | null, string] {
  const [, seat, move] = /^([01]):(.*)$/.exec(text) ?? [];
  return seat === undefined ? [null, text] : [seat === '0' ? 0 : 1, move ?? ''];
}

/** An event, and to whom it was told; null: to all. */
export interface Told {
  readonly event: Event;
  readonly to: Seat | null;
}

/** What is said while these are played. */
export function played(
  { game, state }: Position,
  ...moves: readonly string[]
): Position & { readonly told: readonly Told[] } {
  const told: Told[] = [];
  const emit = (event: Event, to?: Seat): void => void told.push({ event, to: to ?? null });
  let now = game.clone(state);
  for (const text of moves) {
    const [by, written] = split(text);
    const move = notation.parse(written);
    assert.ok(move !== null, text);
    const pending = game.pending(now.table);
    if (pending.kind === 'chance') {
      const isListed = game.chance(now).some(({ outcome }) => notation.format(outcome) === written);
      assert.ok(isListed, `${text} cannot come up`);
      game.applyChance(now, move as Parameters<typeof game.applyChance>[1], emit);
      continue;
    }
    assert.ok(pending.kind === 'decision', `${text} after the end`);
    const seat = by ?? pending.seats[0] ?? 0;
    const next = step(game, now, seat, move as Parameters<typeof game.apply>[2], emit);
    assert.ok(!isRefusal(next), `${text}: ${isRefusal(next) ? `${next.rule} ${next.reason}` : ''}`);
    now = next;
  }
  assert.equal(game.audit(now), null);
  return { game, state: now, told };
}

export function after(from: Position, ...moves: readonly string[]): Position {
  return played(from, ...moves);
}

/** Why that cannot be played; `1:t8` by seat 1. */
export function whyNot({ game, state }: Position, text: string): Refusal | null {
  const [by, written] = split(text);
  const move = notation.parse(written);
  assert.ok(move !== null, text);
  const pending = game.pending(state.table);
  const seat = by ?? (pending.kind === 'decision' ? (pending.seats[0] ?? 0) : 0);
  return game.why(known(state, seat), move);
}

/** `R9.1 too-few`, or null. */
export function refused(from: Position, text: string): string | null {
  const refusal = whyNot(from, text);
  return refusal === null ? null : `${refusal.rule} ${refusal.reason}`;
}

/** What the seat may do, written. */
export function options({ game, state }: Position, seat: Seat): string[] {
  return game.legal(known(state, seat)).map((action) => notation.format(action));
}

/** Who is asked, and in which phase: `command 0 1`; `over`; of chance `leader`. */
export function asked({ game, state }: Position): string {
  const pending = game.pending(state.table);
  if (pending.kind === 'over') return 'over';
  const phase = state.table.stack.at(-1)?.phase ?? '';
  return [phase, ...(pending.kind === 'decision' ? pending.seats : [])].join(' ');
}

/** A whole battle up to the Engagement, both keeping their leaders and standing fast. */
export interface Fight {
  readonly attacker?: Seat;
  /** By seat. */
  readonly tactics: readonly [number, number];
  /** By seat. */
  readonly cards: readonly [string, string];
  /** Instead of standing fast. */
  readonly withdraws?: { readonly defender?: true; readonly attacker?: string };
  /** Before Initiative; both keep their leaders if not given. */
  readonly orders?: readonly string[];
}

/** The moves of a fight. */
function movesOf(from: Position, fight: Fight): string[] {
  const { attacker = 0, tactics, withdraws = {}, orders = ['0:keep', '1:keep'] } = fight;
  const ready = after(from, ...orders);
  const [chooser] = asked(ready).split(' ').slice(1);
  const commits = fight.cards.map((text) => `commit:${text.replaceAll(' ', '.')}`);
  const defender = attacker === 0 ? 1 : 0;
  return [
    ...orders,
    Number(chooser) === attacker ? 'attack' : 'defend',
    `0:t${String(tactics[0])}`,
    `1:t${String(tactics[1])}`,
    commits[attacker] ?? '',
    withdraws.defender === true ? 'withdraw' : 'stand',
    commits[defender] ?? '',
    withdraws.attacker === undefined ? 'stand' : `withdraw:${withdraws.attacker}`,
  ];
}

export function fought(
  from: Position,
  fight: Fight,
  ...more: readonly string[]
): ReturnType<typeof played> {
  return played(from, ...movesOf(from, fight), ...more);
}

/** The events of one type. */
export function eventsOf<K extends Event['type']>(
  { told }: { readonly told: readonly Told[] },
  type: K,
): Extract<Event, { readonly type: K }>[] {
  return told.flatMap(({ event }) =>
    event.type === type ? [event as Extract<Event, { readonly type: K }>] : [],
  );
}

/** Picks the first leader that is allowed until the draft is over. */
export function pickAll(from: Position): Position {
  let now = from;
  for (;;) {
    const [phase, seat] = asked(now).split(' ');
    if (phase !== 'draft') return now;
    now = after(now, options(now, seat === '0' ? 0 : 1)[0] ?? '');
  }
}
