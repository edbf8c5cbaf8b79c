import { SEATS } from '@bannerfield/kernel';
import { MUD, isLeader, isMorale, isTroop } from '../rules/data.ts';
import { hasFog, hasMud, isComplete } from '../rules/flags.ts';
import type { Action, BattleLineState, Chance, Table } from '../rules/state.ts';

/** What many random games should have come to. */
const SITUATIONS: Readonly<Record<string, (state: Readonly<BattleLineState>) => boolean>> = {
  'both decks are empty': ({ table }) =>
    table.turn > 0 && table.decks.troop + table.decks.tactics === 0,
  'one deck is empty': ({ table }) => (table.decks.troop === 0) !== (table.decks.tactics === 0),
  'both Leaders lie at one flag': ({ table }) =>
    table.flags.some(({ sides }) => sides[0].some(isLeader) && sides[1].some(isLeader)),
  'Fog and Mud lie at one flag': ({ table }) =>
    table.flags.some((flag) => hasFog(flag) && hasMud(flag)),
  'Mud has left a card too many': ({ table }) =>
    table.flags.some((flag) => !hasMud(flag) && flag.sides.some((side) => side.length > 3)),
  'a card too many is to be given up': ({ table }) => table.stack.at(-1)?.phase === 'mud-excess',
  'a placed card has been drawn by the other': ({ hands }) =>
    hands.some(({ seen }) => seen.length > 0),
  'a hand holds Tactics only': ({ table, hands }) =>
    table.turn > 0 && hands.some(({ cards }) => cards.length > 0 && !cards.some(isTroop)),
  'a flag is tied': ({ table }) =>
    table.flags.some((flag) => SEATS.every((seat) => isComplete(flag, seat))),
  'the game is locked': ({ table }) => table.result?.rule === 'R10.6',
  'six passes end the game': ({ table }) => table.result?.rule === 'R10.7',
  'three in a row win': ({ table }) => table.result?.rule === 'R10.2',
  'five win': ({ table }) => table.result?.rule === 'R10.3',
};

/** The names of those that hold. */
export function situationsIn(state: Readonly<BattleLineState>): string[] {
  return SITUATIONS_BY_NAME.flatMap(([name, holds]) => (holds(state) ? [name] : []));
}

const SITUATIONS_BY_NAME = Object.entries(SITUATIONS);

/** All their names. */
export const SITUATION_NAMES = Object.keys(SITUATIONS);

type Taste = (move: Action | Chance, state: Readonly<BattleLineState>) => boolean;

/**
 * What a random game plays oftener than other things, so that rare situations come about. By
 * turns: anything; Tactics cards; filling and clearing Mud; waiting for the end; leaving proven
 * claims and upsetting them.
 */
const TASTES: readonly Taste[] = [() => true, likesTactics, likesMud, likesWaiting, likesUpsets];

/** Each in turn. */
export function tasteOf(seed: number): Taste {
  return TASTES[seed % TASTES.length] ?? (() => true);
}

function likesTactics(move: Action | Chance): boolean {
  if (move.type === 'place') return !isTroop(move.card);
  return isTacticsDraw(move) || !['end', 'draw', 'pass'].includes(move.type);
}

/** Lays Mud, fills four slots there, and takes it away again. */
function likesMud(move: Action | Chance, { table }: Readonly<BattleLineState>): boolean {
  const isFull = table.flags.some((flag) => hasMud(flag) && isComplete(flag, 0));
  switch (move.type) {
    case 'place': {
      const flag = table.flags[move.flag];
      return move.card === MUD || (flag !== undefined && hasMud(flag));
    }
    case 'redeploy':
    case 'deserter':
      return move.card === MUD && isFull;
    case 'end':
      return true;
    default:
      return isTacticsDraw(move);
  }
}

/** Hoards Tactics cards, claims nothing, and passes when it can. */
function likesWaiting(move: Action | Chance): boolean {
  if (move.type === 'place') return isTroop(move.card);
  return move.type === 'pass' || move.type === 'end' || isTacticsDraw(move);
}

/** Claims nothing, and brings to flags where the other side is complete what was no unseen Troop. */
function likesUpsets(move: Action | Chance, { table }: Readonly<BattleLineState>): boolean {
  switch (move.type) {
    case 'place':
      return isTroop(move.card) || (isMorale(move.card) && isThreatened(table, move.flag));
    case 'redeploy':
    case 'traitor':
      return move.to !== null && isThreatened(table, move.to);
    default:
      return move.type !== 'claim' && (move.type !== 'draw' || isTacticsDraw(move));
  }
}

function isThreatened(table: Readonly<Table>, flag: number): boolean {
  const there = table.flags[flag];
  return there !== undefined && SEATS.some((seat) => isComplete(there, seat));
}

function isTacticsDraw(move: Action | Chance): boolean {
  return move.type === 'draw' && move.deck === 'tactics';
}
