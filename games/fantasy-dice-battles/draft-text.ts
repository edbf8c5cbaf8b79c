import { makeMuster } from './rules/setup.ts';
import { parseArmy, readyArmy } from './rules/army.ts';
import { WIDTH, type Muster, type Space, type Tile } from './rules/state.ts';
import { findTile, tileInfo } from './rules/tiles.ts';
import type { Roster } from './rules/values.ts';

const EMPTY = '-';
/** The faction, three battalions, and who waits. */
const PARTS = 5;

/**
 * An army that need not be finished: `formatArmy` with the faction before it, and `-` for an empty
 * space. `empire/-.knights.-.-.-.-/-.-.-.-.-.-/-.-.-.-.-.-/militia`
 */
export function formatDraft(edition: Roster, { faction, spaces, reserve }: Muster): string {
  const names = (tiles: readonly (Tile | null)[]): string =>
    tiles.map((tile) => (tile === null ? EMPTY : tileInfo(edition, tile).id)).join('.');
  const rows = [0, 1, 2].map((each) => names(spaces.slice(each * WIDTH, (each + 1) * WIDTH)));
  return [faction ?? '', ...rows, names(reserve)].join('/');
}

/** A faction alone, a ready army, a whole army or a draft; else the word that means nothing. */
export function parseDraft(edition: Roster, text: string): Muster | string {
  const whole = readyArmy(edition, text) ?? parseArmy(edition, text);
  if (whole !== null) return makeMuster(edition, whole);
  const [faction = '', ...parts] = text.split('/');
  if (!edition.factions.some(({ id }) => id === faction)) return faction;
  const empty: Muster = { ...makeMuster(edition, null), faction };
  return parts.length === 0 ? empty : filled(edition, empty, parts);
}

function filled(edition: Roster, { faction, spaces }: Muster, parts: string[]): Muster | string {
  const words = parts.slice(0, PARTS - 2).flatMap((part) => part.split('.'));
  const last = parts[PARTS - 2] ?? '';
  const waiting = last === '' ? [] : last.split('.');
  const unknown = [...words.filter((word) => word !== EMPTY), ...waiting].find(
    (word) => findTile(edition, word) === null,
  );
  if (unknown !== undefined) return unknown;
  if (parts.length !== PARTS - 1 || words.length !== spaces.length) return parts.join('/');
  const reserve = waiting.flatMap((word) => findTile(edition, word) ?? []);
  return {
    faction,
    spaces: words.map((word) => findTile(edition, word)),
    reserve: reserve.toSorted((one, other) => one - other),
  };
}

/** Who has been placed where, spaces first. */
export function placementsOf({ spaces, reserve }: Muster): { tile: Tile; to: Space | null }[] {
  return [
    ...spaces.flatMap((tile, to) => (tile === null ? [] : [{ tile, to }])),
    ...reserve.map((tile) => ({ tile, to: null })),
  ];
}
