import { expect, test } from 'vitest';
import { makeXoshiro } from '@bannerfield/kernel';
import { exploitability, solveMatrixGame } from '../index.ts';

test.each([
  [
    'a saddle',
    [
      [3, 1, 4],
      [2, 0, 1],
    ],
    1,
    [1, 0],
    [0, 1, 0],
  ],
  [
    'matching pennies',
    [
      [1, -1],
      [-1, 1],
    ],
    0,
    [0.5, 0.5],
    [0.5, 0.5],
  ],
  // 2×2 without saddle, by hand: p = (d−c)/(a−b−c+d), value = (ad−bc)/(a−b−c+d).
  [
    'uneven pennies',
    [
      [3, -1],
      [-2, 1],
    ],
    1 / 7,
    [3 / 7, 4 / 7],
    [2 / 7, 5 / 7],
  ],
  [
    'stone, paper, scissors',
    [
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ],
    0,
    [1 / 3, 1 / 3, 1 / 3],
    [1 / 3, 1 / 3, 1 / 3],
  ],
  ['one row', [[5, -7, 2]], -7, [1], [0, 1, 0]],
  ['one cell', [[-4]], -4, [1], [1]],
])('%s is solved as by hand', (_, payoffs, value, rows, columns) => {
  const solution = solveMatrixGame(payoffs);
  expect(solution.value).toBeCloseTo(value, 10);
  for (const [index, share] of rows.entries()) {
    expect(solution.rows[index]).toBeCloseTo(share, 10);
  }
  for (const [index, share] of columns.entries()) {
    expect(solution.columns[index]).toBeCloseTo(share, 10);
  }
});

test('no answer gains anything against the solution of a random game', () => {
  const rng = makeXoshiro(3).next;
  for (let trial = 0; trial < 300; trial++) {
    const [height, width] = [1 + rng(12), 1 + rng(12)];
    // Few values make ties and equal lines frequent, on which a simplex can cycle.
    const spread = trial % 2 === 0 ? 3 : 1000;
    const payoffs = Array.from({ length: height }, () =>
      Array.from({ length: width }, () => rng(2 * spread + 1) - spread),
    );
    const solution = solveMatrixGame(payoffs);
    expect(exploitability(payoffs, solution)).toBeLessThan(1e-7 * spread);
    expect(sum(solution.rows)).toBeCloseTo(1, 9);
    expect(sum(solution.columns)).toBeCloseTo(1, 9);
    expect(Math.min(...solution.rows, ...solution.columns)).toBeGreaterThanOrEqual(0);
  }
});

test('a game is solved whose lines nearly agree, or whose payoffs are nearly nothing', () => {
  const rng = makeXoshiro(7).next;
  const noise = (size: number): number => (size * (rng(2001) - 1000)) / 1000;
  for (let trial = 0; trial < 1500; trial++) {
    const [height, width] = [1 + rng(12), 1 + rng(12)];
    const [small, scale] = [10 ** -(3 + rng(13)), 10 ** -rng(10)];
    const row = Array.from({ length: width }, () => rng(5) - 2);
    const payoffs = Array.from({ length: height }, (_, index) =>
      row.map((each) => scale * ((index % 3 === 0 ? each : rng(5) - 2) + noise(small))),
    );
    const solution = solveMatrixGame(payoffs);
    expect(exploitability(payoffs, solution)).toBeLessThan(1e-5 * scale);
    expect(sum(solution.rows)).toBeCloseTo(1, 9);
    expect(sum(solution.columns)).toBeCloseTo(1, 9);
  }
});

test('a large game with many equal lines is solved in good time', () => {
  const rng = makeXoshiro(5).next;
  const payoffs = Array.from({ length: 250 }, () => Array.from({ length: 250 }, () => rng(3) - 1));
  expect(exploitability(payoffs, solveMatrixGame(payoffs))).toBeLessThan(1e-6);
});

test('who plays badly can be exploited by so much', () => {
  const pennies = [
    [1, -1],
    [-1, 1],
  ];
  expect(exploitability(pennies, { rows: [1, 0], columns: [0.5, 0.5] })).toBe(1);
  expect(exploitability(pennies, { rows: [1, 0], columns: [1, 0] })).toBe(2);
});

test.each([[[]], [[[]]], [[[1, 2], [3]]], [[[1, NaN]]], [[[1, Infinity]]]])(
  'what is no matrix of numbers is refused: %j',
  (payoffs) => {
    expect(() => solveMatrixGame(payoffs)).toThrow(RangeError);
  },
);

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
