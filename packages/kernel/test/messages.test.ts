import { eventText, mergeSentences, refusalText, type Messages } from '@bannerfield/kernel';
import { expect, test } from 'vitest';

interface Fell {
  readonly type: 'fell';
  readonly seat: 0 | 1;
}

const messages: Messages<Fell> = {
  refusals: {
    late: () => 'Too late.',
    many: (facts) => `At most ${String(facts['most'])}.`,
  },
  events: { fell: ({ seat }, seats) => `${seats[seat]} fell.` },
  prompts: {},
  endings: {},
};

test('a refusal is said with its facts', () => {
  expect(refusalText(messages, { rule: 'R1', reason: 'late' })).toBe('Too late.');
  expect(refusalText(messages, { rule: 'R1', reason: 'many', facts: { most: 3 } })).toBe(
    'At most 3.',
  );
});

test('a refusal without a sentence is told by its reason, never in silence', () => {
  expect(refusalText(messages, { rule: 'R1', reason: 'unheard-of' })).toBe('unheard-of');
});

test('an event is said with the names of the seats', () => {
  expect(eventText(messages, { type: 'fell', seat: 1 }, ['Ann', 'Bob'])).toBe('Bob fell.');
});

test('an event without a sentence is told by its type', () => {
  const strange: Messages = { ...messages, events: {} };
  expect(eventText(strange, { type: 'rose' }, ['Ann', 'Bob'])).toBe('rose');
});

test('sentences are merged that differ in one word at most', () => {
  expect(mergeSentences(['You draw g4.', 'You draw s3.'])).toBe('You draw g4, s3.');
  expect(mergeSentences(['A card.', 'A card.', 'A card.'])).toBe('A card. (×3)');
  expect(mergeSentences(['You draw g4.', 'Ben draws s3.'])).toBeNull();
  expect(mergeSentences(['You draw g4.', 'You draw Companion Cavalry.'])).toBeNull();
  expect(mergeSentences(['a', 'b', 'c'])).toBeNull();
});
