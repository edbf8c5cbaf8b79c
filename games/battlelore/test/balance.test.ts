import { makeGreedy } from '@bannerfield/bots';
import { judge, playMeasured } from '@bannerfield/editions';
import { expect, test } from 'vitest';
import { balance } from '../balance.ts';
import { taste } from '../bot/index.ts';
import { game } from '../rules/index.ts';
import { SCENARIOS } from '../rules/scenarios.ts';

const settings = balance.settings?.(game) ?? [];
const row = (scenario: string, winner: 0 | 1 | 'draw', turns: number): object => ({
  scenario,
  winner,
  turns,
});

test('the eight scenarios are played by turns, as they are without options', () => {
  expect(settings.map(({ scenario }) => scenario)).toEqual(SCENARIOS.map(({ id }) => id));
  expect(new Set(settings.map((each) => JSON.stringify({ ...each, scenario: '' }))).size).toBe(1);
});

test('what a game adds is its scenario, its winner and its length', () => {
  const bots = [makeGreedy(taste), makeGreedy(taste)] as const;
  const { own, winner } = playMeasured({ game, balance, bots, settings, seed: 1 }, 2);
  expect(own).toEqual({ scenario: 'agincourt', winner, turns: expect.any(Number) as number });
});

test('wins of the bottom army are counted of games that somebody won, with 45 to 55 % asked', () => {
  const won = Array.from({ length: 2000 }, (_, n) =>
    row('ridge', n % 2 === 0 ? 0 : 1, 20 + (n % 2)),
  );
  const figures = balance.figures([...won, row('ridge', 'draw', 20)], game);
  const [wins, turns] = figures;
  expect(figures).toHaveLength(2);
  expect(wins).toMatchObject({ name: 'bottom-ridge', estimate: { value: 0.5 } });
  expect(wins && judge(wins)).toBe('met');
  expect(turns?.estimate.value).toBeCloseTo(20.5, 3);
});

test('57 % are too much, and are not in the historical battle', () => {
  const verdicts = ['hedgerows', 'agincourt'].map((id) => {
    const rows = Array.from({ length: 4000 }, (_, n) => row(id, n % 100 < 57 ? 0 : 1, 20));
    const [wins] = balance.figures(rows, game);
    return wins && judge(wins);
  });
  expect(verdicts).toEqual(['missed', 'met']);
});
