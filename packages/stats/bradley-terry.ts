import { Z95, type Estimate } from './interval.ts';
import { dot, invert, type Matrix } from './matrix.ts';

/** What one player scored against another in so many games; a draw is half a point to each. */
export interface Meeting {
  readonly players: readonly [number, number];
  /** Points of the first. */
  readonly points: number;
  readonly games: number;
}

/** So many points of Elo make the odds ten to one. */
const ELO = 400 / Math.LN10;
const MOST_ROUNDS = 200;
const CLOSE = 1e-10;
/** A step this large in log-odds has left the region where the curve is nearly straight. */
const LONGEST_STEP = 2;

/**
 * Ratings in points of Elo, of which the mean is 0, by maximum likelihood, with Wald's intervals:
 * who is rated d higher scores 1 ÷ (1 + 10^(−d÷400)). Source: R. A. Bradley, M. E. Terry,
 * Biometrika 39 (1952), 324–345; Newton's method on the log-likelihood.
 * @param players how many there are; meetings name them from 0.
 * @param drawn so many drawn games are added to each meeting, so that who won all is rated too.
 * @throws RangeError if the meetings fix no rating: some players have not met, or have won all.
 */
export function rateAll(players: number, meetings: readonly Meeting[], drawn = 0): Estimate[] {
  const counted = meetings.map(({ players: pair, points, games }) => ({
    players: pair,
    points: points + drawn / 2,
    games: games + drawn,
  }));
  let strengths = new Array<number>(players).fill(0);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { gradient, information } = slopes(strengths, counted);
    const covariance = invertCentred(information);
    const step = covariance.map((row) => dot(row, gradient));
    const longest = Math.max(...step.map(Math.abs));
    const scale = Math.min(1, LONGEST_STEP / longest);
    strengths = strengths.map((each, index) => each + scale * (step[index] ?? 0));
    if (longest < CLOSE) return describe(strengths, covariance);
  }
  throw new RangeError('the games fix no rating: somebody has won all, or lost all');
}

function describe(strengths: readonly number[], covariance: Matrix): Estimate[] {
  return strengths.map((strength, index) => {
    const half = Z95 * Math.sqrt(covariance[index]?.[index] ?? NaN);
    return { value: ELO * strength, low: ELO * (strength - half), high: ELO * (strength + half) };
  });
}

/** First and (negative) second derivatives of the log-likelihood by the strengths. */
function slopes(
  strengths: readonly number[],
  meetings: readonly Meeting[],
): { gradient: number[]; information: Matrix } {
  const gradient = strengths.map(() => 0);
  const information = strengths.map(() => strengths.map(() => 0));
  const add = (row: number, column: number, value: number): void => {
    const line = information[row] ?? [];
    line[column] = (line[column] ?? 0) + value;
  };
  for (const {
    players: [first, second],
    points,
    games,
  } of meetings) {
    const expected = 1 / (1 + Math.exp((strengths[second] ?? 0) - (strengths[first] ?? 0)));
    const surprise = points - games * expected;
    gradient[first] = (gradient[first] ?? 0) + surprise;
    gradient[second] = (gradient[second] ?? 0) - surprise;
    const weight = games * expected * (1 - expected);
    add(first, first, weight);
    add(second, second, weight);
    add(first, second, -weight);
    add(second, first, -weight);
  }
  return { gradient, information };
}

/**
 * Only differences of strengths count, so the information has no inverse; its inverse among
 * strengths of mean 0 is found by adding a matrix of ones, and taking off what that adds.
 */
function invertCentred(information: Matrix): Matrix {
  const n = information.length;
  const inverse = invert(information.map((row) => row.map((each) => each + 1 / n)));
  return inverse.map((row) => row.map((each) => each - 1 / n));
}
