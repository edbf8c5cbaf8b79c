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

/** A generator whose first word is `word`: the result is rotl(5b, 7) × 9, so b is sought. */
function beginningWith(word: number): ReturnType<typeof makeXoshiro> {
  const inverse = (odd: number): number => {
    let guess = 1;
    for (let n = 0; n < 5; n++) guess = Math.imul(guess, 2 - Math.imul(odd, guess));
    return guess;
  };
  const rotated = Math.imul(word, inverse(9));
  const times5 = (rotated >>> 7) | (rotated << 25);
  return makeXoshiro([1, Math.imul(times5, inverse(5)), 3, 4]);
}

test('the upper half of word × bound is taken', () => {
  expect(beginningWith(0xffff_ffff).next(6)).toBe(5);
  expect(beginningWith(0x8000_0000).next(6)).toBe(3);
  expect(beginningWith(0x8000_0000).next(2)).toBe(1);
  expect(beginningWith(0x2aaa_aaab).next(6)).toBe(1);
});

test('a word that would favour a number is drawn again', () => {
  // 2^32 leaves 4 when divided by 6: of the words that give 0, four are too many.
  const refused = beginningWith(0);
  const after = beginningWith(0);
  after.next(0x1_0000_0000);
  expect(refused.next(6)).toBe(after.next(6));
  // 0x2aaaaaaa × 6 = 2^32 − 4: the lower half is far above the limit.
  expect(beginningWith(0x2aaa_aaaa).next(6)).toBe(0);
  // 2^32 leaves 0 when divided by 2: nothing is ever refused.
  expect(beginningWith(0).next(2)).toBe(0);
});

test('bounds too large for an exact product are served by remainder', () => {
  const third = 0xaaaa_aaab; // two thirds of all words lie below it
  const { next } = makeXoshiro([1, 2, 3, 4]);
  for (let n = 0; n < 100; n++) expect(next(third)).toBeLessThan(third);
  expect(beginningWith(5).next(third)).toBe(5);
  const refused = beginningWith(third);
  const after = beginningWith(third);
  let word = third;
  while (word >= third) word = after.next(0x1_0000_0000);
  expect(refused.next(third)).toBe(word);
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
