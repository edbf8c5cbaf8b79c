import { judge, type Adviser, type Misjudge, type Taste } from '@bannerfield/bots';
import { otherSeat, type Rng } from '@bannerfield/kernel';
import { mustFlee } from '../rules/5-defeat.ts';
import { regroupable, redeployable } from '../rules/3-regroup.ts';
import { reinforce } from '../rules/2-reinforce.ts';
import type { Fdb, FdbKnown } from '../rules/fdb.ts';
import { battalionOf, isActive, type Action, type Side, type Tile } from '../rules/state.ts';
import { tileInfo } from '../rules/tiles.ts';
import type { Roster } from '../rules/values.ts';
import { planOrders, type Plan } from './orders.ts';
import { heroFaces, isFront, leftOf, worthOf } from './worth.ts';
import { ladder } from './levels.ts';

/** A unit off the field is worth less the farther it is from coming back. */
const WAITING = 0.7;
const FLEEING = [0.5, 0.4, 0.25];

/** Units and heroes left, one's own against the other's. */
export const taste: Taste<Fdb> = {
  evaluate: ({ seat, table }) =>
    strengthOf(table.edition, table.sides[seat]) -
    strengthOf(table.edition, table.sides[otherSeat(seat)]),
  makeAdviser,
  ladder,
  loadReason: () => import('./reason.ts').then(({ reason }) => reason),
};

function strengthOf(edition: Roster, side: Readonly<Side>): number {
  const worth = (tile: Tile): number => worthOf(tileInfo(edition, tile));
  let strength = 0;
  for (const token of side.spaces) if (token) strength += leftOf(edition, token);
  for (const tile of side.reinforcements) strength += WAITING * worth(tile);
  for (const [space, tile] of side.fleeing.entries()) {
    if (tile !== null) strength += (FLEEING[space] ?? 0) * worth(tile);
  }
  return strength;
}

/** Orders are planned once a round, and then laid one by one. */
function makeAdviser(misjudge: Misjudge = judge): Adviser<Fdb> {
  let plan: Plan = [];
  let round = 0;
  const choose = (known: FdbKnown, rng: Rng): Action | null => {
    const { table, hand } = known;
    if (table.stack.at(-1)?.phase !== 'orders') return chooseElse(known, rng, misjudge);
    if (round !== table.round || !canGoOn(plan, known)) plan = planOrders(known, misjudge);
    ({ round } = table);
    const next = plan.find(({ at }) => hand.orders[at] === null);
    return next ?? { type: 'ready' };
  };
  return {
    advise: (known, rng) => {
      const action = choose(known, rng);
      return action === null ? null : [{ action, value: taste.evaluate(known) }];
    },
  };
}

/** The hand is as it was planned: what is laid is of the plan, and the rest is still held. */
function canGoOn(plan: Plan, { hand }: FdbKnown): boolean {
  return (
    plan.length > 0 &&
    plan.every(({ card, at }) =>
      hand.orders[at] === null ? hand.cards.includes(card) : hand.orders[at] === card,
    )
  );
}

function chooseElse(known: FdbKnown, rng: Rng, misjudge: Misjudge): Action | null {
  const { seat, table } = known;
  const { edition, sides } = table;
  const side = sides[seat];
  const tokenWorth = (space: number): number => {
    const token = side.spaces[space];
    return token ? worthOf(tileInfo(edition, token.tile)) : 0;
  };
  switch (table.stack.at(-1)?.phase) {
    case 'muster':
      return chooseArmy(known, rng);
    case 'reinforce':
      return chooseSend(known, misjudge);
    case 'regroup': {
      const worth = (from: number): number => worthOf(tileInfo(edition, side.fleeing[from] ?? 0));
      const from = most(regroupable(table, seat), worth);
      return from === null ? null : { type: 'regroup', from };
    }
    case 'redeploy': {
      const from = most(redeployable(table, seat), tokenWorth);
      return from === null ? null : { type: 'redeploy', from };
    }
    case 'flee': {
      // Who enters last stays farthest from the end of the lane.
      const from = most(mustFlee(table, seat), (space) => -tokenWorth(space));
      return from === null ? null : { type: 'flee', from };
    }
    default:
      return null;
  }
}

/** Some ready army; one that has begun to build is left to looking ahead. */
function chooseArmy({ table, hand }: FdbKnown, rng: Rng): Action | null {
  const { armies } = table.edition;
  const chosen = armies[rng(armies.length)];
  if (hand.muster?.faction !== null || chosen === undefined) return null;
  return { type: 'army', army: chosen.id };
}

/** Where a unit covers its hero most; nobody goes where there is no enemy. */
function chooseSend(known: FdbKnown, misjudge: Misjudge): Action {
  const sends = reinforce.legal(known).filter((each) => each.type === 'send');
  const sure = sends.filter(({ tile, to }) => sendWorth(known, tile, to) > 0);
  return most(sure, ({ tile, to }) => misjudge(sendWorth(known, tile, to))) ?? { type: 'hold' };
}

function sendWorth({ seat, table }: FdbKnown, tile: Tile, to: number): number {
  const battalion = battalionOf(to);
  if (!isActive(table, battalion)) return 0;
  const side = table.sides[seat];
  const spaces = side.spaces.slice();
  spaces[to] = { tile, wounds: 0, poison: 0, blocked: 0 };
  const covered = heroFaces(side, battalion) - heroFaces({ ...side, spaces }, battalion);
  const comrades = spaces.filter(
    (token, space) => token?.tile === tile && battalionOf(space) === battalion,
  ).length;
  return 1 + 2 * covered + (isFront(to) ? 1 : 0) + 0.5 * Math.min(2, comrades);
}

/** The first of those that are worth most; null of none. */
function most<E>(list: readonly E[], worth: (each: E) => number): E | null {
  let best: E | null = null;
  let value = -Infinity;
  for (const each of list) {
    const now = worth(each);
    if (now <= value) continue;
    best = each;
    value = now;
  }
  return best;
}
