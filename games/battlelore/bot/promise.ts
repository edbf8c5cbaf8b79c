import type { Seat } from '@bannerfield/kernel';
import { listTargets } from '../rules/attacks.ts';
import { distance, isAdjacent, type Hex } from '../rules/board.ts';
import { cloneTable } from '../rules/clone.ts';
import { mayMove } from '../rules/moves.ts';
import { listOrders, whyNotByCard } from '../rules/orders.ts';
import { limitsOf, listReach, type Reach } from '../rules/reach.ts';
import { GONE, unitAt, type Table, type Unit } from '../rules/state.ts';
import { worthOfAttack } from './odds.ts';
import { worthOfPlace } from './places.ts';

/** Of an attack that a unit must still move for. */
const AFTER_MOVE = 0.7;
const ORDER = 1.5;

/**
 * What the turn under way still promises its player: the best that each ordered unit can come to.
 * Before the orders are given, that of the units that the card would best order.
 */
export function promiseOf(table: Readonly<Table>, seat: Seat): number {
  if (table.active !== seat || !['order', 'move', 'battle'].includes(table.step)) return 0;
  const isGiven = table.units.some(({ order }) => order !== 'no');
  const view = table.step === 'order' && !isGiven ? orderBest(table, seat) : table;
  let worth = 0;
  for (const [id, unit] of view.units.entries()) {
    if (unit.seat === seat && unit.order !== 'no') worth += ORDER + bestOf(view, id, unit);
  }
  return worth;
}

/** As if the units with most before them had been ordered. */
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
  const worth = bestOf(view, id, unit);
  unit.order = 'no';
  unit.battles = 0;
  return worth;
}

/** The better of fighting from where it stands, and going where place and attack are best. */
function bestOf(table: Readonly<Table>, id: number, unit: Readonly<Unit>): number {
  if (unit.figures === 0) return 0;
  const here = unit.battles * bestAttack(table, id, unit.hex, listTargets(table, unit));
  if (table.step === 'battle' || !mayMove(table, unit)) return here;
  return Math.max(here, bestMove(table, id, unit));
}

function bestMove(table: Readonly<Table>, id: number, unit: Readonly<Unit>): number {
  const { fight, far } = limitsOf(table, unit);
  const now = worthOfPlace(table, unit, unit.hex);
  const enemies = table.units
    .filter(({ seat, hex }) => seat !== unit.seat && hex !== GONE)
    .map(({ hex }) => hex)
    .filter((hex) => distance(unit.hex, hex) <= fight + 1);
  let best = -Infinity;
  for (const reach of listReach(table, unit, far)) {
    const touched = mayFight(unit, reach, fight)
      ? enemies.filter((hex) => isAdjacent(reach.to, hex))
      : [];
    const attack = AFTER_MOVE * bestAttack(table, id, reach.to, touched);
    best = Math.max(best, attack + worthOfPlace(table, unit, reach.to) - now);
  }
  return best;
}

function mayFight({ battles }: Readonly<Unit>, { fightSteps }: Reach, fight: number): boolean {
  return battles > 0 && fightSteps !== null && fightSteps <= fight;
}

function bestAttack(
  table: Readonly<Table>,
  id: number,
  from: Hex,
  targets: readonly Hex[],
): number {
  let best = 0;
  for (const hex of targets) {
    const target = unitAt(table, hex);
    if (target !== null) best = Math.max(best, worthOfAttack(table, id, from, target));
  }
  return best;
}
