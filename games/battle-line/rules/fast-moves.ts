/* eslint-disable @typescript-eslint/no-non-null-assertion -- every address is within the memory */

import * as data from './data.ts';
import type { Card } from './data.ts';
import * as codes from './fast-codes.ts';
import * as flags from './fast-flags.ts';
import * as frames from './fast-frames.ts';
import * as memory from './fast-memory.ts';
import type { Position } from './fast-memory.ts';
import * as sets from './fast-sets.ts';
import * as turn from './fast-turn.ts';

// V8 folds constants of the same module only; see bench/results.md.
const {
  add,
  forgetLine,
  forgetSide,
  write,
  BACKS,
  CARD,
  CLAIMED,
  COUNT,
  DECK,
  DISPLAY,
  DISPLAYED,
  FOG_AT,
  FOG_LAST,
  FREE,
  HAND,
  LAST,
  LEADERS,
  MUD_AT,
  PASSES,
  PLACED,
  PLACED_AT_MOST,
  PLACED_COUNT,
  PLAYED,
  SHOWN,
  SLOTS,
  UNSEEN,
  WORDS,
} = memory;
const {
  cardOfCode,
  flagOfCode,
  kindOfCode,
  CLAIM,
  DESERTER_PLAY,
  DRAW,
  DROP,
  END,
  OUT,
  PASS,
  PLACE,
  REDEPLOY_PLAY,
  RETURN,
  SCOUT_PLAY,
  TRAITOR_PLAY,
} = codes;
const {
  factOf,
  makeFrame,
  phaseOf,
  popFrame,
  pushFrame,
  replaceFrame,
  seatOf,
  topFrame,
  CARD_PHASE,
  MUD_EXCESS_PHASE,
  SCOUT_DRAW_PHASE,
  SCOUT_RETURN_PHASE,
} = frames;
const { hasFreeSlot, sideOf, slotsAt } = flags;
const { addCard, dropCard, hasCard } = sets;
const { endIfWon, goOn } = turn;
const {
  CARDS,
  DESERTER,
  FOG,
  MUD,
  REDEPLOY,
  SCOUT,
  TRAITOR,
  TROOPS,
  colourOf,
  isEnvironment,
  isLeader,
  isTroop,
  valueOf,
} = data;

/** An action of the seat in turn. */
export function act(p: Position, code: number): void {
  const frame = topFrame(p);
  const seat = seatOf(frame);
  const card = cardOfCode(code);
  switch (kindOfCode(code)) {
    case CLAIM:
      claim(p, seat, flagOfCode(code));
      return;
    case END:
      popFrame(p);
      break;
    case DRAW:
      drawInPhase(p, frame, seat, card < TROOPS ? 0 : 1);
      break;
    case RETURN:
      returnCard(p, frame, seat, card);
      break;
    case DROP:
      popFrame(p);
      drop(p, factOf(frame), seat, card);
      break;
    default:
      popFrame(p);
      play(p, seat, code);
  }
  goOn(p);
}

export function play(p: Position, seat: number, code: number): void {
  const card = cardOfCode(code);
  const flag = flagOfCode(code);
  const kind = kindOfCode(code);
  if (kind === PASS) {
    add(p, PASSES, 1);
    return;
  }
  if (p.m[PASSES] !== 0) write(p, PASSES, 0);
  if (kind === PLACE) {
    leaveHand(p, seat, card);
    layAt(p, seat, card, flag);
    if (isTroop(card)) see(p, card);
    else forgetSide(p, sideOf(flag, seat));
  } else playGuile(p, seat, kind, card, flag);
}

function playGuile(p: Position, seat: number, kind: number, card: Card, flag: number): void {
  switch (kind) {
    case SCOUT_PLAY:
      show(p, seat, SCOUT);
      pushFrame(p, makeFrame(SCOUT_DRAW_PHASE, 0, seat));
      return;
    case REDEPLOY_PLAY:
      show(p, seat, REDEPLOY);
      transfer(p, seat, seat, card, flag);
      return;
    case DESERTER_PLAY:
      show(p, seat, DESERTER);
      transfer(p, seat, 1 - seat, card, OUT);
      return;
    case TRAITOR_PLAY:
      show(p, seat, TRAITOR);
      transfer(p, seat, 1 - seat, card, flag);
      return;
    default:
      throw new RangeError(`${kind} plays no card`);
  }
}

/** From the owner's side to a flag of the player, or out into the owner's display. */
function transfer(p: Position, player: number, owner: number, card: Card, to: number): void {
  const from = takeFromFlag(p, owner, card);
  if (to === OUT) discard(p, owner, card);
  else {
    layAt(p, player, card, to);
    forgetSide(p, sideOf(to, player));
  }
  if (card === MUD) askForExcess(p, player, from);
}

export function claim(p: Position, seat: number, flag: number): void {
  write(p, CLAIMED + seat, p.m[CLAIMED + seat]! | (1 << flag));
  refreshFree(p, sideOf(flag, 0));
  refreshFree(p, sideOf(flag, 1));
  endIfWon(p, seat);
}

/** R7.9: the frame of who took Mud away comes uppermost. */
function askForExcess(p: Position, remover: number, flag: number): void {
  if (p.options.mudExcess === 'bestThree') return;
  for (const seat of [1 - remover, remover]) {
    if (p.m[COUNT + sideOf(flag, seat)]! > slotsAt(p, flag)) {
      pushFrame(p, makeFrame(MUD_EXCESS_PHASE, flag, seat));
    }
  }
}

function drop(p: Position, flag: number, seat: number, card: Card): void {
  takeFromSide(p, sideOf(flag, seat), card);
  discard(p, seat, card);
}

