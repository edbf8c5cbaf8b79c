import type { Pointing, Spot } from '@bannerfield/ui';
import { CARDS, type Blank, type Card } from '../rules/state.ts';

/** A choice cannot be taken back, so it is made in two steps. */
export const CHOOSE = 'button:choose';

export const spotOfCard = (card: Card): Spot => `card:${String(card)}`;

/** Null: the spot is no card. */
export function cardAt(spot: Spot | undefined): Card | null {
  const card = Number(/^card:(\d+)$/.exec(spot ?? '')?.[1]);
  return card >= 1 && card <= CARDS ? card : null;
}

export const pointing: Pointing<Blank> = {
  pathOf: ({ card }) => [spotOfCard(card), CHOOSE],
  meantBy: ([first, second, ...more]) => {
    const card = cardAt(first);
    const isWhole = second === undefined || second === CHOOSE;
    return card !== null && isWhole && more.length === 0 ? [{ type: 'choose', card }] : [];
  },
};
