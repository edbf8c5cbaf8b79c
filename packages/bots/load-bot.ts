import type { GameTypes } from '@bannerfield/kernel';
import type { MakeBot, Taste } from './bot.ts';
import type { BotName } from './names.ts';
import { makeQuick } from './quick.ts';

/** As `makeBotMaker`; what searches is fetched for whoever searches alone. */
export async function loadBotMaker<T extends GameTypes>(
  name: BotName,
  taste: Taste<T>,
): Promise<MakeBot<T>> {
  const bot = makeQuick(name, taste);
  return typeof bot === 'string' ? (await import('./by-name.ts')).makeLevel(bot, taste) : bot;
}
