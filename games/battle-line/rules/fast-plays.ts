/* eslint-disable @typescript-eslint/no-non-null-assertion -- every address is within the memory */

import * as data from './data.ts';
import type { Card } from './data.ts';
import * as codes from './fast-codes.ts';
import * as flags from './fast-flags.ts';
import * as memory from './fast-memory.ts';
import type { Position } from './fast-memory.ts';
import * as sets from './fast-sets.ts';

// V8 folds constants of the same module only; see bench/results.md.
const {
  BACKS,
  CARD,
  COUNT,
  DECK,
  FOG_AT,
  FREE,
  HAND,
  LEADERS,
  MUD_AT,
  PLAYED,
  SIDES,
  SLOTS,
  WORDS,
} = memory;
const { makeCode, DESERTER_PLAY, OUT, PASS, PLACE, REDEPLOY_PLAY, SCOUT_PLAY, TRAITOR_PLAY } =
  codes;
const { listEnvironment, openFlags, sideOf } = flags;
const { countBits, nthBit, nthCard } = sets;
const { DESERTER, REDEPLOY, SCOUT, TRAITOR, TROOPS, isEnvironment, isLeader, isMorale } = data;

/** How many actions the play step has; their order is that of legalPlays. */
export function countPlays(p: Position, seat: number): number {
  return countCardPlays(p, seat) + (canPass(p, seat) ? 1 : 0);
}

/** As if it were the seat's turn, a pass left out. */
export function countCardPlays(p: Position, seat: number): number {
  const places = p.m[BACKS + seat * 2]! * countBits(p.m[FREE + seat]!);
  return p.m[HAND + seat * WORDS + WORDS - 1] === 0 ? places : places + countTactics(p, seat);
}

/** R3.9 */
function canPass(p: Position, seat: number): boolean {
  return p.m[FREE + seat] === 0 || p.m[BACKS + seat * 2] === 0;
}

export function nthPlay(p: Position, seat: number, index: number): number {
  const free = p.m[FREE + seat]!;
  const flags = countBits(free);
  const troops = p.m[BACKS + seat * 2]! * flags;
  if (index >= troops) return nthTactics(p, seat, index - troops);
  const which = (index / flags) | 0;
  const card = nthCard(p, HAND + seat * WORDS, which, 0);
  return makeCode(PLACE, card, nthBit(free, index - which * flags));
}

function nthTactics(p: Position, seat: number, index: number): number {
  let left = index;
  for (let tactics = playableTactics(p, seat); tactics !== 0; tactics &= tactics - 1) {
    const card = lowestTactics(tactics);
    const here = countPlaysOf(p, seat, card);
    if (left < here) {
      listPlaysOf(p, seat, card, SCRATCH, 0);
      return SCRATCH[left]!;
    }
    left -= here;
  }
  return makeCode(PASS, 0, 0);
}

const SCRATCH: number[] = [];

export function listPlays(p: Position, seat: number, into: number[]): number {
  const free = p.m[FREE + seat]!;
  const troops = p.m[BACKS + seat * 2]!;
  let count = 0;
  for (let index = 0; index < troops; index++) {
    count = listPlaces(nthCard(p, HAND + seat * WORDS, index, 0), free, into, count);
  }
  for (let tactics = playableTactics(p, seat); tactics !== 0; tactics &= tactics - 1) {
    count = listPlaysOf(p, seat, lowestTactics(tactics), into, count);
  }
  if (canPass(p, seat)) into[count++] = makeCode(PASS, 0, 0);
  return count;
}

function countTactics(p: Position, seat: number): number {
  let count = 0;
  for (let tactics = playableTactics(p, seat); tactics !== 0; tactics &= tactics - 1) {
    count += countPlaysOf(p, seat, lowestTactics(tactics));
  }
  return count;
}

function lowestTactics(mask: number): Card {
  return TROOPS + 31 - Math.clz32(mask & -mask);
}

/** R6.2, R6.5, R6.6: a mask of the Tactics cards in hand that may be played at all. */
function playableTactics(p: Position, seat: number): number {
  const held = p.m[HAND + seat * WORDS + WORDS - 1]!;
  if (held === 0 || p.m[PLAYED + seat]! > p.m[PLAYED + 1 - seat]!) return 0;
  return (held & 3) !== 0 && hasHadLeader(p, seat) ? held & ~3 : held;
}

function hasHadLeader(p: Position, seat: number): boolean {
  if (p.options.leaderLimit === 'perGame') return p.m[LEADERS + seat]! > 0;
  for (let side = seat; side < SIDES; side += 2) {
    const first = CARD + side * SLOTS;
    const end = first + p.m[COUNT + side]!;
    for (let at = first; at < end; at++) if (isLeader(p.m[at]!)) return true;
  }
  return false;
}

function countPlaysOf(p: Position, seat: number, card: Card): number {
  const free = p.m[FREE + seat]!;
  if (isEnvironment(card)) return countBits(openFlags(p));
  if (isMorale(card)) return countBits(free);
  if (card === SCOUT) return deckCards(p) > 0 ? 1 : 0;
  if (card === REDEPLOY) return countRedeploys(p, seat, free);
  if (card === DESERTER) return countDeserters(p, 1 - seat);
  return countTroopsOf(p, 1 - seat) * countBits(free);
}

