import { makeGreedy, makeRandom, playGame } from '@bannerfield/bots';
import { makeXoshiro } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { taste } from '../bot/index.ts';
import { game } from '../rules/index.ts';
import { SCENARIOS } from '../rules/scenarios.ts';
import type { BattleLore } from '../rules/state.ts';
import { DEFAULTS } from './mixed.ts';

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
