/* eslint-disable @typescript-eslint/no-non-null-assertion -- every address is within the memory */

import type { Seat } from '@bannerfield/kernel';
import { CARDS, type Card, type CardKind } from './data.ts';
import { ENDINGS } from './fast-endings.ts';
import { listEnvironment, sideOf } from './fast-flags.ts';
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
  factOf,
  phaseOf,
  seatOf,
} from './fast-frames.ts';
import {
  BACKS,
  CLAIMED,
  DECK,
  DEPTH,
  DISPLAY,
  DISPLAYED,
  HAND,
  LAST,
  LEADERS,
  PASSES,
  PLACED,
  PLACED_AT_MOST,
  PLACED_COUNT,
  PLAYED,
  RESULT,
  SHOWN,
  STACK,
  STARTER,
  TURN,
  UNDRAWN,
  WORDS,
  type Position,
} from './fast-memory.ts';
import { cardsAt } from './fast-proof.ts';
import { hasCard } from './fast-sets.ts';
import {
  FLAGS,
  type BattleLineState,
  type ByKind,
  type Flag,
  type Frame,
  type Hand,
} from './state.ts';

/** The position as a state, its keys in the order of setup. */
export function save(p: Position): BattleLineState {
  return {
    table: {
      options: p.options,
      stack: Array.from(row(p, STACK, p.m[DEPTH]!), decodeFrame),
      result: resultOf(p),
      starter: seatOrNull(p.m[STARTER]!),
      turn: p.m[TURN]!,
      flags: Array.from({ length: FLAGS }, (_, flag) => saveFlag(p, flag)),
      displays: [saveDisplay(p, 0), saveDisplay(p, 1)],
      decks: { troop: p.m[DECK]!, tactics: p.m[DECK + 1]! },
      placed: { troop: placers(p, 0), tactics: placers(p, 1) },
      backs: [saveBacks(p, 0), saveBacks(p, 1)],
      played: [p.m[PLAYED]!, p.m[PLAYED + 1]!],
      leaders: [p.m[LEADERS]!, p.m[LEADERS + 1]!],
      passes: p.m[PASSES]!,
    },
    hands: [saveHand(p, 0), saveHand(p, 1)],
    fate: { troop: saveSet(p, UNDRAWN, 0, 60), tactics: saveSet(p, UNDRAWN, 60, CARDS) },
  };
}

function row(p: Position, first: number, length: number): number[] {
  return [...p.m.subarray(first, first + length)];
}

function resultOf(p: Position): BattleLineState['table']['result'] {
  const result = p.m[RESULT]!;
  const ending = ENDINGS[result & 7];
  if (result === 0 || ending === undefined) return null;
  const winner = (result >> 3) - 1;
  return { winner: winner === 2 ? 'draw' : asSeat(winner), ...ending };
}

function saveFlag(p: Position, flag: number): Flag {
  const [first, second] = [sideOf(flag, 0), sideOf(flag, 1)];
  return {
    sides: [cardsAt(p, first), cardsAt(p, second)],
    environment: [environmentAt(p, first), environmentAt(p, second)],
    owner: ownerOf(p, flag),
    last: seatOrNull(p.m[LAST + flag]!),
  };
}

function environmentAt(p: Position, side: number): Card[] {
  const cards: Card[] = [];
  listEnvironment(p, side, cards, 0);
  return cards;
}

function ownerOf(p: Position, flag: number): Seat | null {
  if (((p.m[CLAIMED]! >> flag) & 1) !== 0) return 0;
  return ((p.m[CLAIMED + 1]! >> flag) & 1) === 0 ? null : 1;
}

function saveDisplay(p: Position, seat: Seat): Card[] {
  return row(p, DISPLAY + seat * CARDS, p.m[DISPLAYED + seat]!);
}

function placedOn(p: Position, kind: number): number[] {
  return row(p, PLACED + kind * PLACED_AT_MOST, p.m[PLACED_COUNT + kind]!);
}

function placers(p: Position, kind: number): Seat[] {
  return placedOn(p, kind).map((entry) => asSeat(entry & 1));
}

function placedBy(p: Position, seat: Seat, kind: number): Card[] {
  return placedOn(p, kind)
    .filter((entry) => (entry & 1) === seat)
    .map((entry) => entry >> 1);
}

function saveBacks(p: Position, seat: Seat): ByKind<number> {
  return { troop: p.m[BACKS + seat * 2]!, tactics: p.m[BACKS + seat * 2 + 1]! };
}

function saveHand(p: Position, seat: Seat): Hand {
  return {
    cards: saveSet(p, HAND + seat * WORDS, 0, CARDS),
    placed: { troop: placedBy(p, seat, 0), tactics: placedBy(p, seat, 1) },
    seen: saveSet(p, SHOWN + (1 - seat) * WORDS, 0, CARDS),
    shown: saveSet(p, SHOWN + seat * WORDS, 0, CARDS),
  };
}

function saveSet(p: Position, set: number, first: Card, end: Card): Card[] {
  const cards: Card[] = [];
  for (let card = first; card < end; card++) if (hasCard(p, set, card)) cards.push(card);
  return cards;
}

function decodeFrame(frame: number): Frame {
  const [fact, seat] = [factOf(frame), asSeat(seatOf(frame))];
  switch (phaseOf(frame)) {
    case CUT_PHASE:
      return { phase: 'cut', seats: [], first: fact === 0 ? null : fact - 1 };
    case DEAL_PHASE:
      return { phase: 'deal', seats: [], dealt: fact };
    case CARD_PHASE:
      return { phase: 'card', seats: [], to: seat, deck: deckOf(fact) };
    case SCOUT_DRAW_PHASE:
      return { phase: 'scout-draw', seats: [seat], drawn: fact };
    case SCOUT_RETURN_PHASE:
      return { phase: 'scout-return', seats: [seat], left: fact };
    case MUD_EXCESS_PHASE:
      return { phase: 'mud-excess', seats: [seat], flag: fact };
    default:
      return { phase: stepOf(phaseOf(frame)), seats: [seat] };
  }
}

function stepOf(phase: number): 'play' | 'claim' | 'draw' {
  if (phase === PLAY_PHASE) return 'play';
  if (phase === CLAIM_PHASE) return 'claim';
  if (phase === DRAW_PHASE) return 'draw';
  throw new RangeError(`no phase is written ${phase}`);
}

function deckOf(kind: number): CardKind {
  return kind === 0 ? 'troop' : 'tactics';
}

function asSeat(number: number): Seat {
  return number === 0 ? 0 : 1;
}

function seatOrNull(number: number): Seat | null {
  return number === -1 ? null : asSeat(number);
}
