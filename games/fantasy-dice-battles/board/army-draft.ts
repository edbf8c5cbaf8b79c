import type { Seat } from '@bannerfield/kernel';
import { muster as musterPhase } from '../rules/0-muster.ts';
import type { Army } from '../rules/army.ts';
import type { FdbKnown } from '../rules/fdb.ts';
import { handRaising } from '../rules/setup.ts';
import {
  slotOf,
  SPACES,
  type Action,
  type Muster,
  type Space,
  type Table,
  type Tile,
} from '../rules/state.ts';
import { costOf, insert, mayStand, tileInfo } from '../rules/tiles.ts';
import type { Roster } from '../rules/values.ts';

export type Deploy = Extract<Action, { readonly type: 'deploy' }>;

/** The moves by which an army is raised. */
export function actionsFor(edition: Roster, { spaces, reserve }: Army): Action[] {
  const faction = edition.tiles[spaces[0] ?? 0]?.faction ?? '';
  return [
    { type: 'faction', faction },
    ...spaces.map((tile, to): Action => ({ type: 'deploy', tile, to })),
    ...reserve.map((tile): Action => ({ type: 'deploy', tile, to: null })),
  ];
}

/** Where a unit that has been placed stands: on a space, or among those that wait. */
export type Placed =
  | { readonly kind: 'space'; readonly at: Space }
  | { readonly kind: 'reserve'; readonly tile: Tile };

export function tileOf({ spaces, reserve }: Readonly<Muster>, placed: Placed): Tile | null {
  if (placed.kind === 'space') return spaces[placed.at] ?? null;
  return reserve.includes(placed.tile) ? placed.tile : null;
}

/** The moves without the one that placed it. */
export function withoutPlaced(actions: readonly Action[], placed: Placed): Action[] {
  const at = actions.findIndex((action) => isThe(action, placed));
  return actions.filter((_, index) => index !== at);
}

function isThe(action: Action, placed: Placed): boolean {
  if (action.type !== 'deploy') return false;
  return placed.kind === 'space'
    ? action.to === placed.at
    : action.to === null && action.tile === placed.tile;
}

/**
 * The moves with a unit in another place, and whoever stood there in its place; null: one of both
 * may not stand so.
 */
export function withMoved(
  edition: Roster,
  army: Readonly<Muster>,
  actions: readonly Action[],
  from: Placed,
  to: Space | null,
): Action[] | null {
  const tile = tileOf(army, from);
  if (tile === null) return null;
  const other = to === null ? null : (army.spaces[to] ?? null);
  const back = from.kind === 'space' ? from.at : null;
  if (!canGo(edition, tile, to) || (other !== null && !canGo(edition, other, back))) return null;
  return actions.map((action): Action => {
    if (action.type !== 'deploy') return action;
    if (isThe(action, from)) return { ...action, to };
    return to !== null && action.to === to ? { ...action, to: back } : action;
  });
}

function canGo(edition: Roster, tile: Tile, to: Space | null): boolean {
  return to === null ? !tileInfo(edition, tile).hero : mayStand(edition, tile, slotOf(to));
}

/** What may be done next, as the rules have it. */
export function legalDeploys(table: Readonly<Table>, seat: Seat, army: Readonly<Muster>): Deploy[] {
  return musterPhase.legal(knownOf(table, seat, army)).filter((each) => each.type === 'deploy');
}

function knownOf(table: Readonly<Table>, seat: Seat, muster: Readonly<Muster>): FdbKnown {
  return { seat, table, hand: handRaising(copyOf(muster)) };
}

function copyOf({ faction, spaces, reserve }: Readonly<Muster>): Muster {
  return { faction, spaces: spaces.slice(), reserve: reserve.slice() };
}

/** The moves that fill all empty spaces, with the dearest units that leave enough for the rest. */
export function filling(table: Readonly<Table>, seat: Seat, army: Readonly<Muster>): Action[] {
  const now = copyOf(army);
  const moves: Action[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (now.spaces[space] !== null) continue;
    const [best] = legalDeploys(table, seat, now)
      .filter(({ to }) => to === space)
      .sort((one, other) => worth(table.edition, other, now) - worth(table.edition, one, now));
    if (best === undefined) return moves;
    moves.push(best);
    now.spaces[space] = best.tile;
  }
  return moves;
}

/** Dear units first; of equals rather one that is there already, since two fight better. */
function worth(edition: Roster, { tile }: Deploy, { spaces }: Muster): number {
  return costOf(edition, tileInfo(edition, tile)) + (spaces.includes(tile) ? 0.5 : 0);
}

/** The army as it would be shown, if it is whole. */
export function armyOf({ spaces, reserve }: Readonly<Muster>): Army | null {
  const held = spaces.filter((tile) => tile !== null);
  if (held.length < SPACES) return null;
  const waiting: Tile[] = [];
  for (const tile of reserve) insert(waiting, tile);
  return { spaces: held, reserve: waiting };
}

/** Whether a kind of unit may stand on the space that is held; true while none is. */
export function isFor(
  edition: Roster,
  army: Readonly<Muster>,
  held: Placed | null,
  tile: Tile,
): boolean {
  if (held?.kind !== 'space' || tileOf(army, held) !== null) return true;
  return mayStand(edition, tile, slotOf(held.at));
}
