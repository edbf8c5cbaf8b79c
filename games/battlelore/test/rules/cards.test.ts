import { expect, test } from 'vitest';
import { insertCard, kindsIn, removeCard } from '../../rules/cards.ts';

const inserted = (cards: readonly number[], card: number): number[] => {
  const sorted = [...cards];
  insertCard(sorted, card);
  return sorted;
};

test('a card comes into a sorted hand at its place', () => {
  expect(inserted([], 3)).toEqual([3]);
  expect(inserted([1, 5], 0)).toEqual([0, 1, 5]);
  expect(inserted([1, 5], 3)).toEqual([1, 3, 5]);
  expect(inserted([1, 5], 5)).toEqual([1, 5, 5]);
  expect(inserted([1, 5], 9)).toEqual([1, 5, 9]);
});

test('one card of a kind is taken away, and none if there is none', () => {
  const cards = [1, 1, 5];
  removeCard(cards, 1);
  expect(cards).toEqual([1, 5]);
  removeCard(cards, 3);
  expect(cards).toEqual([1, 5]);
});

test('of cards of one kind the kind is told once', () => {
  expect(kindsIn([])).toEqual([]);
  expect(kindsIn([0, 0, 2, 3, 3, 3])).toEqual([0, 2, 3]);
});
