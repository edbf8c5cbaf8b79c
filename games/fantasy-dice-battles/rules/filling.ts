import { HERO, slotOf, type Muster, type Tile } from './state.ts';
import { costOf, tileInfo } from './tiles.ts';
import type { Roster, TileInfo } from './values.ts';

/** The five slots of ordinary units as bits. */
const ALL = 0b11111;
const BIT = { fl: 1, fm: 2, fr: 4, sl: 8, sr: 16, h: 0 } as const;

/** What can still be had of a kind, and where it may stand. */
interface Kind {
  readonly tile: Tile;
  readonly cost: number;
  readonly mask: number;
  left: number;
}

/** What an army that is being raised has still to fill, and what it may take for that. */
export interface Lack {
  /** Cheapest first. */
  readonly kinds: Kind[];
  /** Empty spaces by slot. */
  readonly needs: number[];
  /** Points not spent. */
  points: number;
  /** Units that may still be chosen, those for the empty spaces included. */
  units: number;
}

export function lackOf(edition: Roster, muster: Readonly<Muster>): Lack {
  const { faction, spaces, reserve } = muster;
  const counts = countTiles(edition, spaces, reserve);
  const kinds: Kind[] = [];
  let points = edition.points;
  let units = edition.units[1];
  for (let tile = 0; tile < edition.tiles.length; tile++) {
    const info = tileInfo(edition, tile);
    if (info.hero || info.faction !== faction) continue;
    const count = counts[tile] ?? 0;
    const cost = costOf(edition, info);
    points -= count * cost;
    units -= count;
    kinds.push({ tile, cost, mask: maskOf(info), left: info.copies - count });
  }
  kinds.sort((one, other) => one.cost - other.cost);
  return { kinds, needs: needsOf(spaces), points, units };
}

/** How many of each an army has, by tile. */
export function countTiles(
  edition: Roster,
  spaces: readonly (Tile | null)[],
  reserve: readonly Tile[],
): number[] {
  const counts = edition.tiles.map(() => 0);
  for (const tile of spaces) if (tile !== null) counts[tile] = (counts[tile] ?? 0) + 1;
  for (const tile of reserve) counts[tile] = (counts[tile] ?? 0) + 1;
  return counts;
}

function maskOf({ places }: TileInfo): number {
  return places.reduce((mask, place) => mask | BIT[place], 0);
}

function needsOf(spaces: readonly (Tile | null)[]): number[] {
  const needs = [0, 0, 0, 0, 0];
  for (const [space, tile] of spaces.entries()) {
    const slot = slotOf(space);
    if (tile === null && slot !== HERO) needs[slot] = (needs[slot] ?? 0) + 1;
  }
  return needs;
}

/** Why an army can no longer be finished. */
export type Shortfall = 'points' | 'units' | 'places';

/** The least that filling all empty spaces costs; null: it cannot be done with what is left. */
export function leastToFill({ kinds, needs }: Readonly<Lack>): number | null {
  return fill(kinds, needs, NONE).cost;
}

/** How the empty spaces are filled for the least: what it costs, and how many of each kind. */
interface Filling {
  readonly cost: number | null;
  readonly fits: readonly number[];
}

/** No kind has one copy fewer. */
const NONE = -1;

/**
 * The least that units for all empty spaces cost; null: there are none. Sets of units that can
 * stand together form a matroid, so taking the cheapest that still fits is best; and they can if
 * no set of slots is overfull with units that stand nowhere else (Hall).
 * @param fewer the index of a kind of which one copy is taken already.
 */
function fill(kinds: readonly Kind[], needs: readonly number[], fewer: number): Filling {
  const free = roomsIn(needs);
  const fits: number[] = [];
  let cost = 0;
  for (const [index, kind] of kinds.entries()) {
    if (free[ALL] === 0) break;
    const fit = take(free, kind.mask, index === fewer ? kind.left - 1 : kind.left);
    fits.push(fit);
    cost += fit * kind.cost;
  }
  return { cost: free[ALL] === 0 ? cost : null, fits };
}

/** As many as there are, if they fit; the room of all sets that hold their slots shrinks. */
function take(free: number[], mask: number, left: number): number {
  const above = SUPERSETS[mask] ?? [];
  let fit = left;
  for (const slots of above) fit = Math.min(fit, free[slots] ?? 0);
  for (const slots of above) free[slots] = (free[slots] ?? 0) - fit;
  return fit;
}

/** By set of slots: all sets that have these and perhaps others. */
const SETS = Array.from({ length: ALL + 1 }, (_, slots) => slots);
const SUPERSETS = SETS.map((mask) => SETS.filter((slots) => (slots & mask) === mask));

/** By set of slots: how many spaces of them are empty. */
function roomsIn(needs: readonly number[]): number[] {
  const rooms = [0];
  for (let slots = 1; slots <= ALL; slots++) {
    const lowest = 31 - Math.clz32(slots & -slots);
    rooms.push((rooms[slots & (slots - 1)] ?? 0) + (needs[lowest] ?? 0));
  }
  return rooms;
}

/** Null: the empty spaces can still be filled with what is left. */
export function shortfall({ kinds, needs, points, units }: Readonly<Lack>): Shortfall | null {
  if (countEmpty(needs) > units) return 'units';
  return tooDear(fill(kinds, needs, NONE), points);
}

function countEmpty(needs: readonly number[]): number {
  return needs.reduce((sum, each) => sum + each, 0);
}

function tooDear({ cost }: Filling, points: number): Shortfall | null {
  if (cost === null) return 'places';
  return cost > points ? 'points' : null;
}

/** What is lacking after a unit has been taken: `slot` null for one that goes into Reinforcements. */
export type ShortfallAfter = (tile: Tile, slot: number | null) => Shortfall | null;

/**
 * Answers for one army. Where a space is filled by the least, one copy fewer of a kind changes
 * nothing unless all its copies are needed; so what remains is reckoned once a slot.
 */
export function makeShortfallAfter({ kinds, needs, points, units }: Lack): ShortfallAfter {
  const empty = countEmpty(needs);
  const fillings: (Filling | undefined)[] = [];
  return (tile, slot) => {
    const index = kinds.findIndex((each) => each.tile === tile);
    const kind = kinds[index];
    if (kind === undefined) return 'places';
    if ((slot === null ? empty : empty - 1) > units - 1) return 'units';
    const then = slot === null ? needs : needs.with(slot, (needs[slot] ?? 0) - 1);
    const all = (fillings[slot ?? needs.length] ??= fill(kinds, then, NONE));
    const isSpare = (all.fits[index] ?? 0) < kind.left;
    return tooDear(isSpare ? all : fill(kinds, then, index), points - kind.cost);
  };
}
