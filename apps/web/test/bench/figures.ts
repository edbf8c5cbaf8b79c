/** What `npm run bench:web` measures. */
export interface WebFigures {
  /** Every script of the first load, gzipped. */
  readonly scripts: readonly { readonly file: string; readonly bytes: number }[];
  /** Milliseconds of each board update. */
  readonly updates: readonly number[];
  /** Milliseconds of a click on a plain page, for comparison. */
  readonly bare: readonly number[];
  /** Milliseconds, from the start page to the end of a game. */
  readonly longestTask: number;
}

/** What it may come to. */
export const CEILINGS = {
  /** Gzipped scripts of the start page and one game. */
  scriptBytes: 170_000,
  /** Milliseconds of a board update on a CPU throttled to a quarter. */
  update: 16,
  /** Milliseconds of any task of the page. */
  task: 50,
} as const;

/**
 * The same for `npm test`, as multiples of a click on a plain page: a busy or slow machine makes
 * both longer. About twice, and once and a half, what was measured: see bench/results.md.
 */
export const MULTIPLES = { update: 2, task: 14 } as const;

/** @param part 0.5: the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}
