import { Z95, type Estimate } from './interval.ts';
import { dot, invert, type Matrix } from './matrix.ts';

/** What tells on the odds of a success: log-odds = intercept + Σ coefficient × input. */
export interface LogisticFit {
  readonly intercept: Estimate;
  readonly coefficients: readonly Estimate[];
  /** The chance of success that the fit gives. */
  predict(inputs: readonly number[]): number;
}

const MOST_ROUNDS = 50;
const CLOSE = 1e-10;

/**
 * Logistic regression by iteratively reweighted least squares (Newton's method on the likelihood),
 * with Wald's intervals. Source: P. McCullagh, J. A. Nelder, Generalized Linear Models (1989), 4.4.
 * @param rows of equal length: the inputs of each trial.
 * @param successes whether each trial succeeded.
 * @throws RangeError if the data fix no fit: too few, inputs that depend on each other, or
 *   successes that an input separates from failures.
 */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  successes: readonly boolean[],
): LogisticFit {
  const inputs = rows.map((row) => [1, ...row]);
  let weights = inputs[0]?.map(() => 0) ?? [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { gradient, information } = slopes(inputs, successes, weights);
    const inverse = invert(information);
    const step = inverse.map((row) => dot(row, gradient));
    weights = weights.map((weight, index) => weight + (step[index] ?? 0));
    if (step.every((each) => Math.abs(each) < CLOSE)) return describe(weights, inverse);
  }
  throw new RangeError('the fit does not settle: an input separates successes from failures');
}

function describe(weights: readonly number[], covariance: Matrix): LogisticFit {
  const estimates = weights.map((value, index): Estimate => {
    const half = Z95 * Math.sqrt(covariance[index]?.[index] ?? NaN);
    return { value, low: value - half, high: value + half };
  });
  const [intercept, ...coefficients] = estimates;
  if (intercept === undefined) throw new RangeError('a fit without trials');
  return { intercept, coefficients, predict: (row) => chance(dot(weights, [1, ...row])) };
}

/** First and (negative) second derivatives of the log-likelihood. */
function slopes(
  inputs: Matrix,
  successes: readonly boolean[],
  weights: readonly number[],
): { gradient: number[]; information: Matrix } {
  const gradient = weights.map(() => 0);
  const information = weights.map(() => weights.map(() => 0));
  for (const [trial, row] of inputs.entries()) {
    const expected = chance(dot(weights, row));
    const surprise = (successes[trial] === true ? 1 : 0) - expected;
    const weight = expected * (1 - expected);
    for (const [i, input] of row.entries()) {
      gradient[i] = (gradient[i] ?? 0) + input * surprise;
      const line = information[i] ?? [];
      for (const [j, other] of row.entries()) line[j] = (line[j] ?? 0) + weight * input * other;
    }
  }
  return { gradient, information };
}

function chance(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
