/** Why a log cannot be played; nothing is changed by reading one. */
export type Fault =
  /** It is none of ours, or has been cut: `line` from 1, `field` as the kernel names it. */
  | { readonly kind: 'line'; readonly line: number; readonly field: string }
  | { readonly kind: 'not-a-log' }
  /** Of the terminal: several games in one file. */
  | { readonly kind: 'series' }
  /** Written by a newer program. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'unknown-game'; readonly game: string }
  | { readonly kind: 'unknown-rules'; readonly game: string; readonly version: number };

export class FaultyLog extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`a faulty log: ${fault.kind}`);
    this.name = 'FaultyLog';
    this.fault = fault;
  }
}

/** No log of a game is that long; what is longer is not worth the memory. */
export const LONGEST_LOG = 4_000_000;
