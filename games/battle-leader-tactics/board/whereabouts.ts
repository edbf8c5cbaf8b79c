import type { Seat } from '@bannerfield/kernel';
import { FIRST_SPECIAL, isSpecial, KINDS, type Card } from '../rules/data.ts';
import { facts, type Hand, type Table } from '../rules/state.ts';

type Hands = readonly [Readonly<Hand> | null, Readonly<Hand> | null];

/** R24.1: of a hand that is not to be seen nothing follows from a Casualty Pile that lies face down. */
export function isUnknown({ options }: Readonly<Table>, hand: Readonly<Hand> | null): boolean {
  return hand === null && options.blindDraw;
}

/** Special cards that neither have been seen nor are in a hand that one sees. */
export function mayBeInTechDeck({ techSeen }: Readonly<Table>, hands: Hands): Card[] {
  const held = hands.flatMap((hand) => [...(hand?.reserves ?? []), ...(hand?.committed ?? [])]);
  const known = new Set([...techSeen.flat(), ...held]);
  return Array.from({ length: KINDS - FIRST_SPECIAL }, (_, n) => FIRST_SPECIAL + n).filter(
    (card) => !known.has(card),
  );
}

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
  if (isUnknown(table, hand)) return null;
  const owned = isSpecial(card) ? count(table.techSeen[seat]) : count(facts(table).army);
  return owned - count(table.casualties[seat]);
}
