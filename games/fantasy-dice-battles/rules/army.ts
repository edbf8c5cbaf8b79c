import { findTile, costOf, mayStand, tileInfo } from './tiles.ts';
import { SPACES, WIDTH, slotOf, type Muster, type Tile } from './state.ts';
import type { Roster } from './values.ts';

/** An army with its deployment: eighteen spaces and what waits in Reinforcements. */
export interface Army {
  readonly spaces: readonly Tile[];
  /** Sorted. */
  readonly reserve: readonly Tile[];
}

/** An army as text, to be shared: battalions and Reinforcements with `/`, tiles with `.` between. */
export function formatArmy(edition: Roster, { spaces, reserve }: Army): string {
  const names = (tiles: readonly Tile[]): string =>
    tiles.map((tile) => tileInfo(edition, tile).id).join('.');
  const battalions = [0, 1, 2].map((one) => names(spaces.slice(one * WIDTH, (one + 1) * WIDTH)));
  return [...battalions, names(reserve)].join('/');
}

/** Null: this is no army of the edition's tiles; whether it may be played, says `armyFault`. */
export function parseArmy(edition: Roster, text: string): Army | null {
  const parts = text.split('/');
  const [one = '', two = '', three = '', reserve = ''] = parts;
  if (parts.length !== 4) return null;
  const battalions = [one, two, three].map((part) => parseTiles(edition, part));
  const spaces = battalions.flatMap((tiles) => (tiles?.length === WIDTH ? tiles : []));
  const waiting = reserve === '' ? [] : parseTiles(edition, reserve);
  if (spaces.length !== SPACES || waiting === null) return null;
  return { spaces, reserve: waiting.toSorted((a, b) => a - b) };
}

function parseTiles(edition: Roster, text: string): Tile[] | null {
  const tiles = text.split('.').map((id) => findTile(edition, id));
  return tiles.every((tile) => tile !== null) ? tiles : null;
}

/** What is wrong with a whole army, in the order of R12; null: it may be played. */
export type ArmyFault =
  'two-factions' | 'too-many-points' | 'wrong-number' | 'too-many-copies' | 'wrong-place';

export function armyFault(edition: Roster, army: Army): ArmyFault | null {
  const tiles = [...army.spaces, ...army.reserve];
  const infos = tiles.map((tile) => tileInfo(edition, tile));
  const units = infos.filter(({ hero }) => !hero).length;
  const [least, most] = edition.units;
  if (new Set(infos.map(({ faction }) => faction)).size !== 1) return 'two-factions';
  if (pointsOf(edition, tiles) > edition.points) return 'too-many-points';
  if (units < least || units > most) return 'wrong-number';
  if (tiles.some((tile) => countOf(tiles, tile) > tileInfo(edition, tile).copies)) {
    return 'too-many-copies';
  }
  const isPlaced = army.spaces.every((tile, space) => mayStand(edition, tile, slotOf(space)));
  const isReserve = army.reserve.every((tile) => !tileInfo(edition, tile).hero);
  return isPlaced && isReserve ? null : 'wrong-place';
}

export function pointsOf(edition: Roster, tiles: readonly Tile[]): number {
  return tiles.reduce((sum, tile) => sum + costOf(edition, tileInfo(edition, tile)), 0);
}

export function countOf(tiles: readonly (Tile | null)[], tile: Tile): number {
  let count = 0;
  for (const each of tiles) if (each === tile) count += 1;
  return count;
}

/** A ready army of the edition. */
export function readyArmy(edition: Roster, id: string): Army | null {
  const found = edition.armies.find((army) => army.id === id);
  return found === undefined ? null : parseArmy(edition, found.army);
}

/** An army that is whole: every space is held. */
export function musteredArmy({ spaces, reserve }: Muster): Army | null {
  return spaces.every((tile) => tile !== null) ? { spaces, reserve } : null;
}

/** Both armies of the option `armies`, null for one that is yet to be chosen. */
export function armiesOf(edition: Roster, option: string): [Army | null, Army | null] {
  if (option === 'choose') return [null, null];
  const texts = option.split(':');
  const [first = '', second = ''] = texts;
  if (texts.length !== 2) throw new RangeError(`armies: “${option}” names no two armies`);
  return [fixedArmy(edition, first), fixedArmy(edition, second)];
}

function fixedArmy(edition: Roster, text: string): Army | null {
  if (text === 'choose') return null;
  const army = readyArmy(edition, text) ?? parseArmy(edition, text);
  const fault = army === null ? 'no-army' : armyFault(edition, army);
  if (army === null || fault !== null) throw new RangeError(`armies: “${text}”: ${String(fault)}`);
  return army;
}
