import { expect, test } from 'vitest';
import { rateAll, type Meeting } from '../bradley-terry.ts';

/** Games won by each club of a row against those of the columns: American League East, 1987. */
const CLUBS = ['Baltimore', 'Boston', 'Cleveland', 'Detroit', 'Milwaukee', 'New York', 'Toronto'];
const WON = [
  [0, 1, 7, 4, 2, 3, 1],
  [12, 0, 7, 2, 6, 7, 6],
  [6, 6, 0, 4, 4, 6, 5],
  [9, 11, 9, 0, 6, 5, 7],
  [11, 7, 9, 7, 0, 7, 9],
  [10, 6, 7, 8, 6, 0, 6],
  [12, 7, 8, 6, 4, 7, 0],
];

function meetingsOf(won: readonly (readonly number[])[]): Meeting[] {
  return won.flatMap((row, first) =>
    row.slice(0, first).map((points, second) => ({
      players: [first, second] as const,
      points,
      games: points + (won[second]?.[first] ?? 0),
    })),
  );
}

test('the clubs of a published example come out as published', () => {
  const ratings = rateAll(CLUBS.length, meetingsOf(WON));
  const base = ratings[0]?.value ?? NaN;
  // In log-odds against Baltimore: A. Agresti, Categorical Data Analysis (2002), 10.6.
  const published = [0, 1.1077, 0.6839, 1.4364, 1.5814, 1.2476, 1.2945];
  const found = ratings.map(({ value }) => ((value - base) * Math.LN10) / 400);
  for (const [index, each] of published.entries()) expect(found[index]).toBeCloseTo(each, 3);
  expect(ratings.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(0, 6);
});

test('of two players the interval is that of the log-odds of a share', () => {
  const [first, second] = rateAll(2, [{ players: [0, 1], points: 75, games: 100 }]);
  // A difference of ln 3 with a deviation of √(1 ÷ (100 × ¾ × ¼)), halved since the mean is 0.
  const elo = 400 / Math.LN10;
  expect(first?.value).toBeCloseTo((elo * Math.log(3)) / 2, 6);
  expect(second?.value).toBeCloseTo((-elo * Math.log(3)) / 2, 6);
  const half = (elo * 1.959963984540054) / Math.sqrt(100 * 0.75 * 0.25) / 2;
  expect((first?.high ?? 0) - (first?.value ?? 0)).toBeCloseTo(half, 6);
  expect((second?.value ?? 0) - (second?.low ?? 0)).toBeCloseTo(half, 6);
});

test('draws count half', () => {
  const meeting = { players: [0, 1] as const, games: 20 };
  expect(rateAll(2, [{ ...meeting, points: 10 }])[0]?.value).toBeCloseTo(0, 9);
  const [first] = rateAll(2, [{ ...meeting, points: 12.5 }]);
  expect(first?.value).toBeGreaterThan(0);
});

test('who has won all has no rating, unless a drawn game is added to each meeting', () => {
  const won: Meeting[] = [{ players: [0, 1], points: 10, games: 10 }];
  expect(() => rateAll(2, won)).toThrow(RangeError);
  const [first] = rateAll(2, won, 1);
  expect(first?.value).toBeCloseTo((200 / Math.LN10) * Math.log(10.5 / 0.5), 6);
});

test('players who have not met have no rating', () => {
  expect(() => rateAll(3, [{ players: [0, 1], points: 5, games: 10 }])).toThrow(RangeError);
});
