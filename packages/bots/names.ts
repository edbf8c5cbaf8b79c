/** Programs that can be played against, the best first. */
export const BOT_NAMES = ['greedy', 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export function isBotName(value: unknown): value is BotName {
  return BOT_NAMES.some((name) => name === value);
}
