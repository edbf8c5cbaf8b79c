import assert from 'node:assert/strict';
import { makeGreedy, makeRandom, makeStream, playGame } from '@bannerfield/bots';
import { known, type Seat } from '@bannerfield/kernel';
import { test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { planOrders } from '../bot/orders.ts';
import { damageTo, worthOf } from '../bot/worth.ts';
import { taste } from '../bot/index.ts';
import { game } from '../rules/index.ts';
import { expectedIn } from '../rules/odds.ts';
import type { Fdb } from '../rules/fdb.ts';
import { tileInfo } from '../rules/tiles.ts';
import { DEFAULTS } from './mixed.ts';
import { FULL, move, position } from './rules/position.ts';

const greedy = makeGreedy<Fdb>(taste);

/** The winner of a game in which `seat` plays greedily against random play. */
function winner(index: number, seat: Seat): Seat | 'draw' | undefined {
  const made = [0, 1].map((each) =>
    (each === seat ? greedy : makeRandom<Fdb>())(
      game,
      each as Seat,
      makeStream(7, index, `bot ${each}`),
    ),
  );
  const [one, other] = made;
  assert.ok(one && other);
  return playGame(game, DEFAULTS, [one, other], makeStream(7, index, 'chance')).result?.winner;
}

test('the bot beats random play in 95 of 100', () => {
  const games = runs(60, 400);
  let won = 0;
  for (let index = 0; index < games; index++) {
    const seat = index % 2 === 0 ? 0 : 1;
    if (winner(index, seat) === seat) won += 1;
  }
  assert.ok(won >= 0.95 * games, `${won} of ${games}`);
});

test('the bot plays alike with the same numbers, and nothing hidden changes its play', () => {
  const state = game.setup({ ...DEFAULTS, armies: 'empire-line:orcs-horde' });
  const rng = makeStream(1, 1, 'deal');
  while (state.table.stack.at(-1)?.phase === 'draw') {
    game.applyChance(state, game.sample(state, rng), () => undefined);
  }
  const me = known<Fdb>(state, 0);
  const choose = (world: typeof state) =>
    greedy(game, 0, makeStream(1, 2, 'bot')).choose(known<Fdb>(world, 0), {});
  const chosen = choose(state);
  assert.equal(game.why(me, chosen), null);
  for (let n = 0; n < 5; n++) {
    assert.deepEqual(choose(game.imagine(me, makeStream(1, n, 'world'))), chosen);
  }
});

test('the bot reckons with the exact odds: a hero who certainly falls costs what he is worth', () => {
  const { table } = game.setup({ ...DEFAULTS, armies: 'empire-line:orcs-horde' });
  const [, side] = table.sides;
  for (let space = 0; space < 5; space++) side.spaces[space] = null;
  const hero = side.spaces[5];
  assert.ok(hero);
  const info = tileInfo(table.edition, hero.tile);
  hero.wounds = info.morale - 1;
  const before = damageTo(table.edition, side, 0, 'red', 2, false);
  const odds = expectedIn(table.edition, side, 0, 'red', 2, false)[5];
  assert.ok(odds);
  assert.equal(odds.full, odds.of);
  assert.ok(Math.abs(before - worthOf(info) * (1 - 0.5 * (hero.wounds / info.morale))) < 1e-9);
});

test('R5.8 the bot brings nobody back by a regrouping order that would not work', () => {
  const mine = {
    battalions: FULL,
    fleeing: 'gilded foot .',
    hand: 'gilded foot foot foot foot foot foot',
  };
  const plan = (regrouping: 'always' | 'needsToken') => {
    const state = position({ options: { regrouping }, sides: [mine, {}] });
    return planOrders(known<Fdb>(state, 0)).find(({ at }) => at === 3);
  };
  assert.deepEqual(plan('always'), move('gilded@regroup'));
  assert.deepEqual(plan('needsToken'), move('foot@regroup'));
});
