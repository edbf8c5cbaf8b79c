/** Numbers as they come in, with what their mean and its error need. */
export interface Tally {
  count: number;
  sum: number;
  squares: number;
}

export function makeTally(): Tally {
  return { count: 0, sum: 0, squares: 0 };
}

export function add(tally: Tally, value: number): void {
  tally.count += 1;
  tally.sum += value;
  tally.squares += value * value;
}

/** A number that was measured, and the variance of its error; 0: it is exact. */
export interface Measured {
  readonly value: number;
  readonly variance: number;
}

export function exactly(value: number): Measured {
  return { value, variance: 0 };
}

/** The mean of independent numbers; of one alone nobody knows the error: then null. */
export function measured({ count, sum, squares }: Tally): Measured | null {
  if (count < 2) return null;
  const value = sum / count;
  const spread = Math.max(0, squares - count * value * value) / (count - 1);
  return { value, variance: spread / count };
}
