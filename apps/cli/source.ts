import { gameIds, loadGame } from '@bannerfield/games/load';
import type { GameParts } from '@bannerfield/games/parts';

/** Where games come from: the registry, or what a test puts in its place. */
export interface GameSource {
  ids(): readonly string[];
  /** @throws UnknownGame */
  load(id: string, version?: number): Promise<GameParts>;
}

export const registrySource: GameSource = { ids: gameIds, load: loadGame };
