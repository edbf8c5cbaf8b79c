/* eslint-disable @typescript-eslint/no-non-null-assertion -- every address is within the memory */

import { SEATS, type Seat } from '@bannerfield/kernel';
import { CARDS, FOG, type Card } from './data.ts';
import { ENDINGS } from './fast-endings.ts';
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
  SLOTS,
  STACK,
  STARTER,
  TURN,
  UNDRAWN,
  UNKNOWN,
  UNSEEN,
  WORDS,
  forgetAll,
  type Position,
} from './fast-memory.ts';
import { putCard } from './fast-sets.ts';
import { faceUp } from './flags.ts';
import { makeUnseen } from './line.ts';
import { FLAGS, type BattleLineState, type Flag, type Frame, type Table } from './state.ts';

const KINDS = ['troop', 'tactics'] as const;

/** Takes a state over. What was logged before is forgotten. */
export function load(p: Position, { table, hands, fate }: Readonly<BattleLineState>): void {
  p.m.fill(0);
  p.options = table.options;
  p.top = p.moves = 0;
  p.claimable = UNKNOWN;
  loadCounts(p, table);
  loadFlags(p, table);
  loadDecks(p, table, hands);
  for (const seat of SEATS) {
    loadSet(p, HAND + seat * WORDS, hands[seat].cards);
    loadSet(p, SHOWN + seat * WORDS, hands[seat].shown);
    loadDisplay(p, seat, table.displays[seat]);
  }
  loadSet(p, UNDRAWN, fate.troop);
  loadSet(p, UNDRAWN, fate.tactics);
  makeUnseen(faceUp(table)).forEach((mask, colour) => (p.m[UNSEEN + colour] = mask));
  p.m[DEPTH] = table.stack.length;
  table.stack.forEach((frame, at) => (p.m[STACK + at] = encodeFrame(frame)));
  forgetAll(p);
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
  const winner = result.winner === 'draw' ? 2 : result.winner;
  p.m[RESULT] = 8 + winner * 8 + ending;
}

function loadFlags(p: Position, { flags }: Readonly<Table>): void {
  p.m[FOG_AT] = p.m[MUD_AT] = -1;
  flags.forEach((each, flag) => {
    if (each.owner !== null) p.m[CLAIMED + each.owner]! |= 1 << flag;
    p.m[LAST + flag] = each.last ?? -1;
    for (const seat of SEATS) loadSide(p, each, sideOf(flag, seat), seat);
  });
  for (let flag = 0; flag < FLAGS; flag++) {
    for (const seat of SEATS) {
      if (hasFreeSlot(p, sideOf(flag, seat))) p.m[FREE + seat]! |= 1 << flag;
    }
  }
}

function loadSide(p: Position, { sides, environment }: Flag, side: number, seat: Seat): void {
  p.m[COUNT + side] = sides[seat].length;
  sides[seat].forEach((card, slot) => (p.m[CARD + side * SLOTS + slot] = card));
  for (const card of environment[seat]) {
    p.m[card === FOG ? FOG_AT : MUD_AT] = side;
    p.m[FOG_LAST] = card === FOG ? 1 : 0;
  }
}

function loadDecks(
  p: Position,
  { decks, placed }: Readonly<Table>,
  hands: Readonly<BattleLineState['hands']>,
): void {
  KINDS.forEach((deck, kind) => {
    const next = [0, 0];
    p.m[DECK + kind] = decks[deck];
    p.m[PLACED_COUNT + kind] = placed[deck].length;
    placed[deck].forEach((seat, at) => {
      const card = hands[seat].placed[deck][next[seat]!++] ?? 0;
      p.m[PLACED + kind * PLACED_AT_MOST + at] = (card << 1) | seat;
    });
  });
}

function loadSet(p: Position, set: number, cards: readonly Card[]): void {
  for (const card of cards) putCard(p, set, card);
}

function loadDisplay(p: Position, seat: Seat, cards: readonly Card[]): void {
  p.m[DISPLAYED + seat] = cards.length;
  cards.forEach((card, at) => (p.m[DISPLAY + seat * CARDS + at] = card));
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
