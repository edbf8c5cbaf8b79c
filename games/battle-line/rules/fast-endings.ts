import type { RuleId } from '@bannerfield/kernel';
import type { Ending } from './events.ts';

/** A result is 8 + winner × 8 + the place of its ending here; winner 2 is a draw. */
export const ENDINGS = [
  { rule: 'R10.2', reason: 'breakthrough' },
  { rule: 'R10.3', reason: 'envelopment' },
  { rule: 'R10.6', reason: 'stalemate' },
  { rule: 'R10.7', reason: 'stalemate' },
] as const satisfies readonly { rule: RuleId; reason: Ending }[];

export const BREAKTHROUGH = 0;
export const ENVELOPMENT = 1;
export const LOCKED = 2;
export const SIX_PASSES = 3;

export const DRAWN = 2;
