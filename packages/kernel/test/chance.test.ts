import { makeXoshiro, roll, shuffle, type Rng } from '@bannerfield/kernel';
import { expect, test } from 'vitest';

/** Reference values computed by hand from the published algorithm for the state 1, 2, 3, 4. */
test('xoshiro128** gives the published sequence', () => {
  const { next } = makeXoshiro([1, 2, 3, 4]);
  const words = Array.from({ length: 4 }, () => next(0x1_0000_0000));
  expect(words).toEqual([11520, 0, 5927040, 70819200]);
});

test('the same seed gives the same numbers, another seed others', () => {
  const numbers = (seed: number): number[] => {
    const { next } = makeXoshiro(seed);
    return Array.from({ length: 20 }, () => next(1000));
  };
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(numbers(7)).not.toEqual(numbers(7 + 0x1_0000_0000));
});

test('a saved generator goes on where it was', () => {
  const first = makeXoshiro(3);
  first.next(10);
  const second = makeXoshiro(JSON.parse(JSON.stringify(first.save())) as [0, 0, 0, 0]);
  for (let n = 0; n < 50; n++) expect(second.next(997)).toBe(first.next(997));
});

test('numbers are below the bound and equally frequent', () => {
  const { next } = makeXoshiro(11);
  const tally = new Map<number, number>();
  for (let n = 0; n < 60_000; n++) {
    const drawn = next(6);
    tally.set(drawn, (tally.get(drawn) ?? 0) + 1);
  }
  expect([...tally.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  const chiSquare = [...tally.values()].reduce(
    (sum, seen) => sum + (seen - 10_000) ** 2 / 10_000,
    0,
  );
  expect(chiSquare).toBeLessThan(20.5); // 5 degrees of freedom, p = 0.001
});

test('what does not divide evenly is drawn again, so that no number is favoured', () => {
  const { next } = makeXoshiro([1, 2, 3, 4]);
  const third = 0xaaaa_aaab; // two thirds of all words lie below it
  for (let n = 0; n < 100; n++) expect(next(third)).toBeLessThan(third);
});

test('roll takes each outcome by its weight', () => {
  const outcomes = [
    { outcome: 'a', weight: 1 },
    { outcome: 'b', weight: 3 },
  ];
  const at = (index: number): Rng => {
    return (below) => {
      expect(below).toBe(4);
      return index;
    };
  };
  expect([0, 1, 2, 3].map((index) => roll(outcomes, at(index)))).toEqual(['a', 'b', 'b', 'b']);
  expect(() => roll([], () => 0)).toThrow('without outcomes');
});

test('shuffle keeps every element and reaches every order', () => {
  const { next } = makeXoshiro(5);
  const orders = new Set<string>();
  for (let n = 0; n < 300; n++) orders.add(shuffle(['a', 'b', 'c'], next).join(''));
  expect([...orders].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
});
