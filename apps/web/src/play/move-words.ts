import type { GameTypes, Language } from '@bannerfield/kernel';
import type { TableGame } from '../games/source.ts';

/** A move as the names of what is pointed at for it: `Red 9 › Flag 7`. */
export function moveInWords(
  { face }: Pick<TableGame, 'face'>,
  action: GameTypes['Action'],
  table: Readonly<GameTypes['Table']>,
  language: Language,
): string {
  return (
    face.pointing
      .pathOf(action)
      // What is pointed at twice is one thing.
      .filter((spot, index, path) => spot !== path[index - 1])
      .map((spot) => face.nameOf(spot, language, table))
      .join(' › ')
  );
}
