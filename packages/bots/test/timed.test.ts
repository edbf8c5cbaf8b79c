import { loadBotMaker, makeBotMaker, timed, type Budget, type MakeBot } from '@bannerfield/bots';
import { known, makeXoshiro } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { taste } from '../../../games/_blank/bot/index.ts';
import { dealt, game, type Blank } from '../../kernel/test/games.ts';

test('who is timed thinks until his time is over, whatever he is asked to spend', () => {
  let now = 1000;
  const budgets: Budget[] = [];
  const asked: MakeBot<Blank> = (rules) => ({
    see: () => undefined,
    choose: (me, budget) => {
      budgets.push(budget);
      const [first] = rules.legal(me);
      if (first === undefined) throw new Error('something is legal');
      return first;
    },
  });
  const bot = timed(asked, 200, () => now)(game, 0, makeXoshiro(1).next);
  bot.choose(known(dealt(4).state, 0), { nodes: 3 });
  const [budget] = budgets;
  expect(budget?.nodes).toBeUndefined();
  const spent = [0, 100, 200, 300].map((gone) => {
    now = 1000 + gone;
    return budget?.timeSpent?.();
  });
  expect(spent).toEqual([0, 0.5, 1, 1.5]);
});

test('a level ends when its time does, and not before', () => {
  let looks = 0;
  const clock = (): number => looks++;
  const bot = timed(makeBotMaker('marshal', taste), 40, clock)(game, 0, makeXoshiro(1).next);
  const me = known(dealt(4).state, 0);
  expect(game.why(me, bot.choose(me, {}))).toBeNull();
  // It looks at the clock before each round of playouts, and once more when it is over.
  expect(looks).toBeGreaterThan(40);
  expect(looks).toBeLessThan(60);
});

test.for(['random', 'recruit', 'marshal'] as const)(
  'a %s that is fetched when it is needed is the same',
  async (name) => {
    const choices = async (load: typeof loadBotMaker): Promise<string[]> => {
      const make = await load<Blank>(name, taste);
      return Array.from({ length: 10 }, (_, seed) => {
        const bot = make(game, 0, makeXoshiro(seed).next);
        return game.notation.format(bot.choose(known(dealt(4).state, 0), { nodes: 24 }));
      });
    };
    const now: typeof loadBotMaker = (...of) => Promise.resolve(makeBotMaker(...of));
    expect(await choices(loadBotMaker)).toEqual(await choices(now));
  },
);
