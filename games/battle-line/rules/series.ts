import { otherSeat, type Series } from '@bannerfield/kernel';
import { claimedBy } from './end.ts';
import type { BattleLine } from './state.ts';

const WINNER = 5;

/** R11 */
export const series: Series<BattleLine> = {
  score: (table) => {
    const flags: [number, number] = [claimedBy(table, 0), claimedBy(table, 1)];
    if (table.result === null) throw new Error('the game is not over');
    const { winner } = table.result;
    if (winner !== 'draw') flags[winner] = WINNER;
    return flags;
  },
  next: ({ result, starter }, options) => {
    if (result === null || starter === null) throw new Error('the game is not over');
    const { winner } = result;
    return { ...options, starter: winner === 'draw' ? otherSeat(starter) : winner };
  },
};
