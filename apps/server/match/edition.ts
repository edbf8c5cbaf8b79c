import { checkEdition } from '@bannerfield/editions';
import { withEdition, type GameParts } from '@bannerfield/games/parts';

/**
 * A game as the edition has it with which a match is to be played; `edition` null: as it is.
 * Null: it is none of that game.
 */
export function boundTo(parts: GameParts, edition: object | null): GameParts | null {
  if (edition === null) return parts;
  if (parts.editions === undefined) return null;
  const checked = checkEdition(parts.editions, edition);
  return checked.kind === 'sound' ? withEdition(parts, checked.edition) : null;
}
