/* eslint-disable @typescript-eslint/no-non-null-assertion -- every address is within the memory */

import { CARDS, HIGHEST_VALUE, type Card } from './data.ts';
import { write, type Position } from './fast-memory.ts';

const MASKS = 1 << HIGHEST_VALUE;

/** How many bits a mask of ten has, and the place of its n-th. */
const BITS = new Uint8Array(MASKS);
const NTH = new Uint8Array(MASKS * HIGHEST_VALUE);
for (let mask = 0; mask < MASKS; mask++) {
  let count = 0;
  for (let place = 0; place < HIGHEST_VALUE; place++) {
    if (((mask >> place) & 1) !== 0) NTH[mask * HIGHEST_VALUE + count++] = place;
  }
  BITS[mask] = count;
}

export function countBits(mask: number): number {
  return BITS[mask]!;
}

export function nthBit(mask: number, index: number): number {
  return NTH[mask * HIGHEST_VALUE + index]!;
}

/** In which word of a set a card is, and where. */
const WORD = Uint8Array.from({ length: CARDS }, (_, card) => Math.floor(card / HIGHEST_VALUE));
const BIT = Uint16Array.from({ length: CARDS }, (_, card) => 1 << (card % HIGHEST_VALUE));

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
    if (left < here) return word * HIGHEST_VALUE + NTH[mask * HIGHEST_VALUE + left]!;
    left -= here;
  }
}
