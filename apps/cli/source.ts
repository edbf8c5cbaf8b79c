import { gameIds, loadGame } from '@bannerfield/games/load';
import type { GameParts } from '@bannerfield/games/parts';

/** Where games come from: the registry, or what a test puts in its place. */
export interface GameSource {
  ids(): readonly string[];
  /** @throws UnknownGame */
  load(id: string, version?: number): Promise<GameParts>;
  /** Whether other threads find the same games. */
  readonly isRegistry?: true;
}

export const registrySource: GameSource = { ids: gameIds, load: loadGame, isRegistry: true };