function deckCards(p: Position): number {
  return p.m[DECK]! + p.m[DECK + 1]!;
}

/** A formation card goes to each free flag but its own, an Environment card to each open one. */
function countRedeploys(p: Position, seat: number, free: number): number {
  const flags = countBits(free);
  const open = openFlags(p);
  let count = movableEnvironment(p, seat) * countBits(open);
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const there = p.m[COUNT + sideOf(31 - Math.clz32(bit), seat)]!;
    count += there * ((free & bit) === 0 ? flags + 1 : flags);
  }
  return count;
}

function countDeserters(p: Position, owner: number): number {
  let count = movableEnvironment(p, owner);
  for (let rest = openFlags(p); rest !== 0; rest &= rest - 1) {
    count += p.m[COUNT + sideOf(31 - Math.clz32(rest & -rest), owner)]!;
  }
  return count;
}

function countTroopsOf(p: Position, owner: number): number {
  let count = 0;
  for (let rest = openFlags(p); rest !== 0; rest &= rest - 1) {
    const side = sideOf(31 - Math.clz32(rest & -rest), owner);
    const first = CARD + side * SLOTS;
    const end = first + p.m[COUNT + side]!;
    for (let at = first; at < end; at++) if (p.m[at]! < TROOPS) count++;
  }
  return count;
}

/** R7.7: Fog and Mud of this owner at open flags. */
function movableEnvironment(p: Position, owner: number): number {
  if (!p.options.environmentMovable) return 0;
  return isMovable(p, p.m[FOG_AT]!, owner) + isMovable(p, p.m[MUD_AT]!, owner);
}

function isMovable(p: Position, side: number, owner: number): number {
  return side !== -1 && (side & 1) === owner ? (openFlags(p) >> (side >> 1)) & 1 : 0;
}

/** Appends every play of one Tactics card; gives the new length. */
function listPlaysOf(p: Position, seat: number, card: Card, into: number[], from: number): number {
  const free = p.m[FREE + seat]!;
  if (isEnvironment(card)) return listPlaces(card, openFlags(p), into, from);
  if (isMorale(card)) return listPlaces(card, free, into, from);
  if (card === REDEPLOY) return listRedeploys(p, seat, free, into, from);
  if (card === DESERTER) return listDeserters(p, 1 - seat, into, from);
  if (card === TRAITOR) return listTraitors(p, 1 - seat, free, into, from);
  if (deckCards(p) === 0) return from;
  into[from] = makeCode(SCOUT_PLAY, 0, 0);
  return from + 1;
}

function listPlaces(card: Card, flags: number, into: number[], from: number): number {
  return listMoves(PLACE, card, flags, into, from);
}

function listMoves(kind: number, card: Card, flags: number, into: number[], from: number): number {
  let count = from;
  for (let rest = flags; rest !== 0; rest &= rest - 1) {
    into[count++] = makeCode(kind, card, 31 - Math.clz32(rest & -rest));
  }
  return count;
}

const TARGETS: number[] = [];

/** What Redeploy and Deserter can take from a side, into TARGETS. */
function listTargets(p: Position, side: number): number {
  const there = p.m[COUNT + side]!;
  for (let slot = 0; slot < there; slot++) TARGETS[slot] = p.m[CARD + side * SLOTS + slot]!;
  return p.options.environmentMovable ? listEnvironment(p, side, TARGETS, there) : there;
}

function listRedeploys(
  p: Position,
  seat: number,
  free: number,
  into: number[],
  from: number,
): number {
  const open = openFlags(p);
  let count = from;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const targets = listTargets(p, sideOf(31 - Math.clz32(bit), seat));
    for (let index = 0; index < targets; index++) {
      const card = TARGETS[index]!;
      const flags = (isEnvironment(card) ? open : free) & ~bit;
      count = listMoves(REDEPLOY_PLAY, card, flags, into, count);
      into[count++] = makeCode(REDEPLOY_PLAY, card, OUT);
    }
  }
  return count;
}

function listDeserters(p: Position, owner: number, into: number[], from: number): number {
  let count = from;
  for (let rest = openFlags(p); rest !== 0; rest &= rest - 1) {
    const targets = listTargets(p, sideOf(31 - Math.clz32(rest & -rest), owner));
    for (let index = 0; index < targets; index++) {
      into[count++] = makeCode(DESERTER_PLAY, TARGETS[index]!, 0);
    }
  }
  return count;
}

function listTraitors(
  p: Position,
  owner: number,
  free: number,
  into: number[],
  from: number,
): number {
  let count = from;
  for (let rest = openFlags(p); rest !== 0; rest &= rest - 1) {
    const side = sideOf(31 - Math.clz32(rest & -rest), owner);
    const there = p.m[COUNT + side]!;
    for (let slot = 0; slot < there; slot++) {
      const card = p.m[CARD + side * SLOTS + slot]!;
      if (card < TROOPS) count = listMoves(TRAITOR_PLAY, card, free, into, count);
    }
  }
  return count;
}
