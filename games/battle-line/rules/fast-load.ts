/* eslint-disable @typescript-eslint/no-non-null-assertion -- every address is within the memory */

import { SEATS, type Seat } from '@bannerfield/kernel';
import { ALL_VALUES, CARDS, COLOURS, FOG, colourOf, isTroop, valueOf, type Card } from './data.ts';
import { DRAWN, ENDINGS } from './fast-endings.ts';
import { hasFreeSlot, sideOf } from './fast-flags.ts';
import {
  CARD_PHASE,
  CLAIM_PHASE,
  CUT_PHASE,
  DEAL_PHASE,
  DRAW_PHASE,
  MUD_EXCESS_PHASE,
  PLAY_PHASE,
  SCOUT_DRAW_PHASE,
  SCOUT_RETURN_PHASE,
  makeFrame,
} from './fast-frames.ts';
import {
  BACKS,
  CARD,
  CLAIMED,
  COUNT,
  DECK,
  DEPTH,
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
  RESULT,
  SHOWN,
  SIDES,
  SLOTS,
  STACK,
  STARTER,
  TURN,
  UNDRAWN,
  UNKNOWN,
  UNSEEN,
  WORDS,
  copyUnseen,
  forgetAll,
  type Position,
} from './fast-memory.ts';
import { putCard } from './fast-sets.ts';
import { type BattleLineState, type Flag, type Frame, type Table } from './state.ts';

/** Takes a state over. What was logged before is forgotten. */
export function load(p: Position, { table, hands, fate }: Readonly<BattleLineState>): void {
  p.m.fill(0);
  p.options = table.options;
  p.top = p.moves = 0;
  p.logs = true;
  p.clock = 0;
  p.claimable = UNKNOWN;
  forgetAll(p);
  loadCounts(p, table);
  p.m.fill(ALL_VALUES, UNSEEN, UNSEEN + COLOURS.length);
  loadFlags(p, table.flags);
  loadDeck(p, 0, table.decks.troop, table.placed.troop, hands);
  loadDeck(p, 1, table.decks.tactics, table.placed.tactics, hands);
  loadSet(p, UNDRAWN, fate.troop);
  loadSet(p, UNDRAWN, fate.tactics);
  for (const seat of SEATS) {
    loadSet(p, HAND + seat * WORDS, hands[seat].cards);
    loadSet(p, SHOWN + seat * WORDS, hands[seat].shown);
    loadDisplay(p, seat, table.displays[seat]);
  }
  copyUnseen(p);
  for (const frame of table.stack) p.m[STACK + p.m[DEPTH]!++] = encodeFrame(frame);
}

function loadCounts(p: Position, table: Readonly<Table>): void {
  const { result } = table;
  p.m[PASSES] = table.passes;
  p.m[TURN] = table.turn;
  p.m[STARTER] = table.starter ?? -1;
  for (const seat of SEATS) {
    p.m[PLAYED + seat] = table.played[seat];
    p.m[LEADERS + seat] = table.leaders[seat];
    p.m[BACKS + seat * 2] = table.backs[seat].troop;
    p.m[BACKS + seat * 2 + 1] = table.backs[seat].tactics;
  }
  if (result === null) return;
  const ending = ENDINGS.findIndex(({ rule }) => rule === result.rule);
  const winner = result.winner === 'draw' ? DRAWN : result.winner;
  p.m[RESULT] = 8 + winner * 8 + ending;
}

function loadFlags(p: Position, flags: readonly Flag[]): void {
  p.m[FOG_AT] = p.m[MUD_AT] = -1;
  for (let flag = 0; flag < flags.length; flag++) {
    const { sides, environment, owner, last } = flags[flag]!;
    if (owner !== null) p.m[CLAIMED + owner]! |= 1 << flag;
    p.m[LAST + flag] = last ?? -1;
    for (const seat of SEATS) {
      loadSide(p, sideOf(flag, seat), sides[seat]);
      loadEnvironment(p, sideOf(flag, seat), environment[seat]);
    }
  }
  for (let side = 0; side < SIDES; side++) {
    if (hasFreeSlot(p, side)) p.m[FREE + (side & 1)]! |= 1 << (side >> 1);
  }
}

function loadSide(p: Position, side: number, cards: readonly Card[]): void {
  for (const card of cards) {
    p.m[CARD + side * SLOTS + p.m[COUNT + side]!++] = card;
    loadSeen(p, card);
  }
}

/** Cards lie there in the order of laying. */
function loadEnvironment(p: Position, side: number, cards: readonly Card[]): void {
  for (const card of cards) {
    p.m[card === FOG ? FOG_AT : MUD_AT] = side;
    p.m[FOG_LAST] = card === FOG ? 1 : 0;
  }
}

function loadSeen(p: Position, card: Card): void {
  if (isTroop(card)) p.m[UNSEEN + colourOf(card)]! &= ~(1 << (valueOf(card) - 1));
}

/** The table says who placed each card on top, the hands which cards these are. */
function loadDeck(
  p: Position,
  kind: number,
  size: number,
  placers: readonly Seat[],
  hands: Readonly<BattleLineState['hands']>,
): void {
  p.m[DECK + kind] = size;
  const next: [number, number] = [0, 0];
  for (const seat of placers) {
    const { troop, tactics } = hands[seat].placed;
    const card = (kind === 0 ? troop : tactics)[next[seat]++] ?? 0;
    p.m[PLACED + kind * PLACED_AT_MOST + p.m[PLACED_COUNT + kind]!++] = (card << 1) | seat;
  }
}

function loadSet(p: Position, set: number, cards: readonly Card[]): void {
  for (const card of cards) putCard(p, set, card);
}

function loadDisplay(p: Position, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) {
    p.m[DISPLAY + seat * CARDS + p.m[DISPLAYED + seat]!++] = card;
    loadSeen(p, card);
  }
}

function encodeFrame(frame: Frame): number {
  switch (frame.phase) {
    case 'cut':
      return makeFrame(CUT_PHASE, frame.first === null ? 0 : frame.first + 1, 0);
    case 'deal':
      return makeFrame(DEAL_PHASE, frame.dealt, 0);
    case 'card':
      return makeFrame(CARD_PHASE, frame.deck === 'troop' ? 0 : 1, frame.to);
    case 'play':
      return makeFrame(PLAY_PHASE, 0, frame.seats[0]);
    case 'claim':
      return makeFrame(CLAIM_PHASE, 0, frame.seats[0]);
    case 'draw':
      return makeFrame(DRAW_PHASE, 0, frame.seats[0]);
    case 'scout-draw':
      return makeFrame(SCOUT_DRAW_PHASE, frame.drawn, frame.seats[0]);
    case 'scout-return':
      return makeFrame(SCOUT_RETURN_PHASE, frame.left, frame.seats[0]);
    case 'mud-excess':
      return makeFrame(MUD_EXCESS_PHASE, frame.flag, frame.seats[0]);
  }
}
