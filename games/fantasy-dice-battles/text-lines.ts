import type { Tile } from './rules/state.ts';
import { tileInfo } from './rules/tiles.ts';
import type { Roster } from './rules/values.ts';

/** A board is at most so many columns wide. */
export const COLUMNS = 80;

export function fit(line: string): string {
  return line.length <= COLUMNS ? line : `${line.slice(0, COLUMNS - 1)}…`;
}

/** The first letters of an id; heroes with a star. */
export function shortName(edition: Roster, tile: Tile): string {
  const { id, hero } = tileInfo(edition, tile);
  const [first = '', ...more] = id.replace(/-hero$/, '').split('-');
  const short = more.length === 0 ? first : `${first.slice(0, 3)}${more.join('')}`;
  return `${hero ? '*' : ''}${short}`.slice(0, 8);
}
