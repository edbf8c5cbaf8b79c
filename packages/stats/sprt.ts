/** Two values of a mean score per game to decide between, and how often one may be wrong. */
export interface Hypotheses {
  /** Mean scores, 0 to 1, the first the lower. */
  readonly scores: readonly [number, number];
  /** The chance of accepting the second though the first holds. */
  readonly alpha: number;
  /** The chance of accepting the first though the second holds. */
  readonly beta: number;
}

export type Verdict = 'first' | 'second' | 'open';

/** Where a sequential test stands. */
export interface SprtState {
  /** Logarithm of how much more likely the results are under the second. */
  readonly ratio: number;
  /** Below the first bound the first is accepted, above the second the second. */
  readonly bounds: readonly [number, number];
  readonly verdict: Verdict;
}

/** The mean score of who is rated so many points of Elo higher. */
export function scoreOfElo(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/**
 * The sequential probability ratio test on the mean of results that come in steps, as the mean
 * score of two games with seats changed: each value is weighed by the distribution nearest to what
 * was seen that has the mean in question. For games won or lost it is Wald's test. Sources:
 * A. Wald, Ann. Math. Stat. 16 (1945), 117–186; M. Van den Bergh, The generalized SPRT (2017), by
 * which the likelihoods are the largest under each mean (A. B. Owen, Biometrika 75 (1988), 237–249).
 * @param counts how often each result, from 0 to 1, has come.
 */
export function sprt(counts: ReadonlyMap<number, number>, hypotheses: Hypotheses): SprtState {
  const { scores, alpha, beta } = hypotheses;
  const bounds = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)] as const;
  const seen = [...counts].filter(([, count]) => count > 0);
  const ratio = logLikelihood(seen, scores[1]) - logLikelihood(seen, scores[0]);
  const verdict = ratio >= bounds[1] ? 'second' : ratio <= bounds[0] ? 'first' : 'open';
  return { ratio: ratio === 0 ? 0 : ratio, bounds, verdict };
}

type Seen = readonly (readonly [result: number, count: number])[];

/** So rare is a result that has not come yet: the mean in question must lie between two. */
const RARE = 1e-3;
const HALVINGS = 60;

/** Of what was seen, up to a constant, under the likeliest distribution with that mean. */
function logLikelihood(seen: Seen, mean: number): number {
  if (seen.length === 0) return 0;
  const all = withEnds(seen);
  const total = all.reduce((sum, [, count]) => sum + count, 0);
  const tilt = tiltFor(all, mean);
  return seen.reduce(
    (sum, [result, count]) => sum + count * Math.log(count / total / (1 + tilt * (result - mean))),
    0,
  );
}

function withEnds(seen: Seen): Seen {
  const missing = [0, 1].filter((end) => !seen.some(([result]) => result === end));
  return [...seen, ...missing.map((end) => [end, RARE] as const)];
}

/** Each share is divided by 1 + tilt × (result − mean), so that the mean comes out: by halving. */
function tiltFor(all: Seen, mean: number): number {
  // Beyond these a share would be negative.
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let round = 0; round < HALVINGS; round++) {
    const tilt = (low + high) / 2;
    const slope = all.reduce(
      (sum, [result, count]) => sum + (count * (result - mean)) / (1 + tilt * (result - mean)),
      0,
    );
    if (slope > 0) low = tilt;
    else high = tilt;
  }
  return (low + high) / 2;
}
