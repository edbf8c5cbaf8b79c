import { LEARNED } from './learned.ts';

/** Digits of the odds: 0 to 63 sixty-thirds. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const MOST = DIGITS.length - 1;

/** A digit for each standing. */
export function formatOdds(odds: Iterable<number>): string {
  return Array.from(odds, (share) => DIGITS[Math.round(share * MOST)] ?? 'A').join('');
}

export function parseOdds(text: string): Float64Array {
  return Float64Array.from(text, (digit) => DIGITS.indexOf(digit) / MOST);
}

/** How often a flag falls to whom it stands so for, by standing; learned by `npm run train`. */
export const ODDS = parseOdds(LEARNED.join(''));
