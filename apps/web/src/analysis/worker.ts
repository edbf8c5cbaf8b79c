import type { Reading, Taste } from '@bannerfield/bots';
import { UnknownGame } from '@bannerfield/games/versions';
import type { GameTypes } from '@bannerfield/kernel';
import { expose } from 'comlink';
import { loadRules, rulesFor } from '../games/rules.ts';
import { makeAnalysisService } from './service.ts';

type Files<M> = Readonly<Record<string, () => Promise<M>>>;

const TASTES = import.meta.glob<{ taste: Taste<GameTypes> }>(
  '../../../../games/[a-z]*/bot/index.ts',
);
const READINGS = import.meta.glob<{ reading: Reading }>('../../../../games/[a-z]*/bot/reading.ts');

async function load<M>(files: Files<M>, id: string, part: string): Promise<M> {
  const found = files[`../../../../games/${id}/bot/${part}.ts`];
  if (found === undefined) throw new UnknownGame('game', `“${id}” has no ${part} of a bot`);
  return found();
}

expose(
  makeAnalysisService(async (name) => {
    const [{ game }, { taste }, { reading }] = await Promise.all([
      rulesFor(loadRules, name),
      load(TASTES, name.game, 'index'),
      load(READINGS, name.game, 'reading'),
    ]);
    return { game, taste, reading };
  }),
);
