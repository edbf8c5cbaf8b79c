import { listTargets } from '../rules/attacks.ts';
import type { Hex } from '../rules/board.ts';
import { mayMove } from '../rules/moves.ts';
import { canRush, limitsOf, listReach, rushOf, type Reach } from '../rules/reach.ts';
import { NOBODY, type Table, type Unit, type UnitId } from '../rules/state.ts';
import { makeStrike, type Strike } from './forecast.ts';
import { worthOfPlace, type Outlook } from './outlook.ts';

/** What an ordered unit may do in a turn: go somewhere or stay, and then strike or not. */
export interface Deed {
  readonly unit: UnitId;
  readonly from: Hex;
  readonly to: Hex;
  /** The enemy's hex, if it has to rush there. */
  readonly rush: Hex | null;
  readonly strike: Strike | null;
  /** Against staying where it is, whoever is struck. */
  readonly place: number;
}

/** All deeds of a unit that has its order in that table, which is left as it was. */
export function listDeeds(table: Table, outlook: Outlook, id: UnitId, unit: Unit): Deed[] {
  const stay = { unit: id, from: unit.hex, to: unit.hex, rush: null, place: 0 };
  const deeds: Deed[] = strikesOf(table, id, unit).map((strike) => ({ ...stay, strike }));
  if (table.step === 'battle' || !mayMove(table, unit)) return deeds;
  const now = worthOfPlace(outlook, unit, unit.hex);
  const limits = { ...limitsOf(table, unit), rush: rushOf(table, unit) };
  for (const reach of listReach(table, unit, Math.max(limits.far, limits.rush))) {
    const place = worthOfPlace(outlook, unit, reach.to) - now;
    const go = { unit: id, from: unit.hex, to: reach.to, rush: null, strike: null, place };
    if (reach.steps <= limits.far) deeds.push(go);
    if (unit.battles > 0) deeds.push(...strikesAfter(table, unit, go, reach, limits));
  }
  return deeds;
}

/** Who has gone there strikes if he could still battle, or if he has rushed at that enemy. */
function strikesAfter(
  table: Table,
  unit: Unit,
  go: Deed,
  reach: Reach,
  { fight, rush }: { readonly fight: number; readonly rush: number },
): Deed[] {
  const canFight = reach.fightSteps !== null && reach.fightSteps <= fight;
  if (!canFight && rush === 0) return [];
  return strikesFrom(table, go.unit, unit, reach).flatMap((strike): Deed[] => {
    if (canFight) return [{ ...go, strike }];
    const at = table.units[strike.target]?.hex ?? NOBODY;
    return canRush(table, unit, reach, at) ? [{ ...go, rush: at, strike }] : [];
  });
}

/** As if it had moved there. */
function strikesFrom(table: Table, id: UnitId, unit: Unit, { to, steps }: Reach): Strike[] {
  const from = unit.hex;
  table.at[from] = NOBODY;
  table.at[to] = id;
  unit.hex = to;
  unit.moved = steps;
  const strikes = strikesOf(table, id, unit);
  unit.moved = 0;
  unit.hex = from;
  table.at[to] = NOBODY;
  table.at[from] = id;
  return strikes;
}

function strikesOf(table: Readonly<Table>, id: UnitId, unit: Readonly<Unit>): Strike[] {
  return listTargets(table, unit).map((at) =>
    makeStrike(table, 'attack', id, table.at[at] ?? NOBODY),
  );
}
