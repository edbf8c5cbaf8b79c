import { otherSeat, type Seat } from '@bannerfield/kernel';
import { besides, listTargets } from '../rules/attacks.ts';
import { distance, isAdjacent, type Hex } from '../rules/board.ts';
import { WEAPONS } from '../rules/data.ts';
import { oddsOf, type Odds } from '../odds.ts';
import { mayMove } from '../rules/moves.ts';
import { listOrders, needsFallback, scopeOfCard } from '../rules/orders.ts';
import { canRush, limitsOf, listReach, rushOf, type Reach } from '../rules/reach.ts';
import { blockersOf, lineBetween } from '../rules/sight.ts';
import {
  kindOf,
  NOBODY,
  unitAt,
  unitOf,
  type CommandId,
  type Table,
  type Unit,
  type UnitId,
} from '../rules/state.ts';
import { obstructs } from '../rules/terrain.ts';

/** A hex that a unit may come to. */
export interface Landing {
  readonly to: Hex;
  readonly steps: number;
  /** It may battle after that move. */
  readonly fights: boolean;
  /** Enemies that it could attack from there. */
  readonly attacks: readonly Hex[];
}

/** An enemy within reach of the weapon, from where the unit stands. */
export interface Aim {
  readonly at: Hex;
  readonly melee: boolean;
  /** What is in the way of the line of sight; none if it is clear. */
  readonly blockers: readonly Hex[];
  /** Null: there is no attack. */
  readonly odds: Odds | null;
}

/** What a unit could do: where to, and against whom. */
export interface Prospect {
  readonly id: UnitId;
  readonly from: Hex;
  readonly landings: readonly Landing[];
  readonly aims: readonly Aim[];
  /** How far its weapon reaches, in hexes. */
  readonly range: number;
}

/** As things stand in this turn: nothing that the unit has no order for, or that is over. */
export function prospectNow(table: Readonly<Table>, hex: Hex): Prospect | null {
  const unit = unitAt(table, hex);
  if (unit === null || unit.order === 'no') return null;
  const now: Unit = {
    ...unit,
    hasMoved: unit.hasMoved || table.step !== 'move',
    battles: table.stack.at(-1)?.phase === 'bonus' ? 1 : unit.battles,
  };
  return prospectOf(table, table.at[hex] ?? NOBODY, now);
}

/** As if it were ordered now, whoever's turn it is. */
export function prospectIfOrdered(table: Readonly<Table>, hex: Hex): Prospect | null {
  const unit = unitAt(table, hex);
  if (unit === null) return null;
  const fresh: Unit = {
    ...unit,
    order: 'plain',
    moved: 0,
    hasMoved: false,
    battles: 1,
    stopped: false,
    rush: NOBODY,
  };
  return prospectOf(table, table.at[hex] ?? NOBODY, fresh);
}

function prospectOf(table: Readonly<Table>, id: UnitId, unit: Unit): Prospect {
  const view = withUnit(table, id, unit);
  return {
    id,
    from: unit.hex,
    landings: mayMove(view, unit) ? landingsOf(view, id, unit) : [],
    aims: aimsOf(view, id, unit),
    range: WEAPONS[kindOf(unit).weapon].range,
  };
}

/** The position with that unit as it would be; for reading only. */
function withUnit(table: Readonly<Table>, id: UnitId, unit: Unit): Table {
  const units = table.units.with(id, unit);
  const at = table.at.slice();
  at[unitOf(table, id).hex] = NOBODY;
  at[unit.hex] = id;
  return { ...table, units, at };
}

function landingsOf(table: Readonly<Table>, id: UnitId, unit: Readonly<Unit>): Landing[] {
  const { fight, far } = limitsOf(table, unit);
  return listReach(table, unit, Math.max(far, rushOf(table, unit))).flatMap((reach) => {
    const fights = reach.fightSteps !== null && reach.fightSteps <= fight;
    const rushes = rushesFrom(table, unit, reach);
    if (reach.steps > far && rushes.length === 0) return [];
    const attacks = fights ? attacksFrom(table, id, unit, reach) : rushes;
    return [{ to: reach.to, steps: reach.steps, fights: fights || rushes.length > 0, attacks }];
  });
}

/** Enemies that it could rush at to come there. */
function rushesFrom(table: Readonly<Table>, unit: Readonly<Unit>, reach: Reach): Hex[] {
  return table.units
    .filter(({ seat, figures }) => seat !== unit.seat && figures > 0)
    .map(({ hex }) => hex)
    .filter((hex) => canRush(table, unit, reach, hex));
}

function attacksFrom(
  table: Readonly<Table>,
  id: UnitId,
  unit: Readonly<Unit>,
  { to, steps }: Reach,
): Hex[] {
  const there: Unit = { ...unit, hex: to, moved: steps, hasMoved: true };
  return listTargets(withUnit(table, id, there), there);
}

/** Hexes of the units that a card of the hand could order, before it is played. */
export function orderedBy(table: Readonly<Table>, seat: Seat, card: CommandId): readonly Hex[] {
  const scope = scopeOfCard(card);
  // What these order is not known yet: dice are to be rolled, or another card is repeated.
  if (scope.type === 'dice' || scope.type === 'counter') return [];
  const played = { ...table, effect: card, command: table.handSizes[seat] };
  return listOrders({ ...played, fallback: needsFallback(played, seat, scope) }, seat);
}

/** Enemies within reach of the weapon; beside one of them nobody shoots at others. */
function aimsOf(table: Readonly<Table>, id: UnitId, unit: Readonly<Unit>): Aim[] {
  const { range } = WEAPONS[kindOf(unit).weapon];
  const beside = besides(table, unit);
  const far = beside.length > 0 ? 1 : range;
  const allowed = listTargets(table, unit);
  return table.units
    .filter((other) => isEnemy(unit, other) && distance(unit.hex, other.hex) <= far)
    .map((target) => {
      const at = target.hex;
      const melee = isAdjacent(unit.hex, at);
      const duel = { kind: 'attack', attacker: id, from: unit.hex, at, melee, dice: 0 } as const;
      return {
        at,
        melee,
        blockers: melee ? [] : blockersBetween(table, unit.hex, at),
        odds: allowed.includes(at) ? oddsOf(table, duel, target) : null,
      };
    });
}

function isEnemy(unit: Readonly<Unit>, other: Readonly<Unit>): boolean {
  return other.seat === otherSeat(unit.seat) && other.figures > 0;
}

/** What blocks the line of sight between two hexes, as the rules have it. */
export function blockersBetween(table: Readonly<Table>, from: Hex, at: Hex): Hex[] {
  const line = lineBetween(from, at);
  return line === null ? [] : blockersOf(line, (hex) => obstructs(table, from, at, hex));
}
