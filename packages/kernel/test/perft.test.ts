import { expect, test } from 'vitest';
import { perft, type Game } from '../index.ts';
import { game, type Blank } from './games.ts';

// Of the blank game: six cards are dealt, each seat chooses one of three, then of the three left
// (a card is drawn by each after a round): 3 · 3 courses of two choices, 9 · 3 of three.
test.each([
  [1, 3],
  [2, 9],
  [3, 27],
  [4, 81],
])('%i decisions deep there are %i courses', (depth, courses) => {
  expect(perft(game, { target: 3 }, [0], depth)).toBe(courses);
});

test('a finished game is one course, however deep one looks', () => {
  const deep = perft(game, { target: 2 }, [0], 12);
  expect(deep).toBeGreaterThan(81);
  expect(perft(game, { target: 2 }, [0], 13)).toBe(deep);
});

/** Which outcome each chance took, as the blank game dealt them. */
function dealtBy(chances: readonly number[]): number[] {
  const dealt: number[] = [];
  const spy: Game<Blank> = {
    ...game,
    applyChance: (state, outcome, emit) => {
      dealt.push(outcome.card);
      game.applyChance(state, outcome, emit);
    },
  };
  perft(spy, { target: 3 }, chances, 0);
  return dealt;
}

test('chances take the listed outcomes by turns, counted round where there are fewer', () => {
  expect(dealtBy([0])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(dealtBy([0, 2])).toEqual([1, 4, 2, 6, 3, 8]);
  // Twelve cards are there for the first, eleven for the second: the thirteenth is the first.
  expect(dealtBy([12])).toEqual([1, 3, 5, 7, 9, 11]);
  expect(dealtBy([])).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a game that asks nobody, or lets nothing fall, is found out', () => {
  const nobody: Game<Blank> = { ...game, pending: () => ({ kind: 'decision', seats: [] }) };
  expect(() => perft(nobody, { target: 3 }, [0], 1)).toThrow('a decision without a seat');
  const nothing: Game<Blank> = { ...game, chance: () => [] };
  expect(() => perft(nothing, { target: 3 }, [0], 1)).toThrow('a chance node without outcomes');
});
