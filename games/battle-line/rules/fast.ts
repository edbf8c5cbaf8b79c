/* eslint-disable @typescript-eslint/no-non-null-assertion -- every address is within the memory */

import {
  FAST_CHANCE,
  FAST_DRAW,
  FAST_OVER,
  type Fast,
  type FastTurn,
  type Rng,
  type Seat,
} from '@bannerfield/kernel';
import * as chance from './fast-chance.ts';
import * as codes from './fast-codes.ts';
import { DRAWN } from './fast-endings.ts';
import * as flags from './fast-flags.ts';
import * as frames from './fast-frames.ts';
import { load } from './fast-load.ts';
import * as memory from './fast-memory.ts';
import type { Position } from './fast-memory.ts';
import * as moves from './fast-moves.ts';
import { DEFAULTS } from './options.ts';
import * as playout from './fast-playout.ts';
import * as plays from './fast-plays.ts';
import * as proof from './fast-proof.ts';
import { save } from './fast-save.ts';
import * as sets from './fast-sets.ts';
import type { BattleLine } from './state.ts';

// V8 folds constants of the same module only; see bench/results.md.
const { makePosition, mark, undo, BACKS, CARD, COUNT, DECK, HAND, RESULT, SLOTS, UNKNOWN, WORDS } =
  memory;
const { decode, encode, kindOfCode, makeCode, makeDraw, CLAIM, COMES_UP, DROP, END, RETURN } =
  codes;
const {
  factOf,
  isChance,
  phaseOf,
  seatOf,
  topFrame,
  CLAIM_PHASE,
  DRAW_PHASE,
  MUD_EXCESS_PHASE,
  PLAY_PHASE,
  SCOUT_DRAW_PHASE,
  SCOUT_RETURN_PHASE,
} = frames;
const { sideOf } = flags;
const { countBits, nthBit, nthCard } = sets;
const { countPlays, listPlays, nthPlay } = plays;
const { claimableBy } = proof;
const { act } = moves;
const { comeUp, countCards, nthComing } = chance;
const { playOut } = playout;

/** The rules once more for searches and playouts; equal to the readable ones by test. */
export function makeFast(): Fast<BattleLine> {
  const p = makePosition(DEFAULTS);
  return {
    load: (state) => load(p, state),
    save: () => save(p),
    turn: () => turnOf(p),
    winner: () => winnerOf(p),
    count: () => count(p),
    nth: (index) => nth(p, index),
    list: (into) => list(p, into),
    sample: (rng) => sample(p, rng),
    apply: (code) => apply(p, code),
    playOut: (rng) => playOut(p, rng, step),
    undo: () => undo(p),
    encode,
    decode,
  };
}

function turnOf(p: Position): FastTurn {
  if (p.m[RESULT] !== 0) return FAST_OVER;
  const frame = topFrame(p);
  if (isChance(frame)) return FAST_CHANCE;
  return seatOf(frame) === 0 ? 0 : 1;
}

function winnerOf(p: Position): Seat | typeof FAST_DRAW {
  const winner = (p.m[RESULT]! >> 3) - 1;
  if (winner === DRAWN) return FAST_DRAW;
  return winner === 0 ? 0 : 1;
}

function count(p: Position): number {
  if (p.m[RESULT] !== 0) return 0;
  const frame = topFrame(p);
  const seat = seatOf(frame);
  switch (phaseOf(frame)) {
    case PLAY_PHASE:
      return countPlays(p, seat);
    case CLAIM_PHASE:
      return countBits(claimable(p, seat)) + 1;
    case DRAW_PHASE:
    case SCOUT_DRAW_PHASE:
      return p.m[DECK] === 0 || p.m[DECK + 1] === 0 ? 1 : 2;
    case SCOUT_RETURN_PHASE:
      return p.m[BACKS + seat * 2]! + p.m[BACKS + seat * 2 + 1]!;
    case MUD_EXCESS_PHASE:
      return p.m[COUNT + sideOf(factOf(frame), seat)]!;
    default:
      return countCards(p);
  }
}

function nth(p: Position, index: number): number {
  const frame = topFrame(p);
  const seat = seatOf(frame);
  switch (phaseOf(frame)) {
    case PLAY_PHASE:
      return nthPlay(p, seat, index);
    case CLAIM_PHASE:
      return nthClaim(claimable(p, seat), index);
    case DRAW_PHASE:
    case SCOUT_DRAW_PHASE:
      return makeDraw(p.m[DECK] === 0 ? 1 : index);
    case SCOUT_RETURN_PHASE:
      return makeCode(RETURN, nthCard(p, HAND + seat * WORDS, index, 0), 0);
    case MUD_EXCESS_PHASE:
      return makeCode(DROP, p.m[CARD + sideOf(factOf(frame), seat) * SLOTS + index]!, 0);
    default:
      return nthComing(p, index);
  }
}

function nthClaim(flags: number, index: number): number {
  return index < countBits(flags) ? makeCode(CLAIM, 0, nthBit(flags, index)) : makeCode(END, 0, 0);
}

/** Worked out once for each position. */
function claimable(p: Position, seat: number): number {
  if (p.claimable === UNKNOWN) p.claimable = claimableBy(p, seat);
  return p.claimable;
}

function list(p: Position, into: number[]): number {
  const frame = topFrame(p);
  if (p.m[RESULT] !== 0) return 0;
  if (phaseOf(frame) === PLAY_PHASE) return listPlays(p, seatOf(frame), into);
  const length = count(p);
  for (let index = 0; index < length; index++) into[index] = nth(p, index);
  return length;
}

function sample(p: Position, rng: Rng): number {
  if (isChance(topFrame(p))) return nthComing(p, rng(countCards(p)));
  const choices = count(p);
  return nth(p, choices === 1 ? 0 : rng(choices));
}

function apply(p: Position, code: number): void {
  mark(p);
  advance(p, code);
}

function advance(p: Position, code: number): void {
  if (kindOfCode(code) === COMES_UP) comeUp(p, code);
  else act(p, code);
}

function step(p: Position, rng: Rng): void {
  p.claimable = UNKNOWN;
  advance(p, sample(p, rng));
}
