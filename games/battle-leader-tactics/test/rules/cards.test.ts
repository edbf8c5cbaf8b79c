import assert from 'node:assert/strict';
import { test } from 'vitest';
import {
  choicesOf,
  insertAll,
  insertCard,
  isAscending,
  missingFrom,
  removeAll,
  removeCard,
} from '../../rules/cards.ts';
import { formatCard } from '../../rules/data.ts';
import { listCards } from '../../rules/drawing.ts';

test('lists of cards stay sorted', () => {
  const cards = [1, 3];
  for (const card of [2, 0, 4, 3]) insertCard(cards, card);
  assert.deepEqual(cards, [0, 1, 2, 3, 3, 4]);
  insertAll(cards, [1, 0]);
  assert.deepEqual(cards, [0, 0, 1, 1, 2, 3, 3, 4]);
  assert.equal(isAscending(cards), true);
  assert.equal(isAscending([0]), true);
  assert.equal(isAscending([1, 0]), false);
  assert.equal(isAscending([0, 2, 1]), false);
  assert.equal(isAscending([1, 1, 0, 1]), false);
});

test('what is taken out must be there', () => {
  const cards = [0, 1, 1];
  assert.equal(removeCard(cards, 1), true);
  assert.equal(removeCard(cards, 2), false);
  assert.deepEqual(cards, [0, 1]);
  assert.throws(() => removeAll(cards, [1, 1]), /card 1 is not there/);
  assert.equal(missingFrom([0, 1, 1], [1, 1]), null);
  assert.equal(missingFrom([0, 1], [1, 1]), 1);
  assert.equal(missingFrom([1], [1, 0]), 0);
});

test('choices are different multisets of all sizes asked for, each sorted', () => {
  assert.deepEqual(choicesOf([0, 1, 1], 1, 2), [[0], [0, 1], [1], [1, 1]]);
  assert.deepEqual(choicesOf([0, 0], 2, 2), [[0, 0]]);
  assert.deepEqual(choicesOf([0], 2, 3), []);
  assert.deepEqual(choicesOf([], 0, 2), [[]]);
});

test('a card comes up as often as there are such cards', () => {
  assert.deepEqual(listCards([1, 1, 4]), [
    { outcome: { type: 'card', card: 1 }, weight: 2 },
    { outcome: { type: 'card', card: 4 }, weight: 1 },
  ]);
  assert.throws(() => formatCard(15), /15 is no card/);
  assert.throws(() => formatCard(-1), RangeError);
});
