import type { Emit, Refusal, Seat } from '@bannerfield/kernel';
import { distance, formatHex, isAdjacent, neighboursOf, type Hex } from './board.ts';
import { WEAPONS } from './data.ts';
import type { Event } from './events.ts';
import { boldOf } from './morale.ts';
import { giftTo, hasEnemyBeside } from './orders.ts';
import { atHex, hexFact, no } from './refusals.ts';
import { blockersOf, isClear, lineBetween } from './sight.ts';
import {
  kindOf,
  NOBODY,
  unitAt,
  unitOf,
  type Clash,
  type Table,
  type Unit,
  type UnitId,
} from './state.ts';
import { obstructs } from './terrain.ts';

/** R7, R8: null: the unit on `from` may attack the one on `at` now. */
export function whyNotAttack(
  table: Readonly<Table>,
  seat: Seat,
  from: Hex,
  at: Hex,
): Refusal | null {
  const unit = unitAt(table, from);
  if (unit === null) return no('R7.2', 'nobody-there', [atHex(from)], hexFact(from));
  if (unit.seat !== seat) return no('R7.2', 'not-your-unit', [atHex(from)], hexFact(from));
  if (unit.order === 'no') return no('R7.2', 'not-ordered', [atHex(from)], hexFact(from));
  if (unit.battles === 0) return no('R7.3', 'no-battle-left', [atHex(from)], hexFact(from));
  const target = unitAt(table, at);
  if (target === null) return no('R7.5', 'no-target', [atHex(at)], hexFact(at));
  if (target.seat === seat) return no('R7.5', 'own-target', [atHex(at)], hexFact(at));
  return isAdjacent(from, at) ? whyNotMelee(table, unit, at) : whyNotShoot(table, unit, at);
}

/** R8.1: melee is always in range; cards and a rush may forbid it. */
function whyNotMelee(table: Readonly<Table>, unit: Readonly<Unit>, at: Hex): Refusal | null {
  if (giftTo(table, unit)?.type === 'darken') {
    return no('R4.7', 'no-point-blank', [atHex(unit.hex)]);
  }
  const rushed = rushedAt(table, unit);
  if (rushed === null || rushed.hex === at) return null;
  return no('R16.6', 'rushed-at-another', [atHex(rushed.hex)], hexFact(rushed.hex));
}

/** R16.6: the enemy that the unit must fight since it rushed at it, while both touch. */
export function rushedAt(table: Readonly<Table>, unit: Readonly<Unit>): Unit | null {
  if (unit.rush === NOBODY || unit.battles === 0) return null;
  const target = unitOf(table, unit.rush);
  return target.figures > 0 && isAdjacent(unit.hex, target.hex) ? target : null;
}

/** R8.2 to R8.7 */
function whyNotShoot(table: Readonly<Table>, unit: Readonly<Unit>, at: Hex): Refusal | null {
  const { range } = WEAPONS[kindOf(unit).weapon];
  const gift = giftTo(table, unit)?.type;
  const far = distance(unit.hex, at);
  if (range === 1) return no('R8.2', 'melee-only', [atHex(unit.hex)]);
  if (hasEnemyBeside(table, unit)) return no('R8.3', 'in-contact', [atHex(unit.hex)]);
  if (far > range) return no('R8.2', 'out-of-range', [atHex(at)], { far, range });
  if (gift === 'onslaught') return no('R4.12', 'melee-this-turn', [atHex(unit.hex)]);
  const blockers = blockersTo(table, unit.hex, at);
  if (blockers === null) return null;
  return no('R8.4', 'no-line-of-sight', [atHex(at), ...blockers.map(atHex)], {
    blockers: blockers.map(formatHex),
  });
}

/** What blocks the line between two hexes; null if it is clear. */
function blockersTo(table: Readonly<Table>, from: Hex, at: Hex): Hex[] | null {
  const line = lineBetween(from, at);
  if (line === null || sees(table, from, at)) return null;
  return blockersOf(line, (hex) => obstructs(table, from, at, hex));
}

function sees(table: Readonly<Table>, from: Hex, at: Hex): boolean {
  const line = lineBetween(from, at);
  return line !== null && isClear(line, (hex) => obstructs(table, from, at, hex));
}

/** Hexes of the enemies that the unit may attack now: R7, R8. */
export function listTargets(table: Readonly<Table>, unit: Readonly<Unit>): Hex[] {
  if (unit.order === 'no' || unit.battles === 0 || unit.figures === 0) return [];
  const beside = besides(table, unit);
  if (beside.length > 0) return beside.filter((hex) => whyNotMelee(table, unit, hex) === null);
  const { range } = WEAPONS[kindOf(unit).weapon];
  if (range === 1) return [];
  return table.units
    .filter(
      ({ seat, figures, hex }) =>
        seat !== unit.seat &&
        figures > 0 &&
        distance(unit.hex, hex) <= range &&
        whyNotShoot(table, unit, hex) === null,
    )
    .map(({ hex }) => hex);
}

/** Hexes of the enemies beside a unit. */
export function besides(table: Readonly<Table>, unit: Readonly<Unit>): Hex[] {
  return neighboursOf(unit.hex).filter((hex) => {
    const other = unitAt(table, hex);
    return other !== null && other.seat !== unit.seat;
  });
}

/** R7.5: attacker and target are announced; what follows is resolved from here. */
export function announce(
  table: Table,
  kind: Clash['kind'],
  attacker: UnitId,
  target: UnitId,
  emit: Emit<Event>,
): void {
  const unit = unitOf(table, attacker);
  const other = unitOf(table, target);
  const melee = isAdjacent(unit.hex, other.hex);
  table.clashes.push({
    kind,
    attacker,
    target,
    melee,
    from: unit.hex,
    at: other.hex,
    step: kind === 'attack' || kind === 'bonus' ? 'strike' : 'roll',
    dice: 0,
    bold: 0,
    fright: 1,
    ambush: false,
    wasBold: boldOf(table, other, null) > 0,
    faces: [],
    fuelled: false,
    flags: 0,
    hexes: 0,
    crossed: 0,
  });
  emit({
    type: 'attacked',
    seat: unit.seat,
    how: kind,
    kind: unit.kind,
    from: unit.hex,
    target: other.kind,
    at: other.hex,
    melee,
  });
}
