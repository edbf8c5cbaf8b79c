import type { Taste } from '@bannerfield/bots';
import { UnknownGame } from '@bannerfield/games/versions';
import type { GameTypes } from '@bannerfield/kernel';
import { expose } from 'comlink';
import { loadRules, rulesFor } from '../games/rules.ts';
import { makeBotService } from './service.ts';

const TASTES = import.meta.glob<{ taste: Taste<GameTypes> }>(
  '../../../../games/[a-z]*/bot/index.ts',
);

async function loadTaste(id: string): Promise<Taste<GameTypes>> {
  const found = TASTES[`../../../../games/${id}/bot/index.ts`];
  if (found === undefined) throw new UnknownGame('game', `“${id}” has no bot`);
  return (await found()).taste;
}

expose(
  makeBotService(async (name) => {
    const [rules, taste] = await Promise.all([rulesFor(loadRules, name), loadTaste(name.game)]);
    return { game: rules.game, taste };
  }),
);
