import { expect, test } from 'vitest';
import { makeXoshiro } from '@bannerfield/kernel';
import { exploitability, solveLargeGame, solveMatrixGame } from '../index.ts';

function randomMatrix(rows: number, columns: number, seed: number): number[][] {
  const { next: rng } = makeXoshiro(seed);
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => rng(7) - 3));
}

test('a large game has the value that the whole tableau finds, and nobody gains against it', () => {
  for (let seed = 0; seed < 20; seed++) {
    const payoffs = randomMatrix(30, 40, seed);
    const solution = solveLargeGame({
      rows: 30,
      columns: 40,
      payoff: (row, column) => payoffs[row]?.[column] ?? 0,
    });
    expect(solution.value).toBeCloseTo(solveMatrixGame(payoffs).value, 8);
    expect(exploitability(payoffs, solution)).toBeLessThan(1e-8);
    expect(solution.exploitability).toBeLessThan(1e-8);
    expect(solution.rows).toHaveLength(30);
    expect(solution.columns).toHaveLength(40);
  }
});

test('hiding in one of two hundred places: found one time in two hundred', () => {
  const size = 200;
  const payoff = (row: number, column: number): number => (row === column ? 1 : 0);
  const { value, exploitability: gap } = solveLargeGame({ rows: size, columns: size, payoff });
  expect(value).toBeCloseTo(1 / size, 8);
  expect(gap).toBeLessThan(1e-8);
});

test('a loose tolerance ends sooner and says how loose', () => {
  const payoffs = randomMatrix(60, 60, 5);
  const payoff = (row: number, column: number): number => payoffs[row]?.[column] ?? 0;
  const loose = solveLargeGame({ rows: 60, columns: 60, payoff }, 0.5);
  expect(loose.exploitability).toBeLessThanOrEqual(0.5);
  expect(exploitability(payoffs, loose)).toBeCloseTo(loose.exploitability, 8);
});

test('a game without rows is none', () => {
  expect(() => solveLargeGame({ rows: 0, columns: 3, payoff: () => 0 })).toThrow(RangeError);
});
