import { SEATS, type DecisionPhase, type Emit, type Refusal, type Seat } from '@bannerfield/kernel';
import { unitSpaces } from './dice.ts';
import type { Event } from './events.ts';
import { atSpace, no, wrongStep } from './refusals.ts';
import type { Fdb, FdbKnown } from './fdb.ts';
import {
  battalionOf,
  BATTALIONS,
  countActive,
  countHeroes,
  heroAt,
  HERO,
  LANE,
  spaceAt,
  type Options,
  type Space,
  type Table,
  type Tile,
  type Token,
} from './state.ts';
import { insert, tileInfo } from './tiles.ts';
import type { Roster } from './values.ts';

/** Wounds, poison included, at which a unit is destroyed. */
const DESTROYED = 4;

/** R9.1, R9.4 to R9.6: dice leave the armour, and units that are destroyed leave the game. */
export function beginDefeat(table: Table, emit: Emit<Event>): void {
  table.step = 5;
  for (const side of table.sides) for (const token of side.spaces) if (token) token.blocked = 0;
  const isLast = countActive(table) === 1;
  for (const seat of SEATS) {
    for (const space of fullUnits(table, seat)) {
      const { wounds, poison } = tokenAt(table, seat, space);
      if (isLast || wounds + poison >= DESTROYED) destroy(table, seat, space, emit);
    }
  }
}

/** R9.2: every morale space is covered. */
function isFull(edition: Roster, { tile, wounds }: Token): boolean {
  return wounds >= tileInfo(edition, tile).morale;
}

function tokenAt(table: Readonly<Table>, seat: Seat, space: Space): Token {
  const token = table.sides[seat].spaces[space];
  if (!token) throw new Error(`nobody stands at ${space}`);
  return token;
}

function fullUnits(table: Readonly<Table>, seat: Seat): Space[] {
  const side = table.sides[seat];
  return unitSpaces(side).filter((space) => isFull(table.edition, tokenAt(table, seat, space)));
}

/** Units that flee now: beaten ones, and when those are gone, all whose hero has fallen. */
export function mustFlee(table: Readonly<Table>, seat: Seat): Space[] {
  const full = fullUnits(table, seat);
  if (full.length > 0) return full;
  const side = table.sides[seat];
  return unitSpaces(side).filter((space) => heroAt(side, battalionOf(space)) === null);
}

/** R9.10: whether their owner has to say in which order they flee. */
export function hasFleeingChoice(table: Readonly<Table>, seat: Seat): boolean {
  if (table.options.fleeing === 'automatic' || isDecided(table)) return false;
  const kinds = new Set(mustFlee(table, seat).map((space) => tokenAt(table, seat, space).tile));
  return kinds.size > 1;
}

/** So many heroes have fallen that where the rest flees no longer matters. */
function isDecided({ sides }: Readonly<Table>): boolean {
  return sides.some((side) => countHeroes(side) < BATTALIONS.length - 1);
}

/** R9.12: the lowest level flees first; of equals the one that stands first. */
export function fleeInOrder(table: Table, seat: Seat, emit: Emit<Event>): void {
  const level = (space: Space): number =>
    tileInfo(table.edition, tokenAt(table, seat, space).tile).level;
  const spaces = mustFlee(table, seat).sort((a, b) => level(a) - level(b) || a - b);
  for (const space of spaces) flee(table, seat, space, emit);
}

export const fleeing: DecisionPhase<Fdb> = {
  legal: ({ seat, table }) => mustFlee(table, seat).map((from) => ({ type: 'flee', from })),
  why: (known, move) => (move.type === 'flee' ? whyNotFlee(known, move.from) : wrongStep(known)),
  apply: (state, seat, action, emit) => {
    if (action.type !== 'flee') throw new Error('a unit has to flee');
    flee(state.table, seat, action.from, emit);
  },
};

function whyNotFlee({ seat, table }: FdbKnown, from: Space): Refusal | null {
  if (mustFlee(table, seat).includes(from)) return null;
  return no('R9.10', 'does-not-flee', [atSpace(from)]);
}

/** R9.8, R9.9: it takes the first space of the lane, and everyone there moves on by one. */
function flee(table: Table, seat: Seat, from: Space, emit: Emit<Event>): void {
  const side = table.sides[seat];
  const { tile } = tokenAt(table, seat, from);
  side.spaces[from] = null;
  const { lane, out } = enterLane(side.fleeing, tile, table.options.reading_lane);
  side.fleeing = lane;
  if (out !== null) insert(side.fallen, out);
  const nameOf = (each: number) => tileInfo(table.edition, each).name;
  emit({
    type: 'fled',
    seat,
    tile,
    from,
    name: nameOf(tile),
    out: out === null ? null : nameOf(out),
  });
}

/** Over empty spaces too; or, by the other reading, only up to the first empty one. */
function enterLane(
  lane: readonly (Tile | null)[],
  tile: Tile,
  reading: Options['reading_lane'],
): { lane: (Tile | null)[]; out: Tile | null } {
  const gap = reading === 'fill_gap' ? lane.indexOf(null) : -1;
  if (gap !== -1) return { lane: [tile, ...lane.toSpliced(gap, 1)], out: null };
  return { lane: [tile, ...lane.slice(0, LANE - 1)], out: lane[LANE - 1] ?? null };
}

function destroy(table: Table, seat: Seat, from: Space, emit: Emit<Event>): void {
  const side = table.sides[seat];
  const { tile } = tokenAt(table, seat, from);
  side.spaces[from] = null;
  insert(side.fallen, tile);
  emit({ type: 'destroyed', seat, tile, from, name: tileInfo(table.edition, tile).name });
}

/** R9.3, R9.7: heroes come last, and are always removed. True: one has fallen. */
export function fellHeroes(table: Table, emit: Emit<Event>): boolean {
  let fell = false;
  for (const seat of SEATS) {
    const side = table.sides[seat];
    for (const battalion of BATTALIONS) {
      const token = heroAt(side, battalion);
      if (token === null || !isFull(table.edition, token)) continue;
      const { tile } = token;
      side.spaces[spaceAt(battalion, HERO)] = null;
      insert(side.fallen, tile);
      emit({ type: 'heroFell', seat, tile, battalion, name: tileInfo(table.edition, tile).name });
      fell = true;
    }
  }
  return fell;
}
