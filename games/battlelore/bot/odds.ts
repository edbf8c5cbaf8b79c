import { sharesOf } from '../odds.ts';
import { isAdjacent, type Hex } from '../rules/board.ts';
import { countDice, diceOf } from '../rules/dice.ts';
import type { Table, Unit, UnitId } from '../rules/state.ts';

/** What a figure and a whole unit are worth to whoever takes them. */
export const FIGURE = 10;
const UNIT = 60;

/** What an attack is likely to take from its target: figures, and the unit if all may fall. */
export function worthOfAttack(
  table: Readonly<Table>,
  attacker: UnitId,
  from: Hex,
  target: Readonly<Unit>,
): number {
  const unit = table.units[attacker];
  if (unit === undefined) return 0;
  const melee = isAdjacent(from, target.hex);
  const duel = { kind: 'attack', attacker, from, at: target.hex, melee, dice: 0 } as const;
  const dice = diceOf(countDice(table, duel));
  let worth = 0;
  for (const { hits, share } of sharesOf(unit, target, melee, dice)) {
    const isKilled = hits >= target.figures;
    worth += share * (Math.min(hits, target.figures) * FIGURE + (isKilled ? UNIT : 0));
  }
  return worth;
}
