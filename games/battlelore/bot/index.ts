import type { Taste } from '@bannerfield/bots';
import { otherSeat, type Seat } from '@bannerfield/kernel';
import { listTargets } from '../rules/attacks.ts';
import { distance, type Hex } from '../rules/board.ts';
import { cloneTable } from '../rules/clone.ts';
import { bannersOf, goalOf } from '../rules/losses.ts';
import { isSupported } from '../rules/morale.ts';
import { mayMove } from '../rules/moves.ts';
import { listOrders, whyNotByCard } from '../rules/orders.ts';
import { limitsOf, listReach } from '../rules/reach.ts';
import { GONE, unitAt, type BattleLore, type Table, type Unit } from '../rules/state.ts';
import { FIGURE, UNIT, worthOfAttack } from './odds.ts';

const BANNER = 100;
const SUPPORT = 2;
/** Of the distance to the nearest enemy. */
const NEARNESS = 1.5;
/** Of what an order still promises, against what is already won. */
const PROMISE = 0.9;
const AFTER_MOVE = 0.7;
const DANGER = 0.25;
const ORDER = 1.5;
const TOKEN = 1;
const CARD = 2;

/** Banners first, then figures; in the own turn what orders promise; support, danger, nearness. */
export const taste: Taste<BattleLore> = {
  evaluate: ({ seat, table }) =>
    standing(table, seat) - standing(table, otherSeat(seat)) + promise(table, seat),
};

function standing(table: Readonly<Table>, seat: Seat): number {
  let worth = (BANNER * bannersOf(table, seat) * 5) / goalOf(table, seat);
  for (const unit of table.units) {
    if (unit.seat !== seat || unit.figures === 0) continue;
    worth += unit.figures * FIGURE + UNIT / 4;
    if (isSupported(table, unit)) worth += SUPPORT;
    worth -= NEARNESS * nearestEnemy(table, unit);
    worth -= DANGER * danger(table, unit);
  }
  const { lore } = table;
  return lore === null ? worth : worth + TOKEN * lore.tokens[seat] + CARD * lore.cards[seat];
}

function nearestEnemy(table: Readonly<Table>, unit: Readonly<Unit>): number {
  let nearest = 9;
  for (const other of table.units) {
    if (other.seat === unit.seat || other.hex === GONE) continue;
    nearest = Math.min(nearest, distance(unit.hex, other.hex));
  }
  return nearest;
}

/** What enemies who touch the unit are likely to take from it. */
function danger(table: Readonly<Table>, unit: Readonly<Unit>): number {
  let worth = 0;
  for (const [id, other] of table.units.entries()) {
    if (other.seat === unit.seat || other.hex === GONE) continue;
    if (distance(unit.hex, other.hex) === 1) worth += worthOfAttack(table, id, other.hex, unit);
  }
  return worth;
}

/** Orders given promise the best attacks they can come to; before that, those that could be given. */
function promise(table: Readonly<Table>, seat: Seat): number {
  if (table.active !== seat || !['order', 'move', 'battle'].includes(table.step)) return 0;
  const given = table.units.some(({ order }) => order !== 'no');
  const view = table.step === 'order' && !given ? orderBest(table, seat) : table;
  let worth = 0;
  for (const [id, unit] of view.units.entries()) {
    if (unit.seat === seat && unit.order !== 'no') worth += ORDER + bestAttack(view, id, unit);
  }
  return worth * PROMISE;
}

/** As if the best units had been ordered. */
function orderBest(table: Readonly<Table>, seat: Seat): Table {
  const view = cloneTable(table);
  const rated = listOrders(view, seat).map((hex) => ({ hex, worth: worthOfOrder(view, hex) }));
  rated.sort((a, b) => b.worth - a.worth);
  for (const { hex } of rated) {
    const unit = unitAt(view, hex);
    if (unit === null || whyNotByCard(view, unit) !== null) continue;
    unit.order = 'card';
    unit.battles = 1;
  }
  return view;
}

function worthOfOrder(view: Table, hex: Hex): number {
  const id = view.at[hex] ?? GONE;
  const unit = view.units[id];
  if (unit === undefined) return 0;
  unit.order = 'card';
  unit.battles = 1;
  const worth = bestAttack(view, id, unit);
  unit.order = 'no';
  unit.battles = 0;
  return worth;
}

function bestAttack(table: Readonly<Table>, id: number, unit: Readonly<Unit>): number {
  if (unit.battles === 0 || unit.figures === 0) return 0;
  const here = bestFrom(table, id, unit, listTargets(table, unit));
  if (table.step === 'battle' || !mayMove(table, unit)) return here * unit.battles;
  return Math.max(here, AFTER_MOVE * bestAfterMove(table, id, unit));
}

function bestFrom(
  table: Readonly<Table>,
  id: number,
  unit: Readonly<Unit>,
  targets: readonly Hex[],
): number {
  let best = 0;
  for (const hex of targets) {
    const target = unitAt(table, hex);
    if (target !== null) best = Math.max(best, worthOfAttack(table, id, unit.hex, target));
  }
  return best;
}

/** Melee with whom it can come to touch. */
function bestAfterMove(table: Readonly<Table>, id: number, unit: Readonly<Unit>): number {
  const { fight } = limitsOf(table, unit);
  const enemies = table.units.filter(
    (other) =>
      other.seat !== unit.seat && other.hex !== GONE && distance(unit.hex, other.hex) <= fight + 1,
  );
  if (enemies.length === 0) return 0;
  let best = 0;
  for (const { to, fightSteps } of listReach(table, unit, fight)) {
    if (fightSteps === null) continue;
    for (const enemy of enemies) {
      if (distance(to, enemy.hex) === 1) best = Math.max(best, worthOfAttack(table, id, to, enemy));
    }
  }
  return best;
}
