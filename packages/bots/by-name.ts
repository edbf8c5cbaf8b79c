import type { GameTypes } from '@bannerfield/kernel';
import type { MakeBot, Taste } from './bot.ts';
import { makeGreedy } from './greedy.ts';
import type { BotName } from './names.ts';
import { makeRandom } from './random.ts';

/** The bot of that name, in a game of that taste. */
export function makeBotMaker<T extends GameTypes>(name: BotName, taste: Taste<T>): MakeBot<T> {
  switch (name) {
    case 'greedy':
      return makeGreedy(taste);
    case 'random':
      return makeRandom();
  }
}
