import type { Words } from '@bannerfield/kernel';
import type { Estimate } from '@bannerfield/stats';

/** What a figure ought to be: within these bounds, both included. */
export interface Aim {
  readonly least?: number;
  readonly most?: number;
}

/** One thing measured of a game's balance. */
export interface Figure {
  /** A name for programs: `seat-0`, `leader-7`. */
  readonly name: string;
  readonly label: Words;
  /** `share`: from 0 to 1, shown in per cent; `number`: as it is. */
  readonly unit: 'share' | 'number';
  /** An exact figure has the same value three times. */
  readonly estimate: Estimate;
  /** Null: only told, nothing is asked of it. */
  readonly aim: Aim | null;
}

/** `met` and `missed` with the whole interval; `open`: more games would tell. */
export type Verdict = 'met' | 'missed' | 'open';

/** Whether a figure is what it ought to be; null where nothing is asked. */
export function judge({ aim, estimate }: Figure): Verdict | null {
  if (aim === null) return null;
  const { least = -Infinity, most = Infinity } = aim;
  if (estimate.low >= least && estimate.high <= most) return 'met';
  return estimate.high < least || estimate.low > most ? 'missed' : 'open';
}

/** A figure that no chance is in. */
export function exactly(value: number): Estimate {
  return { value, low: value, high: value };
}
