import type { Rng, Weighted } from '@bannerfield/kernel';
import type { Card } from './data.ts';
import type { Chance } from './state.ts';

/** Cards of one kind are one outcome, as often as there are cards. */
export function listCards(cards: readonly Card[]): Weighted<Chance>[] {
  const kinds = [...new Set(cards)];
  return kinds.map((card) => ({
    outcome: { type: 'card', card },
    weight: cards.filter((each) => each === card).length,
  }));
}

export function sampleCard(cards: readonly Card[], rng: Rng): Chance {
  const card = cards[rng(cards.length)];
  if (card === undefined) throw new Error('a deck is empty');
  return { type: 'card', card };
}
