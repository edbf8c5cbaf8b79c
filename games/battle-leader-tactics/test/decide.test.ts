import { makeBotMaker } from '@bannerfield/bots';
import { known, makeXoshiro } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { lossesOf, lossesOfSolving } from '../balance/choice.ts';
import { beforeTactics, fight } from '../balance/fought.ts';
import { decide } from '../bot/decide.ts';
import { taste } from '../bot/index.ts';
import type { LeaderTactics } from '../rules/state.ts';

test('the mix that a marshal draws from is within 0.02 of the value of the one battle', () => {
  for (const superior of ['attacker', 'defender'] as const) {
    for (const loss of lossesOfSolving(superior)) expect(Math.abs(loss)).toBeLessThan(0.02);
  }
});

test('a best answer to whoever always does the same is found', () => {
  const always = { tactic: 9, cards: [1, 2, 4, 4] };
  const [attacker, defender] = lossesOf(
    'attacker',
    Array.from({ length: 4 }, () => [always, always]),
  );
  expect(attacker.most).toBeGreaterThan(0.5);
  expect(attacker.least).toBe(attacker.most);
  expect(defender.most).toBeGreaterThan(0.5);
});

test('a marshal mixes his tactics, also in a war', () => {
  const fought = fight('marshal', 'first', 'attacker', runs(12, 200));
  for (const seat of [0, 1] as const) {
    expect(new Set(fought.map((pair) => pair[seat].tactic)).size).toBeGreaterThanOrEqual(4);
  }
});

test('what is decided does not change with what the seat cannot see, and the marshal does it', () => {
  const { game, state } = beforeTactics('last', 'defender');
  const marshal = makeBotMaker('marshal', taste);
  for (let seed = 0; seed < 5; seed++) {
    const mine = known<LeaderTactics>(state, 1);
    const decided = decide(mine, makeXoshiro(seed).next);
    const dream = game.imagine(mine, makeXoshiro(seed + 9).next);
    expect(decide(known<LeaderTactics>(dream, 1), makeXoshiro(seed).next)).toEqual(decided);
    const bot = marshal(game, 1, makeXoshiro(seed).next);
    expect(bot.choose(mine, {})).toEqual(decided);
  }
});
