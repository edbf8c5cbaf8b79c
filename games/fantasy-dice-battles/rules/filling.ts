import { countOf } from './army.ts';
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
  const taken = [...spaces, ...reserve];
  const kinds: Kind[] = [];
  let points = edition.points;
  let units = edition.units[1];
  for (const [tile, info] of edition.tiles.entries()) {
    if (info.hero || info.faction !== faction) continue;
    const count = countOf(taken, tile);
    const cost = costOf(edition, info);
    points -= count * cost;
    units -= count;
    kinds.push({ tile, cost, mask: maskOf(info), left: Math.max(0, info.copies - count) });
  }
  kinds.sort((one, other) => one.cost - other.cost);
  return { kinds, needs: needsOf(spaces), points, units };
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

/** Null: the empty spaces can still be filled with what is left. */
export function shortfall(lack: Readonly<Lack>): Shortfall | null {
  const empty = lack.needs.reduce((sum, each) => sum + each, 0);
  if (empty > lack.units) return 'units';
  const cost = leastCost(lack.kinds, lack.needs);
  if (cost === null) return 'places';
  return cost > lack.points ? 'points' : null;
}

/**
 * The least that units for all empty spaces cost; null: there are none. Sets of units that can
 * stand together form a matroid, so taking the cheapest that still fits is best; and they can if
 * no set of slots is overfull with units that stand nowhere else (Hall).
 */
function leastCost(kinds: readonly Kind[], needs: readonly number[]): number | null {
  const free = Array.from({ length: ALL + 1 }, (_, slots) => roomIn(needs, slots));
  let cost = 0;
  for (const kind of kinds) {
    let fit = kind.left;
    for (let slots = kind.mask; slots <= ALL; slots++) {
      if ((slots & kind.mask) === kind.mask) fit = Math.min(fit, free[slots] ?? 0);
    }
    for (let slots = kind.mask; slots <= ALL; slots++) {
      if ((slots & kind.mask) === kind.mask) free[slots] = (free[slots] ?? 0) - fit;
    }
    cost += fit * kind.cost;
  }
  return free[ALL] === 0 ? cost : null;
}

function roomIn(needs: readonly number[], slots: number): number {
  let room = 0;
  for (const [slot, need] of needs.entries()) if ((slots >> slot) & 1) room += need;
  return room;
}

/** What then is lacking: `slot` null for a unit that goes into Reinforcements. */
export function shortfallAfter(
  edition: Roster,
  lack: Lack,
  tile: Tile,
  slot: number | null,
): Shortfall | null {
  const kind = lack.kinds.find((each) => each.tile === tile);
  if (kind === undefined) return 'places';
  const cost = costOf(edition, tileInfo(edition, tile));
  const needs = lack.needs.slice();
  if (slot !== null) needs[slot] = (needs[slot] ?? 0) - 1;
  kind.left -= 1;
  const found = shortfall({
    kinds: lack.kinds,
    needs,
    points: lack.points - cost,
    units: lack.units - 1,
  });
  kind.left += 1;
  return found;
}
