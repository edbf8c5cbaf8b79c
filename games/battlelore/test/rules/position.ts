import assert from 'node:assert/strict';
import { isRefusal, known, SEATS, step, type Seat } from '@bannerfield/kernel';
import { parseHex } from '../../rules/board.ts';
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
export function makeState(field: string, situation: Situation = {}): BattleLoreState {
  const { hand = HAND, other = 'scout-left scout-right' } = situation;
  const { lore, tokens = [0, 0], figures = {}, last = [null, null] } = situation;
  const loreMode = lore === undefined ? 'none' : 'medieval';
  const scenario = `${FAR}; ${field}`;
  const state = game.setup({ ...DEFAULTS, scenario, loreMode, ...situation.options });
  const { table, hands, fate } = state;
  table.stack = [{ phase: 'card', seats: [0] }];
  table.step = 'card';
  table.turn = 1;
  table.active = 0;
  table.last = [
    last[0] === null ? null : cardId(last[0]),
    last[1] === null ? null : cardId(last[1]),
  ];
  for (const [seat, cards] of [hand, other].entries()) {
    hands[seat as Seat].cards = list(cards, cardId);
    table.handSizes[seat as Seat] = hands[seat as Seat].cards.length;
    for (const card of hands[seat as Seat].cards) fate.deck[card] = (fate.deck[card] ?? 0) - 1;
  }
  table.deckSize -= table.handSizes[0] + table.handSizes[1];
  for (const seat of SEATS) {
    if (table.lore === null || lore === undefined) continue;
    hands[seat].lore = list(lore[seat], loreId);
    table.lore.cards[seat] = hands[seat].lore.length;
    table.lore.deckSize -= hands[seat].lore.length;
    table.lore.tokens[seat] = tokens[seat];
    for (const card of hands[seat].lore) fate.lore[card] = (fate.lore[card] ?? 0) - 1;
  }
  for (const [hex, count] of Object.entries(figures)) {
    const unit = unitAt(table, parseHex(hex) ?? -1);
    assert.ok(unit !== null, hex);
    unit.figures = count;
  }
  assert.equal(game.audit(state), null);
  return state;
}

export interface Played {
  readonly state: () => BattleLoreState;
  /** Moves and rolls in the notation, each of which must be allowed. */
  readonly play: (...moves: string[]) => Played;
  /** Plays the first Command card, orders the units on these hexes, and makes moves as `c5>d5`. */
  readonly order: (...hexes: string[]) => Played;
  /** `R8.4 no-line-of-sight`, or `allowed`. */
  readonly refusal: (move: string) => string;
  readonly legal: () => string[];
  readonly phase: () => string;
  readonly unit: (hex: string) => Readonly<Unit> | null;
  readonly figures: (hex: string) => number;
  readonly events: () => readonly Event[];
  /** How many dice are to be rolled now. */
  readonly dice: () => number;
}

export function begin(field: string, situation: Situation = {}): Played {
  let state = makeState(field, situation);
  const events: Event[] = [];
  const asked = (): Seat => {
    const pending = game.pending(state.table);
    assert.equal(pending.kind, 'decision', JSON.stringify(state.table.stack.at(-1)));
    return pending.kind === 'decision' ? (pending.seats[0] ?? 0) : 0;
  };
  const move = (text: string): void => {
    const parsed = game.notation.parse(text);
    assert.ok(parsed !== null, text);
    if (game.pending(state.table).kind === 'chance') {
      const texts = game.chance(state).map(({ outcome }) => game.notation.format(outcome));
      assert.ok(texts.includes(text), `${text} of ${texts.slice(0, 5).join(' ')}`);
      state = game.clone(state);
      game.applyChance(state, parsed as Chance, (event) => events.push(event));
      return;
    }
    const seat = asked();
    const refusal = game.why(known(state, seat), parsed);
    assert.equal(refusal, null, `${text}: ${refusal?.rule ?? ''} ${refusal?.reason ?? ''}`);
    state = game.clone(state);
    game.apply(state, seat, parsed as Action, (event) => events.push(event));
    assert.equal(game.audit(state), null);
  };
  const phase = (): string => state.table.stack.at(-1)?.phase ?? 'none';
  const played: Played = {
    state: () => state,
    play: (...moves) => {
      for (const text of moves) move(text);
      return played;
    },
    order: (...hexes) => {
      move(`play:${(situation.hand ?? HAND).split(' ')[0] ?? ''}`);
      for (const each of hexes) move(`order:${each.split('>')[0] ?? ''}`);
      if (phase() === 'order') move('done');
      for (const each of hexes) if (each.includes('>')) move(each);
      if (phase() === 'move') move('done');
      return played;
    },
    refusal: (text) => {
      const parsed = game.notation.parse(text);
      assert.ok(parsed !== null, text);
      const answer = step(game, state, asked(), parsed as Action);
      return isRefusal(answer) ? `${answer.rule} ${answer.reason}` : 'allowed';
    },
    legal: () => game.legal(known(state, asked())).map((each) => game.notation.format(each)),
    phase,
    unit: (hex) => unitAt(state.table, parseHex(hex) ?? -1),
    figures: (hex) => unitAt(state.table, parseHex(hex) ?? -1)?.figures ?? 0,
    events: () => events,
    dice: () => {
      const first = game.chance(state)[0]?.outcome;
      return first?.type === 'roll' ? first.faces.reduce((sum, count) => sum + count, 0) : 0;
    },
  };
  return played;
}
