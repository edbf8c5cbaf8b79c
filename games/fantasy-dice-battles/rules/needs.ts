import { pointsOf } from './army.ts';
import { lackOf, leastToFill } from './filling.ts';
import { HERO, slotOf, type Muster } from './state.ts';
import { tileInfo } from './tiles.ts';
import type { Roster } from './values.ts';

/** What an army that is being raised has, and what it still lacks. */
export interface Needs {
  readonly pointsLeft: number;
  readonly units: number;
  /** Spaces for units and for heroes that are empty. */
  readonly spaces: number;
  readonly heroes: number;
  /** The least that filling those spaces costs. */
  readonly cheapest: number;
  /** Units beyond those that the empty spaces need, as far as points may reach for them. */
  readonly spare: number;
}

export function needsOf(edition: Roster, army: Readonly<Muster>): Needs {
  const placed = army.spaces.filter((tile) => tile !== null);
  const tiles = [...placed, ...army.reserve];
  const lack = lackOf(edition, army);
  const empty = army.spaces.flatMap((tile, space) => (tile === null ? [space] : []));
  const heroes = empty.filter((space) => slotOf(space) === HERO).length;
  const spaces = empty.length - heroes;
  const cheapest = leastToFill(lack) ?? 0;
  const least = Math.min(...lack.kinds.map(({ cost, left }) => (left > 0 ? cost : Infinity)));
  // Where a level costs nothing, points are no bound.
  const affordable = least === 0 ? Infinity : Math.floor((lack.points - cheapest) / least);
  return {
    pointsLeft: edition.points - pointsOf(edition, tiles),
    units: tiles.filter((tile) => !tileInfo(edition, tile).hero).length,
    spaces,
    heroes,
    cheapest,
    spare: Math.max(0, Math.min(lack.units - spaces, affordable)),
  };
}
