import type { GameTypes } from '@bannerfield/kernel';
import type { MakeBot, Taste } from './bot.ts';
import type { Level } from './levels.ts';
import type { BotName } from './names.ts';
import { makeGreedy } from './greedy.ts';
import { NoSuchBot } from './no-such-bot.ts';
import { ladderOf, makeQuick } from './quick.ts';
import { makeComparer } from './search/bot.ts';
import { mindOf } from './search/mind.ts';

/** The bot of that name, in a game of that taste. @throws RangeError if the game has no levels. */
export function makeBotMaker<T extends GameTypes>(name: BotName, taste: Taste<T>): MakeBot<T> {
  const bot = makeQuick(name, taste);
  return typeof bot === 'string' ? makeLevel(bot, taste) : bot;
}

/**
 * A level that tries moves in its head, or the yardstick of the game.
 * @throws RangeError if the game has none.
 */
export function makeLevel<T extends GameTypes>(level: Level | 'odds', taste: Taste<T>): MakeBot<T> {
  if (level === 'odds') return makeGreedy(yardstickOf(taste));
  const { reading, levels } = ladderOf(taste);
  const { trials, decides = false } = levels[level];
  const make = makeComparer<T>((game) => mindOf(game, taste, reading), trials);
  return decides ? makeDecided(taste, make) : make;
}

/** Does what the game's skill decides, and else as the other does. */
function makeDecided<T extends GameTypes>({ skill }: Taste<T>, make: MakeBot<T>): MakeBot<T> {
  return (game, seat, rng) => {
    const bot = make(game, seat, rng);
    return {
      see: (event) => bot.see(event),
      choose: (known, budget) => skill?.decide?.(known, rng) ?? bot.choose(known, budget),
    };
  };
}

/** @throws NoSuchBot */
function yardstickOf<T extends GameTypes>({ yardstick }: Taste<T>): Taste<T> {
  if (yardstick === undefined) throw new NoSuchBot('this game has no bot that plays by odds');
  return yardstick;
}
