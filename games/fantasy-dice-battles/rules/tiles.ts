import type { Tile } from './state.ts';
import type { Roster, TileInfo } from './values.ts';

/** @throws Error for what is no tile of the edition. */
export function tileInfo(edition: Roster, tile: Tile): TileInfo {
  const info = edition.tiles[tile];
  if (info === undefined) throw new Error(`the edition has no tile ${tile}`);
  return info;
}

export function findTile(edition: Roster, id: string): Tile | null {
  const found = edition.tiles.findIndex((tile) => tile.id === id);
  return found < 0 ? null : found;
}

/** Points; R12.4. */
export function costOf(edition: Roster, { hero, level }: TileInfo): number {
  return hero ? 0 : (edition.costs[level - 1] ?? Infinity);
}

/** R4.4, R12.7: whether it may stand in this slot of a battalion. */
export function mayStand(edition: Roster, tile: Tile, slot: number): boolean {
  const { places } = tileInfo(edition, tile);
  return places.some((place) => SLOT_OF[place] === slot);
}

const SLOT_OF = { fl: 0, fm: 1, fr: 2, sl: 3, sr: 4, h: 5 } as const;

/** Puts a card or unit into a sorted list. */
export function insert(list: Tile[], tile: Tile): void {
  let at = list.length;
  while (at > 0 && (list[at - 1] ?? 0) > tile) at -= 1;
  list.splice(at, 0, tile);
}

/** Takes one of its kind out of a list. @throws Error if there is none. */
export function remove(list: Tile[], tile: Tile): void {
  const at = list.indexOf(tile);
  if (at < 0) throw new Error(`tile ${tile} is not there`);
  list.splice(at, 1);
}

/** Each kind of a sorted list once. */
export function distinct(list: readonly Tile[]): Tile[] {
  return list.filter((tile, index) => list[index - 1] !== tile);
}
