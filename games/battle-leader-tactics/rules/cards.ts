import type { Card } from './data.ts';

/** Lists of cards are sorted multisets. */
export function insertCard(cards: Card[], card: Card): void {
  let at = cards.length;
  while (at > 0 && (cards[at - 1] ?? card) > card) at--;
  cards.splice(at, 0, card);
}

export function insertAll(cards: Card[], more: readonly Card[]): void {
  for (const card of more) insertCard(cards, card);
}

/** Takes a card out of a list; true if it was there. */
export function removeCard(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card);
  if (at === -1) return false;
  cards.splice(at, 1);
  return true;
}

/** Takes cards that are all there. */
export function removeAll(cards: Card[], gone: readonly Card[]): void {
  for (const card of gone) {
    if (!removeCard(cards, card)) throw new Error(`card ${card} is not there`);
  }
}

/** The first of `wanted` that is missing; null: all are there. */
export function missingFrom(cards: readonly Card[], wanted: readonly Card[]): Card | null {
  const left = cards.slice();
  return wanted.find((card) => !removeCard(left, card)) ?? null;
}

export function isAscending(cards: readonly Card[]): boolean {
  return cards.every((card, at) => at === 0 || (cards[at - 1] ?? card) <= card);
}

/** Different choices of `least` to `most` of these sorted cards, each sorted. */
export function choicesOf(cards: readonly Card[], least: number, most: number): Card[][] {
  const found: Card[][] = [];
  extend(cards, 0, [], least, most, found);
  return found;
}

function extend(
  cards: readonly Card[],
  from: number,
  chosen: Card[],
  least: number,
  most: number,
  found: Card[][],
): void {
  if (chosen.length >= least) found.push(chosen);
  if (chosen.length >= most) return;
  let last = -1;
  for (let at = from; at < cards.length; at++) {
    const card = cards[at] ?? 0;
    if (card === last) continue;
    last = card;
    const more = chosen.slice();
    more.push(card);
    extend(cards, at + 1, more, least, most, found);
  }
}
