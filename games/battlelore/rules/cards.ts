/** Puts a card into a sorted hand or pile. */
export function insertCard(cards: number[], card: number): void {
  const place = cards.findIndex((each) => each > card);
  cards.splice(place < 0 ? cards.length : place, 0, card);
}

/** Takes one such card away, if there is one. */
export function removeCard(cards: number[], card: number): void {
  const place = cards.indexOf(card);
  if (place >= 0) cards.splice(place, 1);
}

/** The kinds of a sorted list of cards, each once. */
export function kindsIn(cards: readonly number[]): number[] {
  return cards.filter((card, index) => card !== cards[index - 1]);
}

/** One more of that kind among counted cards. */
export function addTo(counts: number[], card: number, by: number): void {
  counts[card] = (counts[card] ?? 0) + by;
}
