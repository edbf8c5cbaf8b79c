import {
  otherSeat,
  SEATS,
  type DecisionPhase,
  type Emit,
  type Known,
  type Refusal,
  type Seat,
} from '@bannerfield/kernel';
import { no } from './refusals.ts';
import type { Action, Blank, BlankState, Chance, Event } from './state.ts';

/** R2: both choose secretly; the round is settled when the second choice is in. */
export const choose: DecisionPhase<Blank> = {
  legal: ({ hand }) => hand.cards.map((card) => ({ type: 'choose', card })),
  why: whyNot,
  apply: (state, seat, action, emit) => {
    commit(state, seat, action);
    emit({ type: 'chose', seat });
    const { stack } = state.table;
    stack.pop();
    if (state.hands[otherSeat(seat)].chosen === null) {
      stack.push({ phase: 'choose', seats: [otherSeat(seat)] });
    } else {
      settleRound(state, emit);
    }
  },
};

function whyNot({ hand }: Known<Blank>, move: Action | Chance): Refusal | null {
  if (move.type !== 'choose') return no('R2.1', 'choose-a-card', ['hand']);
  if (hand.cards.includes(move.card)) return null;
  return no('R2.1', 'not-in-hand', ['hand'], { card: move.card });
}

function commit(state: BlankState, seat: Seat, { card }: Action): void {
  const hand = state.hands[seat];
  hand.cards = hand.cards.filter((each) => each !== card);
  hand.chosen = card;
  state.table.handSizes[seat] -= 1;
}

/** R2.2 and R3: shows both cards, scores, and goes on to the draw or the end. */
function settleRound({ table, hands }: BlankState, emit: Emit<Event>): void {
  const cards: [number, number] = [hands[0].chosen ?? 0, hands[1].chosen ?? 0];
  const winner: Seat = cards[0] > cards[1] ? 0 : 1;
  for (const seat of SEATS) {
    table.shown[seat].push(cards[seat]);
    hands[seat].chosen = null;
  }
  table.points[winner] += 1;
  emit({ type: 'round', cards, winner });
  if (table.points[winner] === table.options.target) {
    table.result = { winner, rule: 'R3.1', reason: 'target' };
  } else if (table.deckSize > 0) {
    table.stack.push({ phase: 'draw', seats: [] });
  } else if (table.handSizes[0] > 0) {
    table.stack.push({ phase: 'choose', seats: [0, 1] });
  } else {
    table.result = { winner: leader(table.points), rule: 'R3.2', reason: 'cards-out' };
  }
}

function leader([first, second]: readonly [number, number]): Seat | 'draw' {
  if (first === second) return 'draw';
  return first > second ? 0 : 1;
}
