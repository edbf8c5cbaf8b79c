import { otherSeat, type Seat } from '@bannerfield/kernel';
import { readingOf } from '../odds.ts';
import { ALL_HEXES, distance, HEXES, neighboursOf, type Hex } from '../rules/board.ts';
import { FACES, TROOPS, WEAPONS } from '../rules/data.ts';
import { GONE, kindOf, unitAt, type Table, type Unit } from '../rules/state.ts';
import { capOf, isImpassable } from '../rules/terrain.ts';
import { WEIGHTS } from './weights.ts';
import { worthOfBanner } from './worth.ts';

/** By from × HEXES + to: `distance`, looked up. */
const DISTANCES = Uint8Array.from(
  ALL_HEXES.flatMap((from) => ALL_HEXES.map((to) => distance(from, to))),
);

function distanceOf(from: Hex, to: Hex): number {
  return DISTANCES[from * HEXES + to] ?? 0;
}

/** An enemy, and what it can do to whoever stands in its reach. */
interface Threat {
  readonly unit: Readonly<Unit>;
  readonly reach: number;
  readonly dice: number;
  readonly isArcher: boolean;
}

/** What all units of a seat have before them, with everybody where he stands. */
export interface Outlook {
  readonly table: Readonly<Table>;
  readonly threats: readonly Threat[];
  /** Of each hex, to the nearest enemy, around what cannot be entered. */
  readonly marches: Uint8Array;
  /** What the enemy's next banner is worth to him, and the own one to oneself. */
  readonly loss: number;
  readonly gain: number;
  /** How much danger counts: the longer a game lasts, the less. */
  readonly caution: number;
}

export function makeOutlook(table: Readonly<Table>, seat: Seat): Outlook {
  const enemies = table.units.filter((unit) => unit.seat !== seat && unit.hex !== GONE);
  return {
    table,
    threats: enemies.map(makeThreat),
    marches: marchesTo(table, enemies),
    loss: worthOfBanner(table, otherSeat(seat)),
    gain: worthOfBanner(table, seat),
    caution: WEIGHTS.danger * Math.max(0, 1 - table.turn / PATIENCE),
  };
}

/** Turns after which nobody is afraid any more. */
const PATIENCE = 120;

function makeThreat(unit: Readonly<Unit>): Threat {
  const { mounted, banner, weapon } = kindOf(unit);
  const { dice, fight } = TROOPS[mounted ? 'mounted' : 'foot'][banner];
  const { range } = WEAPONS[weapon];
  return { unit, dice, reach: Math.max(fight + 1, range), isArcher: range > 1 };
}

function marchesTo(table: Readonly<Table>, enemies: readonly Readonly<Unit>[]): Uint8Array {
  const marches = new Uint8Array(HEXES).fill(HEXES);
  const queue = enemies.map(({ hex }) => hex);
  for (const hex of queue) marches[hex] = 0;
  for (const hex of queue) {
    for (const to of neighboursOf(hex)) {
      if (marches[to] !== HEXES || isImpassable(table, to)) continue;
      marches[to] = (marches[hex] ?? 0) + 1;
      queue.push(to);
    }
  }
  return marches;
}

/** What it is worth to stand there, without the friends beside it. */
export function worthOfPlace(outlook: Outlook, unit: Readonly<Unit>, hex: Hex): number {
  const { table, marches, gain, caution } = outlook;
  const marked = table.field.banners.includes(hex) ? gain : 0;
  const danger = caution === 0 ? 0 : caution * dangerAt(outlook, unit, hex);
  return marked - WEIGHTS.near * (marches[hex] ?? 0) - danger;
}

/** What enemies beside that hex, and those who can come or shoot, are likely to take there. */
function dangerAt(outlook: Outlook, unit: Readonly<Unit>, hex: Hex): number {
  let hits = 0;
  for (const threat of outlook.threats) {
    const far = distanceOf(hex, threat.unit.hex);
    if (far > threat.reach) continue;
    const isMelee = far === 1 || !threat.isArcher;
    const cap = capOf(outlook.table, isMelee ? hex : threat.unit.hex, hex);
    const faces = 1 + readingOf(threat.unit, unit, isMelee) / 2;
    const often = far === 1 ? WEIGHTS.beside : WEIGHTS.inReach;
    hits += (often * faces * Math.min(threat.dice, cap)) / FACES.length;
  }
  if (hits === 0) return 0;
  const { figures } = unit;
  return WEIGHTS.figure * Math.min(hits, figures) + outlook.loss * atLeast(figures, hits);
}

/** How often so many hits fall if this many do on average, as Poisson has it. */
function atLeast(figures: number, hits: number): number {
  let term = Math.exp(-hits);
  let fewer = 0;
  for (let count = 0; count < figures; count++) {
    fewer += term;
    term *= hits / (count + 1);
  }
  return 1 - fewer;
}

/** R12.7: two friends beside a unit make it Bold; a single one is a beginning. */
export function worthOfSupport(table: Readonly<Table>, unit: Readonly<Unit>, hex: Hex): number {
  let friends = 0;
  for (const beside of neighboursOf(hex)) {
    const other = unitAt(table, beside);
    if (other !== null && other !== unit && other.seat === unit.seat) friends += 1;
  }
  if (friends >= 2) return WEIGHTS.support;
  return friends === 1 ? WEIGHTS.halfSupport : 0;
}
