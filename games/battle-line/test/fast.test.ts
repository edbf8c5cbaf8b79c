import assert from 'node:assert/strict';
import { SEATS, type Fast } from '@bannerfield/kernel';
import { fastContract, type FastContract } from '@bannerfield/kernel/test-kit';
import { test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { MUD, isMorale, isTroop } from '../rules/data.ts';
import { makeFast } from '../rules/fast.ts';
import { hasFog, hasMud, isComplete } from '../rules/flags.ts';
import { game } from '../rules/index.ts';
import type { Action, BattleLine, BattleLineState, Chance, Table } from '../rules/state.ts';
import { mixed } from './mixed.ts';
import { after, legal, position } from './rules/position.ts';

type Likes = Exclude<FastContract<BattleLine>['likes'], undefined>;

/**
 * By turns: anything; Tactics cards; filling and clearing Mud; waiting for the end; leaving
 * proven claims and upsetting them.
 */
const LIKES: readonly Likes[] = [() => true, likesTactics, likesMud, likesWaiting, likesUpsets];

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

/** Plays on by both, and compares what is offered after each move. */
function playBoth(start: BattleLineState, ...moves: string[]): string[] {
  const fast = makeFast();
  fast.load(start);
  let state = start;
  for (const move of moves) {
    assert.deepEqual(offered(fast), possible(state), `before ${move}`);
    const parsed = game.notation.parse(move);
    assert.ok(parsed !== null, `${move} is a move`);
    fast.apply(fast.encode(parsed));
    state = after(state, move);
  }
  assert.deepEqual(offered(fast), possible(state));
  return possible(state);
}

function possible(state: BattleLineState): string[] {
  if (game.pending(state.table).kind === 'decision') return legal(state);
  return game.chance(state).map(({ outcome }) => game.notation.format(outcome));
}

function offered(fast: Fast<BattleLine>): string[] {
  const codes: number[] = [];
  const length = fast.list(codes);
  return codes.slice(0, length).map((code) => game.notation.format(fast.decode(code)));
}

const SEVEN = 'o1 o3 o5 o7 o9 p2 p4';

test.each([
  ['a card redeployed', 'redeploy', '| a8', 'redeploy:a8>1'],
  ['a card won over', 'traitor', 'a8 |', 'traitor:a8>1'],
  ['a Leader', 'alexander', 'a8 |', 'alexander@1'],
])('R5.8 a proof that is remembered falls with %s', (_, held, second, move) => {
  const start = position({
    flags: { 1: 'g1 g2 g3 | a9', 2: second },
    hands: [SEVEN, `${held} v1 v3 v5 v7 v9 s2`],
    phase: 'claim',
  });
  assert.ok(legal(start).includes('claim@1'), 'without azure 8 no wedge is possible');
  const claims = playBoth(start, 'end', move, 'end', 'draw:tactics', '+fog', 'o1@3');
  assert.ok(!claims.includes('claim@1'), 'now one is');
});

test.each([
  ['R7.2', 'Fog', 'fog', 'o1@3'],
  ['R7.5', 'Mud', 'mud', 'o1@1'],
])('%s a proof that is remembered falls with %s', (...[, , held, move]) => {
  const start = position({
    flags: { 1: 'g1 g2 g3 | a9 s9' },
    hands: [SEVEN, `${held} v1 v3 v5 v7 v9 s2`],
    phase: 'claim',
  });
  assert.ok(legal(start).includes('claim@1'), 'no wedge can come of two colours');
  const claims = playBoth(start, 'end', `${held}@1`, 'end', 'draw:tactics', '+scout', move);
  assert.ok(!claims.includes('claim@1'));
});

test('R8.16 a proof that is remembered falls with the card that spoilt the other line', () => {
  const start = position({
    flags: { 1: 'g1 g2 g3 | a9 s2' },
    hands: ['o1 o3 o5 o7 p2 p4 deserter', 'v1 v3 v5 v7 v9 s4 s6'],
    phase: 'claim',
  });
  assert.ok(legal(start).includes('claim@1'), 'no wedge can come of two colours');
  const claims = playBoth(start, 'end', 'v1@3', 'end', 'draw:troop', '+p6', 'deserter:s2');
  assert.ok(!claims.includes('claim@1'), 'one can come of azure 9');
});
