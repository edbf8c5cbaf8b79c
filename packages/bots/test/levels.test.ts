import {
  BOT_NAMES,
  judge,
  LEVELS,
  makeBotMaker,
  makeMisjudge,
  playGame,
  type Ladder,
  type Taste,
} from '@bannerfield/bots';
import { known, makeXoshiro, SEATS } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { taste } from '../../../games/_blank/bot/index.ts';
import { dealt, game, type Blank } from '../../kernel/test/games.ts';

function rngOf(seed: number): (below: number) => number {
  return makeXoshiro(seed).next;
}

const TIMES = 20_000;

function share(holds: () => boolean): number {
  let count = 0;
  for (let time = 0; time < TIMES; time++) if (holds()) count += 1;
  return count / TIMES;
}

test('who does not misjudge takes everything for what it is, and draws nothing for it', () => {
  const misjudge = makeMisjudge(0, () => {
    throw new Error('drawn');
  });
  expect([-3, 0, 1e9].map(misjudge)).toEqual([-3, 0, 1e9]);
  expect([-3, 0, 1e9].map(judge)).toEqual([-3, 0, 1e9]);
});

test('who misjudges is off by the spread two times of three, to either side alike', () => {
  const misjudge = makeMisjudge(2, rngOf(1));
  expect(share(() => Math.abs(misjudge(10) - 10) < 2)).toBeCloseTo(0.683, 1);
  expect(share(() => misjudge(10) > 10)).toBeCloseTo(0.5, 1);
});

test('who misjudges confuses what is nearly as good, and what is far worse hardly ever', () => {
  const misjudge = makeMisjudge(1, rngOf(2));
  const confuses = (gap: number): number => share(() => misjudge(0) > misjudge(gap));
  expect(confuses(0.1)).toBeGreaterThan(0.4);
  expect(confuses(4)).toBeLessThan(0.01);
});

test('the levels come first, the best before all; then who is no level', () => {
  expect(BOT_NAMES).toEqual([...LEVELS.toReversed(), 'greedy', 'odds', 'random']);
});

test('a game without levels says so', () => {
  const bare: Taste<Blank> = { evaluate: (each) => taste.evaluate(each) };
  expect(() => makeBotMaker('general', bare)).toThrow('this game has no levels');
});

/** The first card that a level would play, by seed. */
function firstCards(level: Partial<Ladder['levels']['recruit']>, nodes?: number): string[] {
  const { ladder } = taste;
  if (ladder === undefined) throw new Error('the blank game has levels');
  const changed: Ladder = {
    ...ladder,
    levels: { ...ladder.levels, recruit: { trials: 0, misjudgement: 0, ...level } },
  };
  const make = makeBotMaker('recruit', { ...taste, ladder: changed });
  return Array.from({ length: 30 }, (_, seed) => {
    const bot = make(game, 0, rngOf(seed));
    const budget = nodes === undefined ? {} : { nodes };
    return game.notation.format(bot.choose(known(dealt(4).state, 0), budget));
  });
}

test('who neither tries nor misjudges is the greedy bot', () => {
  const greedy = makeBotMaker('greedy', taste);
  const choices = Array.from({ length: 30 }, (_, seed) =>
    game.notation.format(greedy(game, 0, rngOf(seed)).choose(known(dealt(4).state, 0), {})),
  );
  expect(firstCards({})).toEqual(choices);
});

test('who misjudges more chooses more differently', () => {
  const kinds = (misjudgement: number): number => new Set(firstCards({ misjudgement })).size;
  expect(kinds(0)).toBe(1);
  expect(kinds(1000)).toBeGreaterThan(1);
});

test('the same seed and trials make the same choice; a budget of nodes goes before the level', () => {
  const [one, again] = [firstCards({ trials: 60 }), firstCards({ trials: 60 })];
  expect(again).toEqual(one);
  expect(firstCards({ trials: 6 }, 60)).toEqual(one);
});

test.for(LEVELS)('a %s plays a game to its end', (level) => {
  const make = makeBotMaker(level, taste);
  const bots = SEATS.map((seat) => make(game, seat, rngOf(seat)));
  const [first, second] = bots;
  if (first === undefined || second === undefined) throw new Error('two bots');
  const { result } = playGame(game, { target: 4 }, [first, second], rngOf(9), {
    budget: { nodes: 20 },
  });
  expect(result).not.toBeNull();
});
