/* eslint-disable @typescript-eslint/no-non-null-assertion -- every address is within the memory */

import * as data from './data.ts';
import * as memory from './fast-memory.ts';
import type { Position } from './fast-memory.ts';

// V8 folds constants of the same module only; see bench/results.md.
const { ALL_FLAGS, CLAIMED, COUNT, FOG_AT, FOG_LAST, MUD_AT } = memory;
const { FOG, MUD } = data;

export function sideOf(flag: number, seat: number): number {
  return flag * 2 + seat;
}

export function openFlags(p: Position): number {
  return ALL_FLAGS & ~(p.m[CLAIMED]! | p.m[CLAIMED + 1]!);
}

/** R3.6, R3.7 */
export function hasFreeSlot(p: Position, side: number): boolean {
  return ((openFlags(p) >> (side >> 1)) & 1) !== 0 && !isComplete(p, side);
}

export function hasFogAt(p: Position, flag: number): boolean {
  return p.m[FOG_AT]! >> 1 === flag;
}

/** R3.7, R7.4 */
export function slotsAt(p: Position, flag: number): number {
  return p.m[MUD_AT]! >> 1 === flag ? 4 : 3;
}

export function isComplete(p: Position, side: number): boolean {
  return p.m[COUNT + side]! >= slotsAt(p, side >> 1);
}

/** Fog or Mud on a side, as many as lie there, in the order of laying, into a buffer. */
export function listEnvironment(p: Position, side: number, into: number[], from: number): number {
  let count = from;
  const fog = p.m[FOG_AT] === side;
  if (fog && p.m[FOG_LAST] === 0) into[count++] = FOG;
  if (p.m[MUD_AT] === side) into[count++] = MUD;
  if (fog && p.m[FOG_LAST] === 1) into[count++] = FOG;
  return count;
}
