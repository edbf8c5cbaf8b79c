import { expect, test } from 'vitest';
import { makeXoshiro } from '@bannerfield/kernel';
import { fitLogistic } from '../index.ts';

test('one input of two values gives the odds of the four counts', () => {
  // 30 of 40 against 10 of 40: odds 3 and 1/3; Woolf's deviation √(1/30 + 1/10 + 1/10 + 1/30).
  const trials = [
    ...Array.from({ length: 40 }, (_, index) => ({ input: [1], success: index < 30 })),
    ...Array.from({ length: 40 }, (_, index) => ({ input: [0], success: index < 10 })),
  ];
  const fit = fitLogistic(
    trials.map(({ input }) => input),
    trials.map(({ success }) => success),
  );
  expect(fit.intercept.value).toBeCloseTo(Math.log(1 / 3), 8);
  const [slope] = fit.coefficients;
  expect(slope?.value).toBeCloseTo(Math.log(9), 8);
  expect(((slope?.high ?? 0) - (slope?.low ?? 0)) / 2 / 1.959964).toBeCloseTo(0.5164, 4);
  expect(fit.predict([1])).toBeCloseTo(0.75, 8);
});

test('finds the coefficients that made the data', () => {
  const rng = makeXoshiro(7).next;
  const number = (): number => rng(2001) / 1000 - 1;
  const rows = Array.from({ length: 20_000 }, () => [number(), number()]);
  const successes = rows.map(
    ([a = 0, b = 0]) => rng(1_000_000) / 1_000_000 < 1 / (1 + Math.exp(-(0.3 + 2 * a - b))),
  );
  const { intercept, coefficients } = fitLogistic(rows, successes);
  const all = [intercept, ...coefficients];
  expect(all.map(({ value }) => Math.round(value * 10))).toEqual([3, 20, -10]);
  for (const [index, truth] of [0.3, 2, -1].entries()) {
    expect(all[index]?.low).toBeLessThan(truth);
    expect(all[index]?.high).toBeGreaterThan(truth);
  }
});

test.each([
  [
    'inputs that depend on each other',
    [
      [1, 2],
      [2, 4],
      [3, 6],
    ],
    [true, false, true],
  ],
  ['an input that separates successes', [[1], [2], [3], [4]], [false, false, true, true]],
  ['no trials', [], []],
])('%s fix no fit', (_, rows, successes) => {
  expect(() => fitLogistic(rows, successes)).toThrow(RangeError);
});
