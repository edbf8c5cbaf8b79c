import assert from 'node:assert/strict';
import type { Fast } from '@bannerfield/kernel';
import { fastContract } from '@bannerfield/kernel/test-kit';
import { test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { makeFast } from '../rules/fast.ts';
import { game } from '../rules/index.ts';
import type { BattleLine, BattleLineState } from '../rules/state.ts';
import { mixed } from './mixed.ts';
import { SITUATION_NAMES, situationsIn, tasteOf } from './random-games.ts';
import { after, legal, position } from './rules/position.ts';

test(
  'R3.2 the fast lane plays as the readable rules do',
  () => {
    const fast = makeFast();
    const reached = new Set<string>();
    for (let seed = 0; seed < runs(400, 10_000); seed++) {
      fastContract(game, fast, mixed(seed >> 2), seed, {
        likes: tasteOf(seed),
        sparsely: runs(5, 15),
        met: (state) => {
          for (const name of situationsIn(state)) reached.add(name);
        },
      });
    }
    for (const name of SITUATION_NAMES) assert.ok(reached.has(name), name);
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
