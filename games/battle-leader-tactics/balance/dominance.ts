import { HIGHEST_TACTIC } from '../rules/data.ts';
import type { EditionFacts } from '../rules/edition.ts';
import { makeOneBattle, type OneBattle } from './one-battle.ts';

/**
 * The tactics that one side should never set in one battle: with whatever army, some strategy with
 * another tactic does at least as well against everything that the other side can do, and better
 * against something.
 */
export function dominatedTactics(
  facts: EditionFacts,
  superior: 'attacker' | 'defender',
  side: 'attacker' | 'defender',
): number[] {
  const battle = makeOneBattle(facts, superior);
  const gains = gainsOf(battle, side);
  return Array.from({ length: HIGHEST_TACTIC }, (_, n) => n + 1).filter((tactic) =>
    battle.strategies.every(
      (each, index) => each.tactic !== tactic || isDominated(battle, gains, tactic, index),
    ),
  );
}

type Gains = (own: number, other: number) => number;

function gainsOf(battle: OneBattle, side: 'attacker' | 'defender'): Gains {
  return side === 'attacker'
    ? (own, other) => battle.payoff(own, other)
    : (own, other) => -battle.payoff(other, own);
}

function isDominated(
  { strategies, columns }: OneBattle,
  gains: Gains,
  tactic: number,
  strategy: number,
): boolean {
  return strategies.some(
    (each, index) => each.tactic !== tactic && isBetter(gains, columns, index, strategy),
  );
}

function isBetter(gains: Gains, columns: number, one: number, another: number): boolean {
  let isSomewhere = false;
  for (let column = 0; column < columns; column++) {
    const more = gains(one, column) - gains(another, column);
    if (more < 0) return false;
    if (more > 0) isSomewhere = true;
  }
  return isSomewhere;
}
