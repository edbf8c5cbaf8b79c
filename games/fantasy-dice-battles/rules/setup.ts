import { SEATS, type Emit, type Pair, type Seat } from '@bannerfield/kernel';
import { armiesOf, formatArmy, type Army } from './army.ts';
import { beginDraw } from './6-draw.ts';
import type { Event } from './events.ts';
import type { FdbState } from './fdb.ts';
import {
  LANE,
  ORDER_PLACES,
  SPACES,
  type Hand,
  type Muster,
  type Options,
  type Side,
  type Tile,
} from './state.ts';
import { insert, tileInfo } from './tiles.ts';
import type { Roster } from './values.ts';

/** R2: armies are raised, unless the option `armies` fixes both. */
export function setup(edition: Roster, options: Options): FdbState {
  const fixed = armiesOf(edition, options.armies);
  const state: FdbState = {
    table: {
      options: { ...options },
      edition,
      stack: [],
      result: null,
      round: 0,
      step: 0,
      first: null,
      sides: [makeSide(), makeSide()],
    },
    hands: [handRaising(makeMuster(edition, fixed[0])), handRaising(makeMuster(edition, fixed[1]))],
    fate: [[], []],
  };
  const [one, other] = fixed;
  const seats = SEATS.filter((seat) => fixed[seat] === null);
  if (one !== null && other !== null) showArmies(state, [one, other], () => undefined);
  else state.table.stack.push({ phase: 'muster', seats });
  return state;
}

function makeSide(): Side {
  return {
    army: [],
    spaces: Array.from({ length: SPACES }, () => null),
    fleeing: Array.from({ length: LANE }, () => null),
    reinforcements: [],
    fallen: [],
    orders: ORDER_PLACES.map(() => null),
    dice: [0, 0, 0],
    discard: [],
    pile: 0,
    held: 0,
  };
}

/** A hand with nothing in it but an army that is being raised. */
export function handRaising(muster: Muster): Hand {
  return { muster, cards: [], orders: ORDER_PLACES.map(() => null), sent: [] };
}

export function makeMuster(edition: Roster, army: Army | null): Muster {
  if (army === null) {
    return { faction: null, spaces: Array.from({ length: SPACES }, () => null), reserve: [] };
  }
  const faction = tileInfo(edition, army.spaces[0] ?? 0).faction;
  return { faction, spaces: [...army.spaces], reserve: [...army.reserve] };
}

/** R12.11, R2.2, R2.3: both armies are turned up, and each card goes into its owner's pile. */
export function showArmies(state: FdbState, armies: Pair<Army>, emit: Emit<Event>): void {
  const { table, hands, fate } = state;
  for (const seat of SEATS) {
    hands[seat].muster = null;
    fate[seat] = stand(table.sides[seat], armies[seat]);
  }
  const text = (seat: Seat): string => formatArmy(table.edition, armies[seat]);
  emit({ type: 'armies', names: [text(0), text(1)] });
  beginDraw(state, emit);
}

/** Places an army; its cards come back, sorted. */
function stand(side: Side, { spaces, reserve }: Army): Tile[] {
  for (const [space, tile] of spaces.entries()) {
    side.spaces[space] = { tile, wounds: 0, poison: 0, blocked: 0 };
    insert(side.army, tile);
  }
  for (const tile of reserve) {
    side.reinforcements.push(tile);
    insert(side.army, tile);
  }
  side.pile = side.army.length;
  return [...side.army];
}
