import assert from 'node:assert/strict';
import { fastContract, type FastContract } from '@bannerfield/kernel/test-kit';
import { test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { MUD, isTroop } from '../rules/data.ts';
import { makeFast } from '../rules/fast.ts';
import { hasFog, hasMud } from '../rules/flags.ts';
import { game } from '../rules/index.ts';
import type { Action, BattleLine, BattleLineState, Chance } from '../rules/state.ts';
import { mixed } from './mixed.ts';

type Likes = Exclude<FastContract<BattleLine>['likes'], undefined>;

/** By turns: anything; Tactics cards; filling and clearing Mud; waiting for the end. */
const LIKES: readonly Likes[] = [() => true, likesTactics, likesMud, likesWaiting];

function isTacticsDraw(move: Action | Chance): boolean {
  return move.type === 'draw' && move.deck === 'tactics';
}

function likesTactics(move: Action | Chance): boolean {
  if (move.type === 'place') return !isTroop(move.card);
  return isTacticsDraw(move) || !['end', 'draw', 'pass'].includes(move.type);
}

function likesMud(move: Action | Chance, { table }: Readonly<BattleLineState>): boolean {
  if (move.type === 'redeploy' || move.type === 'deserter') return move.card === MUD;
  if (move.type !== 'place') return move.type === 'end' || isTacticsDraw(move);
  const flag = table.flags[move.flag];
  return move.card === MUD || (flag !== undefined && hasMud(flag));
}

function likesWaiting(move: Action | Chance): boolean {
  if (move.type === 'place') return isTroop(move.card);
  return move.type === 'pass' || move.type === 'end' || isTacticsDraw(move);
}

/** What many games should have come to. */
const SITUATIONS: Readonly<Record<string, (state: Readonly<BattleLineState>) => boolean>> = {
  'Fog and Mud lie at one flag': ({ table }) =>
    table.flags.some((flag) => hasFog(flag) && hasMud(flag)),
  'Mud has left a card too many': ({ table }) =>
    table.flags.some((flag) => !hasMud(flag) && flag.sides.some((side) => side.length > 3)),
  'a card too many is to be given up': ({ table }) => table.stack.at(-1)?.phase === 'mud-excess',
  'a placed card has been drawn by the other': ({ hands }) =>
    hands.some(({ seen }) => seen.length > 0),
  'the game is locked': ({ table }) => table.result?.rule === 'R10.6',
  'six passes end the game': ({ table }) => table.result?.rule === 'R10.7',
  'three in a row win': ({ table }) => table.result?.rule === 'R10.2',
  'five win': ({ table }) => table.result?.rule === 'R10.3',
};

test(
  'R3.2 the fast lane plays as the readable rules do',
  () => {
    const fast = makeFast();
    const reached = new Set<string>();
    for (let seed = 0; seed < runs(400, 10_000); seed++) {
      fastContract(game, fast, mixed(seed >> 2), seed, {
        likes: LIKES[seed % LIKES.length] ?? (() => true),
        sparsely: runs(5, 15),
        met: (state) => {
          for (const [name, holds] of Object.entries(SITUATIONS)) {
            if (holds(state)) reached.add(name);
          }
        },
      });
    }
    for (const name of Object.keys(SITUATIONS)) assert.ok(reached.has(name), name);
  },
  runs(120_000, 1_200_000),
);
