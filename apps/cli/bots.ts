import { BOT_NAMES, type BotName } from '@bannerfield/bots/names';
import type { Pair } from '@bannerfield/kernel';
import { badInput } from './errors.ts';

export function parseBot(flag: string, text: string): BotName {
  const found = BOT_NAMES.find((name) => name === text);
  if (found !== undefined) return found;
  throw badInput(`${flag}: there is no bot “${text}”; there are ${BOT_NAMES.join(', ')}`);
}

/** The two of `--bots`. */
export function parseBots(text: string): Pair<BotName> {
  const [first, second, ...more] = text.split(',');
  if (first === undefined || second === undefined || more.length > 0) {
    throw badInput(`--bots: should be two names as greedy,random, not “${text}”`);
  }
  return [parseBot('--bots', first), parseBot('--bots', second)];
}
