/* eslint-disable @typescript-eslint/no-non-null-assertion -- every address is within the memory */

import { addToLine, strongest, type Line, type Strength } from './formations.ts';
import { strongestStrength } from './line.ts';
import { hasFogAt, isComplete, openFlags, sideOf, slotsAt } from './fast-flags.ts';
import { CARD, COUNT, FREE, LAST, SLOTS, UNKNOWN, UNSEEN, type Position } from './fast-memory.ts';

/** Flags that the seat can claim, a mask: those with a complete own side that hold the proof. */
export function claimableBy(p: Position, seat: number): number {
  let complete = openFlags(p) & ~p.m[FREE + seat]!;
  let claimable = 0;
  if (complete !== 0) copyUnseen(p);
  for (; complete !== 0; complete &= complete - 1) {
    const bit = complete & -complete;
    if (canClaim(p, seat, 31 - Math.clz32(bit))) claimable |= bit;
  }
  return claimable;
}

/** R5.5, R5.6, R5.8. The unseen Troops only grow fewer, so what a side can become only sinks. */
function canClaim(p: Position, seat: number, flag: number): boolean {
  const other = sideOf(flag, 1 - seat);
  const own = strengthAt(p, sideOf(flag, seat));
  if (isComplete(p, other)) {
    const theirs = strengthAt(p, other);
    return own > theirs || (own === theirs && p.m[LAST + flag] !== seat);
  }
  if (p.ceilings[other]! > own) {
    const line = lineAt(p, other);
    p.ceilings[other] = strongest(line, hasFogAt(p, flag), p.unseen, p.ceilings[other]);
  }
  return p.ceilings[other]! <= own;
}

/** Of a complete side. */
export function strengthAt(p: Position, side: number): Strength {
  if (p.strengths[side] === UNKNOWN) p.strengths[side] = workOutStrength(p, side);
  return p.strengths[side]!;
}

const NOTHING: readonly number[] = [0, 0, 0, 0, 0, 0];

function workOutStrength(p: Position, side: number): Strength {
  const flag = side >> 1;
  const fog = hasFogAt(p, flag);
  if (p.m[COUNT + side] === slotsAt(p, flag)) return strongest(lineAt(p, side), fog, NOTHING);
  return strongestStrength(cardsAt(p, side), slotsAt(p, flag), fog, NOTHING);
}

/** The formation cards of a side, in the order of placing. */
export function cardsAt(p: Position, side: number): number[] {
  const first = CARD + side * SLOTS;
  return [...p.m.subarray(first, first + p.m[COUNT + side]!)];
}

function lineAt(p: Position, side: number): Line {
  const line = p.lines[side]!;
  if (line.missing !== UNKNOWN) return line;
  line.size = line.missing = slotsAt(p, side >> 1);
  line.values = line.colours = line.leaders = line.total = 0;
  line.repeated = line.companion = line.shields = false;
  const first = CARD + side * SLOTS;
  const end = first + p.m[COUNT + side]!;
  for (let at = first; at < end; at++) addToLine(line, p.m[at]!);
  return line;
}

function copyUnseen(p: Position): void {
  for (let colour = 0; colour < p.unseen.length; colour++) {
    p.unseen[colour] = p.m[UNSEEN + colour]!;
  }
}
