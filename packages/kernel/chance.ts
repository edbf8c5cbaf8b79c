import type { Rng, Weighted } from './game.ts';

const WORD = 0x1_0000_0000;
/** A word times this is still an exact number. */
const EXACT = 0x20_0000;

/** Four 32-bit words: the whole state of the generator, plain JSON. */
export type XoshiroState = readonly [number, number, number, number];

/** A generator for simulation: same seed, same numbers; its state can be stored and resumed. */
export interface Generator {
  readonly next: Rng;
  save(): XoshiroState;
}

/**
 * xoshiro128** 1.1 (Blackman and Vigna, prng.di.unimi.it, public domain). For simulation only:
 * games that people play take their chance from the system's entropy.
 * @param seed any integer, spread over the state by SplitMix32, or a saved state.
 */
export function makeXoshiro(seed: number | XoshiroState): Generator {
  let [a, b, c, d] = typeof seed === 'number' ? spread(seed) : seed;
  const word = (): number => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9);
    const carried = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= carried;
    d = rotate(d, 11);
    return result >>> 0;
  };
  return { next: (below) => uniform(word, below), save: () => [a, b, c, d] };
}

/**
 * Each number below `below` equally often: the upper half of a product (Lemire 2019), which costs
 * a third of a division; what would favour some numbers is drawn again.
 */
function uniform(word: () => number, below: number): number {
  if (below > EXACT) return uniformByRemainder(word, below);
  for (;;) {
    const product = word() * below;
    const upper = Math.floor(product / WORD);
    const lower = product - upper * WORD;
    if (lower >= below || lower >= WORD % below) return upper;
  }
}

/** As `uniform`, for what would make the product inexact. */
function uniformByRemainder(word: () => number, below: number): number {
  const fair = WORD - (WORD % below);
  let drawn = word();
  while (drawn >= fair) drawn = word();
  return drawn % below;
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function spread(seed: number): XoshiroState {
  const low = seed | 0;
  const high = Math.floor(seed / WORD) | 0;
  let mixed = low ^ Math.imul(high, 0x85ebca6b);
  const word = (): number => {
    mixed = (mixed + 0x9e3779b9) | 0;
    let z = mixed;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  return [word(), word(), word(), word()];
}

/** One outcome of a chance node, by its weight. */
export function roll<C>(outcomes: readonly Weighted<C>[], rng: Rng): C {
  let total = 0;
  for (const { weight } of outcomes) total += weight;
  let left = rng(total);
  for (const { outcome, weight } of outcomes) {
    if (left < weight) return outcome;
    left -= weight;
  }
  throw new Error('a chance node without outcomes');
}

/** Puts a list in random order, in place (Fisher and Yates). */
export function shuffle<T>(list: T[], rng: Rng): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const chosen = rng(last + 1);
    const kept = list[last] as T;
    list[last] = list[chosen] as T;
    list[chosen] = kept;
  }
  return list;
}
