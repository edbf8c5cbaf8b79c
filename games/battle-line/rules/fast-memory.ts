/* eslint-disable @typescript-eslint/no-non-null-assertion -- every address is within the memory */

import { CARDS, HIGHEST_VALUE } from './data.ts';
import { UNLIMITED, makeLine, type Line } from './formations.ts';
import { FLAGS, type Options } from './state.ts';

/**
 * One position as a row of small numbers, each at a fixed address, so that taking a move back is
 * writing old numbers to their places again. A side is flag × 2 + seat, a kind of card 0 for
 * Troops and 1 for Tactics. A set of cards is seven words of ten bits: one for each colour, the
 * last for the Tactics cards.
 */
export const SIDES = 2 * FLAGS;
export const WORDS = CARDS / HIGHEST_VALUE;
export const SLOTS = 4;
/** R8.7: one Scout returns no more. */
export const PLACED_AT_MOST = 2;
const FRAMES = 16;

/** Addresses; most begin a row, which the index in the comment walks through. */
export const COUNT = 0; //                              side: formation cards there
export const UNSEEN = COUNT + SIDES; //                 colour: values not seen, a mask
export const FOG_AT = UNSEEN + WORDS - 1; //            side, or −1
export const MUD_AT = FOG_AT + 1; //                    side, or −1
export const FOG_LAST = MUD_AT + 1; //                  1 if Fog was laid after Mud
export const CARD = FOG_LAST + 1; //                    side × 4 + slot, in the order of placing
export const CLAIMED = CARD + SIDES * SLOTS; //         seat: flags, a mask
export const FREE = CLAIMED + 2; //                     seat: open flags with a free slot, a mask
export const LAST = FREE + 2; //                        flag: seat that placed last, or −1
export const HAND = LAST + FLAGS; //                    seat × 7: set of cards
export const SHOWN = HAND + 2 * WORDS; //               seat × 7: set of cards the other knows of
export const BACKS = SHOWN + 2 * WORDS; //              seat × 2 + kind
export const UNDRAWN = BACKS + 4; //                    set of cards nobody knows
export const DECK = UNDRAWN + WORDS; //                 kind: cards, those placed on top included
export const PLACED_COUNT = DECK + 2; //                kind: cards placed on top
export const PLACED = PLACED_COUNT + 2; //              kind × 2: card × 2 + seat, last uppermost
export const DISPLAYED = PLACED + 2 * PLACED_AT_MOST; //  seat: cards in the display
export const DISPLAY = DISPLAYED + 2; //              seat × 70: cards, in order
export const PLAYED = DISPLAY + 2 * CARDS; //           seat
export const LEADERS = PLAYED + 2; //                   seat
export const PASSES = LEADERS + 2;
export const TURN = PASSES + 1;
export const STARTER = TURN + 1; //                     seat, or −1
export const RESULT = STARTER + 1; //                   0, or winner × 8 + ending
export const DEPTH = RESULT + 1; //                     frames on the stack
export const STACK = DEPTH + 1; //                      phase × 256 + fact × 2 + seat
const SIZE = STACK + FRAMES;

/** Bits of a mask of flags. */
export const ALL_FLAGS = (1 << FLAGS) - 1;

export const UNKNOWN = -2;

/** The memory, how to undo it, and what is worked out from it and kept while it holds. */
export interface Position {
  readonly m: Int16Array;
  options: Options;
  /** Old numbers: address × 2¹⁶ + number, the last uppermost; `marks` part them by move. */
  log: Int32Array;
  top: number;
  marks: Int32Array;
  moves: number;
  /** False since a playout began: it writes past the log, and undoing it restores `before`. */
  logs: boolean;
  readonly before: Int16Array;
  /** By side: its cards read as a line; `missing` is UNKNOWN when they are to be read anew. */
  readonly lines: Line[];
  /** By side: strength of a complete one, or UNKNOWN. */
  readonly strengths: Int16Array;
  /** By side: an incomplete one can become no stronger than this. */
  readonly ceilings: Int16Array;
  /** Claims known to hold: bit (seat × 9 + flag). */
  proven: number;
  /** By seat × 9 + flag: the clock at which a refuted claim is to be judged anew. */
  readonly refutedUntil: Int32Array;
  /** Troops seen since the position was loaded; those taken back count too. */
  clock: number;
  /** Flags that the seat in turn can claim, a mask, or UNKNOWN. */
  claimable: number;
  /** The row at UNSEEN once more, as the proof takes it. */
  readonly unseen: number[];
}

