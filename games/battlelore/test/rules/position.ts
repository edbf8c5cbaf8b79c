import assert from 'node:assert/strict';
import { isRefusal, known, SEATS, step, type Refusal, type Seat } from '@bannerfield/kernel';
import { parseHex } from '../../rules/board.ts';
import { addTo } from '../../rules/cards.ts';
import { COMMANDS, LORE_CARDS } from '../../rules/data.ts';
import type { Event } from '../../rules/events.ts';
import { game } from '../../rules/index.ts';
import {
  unitAt,
  type Action,
  type BattleLoreState,
  type Chance,
  type Options,
  type Unit,
} from '../../rules/state.ts';
import { DEFAULTS } from '../mixed.ts';

export interface Situation {
  /** Cards of seat 0 and of seat 1, by id, parted by spaces. */
  readonly hand?: string;
  readonly other?: string;
  readonly options?: Partial<Options>;
  /** Lore cards and tokens of each seat; a Lore Adventure if one is given. */
  readonly lore?: readonly [string, string];
  readonly tokens?: readonly [number, number];
  /** Figures left of units, by hex. */
  readonly figures?: Readonly<Record<string, number>>;
  /** What the cards before were played as. */
  readonly last?: readonly [string | null, string | null];
}

const HAND = 'attack-centre scout-left';

/** Far from everything, so that goals can be reached and no side is alone. */
const FAR = 'bottom regular-infantry a1 a2 a12 a13; top regular-infantry i1 i2 i12 i13; goals 4 4';

const cardId = (id: string): number => {
  const card = COMMANDS.findIndex((each) => each.id === id);
  assert.ok(card >= 0, id);
  return card;
};
const loreId = (id: string): number => {
  const card = LORE_CARDS.findIndex((each) => each.id === id);
  assert.ok(card >= 0, id);
  return card;
};
const list = (text: string, read: (id: string) => number): number[] =>
  text === ''
    ? []
    : text
        .split(' ')
        .map(read)
        .sort((a, b) => a - b);

/** A game in which seat 0 is about to play its card. */
function makeState(field: string, situation: Situation = {}): BattleLoreState {
  const { hand = HAND, other = 'scout-left scout-right', lore, last = [null, null] } = situation;
  const loreMode = lore === undefined ? 'none' : 'medieval';
  const scenario = `${FAR}; ${field}`;
  const state = game.setup({ ...DEFAULTS, scenario, loreMode, ...situation.options });
  const { table } = state;
  table.stack = [{ phase: 'card', seats: [0] }];
  table.step = 'card';
  table.turn = 1;
  table.active = 0;
  table.last = [cardOrNone(last[0]), cardOrNone(last[1])];
  deal(state, 0, hand);
  deal(state, 1, other);
  if (lore !== undefined) for (const seat of SEATS) dealLore(state, seat, lore, situation.tokens);
  for (const [hex, count] of Object.entries(situation.figures ?? {})) {
    const unit = unitAt(table, parseHex(hex) ?? -1);
    assert.ok(unit !== null, hex);
    unit.figures = count;
  }
  assert.equal(game.audit(state), null);
  return state;
}

function cardOrNone(id: string | null): number | null {
  return id === null ? null : cardId(id);
}

function deal({ table, hands, fate }: BattleLoreState, seat: Seat, ids: string): void {
  hands[seat].cards = list(ids, cardId);
  table.handSizes[seat] = hands[seat].cards.length;
  table.deckSize -= table.handSizes[seat];
  for (const card of hands[seat].cards) addTo(fate.deck, card, -1);
}

function dealLore(
  { table, hands, fate }: BattleLoreState,
  seat: Seat,
  ids: readonly [string, string],
  tokens: readonly [number, number] = [0, 0],
): void {
  assert.ok(table.lore !== null);
  hands[seat].lore = list(ids[seat], loreId);
  table.lore.cards[seat] = hands[seat].lore.length;
  table.lore.deckSize -= hands[seat].lore.length;
  table.lore.tokens[seat] = tokens[seat];
  for (const card of hands[seat].lore) addTo(fate.lore, card, -1);
}

