import { isAdjacent, neighboursOf, type Hex } from './board.ts';
import { TROOPS } from './data.ts';
import { isGoblin } from './morale.ts';
import { giftTo } from './orders.ts';
import { isFree, kindOf, unitAt, type Table, type Unit } from './state.ts';
import { isImpassable, mayBattleAt, stopsAt } from './terrain.ts';

/** R6.4, R6.5: hexes after which a unit may battle, and hexes it may move at most. */
export interface Limits {
  readonly fight: number;
  readonly far: number;
}

/** R6.12 */
const CHARGE = 3;
/** R6.13 */
const ONSLAUGHT = 2;
/** R16.5 */
export const RUSH = 2;

export function limitsOf(table: Readonly<Table>, unit: Readonly<Unit>): Limits {
  const { mounted, banner } = kindOf(unit);
  const troop = TROOPS[mounted ? 'mounted' : 'foot'][banner];
  const gift = giftTo(table, unit)?.type ?? null;
  const fight = Math.max(
    troop.fight,
    gift === 'charge' && banner === 'red' ? CHARGE : 0,
    gift === 'onslaught' ? ONSLAUGHT : 0,
  );
  return { fight: fight + unit.haste, far: Math.max(fight, troop.far) + unit.haste };
}

/** R16.5: a goblin on foot may go so far to reach an enemy. */
export function rushOf(table: Readonly<Table>, unit: Readonly<Unit>): number {
  return isGoblin(table, unit) && !kindOf(unit).mounted ? RUSH : 0;
}

/** A hex that a unit can come to, and in how many hexes so that terrain lets it battle there. */
export interface Reach {
  readonly to: Hex;
  readonly steps: number;
  /** Null: all ways there forbid battle. */
  readonly fightSteps: number | null;
  /** Some way there does not stop the unit. */
  readonly through: boolean;
}

interface Found {
  to: Hex;
  steps: number;
  fightSteps: number | null;
  through: boolean;
}

/** R6.5 to R6.8: all hexes in reach, nearest first. */
export function listReach(table: Readonly<Table>, unit: Readonly<Unit>, far: number): Reach[] {
  const found = new Map<Hex, Found>();
  let edge: Hex[] = [unit.hex];
  for (let steps = 1; steps <= far && edge.length > 0; steps++) {
    const next: Hex[] = [];
    for (const from of edge) {
      for (const to of neighboursOf(from)) {
        if (to === unit.hex || !isFree(table, to) || isImpassable(table, to)) continue;
        if (enter(table, found, from, to, steps)) next.push(to);
      }
    }
    edge = next;
  }
  return [...found.values()];
}

/** Notes a step of some way; true if that way may go on, and none could before. */
function enter(
  table: Readonly<Table>,
  found: Map<Hex, Found>,
  from: Hex,
  to: Hex,
  steps: number,
): boolean {
  const reach = found.get(to) ?? { to, steps, fightSteps: null, through: false };
  found.set(to, reach);
  if (reach.fightSteps === null && mayBattleAt(table, from, to)) reach.fightSteps = steps;
  if (reach.through || stopsAt(table, from, to)) return false;
  reach.through = true;
  return true;
}

/** R16.5: an enemy on `at` can be rushed at from `to`. */
export function canRush(
  table: Readonly<Table>,
  unit: Readonly<Unit>,
  { to, fightSteps }: Reach,
  at: Hex,
): boolean {
  const target = unitAt(table, at);
  if (target === null || target.seat === unit.seat || !isAdjacent(to, at)) return false;
  const { fight } = limitsOf(table, unit);
  return fightSteps !== null && fightSteps > fight && fightSteps <= rushOf(table, unit);
}
