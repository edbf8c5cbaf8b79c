import assert from 'node:assert/strict';
import { makeGreedy, makeRandom, playGame } from '@bannerfield/bots';
import { makeXoshiro } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { chanceOfHit, worthOfDice } from '../bot/odds.ts';
import { taste } from '../bot/index.ts';
import { game } from '../rules/index.ts';
import { SCENARIOS } from '../rules/scenarios.ts';
import { unitAt, type BattleLore } from '../rules/state.ts';
import { parseHex } from '../rules/board.ts';
import { DEFAULTS } from './mixed.ts';
import { begin } from './rules/position.ts';

test('greedy beats random in each scenario', () => {
  for (const [index, { id }] of SCENARIOS.entries()) {
    for (let round = 0; round < runs(1, 25); round++) {
      const seat = (index + round) % 2 === 0 ? 0 : 1;
      const { next: rng } = makeXoshiro(100 * index + round);
      const greedy = makeGreedy(taste)(game, seat, rng);
      const random = makeRandom<BattleLore>()(game, seat === 0 ? 1 : 0, rng);
      const bots = seat === 0 ? ([greedy, random] as const) : ([random, greedy] as const);
      const { result } = playGame(game, { ...DEFAULTS, scenario: id }, bots, rng);
      expect(result?.winner, id).toBe(seat);
    }
  }
});

test('odds: a die of a short sword hits foot with two faces of six', () => {
  const { table } = begin('bottom regular-infantry d5; top archers e5').state();
  const [unit, target] = ['d5', 'e5'].map((hex) => unitAt(table, parseHex(hex) ?? -1));
  assert.ok(unit && target);
  expect(chanceOfHit(unit, target, true)).toBeCloseTo(2 / 6);
  expect(worthOfDice(1, 0.5, 4)).toBeCloseTo(5);
  expect(worthOfDice(2, 1, 2)).toBeCloseTo(20 + 60);
});
