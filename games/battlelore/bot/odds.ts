import { isAdjacent, type Hex } from '../rules/board.ts';
import { countDice, countHits, diceOf } from '../rules/dice.ts';
import { FACES } from '../rules/data.ts';
import type { Table, Unit, UnitId } from '../rules/state.ts';

/** What a figure and a whole unit are worth to whoever takes them. */
export const FIGURE = 10;
export const UNIT = 60;

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
  return worthOfDice(dice, chanceOfHit(unit, target, melee), target.figures);
}

/** That one die hits; a short sword against riders needs a second Sword, so that it counts less. */
export function chanceOfHit(unit: Readonly<Unit>, target: Readonly<Unit>, melee: boolean): number {
  let hits = 0;
  for (let face = 0; face < FACES.length; face++) {
    const faces = FACES.map((_, each) => (each === face ? 1 : 0));
    hits += countHits(unit, target, melee, faces, false);
  }
  return hits / FACES.length;
}

/** By the binomial distribution of hits. */
export function worthOfDice(dice: number, chance: number, figures: number): number {
  let worth = 0;
  let ways = 1;
  for (let hits = 0; hits <= dice; hits++) {
    const share = ways * chance ** hits * (1 - chance) ** (dice - hits);
    worth += share * (Math.min(hits, figures) * FIGURE + (hits >= figures ? UNIT : 0));
    ways = (ways * (dice - hits)) / (hits + 1);
  }
  return worth;
}
