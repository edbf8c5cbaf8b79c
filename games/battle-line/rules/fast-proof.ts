/* eslint-disable @typescript-eslint/no-non-null-assertion -- every address is within the memory */

import * as formations from './formations.ts';
import type { Line, Strength } from './formations.ts';
import * as flags from './fast-flags.ts';
import * as memory from './fast-memory.ts';
import type { Position } from './fast-memory.ts';
import { strongestStrength } from './line.ts';

// V8 folds constants of the same module only; see bench/results.md.
const { CARD, COUNT, FREE, LAST, SIDES, SLOTS, UNKNOWN } = memory;
const { hasFogAt, isComplete, openFlags, sideOf, slotsAt } = flags;
const { addToLine, spareTroops, strongest } = formations;

const FLAGS = SIDES / 2;

/** Flags that the seat can claim, a mask: those with a complete own side that hold the proof. */
export function claimableBy(p: Position, seat: number): number {
  const shift = seat * FLAGS;
  const complete = openFlags(p) & ~p.m[FREE + seat]!;
  let open = complete & ~(p.proven >> shift);
  for (; open !== 0; open &= open - 1) {
    const flag = 31 - Math.clz32(open & -open);
    if (p.clock >= p.refutedUntil[shift + flag]!) judge(p, seat, flag);
  }
  return complete & (p.proven >> shift);
}

/** R5.5, R5.6, R5.8. A proof stands until something changes at the flag. */
function judge(p: Position, seat: number, flag: number): void {
  const claim = seat * FLAGS + flag;
  const other = sideOf(flag, 1 - seat);
  const own = strengthAt(p, sideOf(flag, seat));
  const until = isComplete(p, other)
    ? refutedByComplete(own, strengthAt(p, other), p.m[LAST + flag] !== seat)
    : refutedByPartial(p, other, own);
  if (until === PROVEN) p.proven |= 1 << claim;
  else p.refutedUntil[claim] = until;
}

const PROVEN = -1;
const FOR_GOOD = 0x7fff_ffff;

function refutedByComplete(own: Strength, theirs: Strength, winsTie: boolean): number {
  return own > theirs || (own === theirs && winsTie) ? PROVEN : FOR_GOOD;
}

/**
 * The side can become the less, the more Troops are seen. If it refutes the claim, it does so
 * again as long as more Troops are left that are high enough than it needs.
 */
function refutedByPartial(p: Position, side: number, own: Strength): number {
  if (p.ceilings[side]! <= own) return PROVEN;
  const line = lineAt(p, side);
  const best = strongest(line, hasFogAt(p, side >> 1), p.unseen, p.ceilings[side]);
  p.ceilings[side] = best;
  return best <= own ? PROVEN : p.clock + 1 + spareTroops(line, own, p.unseen);
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
