/* eslint-disable @typescript-eslint/no-non-null-assertion -- every address is within the memory */

import * as data from './data.ts';
import type { Card } from './data.ts';
import * as memory from './fast-memory.ts';
import type { Position } from './fast-memory.ts';

// V8 folds constants of the same module only; see bench/results.md.
const { write } = memory;
const { CARDS, HIGHEST_VALUE } = data;

const PLACES = HIGHEST_VALUE;
const MASKS = 1 << PLACES;

/** How many bits a mask of ten has, and the place of its n-th at mask × 16 + n. */
const BITS = new Uint8Array(MASKS);
const NTH = new Uint8Array(MASKS << 4);
for (let mask = 0; mask < MASKS; mask++) {
  let count = 0;
  for (let place = 0; place < PLACES; place++) {
    if (((mask >> place) & 1) !== 0) NTH[(mask << 4) | count++] = place;
  }
  BITS[mask] = count;
}

export function countBits(mask: number): number {
  return BITS[mask]!;
}

export function nthBit(mask: number, index: number): number {
  return NTH[(mask << 4) | index]!;
}

/** In which word of a set a card is, and where. */
const WORD = Uint8Array.from({ length: CARDS }, (_, card) => Math.floor(card / PLACES));
const BIT = Uint16Array.from({ length: CARDS }, (_, card) => 1 << (card % PLACES));

export function hasCard(p: Position, set: number, card: Card): boolean {
  return (p.m[set + WORD[card]!]! & BIT[card]!) !== 0;
}

/** As addCard, past the log. */
export function putCard(p: Position, set: number, card: Card): void {
  p.m[set + WORD[card]!]! |= BIT[card]!;
}

export function addCard(p: Position, set: number, card: Card): void {
  const address = set + WORD[card]!;
  write(p, address, p.m[address]! | BIT[card]!);
}

export function dropCard(p: Position, set: number, card: Card): void {
  const address = set + WORD[card]!;
  write(p, address, p.m[address]! & ~BIT[card]!);
}

/** The card at `index` of the set in ascending order, counted from a word on. */
export function nthCard(p: Position, set: number, index: number, from: number): Card {
  let left = index;
  for (let word = from; ; word++) {
    const mask = p.m[set + word]!;
    const here = BITS[mask]!;
    if (left < here) return word * PLACES + NTH[(mask << 4) | left]!;
    left -= here;
  }
}
