/** A measured number and the interval that holds the true one in 95 of 100 such measurements. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution: 95 % lie within so many deviations of the mean. */
export const Z95 = 1.959963984540054;

/**
 * A share of `count` in `of`, with Wilson's score interval, which stays within 0 and 1 and holds
 * for small counts too. Source: E. B. Wilson, JASA 22 (1927), 209–212.
 * @param of at least 1.
 */
export function share(count: number, of: number): Estimate {
  if (!(of >= 1 && count >= 0 && count <= of)) {
    throw new RangeError(`a share of ${String(count)} in ${String(of)}`);
  }
  const value = count / of;
  const z2 = Z95 * Z95;
  const middle = (value + z2 / (2 * of)) / (1 + z2 / of);
  const half = (Z95 / (1 + z2 / of)) * Math.sqrt((value * (1 - value)) / of + z2 / (4 * of * of));
  // What is 0 or 1 by the formula is so after rounding too.
  return { value, low: count === 0 ? 0 : middle - half, high: count === of ? 1 : middle + half };
}

/**
 * The mean of numbers drawn independently, with its normal interval: fit for some thirty or more.
 * @param numbers at least two.
 */
export function mean(numbers: readonly number[]): Estimate {
  const n = numbers.length;
  if (n < 2) throw new RangeError(`a mean with interval of ${String(n)} numbers`);
  const value = numbers.reduce((sum, each) => sum + each, 0) / n;
  const squares = numbers.reduce((sum, each) => sum + (each - value) ** 2, 0);
  const half = Z95 * Math.sqrt(squares / (n - 1) / n);
  return { value, low: value - half, high: value + half };
}

/** What one game, or whatever else is drawn independently, adds: so many trials with that sum. */
export interface Cluster {
  readonly sum: number;
  readonly count: number;
}

/**
 * The mean of trials of which those of one cluster may hang together: the clusters' own spread
 * makes the interval. Source: W. G. Cochran, Sampling Techniques (1977), 6.4, a ratio estimate.
 * @param clusters at least two, fit for some thirty or more; with at least one trial in all.
 */
export function clusteredMean(clusters: readonly Cluster[]): Estimate {
  const n = clusters.length;
  const count = clusters.reduce((total, each) => total + each.count, 0);
  if (n < 2 || count === 0) throw new RangeError(`a mean of ${String(n)} clusters`);
  const value = clusters.reduce((total, { sum }) => total + sum, 0) / count;
  const squares = clusters.reduce((total, each) => total + (each.sum - value * each.count) ** 2, 0);
  const half = (Z95 * Math.sqrt((squares * n) / (n - 1))) / count;
  return { value, low: value - half, high: value + half };
}

/** The `at`-quantile (0 to 1), between neighbours by straight line. @param numbers at least one. */
export function quantile(numbers: readonly number[], at: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const place = at * (sorted.length - 1);
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new RangeError('a quantile of nothing');
  return below + (above - below) * (place - Math.floor(place));
}
