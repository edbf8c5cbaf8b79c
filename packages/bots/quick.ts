import type { GameTypes } from '@bannerfield/kernel';
import type { MakeBot, Taste } from './bot.ts';
import { makeGreedy } from './greedy.ts';
import type { Ladder, Level } from './levels.ts';
import type { BotName } from './names.ts';
import { makeRandom } from './random.ts';

/** @throws RangeError if the game has no levels. */
export function ladderOf<T extends GameTypes>({ ladder }: Taste<T>): Ladder {
  if (ladder === undefined) throw new RangeError('this game has no levels');
  return ladder;
}

/** The bot of that name if it chooses without trying moves in its head; else who is loaded later. */
export function makeQuick<T extends GameTypes>(
  name: BotName,
  taste: Taste<T>,
): MakeBot<T> | Level | 'odds' {
  if (name === 'random') return makeRandom();
  if (name === 'greedy') return makeGreedy(taste);
  if (name === 'odds') return name;
  const { trials, misjudgement } = ladderOf(taste).levels[name];
  return trials === 0 ? makeGreedy(taste, misjudgement) : name;
}
