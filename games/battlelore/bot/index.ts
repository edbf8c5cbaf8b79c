import type { Taste } from '@bannerfield/bots';
import { otherSeat, type Seat } from '@bannerfield/kernel';
import { bannersOf, goalOf } from '../rules/losses.ts';
import type { BattleLore, Table } from '../rules/state.ts';
import { FIGURE } from './odds.ts';
import { dangerAt, farness, supportOf } from './places.ts';
import { promiseOf } from './promise.ts';

/** Of all banners that the goal asks for. */
const GOAL = 500;
const UNIT = 15;
const DANGER = 0.4;
const TOKEN = 1;
const CARD = 2;

/**
 * Banners first, then figures and support on both sides; then what the own side has to fear and
 * how far it still has to go, and what the turn under way promises.
 */
export const taste: Taste<BattleLore> = {
  evaluate: ({ seat, table }) =>
    standing(table, seat) -
    standing(table, otherSeat(seat)) -
    cares(table, seat) +
    promiseOf(table, seat),
  loadReason: () => import('./reason.ts').then(({ reason }) => reason),
};

function standing(table: Readonly<Table>, seat: Seat): number {
  let worth = (GOAL * bannersOf(table, seat)) / goalOf(table, seat);
  for (const unit of table.units) {
    if (unit.seat !== seat || unit.figures === 0) continue;
    worth += UNIT + unit.figures * FIGURE + supportOf(table, unit, unit.hex);
  }
  const { lore } = table;
  return lore === null ? worth : worth + TOKEN * lore.tokens[seat] + CARD * lore.cards[seat];
}

function cares(table: Readonly<Table>, seat: Seat): number {
  let worth = 0;
  for (const unit of table.units) {
    if (unit.seat !== seat || unit.figures === 0) continue;
    worth += farness(table, unit, unit.hex) + DANGER * dangerAt(table, unit, unit.hex);
  }
  return worth;
}
