import { LEVELS, type Level } from './levels.ts';

/**
 * Programs that can be played against: the levels, the best first; then who only looks one action
 * ahead, and who takes anything.
 */
export const BOT_NAMES = [...LEVELS.toReversed(), 'greedy', 'random'] as const;
export type BotName = Level | 'greedy' | 'random';

export function isBotName(value: unknown): value is BotName {
  return BOT_NAMES.some((name) => name === value);
}
