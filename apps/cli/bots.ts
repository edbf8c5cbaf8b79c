import { makeGreedy, makeRandom, type MakeBot } from '@bannerfield/bots';
import type { GameParts } from '@bannerfield/games/parts';
import type { GameTypes, Pair } from '@bannerfield/kernel';
import { badInput } from './errors.ts';

export const BOT_NAMES = ['greedy', 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export function makeBotMaker(name: BotName, { taste }: GameParts): MakeBot<GameTypes> {
  switch (name) {
    case 'greedy':
      return makeGreedy(taste);
    case 'random':
      return makeRandom();
  }
}

export function parseBot(flag: string, text: string): BotName {
  const found = BOT_NAMES.find((name) => name === text);
  if (found !== undefined) return found;
  throw badInput(`${flag}: there is no bot “${text}”; there are ${BOT_NAMES.join(' and ')}`);
}

/** The two of `--bots`. */
export function parseBots(text: string): Pair<BotName> {
  const [first, second, ...more] = text.split(',');
  if (first === undefined || second === undefined || more.length > 0) {
    throw badInput(`--bots: should be two names as greedy,random, not “${text}”`);
  }
  return [parseBot('--bots', first), parseBot('--bots', second)];
}
