import { otherSeat, SEATS, type Emit, type Seat } from '@bannerfield/kernel';
import { countDice, diceOf, supportOf } from './dice.ts';
import type { Event, Failure } from './events.ts';
import { proceed } from './flow.ts';
import type { FdbState } from './fdb.ts';
import {
  BATTALIONS,
  heroAt,
  HERO,
  isActive,
  isIdle,
  ORDER_PLACES,
  REGROUPING,
  spaceAt,
  WIDTH,
  type OrderPlace,
  type Side,
  type Table,
  type Tile,
} from './state.ts';
import { insert, tileInfo } from './tiles.ts';

/** R5.1, R5.9: cards are turned up; then activation, dice, support, regrouping, redeploying. */
export function reveal(state: FdbState, emit: Emit<Event>): void {
  const { table } = state;
  table.step = 3;
  turnUp(state, emit);
  dropFailed(table, emit);
  layDice(table, emit);
  for (const seat of SEATS) for (const each of BATTALIONS) support(table, seat, each, emit);
  pushChoices(table);
  proceed(state, emit);
}

function turnUp({ table, hands }: FdbState, emit: Emit<Event>): void {
  for (const seat of SEATS) {
    const { orders } = hands[seat];
    for (const at of ORDER_PLACES) {
      const card = orders[at] ?? null;
      table.sides[seat].orders[at] = card;
      if (card === null) continue;
      orders[at] = null;
      const { name } = tileInfo(table.edition, card);
      emit({ type: 'revealed', seat, at, card, name });
    }
  }
}

/** R5.2: all cards are looked at before anything moves. */
function dropFailed(table: Table, emit: Emit<Event>): void {
  const failed = SEATS.flatMap((seat) =>
    ORDER_PLACES.flatMap((at) => {
      const card = table.sides[seat].orders[at];
      const why = typeof card === 'number' ? failureOf(table, seat, at, card) : null;
      return typeof card === 'number' && why !== null ? [{ seat, at, card, why }] : [];
    }),
  );
  for (const { seat, at, card, why } of failed) {
    const side = table.sides[seat];
    side.orders[at] = null;
    insert(side.discard, card);
    const { name } = tileInfo(table.edition, card);
    emit({ type: 'failed', seat, at, card, name, why });
  }
}

/** Why a card laid there is not activated; null: it is. R5.3 to R5.8. */
export function failureOf(
  table: Readonly<Table>,
  seat: Seat,
  at: OrderPlace,
  card: Tile,
): Failure | null {
  const { edition, sides } = table;
  const side = sides[seat];
  const { hero } = tileInfo(edition, card);
  if (at === REGROUPING) return hasToken(table, side, card) ? null : 'no-token';
  if (heroAt(side, at) === null) return 'hero-fallen';
  if (isIdle(table, seat, at)) {
    if (!hero) return 'no-hero-card';
    return hasToken(table, side, card) ? null : 'no-token';
  }
  const near = hero ? [at - 1, at, at + 1] : [at];
  return near.some((each) => isPictured(table, side, each, card)) ? null : 'no-picture';
}

/** R5.8: with the option, redeploying and regrouping need a token of the picture somewhere. */
function hasToken(table: Readonly<Table>, side: Readonly<Side>, card: Tile): boolean {
  const { edition, options } = table;
  if (options.regrouping === 'always') return true;
  const { picture } = tileInfo(edition, card);
  return (
    side.reinforcements.some((tile) => tileInfo(edition, tile).picture === picture) ||
    BATTALIONS.some((each) => isPictured(table, side, each, card))
  );
}

/** R5.4: a unit of the battalion, or its hero, bears the picture of the card. */
function isPictured(
  { edition, options }: Readonly<Table>,
  side: Readonly<Side>,
  battalion: number,
  card: Tile,
): boolean {
  if (battalion < 0 || battalion >= BATTALIONS.length) return false;
  const { hero, picture } = tileInfo(edition, card);
  const slots = hero || options.reading_hero_token === 'every_card' ? WIDTH : HERO;
  for (let slot = 0; slot < slots; slot++) {
    const token = side.spaces[spaceAt(battalion, slot)];
    if (token && tileInfo(edition, token.tile).picture === picture) return true;
  }
  return false;
}

function layDice(table: Table, emit: Emit<Event>): void {
  const laid = BATTALIONS.filter((each) => isActive(table, each)).flatMap((battalion) =>
    SEATS.flatMap((seat) => {
      const own = table.sides[seat].orders[battalion];
      const enemy = table.sides[otherSeat(seat)].orders[battalion];
      if (typeof own !== 'number') return [];
      const count = countDice(
        table,
        seat,
        battalion,
        own,
        typeof enemy === 'number' ? enemy : null,
      );
      return [{ seat, battalion, own, count }];
    }),
  );
  for (const { seat, battalion, own, count } of laid) {
    const { attack } = tileInfo(table.edition, own).card;
    if (attack === null) continue;
    const dice = diceOf(count);
    table.sides[seat].dice[battalion] = dice;
    emit({ type: 'dice', seat, battalion, count, dice, colour: attack.colour });
  }
}

function support(table: Table, seat: Seat, battalion: number, emit: Emit<Event>): void {
  const card = table.sides[seat].orders[battalion];
  if (typeof card !== 'number' || !isActive(table, battalion)) return;
  for (const power of tileInfo(table.edition, card).card.support) {
    const dice = supportOf(table, seat, battalion, power);
    if (dice > 0) emit({ type: 'supported', seat, battalion, power, dice });
  }
}

/** R5.9: first both regroup, then both redeploy, in the order in which they reinforced. */
function pushChoices(table: Table): void {
  const first = table.first ?? 0;
  for (const seat of [otherSeat(first), first]) {
    for (const battalion of BATTALIONS) {
      const card = table.sides[seat].orders[battalion];
      if (typeof card !== 'number' || !isIdle(table, seat, battalion)) continue;
      const left = tileInfo(table.edition, card).card.regroup;
      table.stack.push({ phase: 'redeploy', seats: [seat], battalion, left });
    }
  }
  for (const seat of [otherSeat(first), first]) {
    const card = table.sides[seat].orders[REGROUPING];
    if (typeof card !== 'number') continue;
    const left = tileInfo(table.edition, card).card.regroup;
    table.stack.push({ phase: 'regroup', seats: [seat], left });
  }
}
