/** What `npm run bench:web` measures. */
export interface WebFigures {
  /** Every script of the first load, gzipped. */
  readonly scripts: readonly { readonly file: string; readonly bytes: number }[];
  /** Milliseconds each. */
  readonly updates: readonly number[];
  /** Milliseconds. */
  readonly longestTask: number;
}

/** What it may come to. */
export const CEILINGS = {
  /** Gzipped scripts of the start page and one game. */
  scriptBytes: 170_000,
  /** Milliseconds of a board update on a CPU throttled to a quarter. */
  update: 16,
  /** Milliseconds of any task while a bot thinks. */
  task: 50,
} as const;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
