/* eslint-disable @typescript-eslint/no-non-null-assertion -- every address is within the memory */

import * as data from './data.ts';
import type { Card } from './data.ts';
import * as codes from './fast-codes.ts';
import * as frames from './fast-frames.ts';
import * as memory from './fast-memory.ts';
import type { Position } from './fast-memory.ts';
import * as moves from './fast-moves.ts';
import * as sets from './fast-sets.ts';
import * as turn from './fast-turn.ts';
import { HAND_SIZE } from './state.ts';

// V8 folds constants of the same module only; see bench/results.md.
const { write, DECK, PLACED_COUNT, STARTER, UNDRAWN, WORDS } = memory;
const { cardOfCode, makeCode, COMES_UP } = codes;
const {
  factOf,
  makeFrame,
  phaseOf,
  popFrame,
  replaceFrame,
  seatOf,
  topFrame,
  CARD_PHASE,
  CUT_PHASE,
  DEAL_PHASE,
} = frames;
const { dropCard, nthCard } = sets;
const { beginTurn, goOn } = turn;
const { takeIntoHand } = moves;
const { valueOf } = data;

/** How many cards can come up. */
export function countCards(p: Position): number {
  const frame = topFrame(p);
  const phase = phaseOf(frame);
  if (phase === CARD_PHASE) return undrawn(p, factOf(frame));
  return undrawn(p, 0) - (phase === CUT_PHASE && factOf(frame) > 0 ? 1 : 0);
}

function undrawn(p: Position, kind: number): number {
  return p.m[DECK + kind]! - p.m[PLACED_COUNT + kind]!;
}

export function nthComing(p: Position, index: number): number {
  const frame = topFrame(p);
  return makeCode(COMES_UP, nthCardOf(p, frame, index), 0);
}

/** Of those that can come up, in ascending order. The fact of a cut is the first card + 1. */
function nthCardOf(p: Position, frame: number, index: number): Card {
  if (phaseOf(frame) === CARD_PHASE && factOf(frame) === 1) {
    return nthCard(p, UNDRAWN, index, WORDS - 1);
  }
  const card = nthCard(p, UNDRAWN, index, 0);
  if (phaseOf(frame) !== CUT_PHASE || factOf(frame) === 0 || card < factOf(frame) - 1) return card;
  return nthCard(p, UNDRAWN, index + 1, 0);
}

export function comeUp(p: Position, code: number): void {
  const frame = topFrame(p);
  const card = cardOfCode(code);
  switch (phaseOf(frame)) {
    case CUT_PHASE:
      cut(p, factOf(frame), card);
      return;
    case DEAL_PHASE:
      deal(p, factOf(frame), card);
      return;
    default:
      popFrame(p);
      dropCard(p, UNDRAWN, card);
      takeIntoHand(p, seatOf(frame), card);
      goOn(p);
  }
}

/** R2.1 */
function cut(p: Position, fact: number, card: Card): void {
  if (fact === 0) {
    replaceFrame(p, makeFrame(CUT_PHASE, card + 1, 0));
    return;
  }
  const difference = valueOf(fact - 1) - valueOf(card);
  if (difference === 0) {
    replaceFrame(p, makeFrame(CUT_PHASE, 0, 0));
    return;
  }
  write(p, STARTER, difference > 0 ? 1 : 0);
  replaceFrame(p, makeFrame(DEAL_PHASE, 0, 0));
}

/** R2.3 */
function deal(p: Position, dealt: number, card: Card): void {
  const seat = (p.m[STARTER]! + dealt) & 1;
  dropCard(p, UNDRAWN, card);
  takeIntoHand(p, seat, card);
  if (dealt + 1 < 2 * HAND_SIZE) {
    replaceFrame(p, makeFrame(DEAL_PHASE, dealt + 1, 0));
  } else {
    beginTurn(p);
  }
}