export interface Told {
  readonly event: Event;
  readonly to: Seat | null;
}

export interface Played {
  readonly state: () => BattleLoreState;
  /** Moves and rolls in the notation, each of which must be allowed. */
  readonly play: (...moves: string[]) => Played;
  /** Plays the first Command card, orders the units on these hexes, and makes moves as `c5>d5`. */
  readonly order: (...hexes: string[]) => Played;
  /** `R8.4 no-line-of-sight`, or `allowed`. */
  readonly refusal: (move: string) => string;
  /** The whole refusal of a move in the notation, or of one that the notation cannot write. */
  readonly why: (move: string | Action) => Refusal | null;
  readonly legal: () => string[];
  readonly phase: () => string;
  readonly unit: (hex: string) => Readonly<Unit> | null;
  readonly figures: (hex: string) => number;
  readonly events: () => readonly Event[];
  /** The same, with whom it was told to: null, everyone. */
  readonly told: () => readonly Told[];
  /** How many dice are to be rolled now. */
  readonly dice: () => number;
}

/** The seat that is asked now. */
function askedIn(state: Readonly<BattleLoreState>): Seat {
  const pending = game.pending(state.table);
  assert.ok(pending.kind === 'decision', JSON.stringify(state.table.stack.at(-1)));
  return pending.seats[0] ?? 0;
}

/** The state after a move or a roll, which must be allowed. */
function moved(before: BattleLoreState, text: string, told: Told[]): BattleLoreState {
  const parsed = game.notation.parse(text);
  assert.ok(parsed !== null, text);
  const state = game.clone(before);
  const emit = (event: Event, to?: Seat): void => {
    told.push({ event, to: to ?? null });
  };
  if (game.pending(state.table).kind === 'chance') {
    const texts = game.chance(state).map(({ outcome }) => game.notation.format(outcome));
    assert.ok(texts.includes(text), `${text} of ${texts.slice(0, 5).join(' ')}`);
    game.applyChance(state, parsed as Chance, emit);
    return state;
  }
  const seat = askedIn(state);
  const refusal = game.why(known(state, seat), parsed);
  assert.equal(refusal, null, `${text}: ${refusal?.rule ?? ''} ${refusal?.reason ?? ''}`);
  game.apply(state, seat, parsed as Action, emit);
  assert.equal(game.audit(state), null);
  return state;
}

function refused(state: BattleLoreState, move: string | Action): Refusal | null {
  const action = typeof move === 'string' ? game.notation.parse(move) : move;
  assert.ok(action !== null, JSON.stringify(move));
  const answer = step(game, state, askedIn(state), action as Action);
  return isRefusal(answer) ? answer : null;
}

export function begin(field: string, situation: Situation = {}): Played {
  let state = makeState(field, situation);
  const told: Told[] = [];
  const phase = (): string => state.table.stack.at(-1)?.phase ?? 'none';
  const unit = (hex: string): Readonly<Unit> | null => unitAt(state.table, parseHex(hex) ?? -1);
  const played: Played = {
    state: () => state,
    play: (...moves) => {
      for (const text of moves) state = moved(state, text, told);
      return played;
    },
    order: (...hexes) => {
      played.play(`play:${(situation.hand ?? HAND).split(' ')[0] ?? ''}`);
      played.play(...hexes.map((each) => `order:${each.split('>')[0] ?? ''}`));
      if (phase() === 'order') played.play('done');
      played.play(...hexes.filter((each) => each.includes('>')));
      return phase() === 'move' ? played.play('done') : played;
    },
    refusal: (text) => {
      const answer = refused(state, text);
      return answer === null ? 'allowed' : `${answer.rule} ${answer.reason}`;
    },
    why: (move) => refused(state, move),
    legal: () => game.legal(known(state, askedIn(state))).map((each) => game.notation.format(each)),
    phase,
    unit,
    figures: (hex) => unit(hex)?.figures ?? 0,
    events: () => told.map(({ event }) => event),
    told: () => told,
    dice: () => {
      const first = game.chance(state)[0]?.outcome;
      return first?.type === 'roll' ? first.faces.reduce((sum, count) => sum + count, 0) : 0;
    },
  };
  return played;
}
