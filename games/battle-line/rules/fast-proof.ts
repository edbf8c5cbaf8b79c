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
const { addToLine, criticalValues, strongest } = formations;

const FLAGS = SIDES / 2;

/** Flags that the seat can claim, a mask: those with a complete own side that hold the proof. */
export function claimableBy(p: Position, seat: number): number {
  const shift = seat * FLAGS;
  const complete = openFlags(p) & ~p.m[FREE + seat]!;
  let open = complete & ~((p.proven | p.refuted) >> shift);
  for (; open !== 0; open &= open - 1) judge(p, seat, 31 - Math.clz32(open & -open));
  return complete & (p.proven >> shift);
}

/** R5.5, R5.6, R5.8. A verdict stands until something changes at the flag. */
function judge(p: Position, seat: number, flag: number): void {
  const verdict = 1 << (seat * FLAGS + flag);
  const other = sideOf(flag, 1 - seat);
  const own = strengthAt(p, sideOf(flag, seat));
  const holds = isComplete(p, other)
    ? isStronger(own, strengthAt(p, other), p.m[LAST + flag] !== seat)
    : isProven(p, other, own, verdict);
  if (holds) p.proven |= verdict;
  else p.refuted |= verdict;
}

function isStronger(own: Strength, other: Strength, winsTie: boolean): boolean {
  return own > other || (own === other && winsTie);
}

/**
 * What the other side can become only sinks as Troops are seen, so a proof holds on. Its best
 * line refutes the claim until a Troop is seen of a value which that line needs.
 */
function isProven(p: Position, other: number, own: Strength, verdict: number): boolean {
  if (p.ceilings[other]! <= own) return true;
  const line = lineAt(p, other);
  const best = strongest(line, hasFogAt(p, other >> 1), p.unseen, p.ceilings[other]);
  p.ceilings[other] = best;
  if (best <= own) return true;
  watch(p, criticalValues(line, best), verdict);
  return false;
}

function watch(p: Position, values: number, verdict: number): void {
  for (let rest = values; rest !== 0; rest &= rest - 1) {
    p.watched[31 - Math.clz32(rest & -rest)]! |= verdict;
  }
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
