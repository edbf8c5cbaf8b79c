import { limitsOf } from '../rules/reach.ts';
import { distance, neighboursOf, type Hex } from '../rules/board.ts';
import { WEAPONS } from '../rules/data.ts';
import { GONE, kindOf, unitAt, type Table, type Unit } from '../rules/state.ts';
import { worthOfAttack } from './odds.ts';

/** Of each hex to the nearest enemy, counted for the one who thinks: somebody must come closer. */
const FAR = 1;
/** Of two friends beside a unit, who make it Bold; a single one is a beginning. */
const SUPPORT = 7;
const HALF_SUPPORTED = 0.4;
/** Of what an enemy in reach may take, against one who stands beside. */
const THREAT = 0.3;
/** Of what may be taken where a unit goes, as its order is weighed. */
const RISK = 0.2;

/** What it is worth to stand there, whoever is taken in the meantime. */
export function worthOfPlace(table: Readonly<Table>, unit: Readonly<Unit>, hex: Hex): number {
  return (
    supportOf(table, unit, hex) - farness(table, unit, hex) - RISK * dangerAt(table, unit, hex)
  );
}

/** R12.7, as a worth. */
export function supportOf(table: Readonly<Table>, unit: Readonly<Unit>, hex: Hex): number {
  let friends = 0;
  for (const beside of neighboursOf(hex)) {
    const other = unitAt(table, beside);
    if (other !== null && other !== unit && other.seat === unit.seat) friends += 1;
  }
  if (friends >= 2) return SUPPORT;
  return friends === 1 ? SUPPORT * HALF_SUPPORTED : 0;
}

/** The longest way there is. */
const FARTHEST = 9;

export function farness(table: Readonly<Table>, unit: Readonly<Unit>, hex: Hex): number {
  let nearest = FARTHEST;
  for (const other of table.units) {
    if (other.seat !== unit.seat && other.hex !== GONE) {
      nearest = Math.min(nearest, distance(hex, other.hex));
    }
  }
  return FAR * nearest;
}

/** What enemies who stand beside, and those who can come or shoot, are likely to take there. */
export function dangerAt(table: Readonly<Table>, unit: Readonly<Unit>, hex: Hex): number {
  const there = hex === unit.hex ? unit : { ...unit, hex };
  let worth = 0;
  for (const [id, other] of table.units.entries()) {
    if (other.seat === unit.seat || other.hex === GONE) continue;
    const far = distance(hex, other.hex);
    if (far === 1) worth += worthOfAttack(table, id, other.hex, there);
    else if (far <= reachOf(table, other)) {
      worth += THREAT * worthOfAttack(table, id, other.hex, there);
    }
  }
  return worth;
}

/** How far its next attack may carry. */
function reachOf(table: Readonly<Table>, unit: Readonly<Unit>): number {
  return Math.max(limitsOf(table, unit).fight + 1, WEAPONS[kindOf(unit).weapon].range);
}
