import assert from 'node:assert/strict';
import { SEATS, known, makeXoshiro, silent, type Rng } from '@bannerfield/kernel';
import { test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { MUD, isLeader, isTroop } from '../rules/data.ts';
import { hasFog, hasMud, isComplete } from '../rules/flags.ts';
import { game } from '../rules/index.ts';
import type { Action, BattleLineState } from '../rules/state.ts';
import { mixed } from './mixed.ts';

/** What a game of many should have come to; each is counted once a game. */
const SITUATIONS: Readonly<Record<string, (state: BattleLineState) => boolean>> = {
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

type Taste = (action: Action, state: BattleLineState) => boolean;

const TASTES: readonly Taste[] = [() => true, likesTactics, likesMud, likesWaiting];

function likesTactics(action: Action): boolean {
  if (action.type === 'place') return !isTroop(action.card);
  return isTacticsDraw(action) || !['end', 'draw', 'pass'].includes(action.type);
}

/** Lays Mud, fills four slots there, and takes it away again. */
function likesMud(action: Action, { table }: BattleLineState): boolean {
  const isFull = table.flags.some((flag) => hasMud(flag) && isComplete(flag, 0));
  switch (action.type) {
    case 'place': {
      const flag = table.flags[action.flag];
      return action.card === MUD || (flag !== undefined && hasMud(flag));
    }
    case 'redeploy':
    case 'deserter':
      return action.card === MUD && isFull;
    case 'end':
      return true;
    default:
      return isTacticsDraw(action);
  }
}

/** Hoards Tactics cards, claims nothing, and passes when it can. */
function likesWaiting(action: Action): boolean {
  if (action.type === 'place') return isTroop(action.card);
  return action.type === 'pass' || action.type === 'end' || isTacticsDraw(action);
}

function isTacticsDraw(action: Action): boolean {
  return action.type === 'draw' && action.deck === 'tactics';
}

test(
  'R10.6, R10.7 every random game ends, and every state on the way is sound',
  () => {
    const reached = new Map<string, number>();
    for (let seed = 0; seed < runs(600, 10_000); seed++) {
      const rng = makeXoshiro(seed).next;
      const state = game.setup(mixed(seed >> 2));
      const met = new Set<string>();
      for (let entry = 0; !playOne(state, seed, rng); entry++) {
        assert.ok(entry < 1000, `the game of seed ${seed} does not end`);
        notice(state, met);
      }
      notice(state, met);
      for (const name of met) reached.set(name, (reached.get(name) ?? 0) + 1);
    }
    for (const name of Object.keys(SITUATIONS)) assert.ok((reached.get(name) ?? 0) > 0, name);
  },
  runs(120_000, 900_000),
);

function notice(state: BattleLineState, met: Set<string>): void {
  assert.equal(game.audit(state), null);
  for (const [name, holds] of Object.entries(SITUATIONS)) if (holds(state)) met.add(name);
}

/** True: it was over already. */
function playOne(state: BattleLineState, seed: number, rng: Rng): boolean {
  const pending = game.pending(state.table);
  if (pending.kind === 'over') return true;
  if (pending.kind === 'chance') {
    game.applyChance(state, game.sample(state, rng), silent);
    return false;
  }
  const [seat = 0] = pending.seats;
  const actions = game.legal(known(state, seat));
  const taste = TASTES[seed % TASTES.length] ?? (() => true);
  const liked = actions.filter((action) => taste(action, state));
  const choice = liked.length > 0 && rng(20) > 0 ? liked : actions;
  const action = choice[rng(choice.length)];
  assert.ok(action !== undefined, 'something is legal');
  game.apply(state, seat, action, silent);
  return false;
}