export function makePosition(options: Options): Position {
  return {
    m: new Int16Array(SIZE),
    options,
    log: new Int32Array(1 << 12),
    top: 0,
    marks: new Int32Array(1 << 9),
    moves: 0,
    logs: true,
    before: new Int16Array(SIZE),
    lines: Array.from({ length: SIDES }, () => makeLine(3)),
    strengths: new Int16Array(SIDES).fill(UNKNOWN),
    ceilings: new Int16Array(SIDES).fill(UNLIMITED),
    proven: 0,
    refutedUntil: new Int32Array(SIDES),
    clock: 0,
    claimable: UNKNOWN,
    unseen: new Array<number>(WORDS - 1).fill(0),
  };
}

export function write(p: Position, address: number, value: number): void {
  if (p.logs) p.log[p.top++] = (address << 16) | (p.m[address]! & 0xffff);
  p.m[address] = value;
}

export function add(p: Position, address: number, amount: number): void {
  write(p, address, p.m[address]! + amount);
}

/** Everything written from here on is undone together. */
export function mark(p: Position): void {
  if (p.top + SIZE > p.log.length) p.log = longer(p.log);
  if (p.moves === p.marks.length) p.marks = longer(p.marks);
  p.marks[p.moves++] = p.top;
  p.claimable = UNKNOWN;
}

/** As `mark`, for so many moves that keeping the whole memory is cheaper than a log. */
export function markPlayOut(p: Position): void {
  p.before.set(p.m);
  p.logs = false;
}

export function undo(p: Position): void {
  if (p.logs) undoMove(p);
  else undoPlayOut(p);
  p.proven = 0;
  p.refutedUntil.fill(0);
  p.claimable = UNKNOWN;
}

function undoMove(p: Position): void {
  const end = p.marks[--p.moves]!;
  while (p.top > end) {
    const old = p.log[--p.top]!;
    const address = old >>> 16;
    p.m[address] = old;
    if (address < FOG_LAST) forget(p, address);
  }
}

function undoPlayOut(p: Position): void {
  p.m.set(p.before);
  p.logs = true;
  forgetAll(p);
  copyUnseen(p);
}

export function copyUnseen(p: Position): void {
  for (let colour = 0; colour < p.unseen.length; colour++) {
    p.unseen[colour] = p.m[UNSEEN + colour]!;
  }
}

function longer(list: Int32Array): Int32Array {
  const copy = new Int32Array(2 * list.length);
  copy.set(list);
  return copy;
}

/** What was worked out from this number holds no more. */
function forget(p: Position, address: number): void {
  if (address < UNSEEN) forgetSide(p, address);
  else if (address < FOG_AT) {
    p.unseen[address - UNSEEN] = p.m[address]!;
    p.ceilings.fill(UNLIMITED);
  } else forgetAll(p);
}

export function forgetSide(p: Position, side: number): void {
  forgetLine(p, side);
  p.ceilings[side] = UNLIMITED;
}

/** The ceiling holds when a Troop comes from among the unseen: that was reckoned with. */
export function forgetLine(p: Position, side: number): void {
  const flag = side >> 1;
  p.lines[side]!.missing = UNKNOWN;
  p.strengths[side] = UNKNOWN;
  p.proven &= ~((1 | (1 << FLAGS)) << flag);
  p.refutedUntil[flag] = p.refutedUntil[FLAGS + flag] = 0;
}

export function forgetAll(p: Position): void {
  for (let side = 0; side < SIDES; side++) forgetSide(p, side);
}
