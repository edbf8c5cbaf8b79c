import { expect, test } from 'vitest';
import { clusteredMean, mean, quantile, share, Z95 } from '../index.ts';

// By hand from Wilson's formula, and as R prints them: prop.test(x, n, correct = FALSE).
test.each([
  [0, 10, 0, 0.27753],
  [5, 10, 0.2366, 0.7634],
  [81, 263, 0.2553, 0.3662],
  [10, 10, 0.72247, 1],
  [1, 1, 0.2065, 1],
])('the share %i of %i lies between %f and %f', (count, of, low, high) => {
  const estimate = share(count, of);
  expect(estimate.value).toBe(count / of);
  expect(estimate.low).toBeCloseTo(low, 4);
  expect(estimate.high).toBeCloseTo(high, 4);
});

test('the interval of a share never leaves 0 to 1', () => {
  for (let of = 1; of < 200; of++) {
    expect(share(0, of).low).toBe(0);
    expect(share(of, of).high).toBe(1);
  }
});

test('the interval of a share holds the true share about 95 times in 100', () => {
  // Every outcome of 40 tosses, weighed by its chance: no luck is in this.
  for (const p of [0.1, 0.3, 0.5]) {
    let chance = (1 - p) ** 40;
    let covered = 0;
    for (let count = 0; count <= 40; count++) {
      const { low, high } = share(count, 40);
      if (low <= p && p <= high) covered += chance;
      chance *= ((40 - count) / (count + 1)) * (p / (1 - p));
    }
    expect(covered).toBeGreaterThan(0.92);
    expect(covered).toBeLessThan(0.98);
  }
});

test('a share of nothing, or of more than there is, is refused', () => {
  expect(() => share(0, 0)).toThrow(RangeError);
  expect(() => share(3, 2)).toThrow('a share of 3 in 2');
  expect(() => share(-1, 2)).toThrow(RangeError);
});

test('a mean lies amid an interval that shrinks with the root of the count', () => {
  const few = mean([1, 2, 3, 4]);
  expect(few.value).toBe(2.5);
  // Deviation √(5/3), of the mean √(5/12): 1.96 of it on either side.
  expect(few.high - 2.5).toBeCloseTo(1.2652, 4);
  expect(2.5 - few.low).toBeCloseTo(1.2652, 4);
  const many = mean(Array.from({ length: 400 }, (_, index) => 1 + (index % 4)));
  expect((few.high - few.low) / (many.high - many.low)).toBeCloseTo(11.53, 1);
  expect(() => mean([1])).toThrow(RangeError);
});

test('quantiles lie between their neighbours', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([4, 1, 2, 3], 0.5)).toBe(2.5);
  expect(quantile([10, 20], 0.95)).toBe(19.5);
  expect(quantile([7], 0)).toBe(7);
  expect(() => quantile([], 0.5)).toThrow(RangeError);
});

test('a mean of clusters has the interval of the clusters, not of what is in them', () => {
  const numbers = Array.from({ length: 60 }, (_, index) => (index * 7) % 5);
  const single = clusteredMean(numbers.map((sum) => ({ sum, count: 1 })));
  expect(single.value).toBeCloseTo(mean(numbers).value, 12);
  expect(single.high).toBeCloseTo(mean(numbers).high, 12);
  const alike = clusteredMean(numbers.map((each) => ({ sum: 9 * each, count: 9 })));
  expect(alike.high - alike.low).toBeCloseTo(single.high - single.low, 12);
  const sizes = clusteredMean([
    { sum: 1, count: 1 },
    { sum: 0, count: 3 },
  ]);
  expect(sizes.value).toBe(0.25);
  // Each is 3/4 from what its size lets expect: 1.96 × √(2 × 2 × 9/16) / 4.
  expect(sizes.high - sizes.value).toBeCloseTo((Z95 * 1.5) / 4, 12);
  expect(() => clusteredMean([{ sum: 1, count: 1 }])).toThrow(RangeError);
});
