import { known, makeXoshiro, shuffle } from '@bannerfield/kernel';
import { makeComparer, makeSearcher, type MakeBot, type Mind } from '@bannerfield/bots';
import { expect, test } from 'vitest';
import { game, isWon, PILE, type Wagers } from './wager.ts';

/** Knows nothing of wagers: everything is worth a trial, and a playout never begins. */
const mind: Mind<Wagers> = {
  depth: 0,
  plies: 9,
  chance: () => 0.5,
  candidates: ({ legal }) => legal.map((action) => ({ action, prior: 1 / legal.length })),
  makePolicy:
    () =>
    ({ legal }, rng) =>
      legal[rng(legal.length)] ?? { type: 'wager', on: 'six' },
};

const BOTS: readonly (readonly [string, MakeBot<Wagers>])[] = [
  ['searches', makeSearcher(() => mind, 4000)],
  ['compares', makeComparer(() => mind, 4000)],
];

function rngOf(seed: number): (below: number) => number {
  return makeXoshiro(seed).next;
}

test.for(BOTS)('who %s finds the best wager', ([, make]) => {
  const state = game.setup({ pile: PILE.slice() });
  for (let seed = 1; seed <= 5; seed++) {
    expect(make(game, 0, rngOf(seed)).choose(known(state, 0), {}).on).toBe('red');
  }
});

test.for(BOTS)(
  'who %s cannot see the next card or the die: he wins as often as is fair',
  ([, make]) => {
    let wins = 0;
    const { next } = makeXoshiro(99);
    const games = 300;
    for (let seed = 0; seed < games; seed++) {
      const state = game.setup({ pile: shuffle(PILE.slice(), next) });
      const action = make(game, 0, rngOf(seed)).choose(known(state, 0), { nodes: 200 });
      if (isWon(state, action, 1 + next(6))) wins += 1;
    }
    // Three of five, and four standard errors more; whoever peeks would win all.
    expect(wins / games).toBeLessThan(0.6 + 4 * Math.sqrt((0.6 * 0.4) / games));
  },
);

test.for(BOTS)(
  'who %s chooses the same with the same seed, whatever lies in the pile',
  ([, make]) => {
    const choices = (pile: Wagers['Options']['pile']) =>
      Array.from({ length: 40 }, (_, seed) => {
        const state = game.setup({ pile });
        return make(game, 0, rngOf(seed)).choose(known(state, 0), { nodes: 40 }).on;
      });
    const [one, other] = [choices(PILE.slice()), choices(PILE.toReversed())];
    expect(other).toEqual(one);
    // So few trials leave room for other choices, which would show whether the pile matters.
    expect(new Set(one).size).toBeGreaterThan(1);
  },
);
