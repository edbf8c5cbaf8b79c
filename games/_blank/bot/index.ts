import type { Taste } from '@bannerfield/bots';
import { otherSeat } from '@bannerfield/kernel';
import type { Blank } from '../rules/state.ts';
import { ladder } from './levels.ts';

const POINT = 20;

/** Points count most; then the strength still in hand. */
export const taste: Taste<Blank> = {
  evaluate: ({ seat, table, hand }) => {
    const lead = table.points[seat] - table.points[otherSeat(seat)];
    return lead * POINT + hand.cards.reduce((sum, card) => sum + card, 0);
  },
  ladder,
  loadReason: () => import('./reason.ts').then(({ reason }) => reason),
};
