import type { EngineFace } from '@bannerfield/bots';
import type { GameTypes } from '@bannerfield/kernel';
import { kept } from './load.ts';

/** The text protocol by which programs of others play this game; null: there is none. */
export async function loadEngine(id: string): Promise<EngineFace<GameTypes> | null> {
  const module = await kept(
    `${id}/engine/index.ts`,
    () => import(`./${id}/engine/index.ts`) as Promise<{ readonly engine: EngineFace<GameTypes> }>,
  );
  return module?.engine ?? null;
}
