import { readingOf, sharesOf, type Share } from '../odds.ts';
import { isAdjacent } from '../rules/board.ts';
import { countDice, diceOf } from '../rules/dice.ts';
import { boldOf, isGoblin } from '../rules/morale.ts';
import { unitOf, type Clash, type Table, type Unit, type UnitId } from '../rules/state.ts';

/** What a roll brings on average, exactly. */
export interface Forecast {
  /** Figures that fall, and how often all do. */
  readonly lost: number;
  readonly kill: number;
  /** How often the target lives and has flags to take, and how many on average. */
  readonly driven: number;
  readonly flags: number;
}

const NONE: Forecast = { lost: 0, kill: 0, driven: 0, flags: 0 };
const KNOWN = new Map<number, Forecast>();
/** More than there are dice, figures or flags to ignore. */
const MANY = 16;

/** What so many dice do to a target with so many figures that may ignore so many flags. */
function forecastOf(
  attacker: Readonly<Unit>,
  target: Readonly<Unit>,
  melee: boolean,
  dice: number,
  figures: number,
  bold: number,
): Forecast {
  const reading = readingOf(attacker, target, melee);
  const key = ((reading * MANY + dice) * MANY + figures) * MANY + Math.min(bold, MANY - 1);
  const known = KNOWN.get(key) ?? addUp(sharesOf(attacker, target, melee, dice), figures, bold);
  KNOWN.set(key, known);
  return known;
}

function addUp(shares: readonly Share[], figures: number, bold: number): Forecast {
  const sum = { lost: 0, kill: 0, driven: 0, flags: 0 };
  for (const { hits, flags, share } of shares) {
    sum.lost += share * Math.min(hits, figures);
    if (hits >= figures) sum.kill += share;
    else if (flags > bold) {
      sum.driven += share;
      sum.flags += share * (flags - bold);
    }
  }
  return sum;
}

/** A battle as it would be, with both units where they stand in that table. */
export interface Strike {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly melee: boolean;
  readonly dice: number;
  /** Flags that the target may ignore, and hexes for each of the others. */
  readonly bold: number;
  readonly hexes: number;
}

export function makeStrike(
  table: Readonly<Table>,
  kind: Clash['kind'],
  attacker: UnitId,
  target: UnitId,
): Strike {
  const from = unitOf(table, attacker).hex;
  const other = unitOf(table, target);
  const melee = isAdjacent(from, other.hex);
  const dice = diceOf(countDice(table, { kind, attacker, from, at: other.hex, melee, dice: 0 }));
  const hexes = isGoblin(table, other) ? 2 : 1;
  return { attacker, target, melee, dice, bold: boldOf(table, other, null), hexes };
}

/**
 * What a strike brings.
 * @param figures left of the target; parts of a figure are of one that may have fallen before.
 */
export function forecast(table: Readonly<Table>, strike: Strike, figures: number): Forecast {
  if (strike.dice <= 0) return NONE;
  const attacker = unitOf(table, strike.attacker);
  const target = unitOf(table, strike.target);
  const { melee, dice, bold } = strike;
  const whole = Math.ceil(figures);
  const most = forecastOf(attacker, target, melee, dice, whole, bold);
  const part = whole - figures;
  if (part === 0 || whole === 1) return most;
  return mix(most, forecastOf(attacker, target, melee, dice, whole - 1, bold), part);
}

function mix(one: Forecast, other: Forecast, part: number): Forecast {
  const between = (a: number, b: number): number => a + part * (b - a);
  return {
    lost: between(one.lost, other.lost),
    kill: between(one.kill, other.kill),
    driven: between(one.driven, other.driven),
    flags: between(one.flags, other.flags),
  };
}
