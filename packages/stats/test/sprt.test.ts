import { makeXoshiro } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { scoreOfElo, sprt, type Hypotheses } from '../sprt.ts';

const WALD: Hypotheses = { scores: [0.5, 0.75], alpha: 0.05, beta: 0.05 };

test.each([
  [10, 10],
  [30, 12],
  [3, 40],
])('of %i games won and %i lost the ratio is the one that Wald gives', (won, lost) => {
  const { ratio, bounds } = sprt(
    new Map([
      [1, won],
      [0, lost],
    ]),
    WALD,
  );
  expect(ratio).toBeCloseTo(won * Math.log(0.75 / 0.5) + lost * Math.log(0.25 / 0.5), 9);
  expect(bounds[0]).toBeCloseTo(-2.94444, 5);
  expect(bounds[1]).toBeCloseTo(2.94444, 5);
});

test('it decides at the bounds and not before', () => {
  // ln 1.5 a game: seven are not enough, eight are.
  expect(sprt(new Map([[1, 7]]), WALD).verdict).toBe('open');
  expect(sprt(new Map([[1, 8]]), WALD).verdict).toBe('second');
  // ln ½ a game.
  expect(sprt(new Map([[0, 4]]), WALD).verdict).toBe('open');
  expect(sprt(new Map([[0, 5]]), WALD).verdict).toBe('first');
});

test('nothing seen decides nothing, and results between the two means speak for neither', () => {
  expect(sprt(new Map(), WALD)).toMatchObject({ ratio: 0, verdict: 'open' });
  const narrow: Hypotheses = { scores: [0.45, 0.55], alpha: 0.05, beta: 0.05 };
  const even = sprt(
    new Map([
      [0, 10],
      [0.25, 20],
      [0.5, 40],
      [0.75, 20],
      [1, 10],
    ]),
    narrow,
  );
  expect(even.ratio).toBeCloseTo(0, 9);
});

test('drawn pairs alone, whose deviation is nothing, decide for the lower mean when it is theirs', () => {
  const { verdict } = sprt(new Map([[0.5, 40]]), { scores: [0.5, 0.6], alpha: 0.05, beta: 0.05 });
  expect(verdict).toBe('first');
});

/** How often the second is accepted where pairs of games come by these shares, from 0 to 1. */
function accepted(shares: readonly number[], hypotheses: Hypotheses, tries: number): number {
  const { next: rng } = makeXoshiro(11);
  const draw = (): number => {
    let left = rng(1000) / 1000;
    const index = shares.findIndex((share) => (left -= share) < 0);
    return (index === -1 ? shares.length - 1 : index) / (shares.length - 1);
  };
  let count = 0;
  for (let each = 0; each < tries; each++) {
    const counts = new Map<number, number>();
    for (let verdict = 'open'; verdict === 'open';) {
      const result = draw();
      counts.set(result, (counts.get(result) ?? 0) + 1);
      ({ verdict } = sprt(counts, hypotheses));
      if (verdict === 'second') count += 1;
    }
  }
  return count / tries;
}

test('it is wrong about as seldom as asked, both ways, also for pairs that depend', () => {
  const hypotheses: Hypotheses = { scores: [0.5, 0.6], alpha: 0.05, beta: 0.05 };
  // Means of 0.5 and 0.6; most pairs are won and lost.
  expect(accepted([0.1, 0.2, 0.4, 0.2, 0.1], hypotheses, runs(100, 2000))).toBeLessThan(0.09);
  expect(accepted([0.05, 0.15, 0.35, 0.25, 0.2], hypotheses, runs(100, 2000))).toBeGreaterThan(
    0.91,
  );
});

test('points of Elo are a mean score', () => {
  expect([scoreOfElo(0), scoreOfElo(400)]).toEqual([0.5, 10 / 11]);
  expect(scoreOfElo(-100)).toBeCloseTo(1 - scoreOfElo(100), 12);
});
