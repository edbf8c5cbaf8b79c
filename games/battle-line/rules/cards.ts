import type { Card } from './data.ts';

/** Puts a card into a sorted list. */
export function insertCard(cards: Card[], card: Card): void {
  let at = cards.length;
  while (at > 0 && (cards[at - 1] ?? card) > card) at--;
  cards.splice(at, 0, card);
}

/** Takes a card out of a list; true if it was there. */
export function removeCard(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card);
  if (at === -1) return false;
  cards.splice(at, 1);
  return true;
}
