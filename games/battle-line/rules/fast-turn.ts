/* eslint-disable @typescript-eslint/no-non-null-assertion -- every address is within the memory */

import * as ends from './end.ts';
import { FLAGS, HAND_SIZE } from './state.ts';
import * as turn from './turn.ts';
import { BREAKTHROUGH, DRAWN, ENVELOPMENT, LOCKED, SIX_PASSES } from './fast-endings.ts';
import * as flags from './fast-flags.ts';
import * as memory from './fast-memory.ts';
import type { Position } from './fast-memory.ts';
import * as frames from './fast-frames.ts';
import * as plays from './fast-plays.ts';
import * as proof from './fast-proof.ts';
import * as sets from './fast-sets.ts';

// V8 folds constants of the same module only; see bench/results.md.
const { add, write, BACKS, CLAIMED, DECK, DEPTH, LAST, PASSES, RESULT, STACK, STARTER, TURN } =
  memory;
const {
  factOf,
  makeFrame,
  phaseOf,
  popFrame,
  replaceFrame,
  seatOf,
  topFrame,
  CLAIM_PHASE,
  DRAW_PHASE,
  PLAY_PHASE,
  SCOUT_DRAW_PHASE,
  SCOUT_RETURN_PHASE,
} = frames;
const { isComplete, openFlags, sideOf } = flags;
const { countBits } = sets;
const { countCardPlays } = plays;
const { strengthAt } = proof;

const FULL_HAND = HAND_SIZE;
const { SCOUT_DRAWS, SCOUT_RETURNS } = turn;
const { ENVELOPMENT: ENOUGH_FLAGS, PASSES_AT_MOST } = ends;
/** Play, claim, draw. */
export const TURN_STEPS = 3;

/** As goOn of the readable rules: passes over what is not due, and ends the turn at last. */
export function goOn(p: Position): void {
  while (p.m[DEPTH]! > 0) {
    if (isTopDue(p)) return;
    popFrame(p);
  }
  endIfLocked(p);
  if (p.m[RESULT] === 0) beginTurn(p);
}

function isTopDue(p: Position): boolean {
  const frame = topFrame(p);
  const phase = phaseOf(frame);
  if (phase === DRAW_PHASE) return isDrawDue(p, seatOf(frame));
  if (phase === SCOUT_DRAW_PHASE) return isScoutDrawDue(p, factOf(frame), seatOf(frame));
  return true;
}

/** R9.1 */
export function isDrawDue(p: Position, seat: number): boolean {
  return heldBy(p, seat) < FULL_HAND && deckCards(p) > 0;
}

function heldBy(p: Position, seat: number): number {
  return p.m[BACKS + seat * 2]! + p.m[BACKS + seat * 2 + 1]!;
}

function deckCards(p: Position): number {
  return p.m[DECK]! + p.m[DECK + 1]!;
}

/** R8.6, R8.7, R8.10, R8.11 */
function isScoutDrawDue(p: Position, drawn: number, seat: number): boolean {
  if (drawn < SCOUT_DRAWS && deckCards(p) > 0) return true;
  const left =
    p.options.scoutShort === 'drawnMinusOne' ? drawn - 1 : Math.min(SCOUT_RETURNS, heldBy(p, seat));
  if (left === 0) return false;
  replaceFrame(p, makeFrame(SCOUT_RETURN_PHASE, left, seat));
  return true;
}

/** R3.2, R3.14 */
export function beginTurn(p: Position): void {
  add(p, TURN, 1);
  frameTurn(p);
}

/** All steps of the turn lie on the stack. */
export function frameTurn(p: Position): void {
  const seat = turnOf(p);
  const claimsFirst = p.options.claimTiming === 'startOfTurn';
  write(p, STACK, makeFrame(DRAW_PHASE, 0, seat));
  write(p, STACK + 1, makeFrame(claimsFirst ? PLAY_PHASE : CLAIM_PHASE, 0, seat));
  write(p, STACK + 2, makeFrame(claimsFirst ? CLAIM_PHASE : PLAY_PHASE, 0, seat));
  write(p, DEPTH, TURN_STEPS);
}

/** R3.1 */
export function turnOf(p: Position): number {
  return (p.m[STARTER]! + p.m[TURN]! + 1) & 1;
}

/** R10.1–R10.3 */
export function endIfWon(p: Position, seat: number): void {
  if (hasBreakthrough(p, seat)) end(p, seat, BREAKTHROUGH);
  else if (hasEnvelopment(p, seat)) end(p, seat, ENVELOPMENT);
}

function hasBreakthrough(p: Position, seat: number): boolean {
  const claimed = p.m[CLAIMED + seat]!;
  return (claimed & (claimed >> 1) & (claimed >> 2)) !== 0;
}

function hasEnvelopment(p: Position, seat: number): boolean {
  return countBits(p.m[CLAIMED + seat]!) >= ENOUGH_FLAGS;
}

/** R10.6, R10.7 */
export function endIfLocked(p: Position): void {
  const passes = p.m[PASSES]!;
  if (passes < 2) return;
  if (isStuck(p, 0) && isStuck(p, 1)) settle(p, LOCKED);
  else if (passes >= PASSES_AT_MOST) settle(p, SIX_PASSES);
}

function isStuck(p: Position, seat: number): boolean {
  return countCardPlays(p, seat) === 0 && !isDrawDue(p, seat);
}

/** R10.8, R10.9 */
function settle(p: Position, ending: number): void {
  const open = openFlags(p);
  for (let flag = 0; flag < FLAGS; flag++) {
    if (((open >> flag) & 1) === 0) continue;
    const seat = strongerSeat(p, flag);
    if (seat !== -1) write(p, CLAIMED + seat, p.m[CLAIMED + seat]! | (1 << flag));
  }
  end(p, settledWinner(p), ending);
}

/** −1: nobody is complete. */
function strongerSeat(p: Position, flag: number): number {
  const [first, second] = [sideOf(flag, 0), sideOf(flag, 1)];
  if (!isComplete(p, first)) return isComplete(p, second) ? 1 : -1;
  if (!isComplete(p, second)) return 0;
  const difference = strengthAt(p, first) - strengthAt(p, second);
  if (difference !== 0) return difference > 0 ? 0 : 1;
  return p.m[LAST + flag] === -1 ? -1 : 1 - p.m[LAST + flag]!;
}

function settledWinner(p: Position): number {
  const [first, second] = [hasWon(p, 0), hasWon(p, 1)];
  if (first !== second) return first ? 0 : 1;
  const difference = countBits(p.m[CLAIMED]!) - countBits(p.m[CLAIMED + 1]!);
  if (difference === 0) return DRAWN;
  return difference > 0 ? 0 : 1;
}

function hasWon(p: Position, seat: number): boolean {
  return hasBreakthrough(p, seat) || hasEnvelopment(p, seat);
}

function end(p: Position, winner: number, ending: number): void {
  write(p, DEPTH, 0);
  write(p, RESULT, 8 + winner * 8 + ending);
}
