import type { GameTypes } from '@bannerfield/kernel';
import type { MakeBot, Taste } from './bot.ts';
import { makeGreedy } from './greedy.ts';
import type { Level } from './levels.ts';
import type { BotName } from './names.ts';
import { makeRandom } from './random.ts';
import { makeComparer } from './search/bot.ts';
import { mindOf } from './search/mind.ts';

/** The bot of that name, in a game of that taste. @throws RangeError if the game has no levels. */
export function makeBotMaker<T extends GameTypes>(name: BotName, taste: Taste<T>): MakeBot<T> {
  switch (name) {
    case 'greedy':
      return makeGreedy(taste);
    case 'random':
      return makeRandom();
    default:
      return makeLevel(name, taste);
  }
}

function makeLevel<T extends GameTypes>(level: Level, taste: Taste<T>): MakeBot<T> {
  const { ladder } = taste;
  if (ladder === undefined) throw new RangeError(`this game has no bot “${level}”`);
  const { trials, misjudgement } = ladder.levels[level];
  if (trials === 0) return makeGreedy(taste, misjudgement);
  return makeComparer((game) => mindOf(game, taste, ladder.reading), trials);
}
