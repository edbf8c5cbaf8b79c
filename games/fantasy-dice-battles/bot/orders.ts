import { judge, type Misjudge } from '@bannerfield/bots';
import { otherSeat, type Seat } from '@bannerfield/kernel';
import { failureOf } from '../rules/3-activate.ts';
import { countOf } from '../rules/army.ts';
import type { FdbKnown } from '../rules/fdb.ts';
import {
  BATTALIONS,
  HAND_SIZE,
  isActive,
  isIdle,
  REGROUPING,
  ROOM,
  spaceAt,
  UNIT_SLOTS,
  type Action,
  type OrderPlace,
  type Side,
  type Table,
  type Tile,
} from '../rules/state.ts';
import { distinct, remove, tileInfo } from '../rules/tiles.ts';
import type { Roster } from '../rules/values.ts';
import { worthOfCards, type Chance } from './clash.ts';
import { worthOf } from './worth.ts';

/** Cards and where to lay them. */
export type Plan = Extract<Action, { readonly type: 'order' }>[];

/** Orders for all that is not laid yet: first where one fights, then what comes back and goes. */
export function planOrders(known: FdbKnown, misjudge: Misjudge = judge): Plan {
  const left = known.hand.cards.slice();
  const plan = fightingOrders(known, misjudge);
  for (const { card } of plan) remove(left, card);
  for (const at of [REGROUPING, ...BATTALIONS]) {
    if (known.hand.orders[at] !== null || plan.some((each) => each.at === at)) continue;
    const card = spareOrder(known, at, left);
    if (card === null) continue;
    remove(left, card);
    plan.push({ type: 'order', card, at });
  }
  return plan;
}

/** The best cards for all active battalions together. */
function fightingOrders({ seat, table, hand }: FdbKnown, misjudge: Misjudge): Plan {
  const cards = distinct(hand.cards);
  const fights = BATTALIONS.filter((each) => hand.orders[each] === null && isActive(table, each));
  const worths = fights.map((at) =>
    worthOfCards(table, seat, at, cards, chancesAt(table, otherSeat(seat), at)).map(misjudge),
  );
  const chosen = assign(
    worths,
    cards.map((card) => countOf(hand.cards, card)),
  );
  return fights.map((at, index) => ({ type: 'order', card: cards[chosen[index] ?? 0] ?? 0, at }));
}

/** Which of the opponent's cards he may hold, and how likely each is. */
function chancesOf({ army, discard, held }: Side): Chance[] {
  const unseen = army.length - discard.length;
  const share = Math.min(1, Math.max(held, HAND_SIZE) / Math.max(1, unseen));
  return distinct(army).flatMap((card) => {
    const count = countOf(army, card) - countOf(discard, card);
    return count === 0 ? [] : [{ card, weight: 1 - (1 - share) ** count }];
  });
}

/** What may be met at a battalion. Cards that would not be activated there are one: none. */
export function chancesAt(table: Readonly<Table>, seat: Seat, battalion: number): Chance[] {
  const works = chancesOf(table.sides[seat]).filter(
    ({ card }) => card !== null && failureOf(table, seat, battalion, card) === null,
  );
  return [...works, { card: null, weight: 0.1 }];
}

/** A row of `worths` for each place: the choice of columns that is worth most in all. */
function assign(worths: readonly (readonly number[])[], counts: number[]): number[] {
  let best = -Infinity;
  let chosen: number[] = [];
  const search = (place: number, value: number, taken: number[]): void => {
    const row = worths[place];
    if (row === undefined) {
      if (value > best) {
        best = value;
        chosen = taken;
      }
      return;
    }
    for (const [card, worth] of row.entries()) {
      if ((counts[card] ?? 0) === 0) continue;
      counts[card] = (counts[card] ?? 0) - 1;
      search(place + 1, value + worth, [...taken, card]);
      counts[card] = (counts[card] ?? 0) + 1;
    }
  };
  search(0, 0, []);
  return chosen;
}

/** What is worth laying where nobody fights: what brings units back, or a card that is dead. */
function spareOrder({ seat, table }: FdbKnown, at: OrderPlace, left: readonly Tile[]): Tile | null {
  const { edition } = table;
  const side = table.sides[seat];
  const room = ROOM - side.reinforcements.length;
  const from = at === REGROUPING ? fleeingOf(side) : standingIn(table, seat, at);
  let best: Tile | null = null;
  let most = 0;
  for (const card of distinct(left)) {
    const works = failureOf(table, seat, at, card) === null;
    const back = works ? backOf(edition, card, from, room) : 0;
    const worth = back + (isDead(table, seat, card) ? 0.2 : 0);
    if (worth > most) {
      best = card;
      most = worth;
    }
  }
  return best;
}

function fleeingOf({ fleeing }: Side): Tile[] {
  return fleeing.filter((tile) => tile !== null);
}

/** Units in an idle battalion, which are of use elsewhere. */
function standingIn(table: Readonly<Table>, seat: Seat, battalion: number): Tile[] {
  if (!isIdle(table, seat, battalion)) return [];
  const { spaces } = table.sides[seat];
  return UNIT_SLOTS.flatMap((slot) => spaces[spaceAt(battalion, slot)]?.tile ?? []);
}

function backOf(edition: Roster, card: Tile, from: readonly Tile[], room: number): number {
  const left = [...from];
  const worths = tileInfo(edition, card).card.regroup.flatMap((picture) => {
    const at = left.findIndex((tile) => tileInfo(edition, tile).picture === picture);
    return at < 0 ? [] : left.splice(at, 1).map((tile) => worthOf(tileInfo(edition, tile)));
  });
  return worths.slice(0, Math.max(0, room)).reduce((sum, each) => sum + each, 0);
}

/** Nowhere would it be activated now. */
function isDead(table: Readonly<Table>, seat: Seat, card: Tile): boolean {
  return BATTALIONS.every(
    (each) => !isActive(table, each) || failureOf(table, seat, each, card) !== null,
  );
}
