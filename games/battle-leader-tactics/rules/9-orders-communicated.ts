import { otherSeat, type Emit, type Seat } from '@bannerfield/kernel';
import { insertCard } from './cards.ts';
import { isSpecial } from './data.ts';
import type { Event } from './events.ts';
import { attackerOf, type GameState } from './state.ts';

/** R13.1: both turn over their Tactics Cards and their armies. */
export function beginOrders(state: GameState, emit: Emit<Event>): void {
  const attacker = attackerOf(state.table);
  const { hands } = state;
  const tactics: [number, number] = [hands[0].tactic ?? 0, hands[1].tactic ?? 0];
  state.table.battle.tactics = tactics;
  for (const seat of [attacker, otherSeat(attacker)]) {
    reveal(state, seat);
    const cards = state.table.battle.cards[seat].slice();
    emit({ type: 'reveal', seat, tactic: tactics[seat], cards });
  }
}

function reveal({ table, hands }: GameState, seat: Seat): void {
  const hand = hands[seat];
  const cards = hand.committed;
  table.battle.cards[seat] = cards;
  table.battle.backs[seat] = 0;
  hand.committed = [];
  hand.tactic = null;
  for (const card of cards) {
    if (isSpecial(card) && !table.techSeen[seat].includes(card)) {
      insertCard(table.techSeen[seat], card);
    }
  }
  if (table.options.blindDraw) table.traces[seat].push({ type: 'shown', cards: cards.slice() });
}
