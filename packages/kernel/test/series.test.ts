import { expect, test } from 'vitest';
import {
  byPlayer,
  optionsAfter,
  playerIn,
  pointsOf,
  SEATS,
  type GameTypes,
  type PendingOver,
  type Seat,
  type Series,
} from '../index.ts';

/** Scores by a table of its own, and lets the loser begin. */
const series: Series<GameTypes> = {
  score: () => [5, 3],
  next: (_, options) => ({ ...options, starter: 1 }),
};

function over(winner: Seat | 'draw'): PendingOver {
  return { kind: 'over', winner, rule: 'R1', reason: 'end' };
}

test('without a series of its own the players change seats with every game', () => {
  const seats = [0, 1, 2, 3].map((index) => SEATS.map((seat) => playerIn({}, seat, index)));
  expect(seats).toEqual([
    [0, 1],
    [1, 0],
    [0, 1],
    [1, 0],
  ]);
});

test('in a series of its own they keep their seats', () => {
  const seats = [0, 1].map((index) => SEATS.map((seat) => playerIn({ series }, seat, index)));
  expect(seats).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

test('a won game is one point, a drawn one none, unless the game scores itself', () => {
  expect(pointsOf({}, {}, over(0))).toEqual([1, 0]);
  expect(pointsOf({}, {}, over(1))).toEqual([0, 1]);
  expect(pointsOf({}, {}, over('draw'))).toEqual([0, 0]);
  expect(pointsOf({ series }, {}, over(1))).toEqual([5, 3]);
});

test('points by seat become points by player', () => {
  expect(byPlayer({}, [7, 2], 0)).toEqual([7, 2]);
  expect(byPlayer({}, [7, 2], 1)).toEqual([2, 7]);
  expect(byPlayer({ series }, [7, 2], 1)).toEqual([7, 2]);
});

test('the next game has the same options, unless the series changes them', () => {
  expect(optionsAfter({}, {}, { target: 3 })).toEqual({ target: 3 });
  expect(optionsAfter({ series }, {}, { target: 3 })).toEqual({ target: 3, starter: 1 });
});
