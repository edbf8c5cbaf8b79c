/** What came of one candidate in the truths that all of them were tried in. */
export interface Compared<A> {
  readonly action: A;
  /** The chance to win after it, by truth. */
  readonly chances: number[];
}

/** The one with the best mean; `first` where none is better. */
export function bestOf<A>(racing: readonly Compared<A>[], first: Compared<A>): Compared<A> {
  let best = first;
  for (const each of racing) if (mean(each.chances) > mean(best.chances)) best = each;
  return best;
}

/** By how many standard errors one is better than another in the truths that both were tried in. */
export function lead<A>(one: Compared<A>, other: Compared<A>): number {
  if (one === other) return 0;
  const gaps = one.chances.map((chance, truth) => chance - (other.chances[truth] ?? 0));
  const average = mean(gaps);
  const spread = mean(gaps.map((gap) => (gap - average) ** 2));
  return average / Math.sqrt(spread / gaps.length + 1e-9);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
