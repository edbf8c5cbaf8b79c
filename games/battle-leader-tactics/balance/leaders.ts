import { exactly, type Figure } from '@bannerfield/editions';
import { clusteredMean, fitLogistic, type Cluster, type Estimate } from '@bannerfield/stats';
import { LEADER_NAMES } from '../names.ts';
import { LEADERS, type Leader } from '../rules/data.ts';
import type { EditionFacts } from '../rules/edition.ts';

/** A battle that was won: who led for seat 0 and seat 1, as places in LEADERS, and who won. */
export type WonBattle = readonly [first: number, second: number, winner: 0 | 1];

/** Residuals beyond this many points make a leader better or worse than his rank. */
const MOST = 0.03;

/**
 * How much oftener each leader wins battles than the difference of ranks alone says, by a logistic
 * fit over all of them; battles without a winner are left out. Battles of one game hang together,
 * since what was lost in one is missing in the next, so that the intervals go by games.
 * @param games the battles of each game.
 */
export function leaderFigures(
  games: readonly (readonly WonBattle[])[],
  facts: EditionFacts,
): Figure[] {
  const ranks = LEADERS.map((leader) => facts.leaders[leader].rank);
  const difference = ([first, second]: WonBattle): number =>
    (ranks[first] ?? 0) - (ranks[second] ?? 0);
  const battles = games.flat();
  if (battles.length < 1000) return [];
  const fit = fitLogistic(
    battles.map((battle) => [difference(battle)]),
    battles.map(([, , winner]) => winner === 0),
  );
  const surprises = games.map((won) => surprisesOf(won, (each) => fit.predict([difference(each)])));
  return [
    ...fit.coefficients.map(slopeFigure),
    ...LEADERS.flatMap((leader, index) =>
      residual(
        leader,
        surprises.flatMap((each) => each.get(index) ?? []),
      ),
    ),
  ];
}

/** For each leader of a game, how far his battles went beyond what was expected of them. */
function surprisesOf(
  won: readonly WonBattle[],
  expected: (battle: WonBattle) => number,
): Map<number, Cluster> {
  const sums = new Map<number, Cluster>();
  const note = (leader: number, surprise: number): void => {
    const { sum, count } = sums.get(leader) ?? { sum: 0, count: 0 };
    sums.set(leader, { sum: sum + surprise, count: count + 1 });
  };
  for (const battle of won) {
    const [first, second, winner] = battle;
    const surprise = (winner === 0 ? 1 : 0) - expected(battle);
    note(first, surprise);
    note(second, -surprise);
  }
  return sums;
}

function slopeFigure(slope: Estimate): Figure {
  return {
    name: 'rank-slope',
    label: { en: 'log-odds a rank', de: 'Log-Odds je Rang' },
    unit: 'number',
    estimate: exactly(slope.value),
    aim: null,
  };
}

function residual(leader: Leader, surprises: readonly Cluster[]): Figure[] {
  if (surprises.length < 30) return [];
  const { en, de } = LEADER_NAMES[leader];
  return [
    {
      name: `leader-${leader}`,
      label: { en: `${en} beyond his rank`, de: `${de} über seinen Rang hinaus` },
      unit: 'share',
      estimate: clusteredMean(surprises),
      aim: { least: -MOST, most: MOST },
    },
  ];
}
