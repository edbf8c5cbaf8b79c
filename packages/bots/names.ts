import { LEVELS, type Level } from './levels.ts';

/**
 * Programs that can be played against: the levels, the best first; then who only looks one action
 * ahead, who does so by odds and rules of thumb, where a game has such a yardstick, and who takes
 * anything.
 */
export const BOT_NAMES = [...LEVELS.toReversed(), 'greedy', 'odds', 'random'] as const;
export type BotName = Level | 'greedy' | 'odds' | 'random';

export function isBotName(value: unknown): value is BotName {
  return BOT_NAMES.some((name) => name === value);
}
