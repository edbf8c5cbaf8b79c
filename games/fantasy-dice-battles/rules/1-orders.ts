import { SEATS, type DecisionPhase, type Emit, type Refusal, type Seat } from '@bannerfield/kernel';
import { beginReinforcing } from './2-reinforce.ts';
import type { Event } from './events.ts';
import { atOrder, no, wrongStep } from './refusals.ts';
import type { Fdb, FdbKnown, FdbState } from './fdb.ts';
import {
  BATTALIONS,
  countHeroes,
  isActive,
  leaveFrame,
  ORDER_PLACES,
  type Action,
  type OrderPlace,
  type Table,
  type Tile,
} from './state.ts';
import { distinct, remove } from './tiles.ts';

/** R3: both lay order cards face down, and say when they are ready. */
export const orders: DecisionPhase<Fdb> = {
  legal: (known) => {
    const { hand } = known;
    const cards = distinct(hand.cards);
    const actions: Action[] = [];
    for (const at of ORDER_PLACES) {
      if (hand.orders[at] !== null) continue;
      for (const card of cards) actions.push({ type: 'order', card, at });
    }
    if (withoutOrder(known).length === 0) actions.push({ type: 'ready' });
    return actions;
  },
  why: (known, move) => {
    switch (move.type) {
      case 'order':
        return whyNotOrder(known, move.card, move.at);
      case 'ready':
        return whyNotReady(known);
      default:
        return wrongStep(known);
    }
  },
  apply: (state, seat, action, emit) => {
    if (action.type === 'order') lay(state, seat, action.card, action.at);
    else sayReady(state, seat, emit);
  },
};

function whyNotOrder({ table, hand }: FdbKnown, card: Tile, at: OrderPlace): Refusal | null {
  if (!hand.cards.includes(card)) {
    const { name } = table.edition.tiles[card] ?? { name: { en: '?', de: '?' } };
    return no('R3.3', 'not-in-hand', ['hand'], { en: name.en, de: name.de });
  }
  const laid = hand.orders[at];
  if (laid === undefined) return no('R3.6', 'no-such-order-space');
  return laid === null ? null : no('R3.6', 'order-laid', [atOrder(at)]);
}

function whyNotReady(known: FdbKnown): Refusal | null {
  const missing = withoutOrder(known);
  if (missing.length === 0) return null;
  const at = missing.map((battalion) => atOrder(battalion));
  return no('R3.4', 'order-missing', at, { battalions: missing.map((each) => String(each + 1)) });
}

/** R3.4: active battalions that still need a card. */
function withoutOrder({ table, hand }: FdbKnown): number[] {
  return BATTALIONS.filter((each) => hand.orders[each] === null && isActive(table, each));
}

function lay({ hands }: FdbState, seat: Seat, card: Tile, at: OrderPlace): void {
  remove(hands[seat].cards, card);
  hands[seat].orders[at] = card;
}

function sayReady(state: FdbState, seat: Seat, emit: Emit<Event>): void {
  const { table, hands } = state;
  emit({ type: 'ready', seat });
  if (!leaveFrame(table, seat)) return;
  for (const each of SEATS) {
    const side = table.sides[each];
    for (const at of ORDER_PLACES) {
      if (hands[each].orders[at] === null) continue;
      side.orders[at] = 'down';
      side.held -= 1;
    }
  }
  table.first = firstToReinforce(table, seat);
  emit({ type: 'first', seat: table.first });
  beginReinforcing(state, emit);
}

/** R4.6: who was ready last; of two at once who has fewer heroes, else each in turn. */
function firstToReinforce({ options, sides, round }: Table, last: Seat): Seat {
  if (options.readiness === 'said') return last;
  const [one, other] = [countHeroes(sides[0]), countHeroes(sides[1])];
  if (one !== other) return one < other ? 0 : 1;
  return round % 2 === 1 ? 0 : 1;
}
