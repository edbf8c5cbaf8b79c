import { solveLargeGame } from '@bannerfield/bots';
import { HIGHEST_TACTIC } from '../rules/data.ts';
import type { EditionFacts } from '../rules/edition.ts';
import { makeOneBattle, type OneBattle } from './one-battle.ts';

const TINY = 1e-9;

/**
 * The tactics that one side should never set in one battle: with whatever army, some mix of other
 * strategies gains more against everything that the other side can do.
 */
export function dominatedTactics(
  facts: EditionFacts,
  superior: 'attacker' | 'defender',
  side: 'attacker' | 'defender',
): number[] {
  const battle = makeOneBattle(facts, superior);
  const gains = gainsOf(battle, side);
  return Array.from({ length: HIGHEST_TACTIC }, (_, n) => n + 1).filter((tactic) =>
    armiesOf(battle, tactic).every((strategy) => isDominated(battle, gains, strategy)),
  );
}

type Gains = (own: number, other: number) => number;

function gainsOf({ payoff }: OneBattle, side: 'attacker' | 'defender'): Gains {
  return side === 'attacker' ? payoff : (own, other) => -payoff(other, own);
}

/** Strategies with this tactic; the strongest armies first, since one that holds is enough. */
function armiesOf({ strategies }: OneBattle, tactic: number): number[] {
  const total = (index: number): number =>
    strategies[index]?.ready.values.reduce((sum, value) => sum + value, 0) ?? 0;
  return strategies
    .flatMap((each, index) => (each.tactic === tactic ? [index] : []))
    .sort((one, other) => total(other) - total(one));
}

/** Whether a mix gains strictly more, whatever comes: a matrix game of what it gains more. */
function isDominated({ rows, columns }: OneBattle, gains: Gains, strategy: number): boolean {
  const { value } = solveLargeGame({
    rows,
    columns,
    payoff: (own, other) => gains(own, other) - gains(strategy, other),
  });
  return value > TINY;
}