/** The card is public now, and no longer a secret shared. */
function leaveHand(p: Position, seat: number, card: Card): void {
  dropCard(p, HAND + seat * WORDS, card);
  if (hasCard(p, SHOWN + seat * WORDS, card)) dropCard(p, SHOWN + seat * WORDS, card);
  add(p, BACKS + seat * 2 + kindIndex(card), -1);
  if (isTroop(card)) return;
  add(p, PLAYED + seat, 1);
  if (isLeader(card)) add(p, LEADERS + seat, 1);
}

function see(p: Position, troop: Card): void {
  const colour = colourOf(troop);
  const value = valueOf(troop) - 1;
  const left = p.unseen[colour]! & ~(1 << value);
  write(p, UNSEEN + colour, left);
  p.unseen[colour] = left;
  p.clock++;
}

function show(p: Position, seat: number, card: Card): void {
  leaveHand(p, seat, card);
  discard(p, seat, card);
}

function discard(p: Position, owner: number, card: Card): void {
  write(p, DISPLAY + owner * CARDS + p.m[DISPLAYED + owner]!, card);
  add(p, DISPLAYED + owner, 1);
}

function layAt(p: Position, seat: number, card: Card, flag: number): void {
  const side = sideOf(flag, seat);
  if (isEnvironment(card)) {
    moveEnvironment(p, card, side, flag);
    return;
  }
  write(p, CARD + side * SLOTS + p.m[COUNT + side]!, card);
  changeCount(p, side, 1);
  if (p.m[LAST + flag] !== seat) write(p, LAST + flag, seat);
}

function changeCount(p: Position, side: number, by: number): void {
  add(p, COUNT + side, by);
  forgetLine(p, side);
  refreshFree(p, side);
}

/** Whether the flag is open and the side has a free slot. */
function refreshFree(p: Position, side: number): void {
  const address = FREE + (side & 1);
  const bit = 1 << (side >> 1);
  const free = hasFreeSlot(p, side) ? p.m[address]! | bit : p.m[address]! & ~bit;
  if (free !== p.m[address]) write(p, address, free);
}

/** To a side, or from one; then side is −1. */
function moveEnvironment(p: Position, card: Card, side: number, flag: number): void {
  write(p, card === FOG ? FOG_AT : MUD_AT, side);
  if (side !== -1) write(p, FOG_LAST, card === FOG ? 1 : 0);
  for (const each of [sideOf(flag, 0), sideOf(flag, 1)]) {
    forgetSide(p, each);
    if (card === MUD) refreshFree(p, each);
  }
}

/** The flag it came from. */
function takeFromFlag(p: Position, owner: number, card: Card): number {
  if (isEnvironment(card)) {
    const flag = p.m[card === FOG ? FOG_AT : MUD_AT]! >> 1;
    moveEnvironment(p, card, -1, flag);
    return flag;
  }
  let side = owner;
  while (!isAt(p, side, card)) side += 2;
  takeFromSide(p, side, card);
  return side >> 1;
}

function isAt(p: Position, side: number, card: Card): boolean {
  return slotOf(p, side, card) < p.m[COUNT + side]!;
}

function slotOf(p: Position, side: number, card: Card): number {
  const first = CARD + side * SLOTS;
  let slot = 0;
  while (slot < p.m[COUNT + side]! && p.m[first + slot] !== card) slot++;
  return slot;
}

/** The cards placed after it close up. */
function takeFromSide(p: Position, side: number, card: Card): void {
  const first = CARD + side * SLOTS;
  const last = p.m[COUNT + side]! - 1;
  for (let slot = slotOf(p, side, card); slot < last; slot++) {
    write(p, first + slot, p.m[first + slot + 1]!);
  }
  changeCount(p, side, -1);
  forgetSide(p, side);
}

function drawInPhase(p: Position, frame: number, seat: number, kind: number): void {
  const drawn = factOf(frame) + 1;
  if (phaseOf(frame) === SCOUT_DRAW_PHASE) {
    replaceFrame(p, makeFrame(SCOUT_DRAW_PHASE, drawn, seat));
  } else popFrame(p);
  const placed = p.m[PLACED_COUNT + kind]!;
  if (placed === 0) pushFrame(p, makeFrame(CARD_PHASE, kind, seat));
  else drawPlaced(p, seat, kind, placed - 1);
}

/** R8.9: the uppermost of the cards placed; who placed it knows who has it now. */
export function drawPlaced(p: Position, seat: number, kind: number, at: number): void {
  const entry = p.m[PLACED + kind * PLACED_AT_MOST + at]!;
  const card = entry >> 1;
  const placer = entry & 1;
  write(p, PLACED_COUNT + kind, at);
  takeIntoHand(p, seat, card);
  if (placer === seat) return;
  addCard(p, SHOWN + seat * WORDS, card);
}

export function takeIntoHand(p: Position, seat: number, card: Card): void {
  const kind = kindIndex(card);
  addCard(p, HAND + seat * WORDS, card);
  add(p, BACKS + seat * 2 + kind, 1);
  add(p, DECK + kind, -1);
}

function returnCard(p: Position, frame: number, seat: number, card: Card): void {
  const kind = kindIndex(card);
  const placed = p.m[PLACED_COUNT + kind]!;
  if (factOf(frame) > 1) replaceFrame(p, makeFrame(SCOUT_RETURN_PHASE, factOf(frame) - 1, seat));
  else popFrame(p);
  dropCard(p, HAND + seat * WORDS, card);
  write(p, PLACED + kind * PLACED_AT_MOST + placed, (card << 1) | seat);
  write(p, PLACED_COUNT + kind, placed + 1);
  add(p, BACKS + seat * 2 + kind, -1);
  add(p, DECK + kind, 1);
}

function kindIndex(card: Card): number {
  return isTroop(card) ? 0 : 1;
}
