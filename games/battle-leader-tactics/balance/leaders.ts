import type { Figure } from '@bannerfield/editions';
import { fitLogistic, Z95 } from '@bannerfield/stats';
import { LEADER_NAMES } from '../names.ts';
import { LEADERS, type Leader } from '../rules/data.ts';
import type { EditionFacts } from '../rules/edition.ts';

/** A battle that was won: who led for seat 0 and seat 1, as places in LEADERS, and who won. */
export type WonBattle = readonly [first: number, second: number, winner: 0 | 1];

/** Residuals beyond this many points make a leader better or worse than his rank. */
const MOST = 0.03;

/**
 * How much oftener each leader wins battles than the difference of ranks alone says, by a logistic
 * fit over all of them; battles without a winner are left out.
 */
export function leaderFigures(battles: readonly WonBattle[], facts: EditionFacts): Figure[] {
  const ranks = LEADERS.map((leader) => facts.leaders[leader].rank);
  const difference = ([first, second]: WonBattle): number =>
    (ranks[first] ?? 0) - (ranks[second] ?? 0);
  if (battles.length < 1000) return [];
  const fit = fitLogistic(
    battles.map((battle) => [difference(battle)]),
    battles.map(([, , winner]) => winner === 0),
  );
  const slope = fit.coefficients[0];
  const figures: Figure[] =
    slope === undefined
      ? []
      : [
          {
            name: 'rank-slope',
            label: { en: 'log-odds a rank', de: 'Log-Odds je Rang' },
            unit: 'number',
            estimate: slope,
            aim: null,
          },
        ];
  const sums = LEADERS.map(() => ({ surprise: 0, variance: 0, count: 0 }));
  for (const battle of battles) {
    const chance = fit.predict([difference(battle)]);
    const [first, second, winner] = battle;
    note(sums[first], (winner === 0 ? 1 : 0) - chance, chance);
    note(sums[second], (winner === 1 ? 1 : 0) - (1 - chance), chance);
  }
  return [...figures, ...LEADERS.flatMap((leader, index) => residual(leader, sums[index]))];
}

interface Sum {
  surprise: number;
  variance: number;
  count: number;
}

function note(sum: Sum | undefined, surprise: number, chance: number): void {
  if (sum === undefined) return;
  sum.surprise += surprise;
  sum.variance += chance * (1 - chance);
  sum.count += 1;
}

function residual(leader: Leader, sum: Sum | undefined): Figure[] {
  if (sum === undefined || sum.count < 30) return [];
  const value = sum.surprise / sum.count;
  const half = (Z95 * Math.sqrt(sum.variance)) / sum.count;
  const { en, de } = LEADER_NAMES[leader];
  return [
    {
      name: `leader-${leader}`,
      label: { en: `${en} beyond his rank`, de: `${de} über seinen Rang hinaus` },
      unit: 'share',
      estimate: { value, low: value - half, high: value + half },
      aim: { least: -MOST, most: MOST },
    },
  ];
}
