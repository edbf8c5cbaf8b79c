import type { Seat } from '@bannerfield/kernel';
import { isSpecial, type Card } from '../rules/data.ts';
import { facts, type Hand, type Table } from '../rules/state.ts';

/**
 * How many cards of a kind a side has in Reserves and on the Battlefield together, as far as it
 * may be known to who looks on; null: it cannot be told.
 * @param hand null: not to be seen.
 */
export function heldBy(
  table: Readonly<Table>,
  seat: Seat,
  hand: Readonly<Hand> | null,
  card: Card,
): number | null {
  const count = (cards: readonly Card[]) => cards.filter((each) => each === card).length;
  if (hand !== null) {
    return count(hand.reserves) + count(hand.committed) + count(table.battle.cards[seat]);
  }
  if (table.options.blindDraw) return null;
  const owned = isSpecial(card) ? count(table.techSeen[seat]) : count(facts(table).army);
  return owned - count(table.casualties[seat]);
}
