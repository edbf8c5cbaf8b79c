import { makeGreedy, makeRandom, playGame } from '@bannerfield/bots';
import { makeXoshiro, type Seat } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { taste } from '../bot/index.ts';
import { game } from '../rules/index.ts';
import { DEFAULTS } from '../rules/options.ts';
import type { BattleLine } from '../rules/state.ts';

const greedy = makeGreedy(taste);

function winnerOf(seed: number, greedySeat: Seat): Seat | 'draw' | null {
  const sit = (seat: Seat) => {
    const make = seat === greedySeat ? greedy : makeRandom<BattleLine>();
    return make(game, seat, makeXoshiro(seed * 3 + seat).next);
  };
  const { result } = playGame(game, DEFAULTS, [sit(0), sit(1)], makeXoshiro(seed * 3 + 2).next);
  return result === null ? null : result.winner;
}

test('the greedy bot beats a random one in 95 of 100 games', () => {
  const games = runs(40, 400);
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const seat: Seat = seed % 2 === 0 ? 0 : 1;
    if (winnerOf(seed, seat) === seat) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(games * 0.95);
});

test('the greedy bot never leaves a flag that it could claim', () => {
  let asked = 0;
  const never = {
    ...game,
    legal: (known: Parameters<typeof game.legal>[0]) => {
      const legal = game.legal(known);
      const claims = legal.some(({ type }) => type === 'claim');
      if (claims) {
        asked += 1;
        const { next } = makeXoshiro(asked);
        expect(greedy(game, known.seat, next).choose(known, {}).type).toBe('claim');
      }
      return legal;
    },
  };
  for (let seed = 0; seed < runs(3, 40); seed++) {
    const bots = ([0, 1] as const).map((seat) =>
      greedy(never, seat, makeXoshiro(seed + seat).next),
    );
    const [first, second] = bots;
    if (first === undefined || second === undefined) throw new Error('two bots are needed');
    playGame(never, DEFAULTS, [first, second], makeXoshiro(seed + 9).next);
  }
  expect(asked).toBeGreaterThan(10);
});
