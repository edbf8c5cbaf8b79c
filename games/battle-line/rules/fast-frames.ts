/* eslint-disable @typescript-eslint/no-non-null-assertion -- every address is within the memory */

import * as memory from './fast-memory.ts';
import type { Position } from './fast-memory.ts';

// V8 folds constants of the same module only; see bench/results.md.
const { add, write, DEPTH, STACK } = memory;

/** Phases of a frame; a frame is phase × 256 + fact × 2 + seat. */
export const CUT_PHASE = 1;
export const DEAL_PHASE = 2;
export const CARD_PHASE = 3;
export const PLAY_PHASE = 4;
export const CLAIM_PHASE = 5;
export const DRAW_PHASE = 6;
export const SCOUT_DRAW_PHASE = 7;
export const SCOUT_RETURN_PHASE = 8;
export const MUD_EXCESS_PHASE = 9;

export function makeFrame(phase: number, fact: number, seat: number): number {
  return (phase << 8) | (fact << 1) | seat;
}

export function phaseOf(frame: number): number {
  return frame >> 8;
}

export function factOf(frame: number): number {
  return (frame >> 1) & 127;
}

/** A card is to come up; nobody decides. */
export function isChance(frame: number): boolean {
  return phaseOf(frame) <= CARD_PHASE;
}

export function seatOf(frame: number): number {
  return frame & 1;
}

export function topFrame(p: Position): number {
  return p.m[STACK + p.m[DEPTH]! - 1]!;
}

export function pushFrame(p: Position, frame: number): void {
  write(p, STACK + p.m[DEPTH]!, frame);
  add(p, DEPTH, 1);
}

export function popFrame(p: Position): void {
  add(p, DEPTH, -1);
}

export function replaceFrame(p: Position, frame: number): void {
  write(p, STACK + p.m[DEPTH]! - 1, frame);
}
