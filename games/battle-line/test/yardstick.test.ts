import {
  makeBotMaker,
  makeGreedy,
  makeRandom,
  playGame,
  type Bot,
  type MakeBot,
} from '@bannerfield/bots';
import { makeXoshiro, type Seat } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { loadGame } from '../../load.ts';
import { taste } from '../bot/index.ts';
import { yardstick } from '../bot/yardstick.ts';
import { chanceOfSome, chanceToDraw } from '../bot/yardstick/draws.ts';
import { chanceToWin } from '../bot/yardstick/game-chance.ts';
import { prospectsOf } from '../bot/yardstick/prospects.ts';
import { makeTroop } from '../rules/data.ts';
import { addToLine, bitOf, makeLine, type Line } from '../rules/formations.ts';
import { game } from '../rules/index.ts';
import { DEFAULTS } from '../rules/options.ts';
import type { BattleLine } from '../rules/state.ts';

test('the chance to draw is that of counting all that can be drawn', () => {
  for (let wanted = 0; wanted <= 4; wanted++) {
    for (let drawn = 0; drawn <= 8; drawn++) {
      for (let needed = 0; needed <= 3; needed++) {
        const hands = handsOf(8, drawn);
        const good = hands.filter((hand) => countBits(hand & ((1 << wanted) - 1)) >= needed);
        const counted = good.length / hands.length;
        expect(chanceToDraw({ unseen: 8, drawn }, wanted, needed)).toBeCloseTo(counted, 9);
      }
    }
  }
});

/** Masks of so many cards out of all. */
function handsOf(all: number, drawn: number): number[] {
  return Array.from({ length: 1 << all }, (_, mask) => mask).filter(
    (mask) => countBits(mask) === drawn,
  );
}

function countBits(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + countBits(mask >> 1);
}

test('some of independent events', () => {
  expect(chanceOfSome([0.5, 0.5], 1)).toBeCloseTo(0.75, 9);
  expect(chanceOfSome([0.5, 0.2, 1], 2)).toBeCloseTo(0.6, 9);
  expect(chanceOfSome([0.5], 2)).toBe(0);
});

test('a game is won by five flags or three in a row, and even where nothing is known', () => {
  expect(chanceToWin([1, 1, 1, 0, 0, 0, 0, 0, 0].map((each) => each || 0.5))).toBeGreaterThan(0.8);
  expect(chanceToWin([1, 0, 1, 0, 1, 0, 1, 0, 1])).toBe(1);
  expect(chanceToWin([1, 0, 1, 0, 1, 0, 1, 0, 0])).toBe(0);
  expect(chanceToWin(new Array<number>(9).fill(0.5))).toBeCloseTo(0.5, 9);
});

test('a line that needs one Troop comes to what it can by the odds of that Troop', () => {
  const hidden = [bitOf(8) | bitOf(2), bitOf(1), 0, 0, 0, 0];
  const line = lineWith(makeTroop(0, 10), makeTroop(0, 9));
  const supply = { inHand: hidden.map(() => 0), hidden, draws: { unseen: 3, drawn: 3 } };
  const [best, ...others] = prospectsOf(line, false, supply);
  expect(best?.strength).toBe(5 * 64 + 27);
  // All cards come; whether they are laid here is another matter.
  expect(best?.chance).toBeCloseTo(0.7, 9);
  const all = [best, ...others].reduce((sum, each) => sum + (each?.chance ?? 0), 0);
  expect(all).toBeCloseTo(1, 9);
});

function lineWith(...troops: readonly number[]): Line {
  const line = makeLine(3);
  for (const troop of troops) addToLine(line, troop);
  return line;
}

test('who plays by odds beats who plays at random, and mostly who judges alone', () => {
  const odds = makeBotMaker('odds', { ...taste, yardstick });
  const greedy = makeGreedy(taste);
  expect(share(odds, makeRandom<BattleLine>(), runs(4, 60))).toBeGreaterThanOrEqual(0.95);
  expect(share(odds, greedy, runs(8, 200))).toBeGreaterThanOrEqual(0.5);
});

/** Of so many games, from both seats in turn, how many the first wins. */
function share(first: MakeBot<BattleLine>, second: MakeBot<BattleLine>, games: number): number {
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const seat: Seat = seed % 2 === 0 ? 0 : 1;
    const sit = (of: Seat): Bot<BattleLine> =>
      (of === seat ? first : second)(game, of, makeXoshiro(seed * 3 + of).next);
    const chance = makeXoshiro(seed * 3 + 2).next;
    const { result } = playGame(game, DEFAULTS, [sit(0), sit(1)], chance);
    if (result?.winner === seat) won += 1;
  }
  return won / games;
}

test('other games have no such bot, and say so', async () => {
  expect((await loadGame('battle-line')).taste.yardstick).toBe(yardstick);
  const other = await loadGame('battlelore');
  expect(() => makeBotMaker('odds', other.taste)).toThrow('no bot that plays by odds');
});
