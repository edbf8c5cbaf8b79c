import type { Path, Pointing, Spot } from '@bannerfield/ui';
import { parseOrderPlace, parseSpace } from '../rules/notation.ts';
import type { Fdb, FdbKnown } from '../rules/fdb.ts';
import { atOrder, atSpace } from '../rules/refusals.ts';
import {
  ORDER_PLACES,
  SPACES,
  type Action,
  type OrderPlace,
  type Space,
  type Tile,
} from '../rules/state.ts';

/** Buttons of the prompt bar. */
export const BUTTONS = {
  deployed: 'button:deployed',
  ready: 'button:ready',
  hold: 'button:hold',
} as const;

/** Reinforcements, where units are sent while an army is raised. */
export const RESERVE = 'reinforcements';

/** Of several things that are told apart by their tile. */
export const TILE_SPOTS = ['card', 'unit', 'waiting'] as const;
/** A card of the hand, a kind of unit to be had, a unit in Reinforcements. */
export type TileSpot = (typeof TILE_SPOTS)[number];

export const spotOfTile = (kind: TileSpot, tile: Tile): Spot => `${kind}:${tile}`;
export const spotOfFleeing = (from: number): Spot => `fleeing:${from + 1}`;

/** Null: the spot is not of that kind. */
export function tileAt(kind: TileSpot, spot: Spot | undefined): Tile | null {
  const [, found, number] = /^([a-z]+):(\d{1,3})$/.exec(spot ?? '') ?? [];
  return found === kind ? Number(number) : null;
}

/** Null: the spot is no space of one's own. */
export function spaceOf(spot: Spot | undefined): Space | null {
  return spot?.startsWith('space:') === true ? parseSpace(spot.slice(6)) : null;
}

/** Null: the spot is no order space of one's own. */
export function orderOf(spot: Spot | undefined): OrderPlace | null {
  return spot?.startsWith('order:') === true ? parseOrderPlace(spot.slice(6)) : null;
}

/** Null: the spot is no space of one's own Fleeing lane. */
export function fleeingOf(spot: Spot | undefined): number | null {
  const [, from] = /^fleeing:([1-3])$/.exec(spot ?? '') ?? [];
  return from === undefined ? null : Number(from) - 1;
}

export const pointing: Pointing<Fdb> = {
  pathOf,
  meantBy,
  // Every place of this board has room for a thumb, and what was laid can be taken up again.
  isLarge: () => true,
};

function pathOf(action: Action): Path {
  switch (action.type) {
    case 'army':
      return [`army:${action.army}`];
    case 'faction':
      return [`faction:${action.faction}`];
    case 'deploy':
      return [spotOfTile('unit', action.tile), spotOfTarget(action.to)];
    case 'order':
      return [spotOfTile('card', action.card), atOrder(action.at)];
    case 'send':
      return [spotOfTile('waiting', action.tile), atSpace(action.to)];
    case 'regroup':
      return [spotOfFleeing(action.from)];
    case 'redeploy':
    case 'flee':
      return [atSpace(action.from)];
    case 'deployed':
    case 'ready':
    case 'hold':
      return [BUTTONS[action.type]];
  }
}

function spotOfTarget(to: Space | null): Spot {
  return to === null ? RESERVE : atSpace(to);
}

/** What someone means who points so, allowed or not. */
function meantBy([first, second, ...more]: Path, known: FdbKnown): readonly Action[] {
  if (first === undefined || more.length > 0) return [];
  const card = tileAt('card', first);
  if (card !== null) return meantByCard(card, second);
  const unit = tileAt('unit', first);
  if (unit !== null) return meantByUnit(unit, second);
  const waiting = tileAt('waiting', first);
  if (waiting !== null) {
    return spacesMeant(second).map((to): Action => ({ type: 'send', tile: waiting, to }));
  }
  return second === undefined ? meantByPlace(first, known) : [];
}

function meantByPlace(spot: Spot, { table }: FdbKnown): readonly Action[] {
  const from = spaceOf(spot);
  if (from !== null) {
    const isRedeploying = table.stack.at(-1)?.phase === 'redeploy';
    return [{ type: isRedeploying ? 'redeploy' : 'flee', from }];
  }
  const lane = fleeingOf(spot);
  if (lane !== null) return [{ type: 'regroup', from: lane }];
  if (spot.startsWith('army:')) return [{ type: 'army', army: spot.slice(5) }];
  if (spot.startsWith('faction:')) return [{ type: 'faction', faction: spot.slice(8) }];
  for (const type of ['deployed', 'ready', 'hold'] as const) {
    if (spot === BUTTONS[type]) return [{ type }];
  }
  return [];
}

function meantByCard(card: Tile, second: Spot | undefined): readonly Action[] {
  const place = orderOf(second);
  const places = second === undefined ? ORDER_PLACES : place === null ? [] : [place];
  return places.map((at): Action => ({ type: 'order', card, at }));
}

function meantByUnit(tile: Tile, second: Spot | undefined): readonly Action[] {
  const spaces = spacesMeant(second).map((to): Action => ({ type: 'deploy', tile, to }));
  const isReserve = second === undefined || second === RESERVE;
  return isReserve ? [...spaces, { type: 'deploy', tile, to: null }] : spaces;
}

/** The space pointed at; without one, all. */
function spacesMeant(spot: Spot | undefined): readonly Space[] {
  if (spot === undefined) return Array.from({ length: SPACES }, (_, space) => space);
  const space = spaceOf(spot);
  return space === null ? [] : [space];
}
