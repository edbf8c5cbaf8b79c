/* eslint-disable @typescript-eslint/no-non-null-assertion -- every address is within the memory */

import type { Rng } from '@bannerfield/kernel';
import * as codes from './fast-codes.ts';
import * as frames from './fast-frames.ts';
import * as memory from './fast-memory.ts';
import type { Position } from './fast-memory.ts';
import * as moves from './fast-moves.ts';
import * as plays from './fast-plays.ts';
import * as proof from './fast-proof.ts';
import * as sets from './fast-sets.ts';
import * as turn from './fast-turn.ts';
import { HAND_SIZE } from './state.ts';

// V8 folds constants of the same module only; see bench/results.md.
const { markPlayOut, write, DECK, DEPTH, PLACED_COUNT, RESULT, STARTER, TURN, UNDRAWN, WORDS } =
  memory;
const { kindOfCode, PASS, PLACE } = codes;
const { factOf, phaseOf, topFrame, CLAIM_PHASE, DEAL_PHASE, PLAY_PHASE } = frames;
const { countBits, dropCard, nthBit, nthCard } = sets;
const { countPlays, nthPlay } = plays;
const { claimableBy } = proof;
const { beginTurn, endIfLocked, frameTurn, isDrawDue, turnOf, TURN_STEPS } = turn;
const { act, claim, drawPlaced, play, takeIntoHand } = moves;

/**
 * Plays on at random to the end, each action equally likely, by the same numbers as one step
 * after the other; but a turn that only places a card or passes goes without the stack.
 */
export function playOut(p: Position, rng: Rng, step: (p: Position, rng: Rng) => void): void {
  markPlayOut(p);
  while (p.m[RESULT] === 0) {
    if (hasTurnBegun(p)) playTurns(p, rng);
    else if (isDealing(p)) dealAtRandom(p, rng);
    else step(p, rng);
  }
}

/** Nothing is done yet in this turn but claims. */
function hasTurnBegun(p: Position): boolean {
  const first = p.options.claimTiming === 'startOfTurn' ? CLAIM_PHASE : PLAY_PHASE;
  return p.m[DEPTH] === TURN_STEPS && phaseOf(topFrame(p)) === first;
}

function isDealing(p: Position): boolean {
  return phaseOf(topFrame(p)) === DEAL_PHASE;
}

/** R2.3 */
function dealAtRandom(p: Position, rng: Rng): void {
  for (let dealt = factOf(topFrame(p)); dealt < 2 * HAND_SIZE; dealt++) {
    takeAtRandom(p, (p.m[STARTER]! + dealt) & 1, 0, rng);
  }
  beginTurn(p);
}

/** Until a Guile card is played, which is left to the stack, or the game is over. */
function playTurns(p: Position, rng: Rng): void {
  const claimsFirst = p.options.claimTiming === 'startOfTurn';
  for (;;) {
    const seat = turnOf(p);
    if (claimsFirst && claimAtRandom(p, seat, rng)) return;
    const code = nthPlay(p, seat, choose(rng, countPlays(p, seat)));
    if (kindOfCode(code) !== PLACE && kindOfCode(code) !== PASS) {
      frameTurn(p);
      if (claimsFirst) write(p, DEPTH, TURN_STEPS - 1);
      act(p, code);
      return;
    }
    play(p, seat, code);
    if (!claimsFirst && claimAtRandom(p, seat, rng)) return;
    if (isDrawDue(p, seat)) drawAtRandom(p, seat, rng);
    endIfLocked(p);
    if (p.m[RESULT] !== 0) return;
    write(p, TURN, p.m[TURN]! + 1);
  }
}

function choose(rng: Rng, choices: number): number {
  return choices === 1 ? 0 : rng(choices);
}

/** True: that has ended the game. */
function claimAtRandom(p: Position, seat: number, rng: Rng): boolean {
  let flags = claimableBy(p, seat);
  while (flags !== 0) {
    const count = countBits(flags);
    const chosen = rng(count + 1);
    if (chosen === count) return false;
    const flag = nthBit(flags, chosen);
    claim(p, seat, flag);
    if (p.m[RESULT] !== 0) return true;
    flags &= ~(1 << flag);
  }
  return false;
}

function drawAtRandom(p: Position, seat: number, rng: Rng): void {
  let kind = p.m[DECK] === 0 ? 1 : 0;
  if (kind === 0 && p.m[DECK + 1] !== 0) kind = rng(2);
  const placed = p.m[PLACED_COUNT + kind]!;
  if (placed > 0) drawPlaced(p, seat, kind, placed - 1);
  else takeAtRandom(p, seat, kind, rng);
}

/** A card that nobody has placed. */
function takeAtRandom(p: Position, seat: number, kind: number, rng: Rng): void {
  const card = nthCard(p, UNDRAWN, rng(p.m[DECK + kind]!), kind === 0 ? 0 : WORDS - 1);
  dropCard(p, UNDRAWN, card);
  takeIntoHand(p, seat, card);
}
