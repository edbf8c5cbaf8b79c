import type { Facts, Known, Refusal, RuleId } from '@bannerfield/kernel';
import type { Blank } from './state.ts';

/** A refusal: the rule that says so, why, what to point at, what the sentence fills in. */
export function no(
  rule: RuleId,
  reason: string,
  at: readonly string[] = [],
  facts: Facts = {},
): Refusal {
  return { rule, reason, at, facts };
}

/** Whoever is not asked is told whether he waits for the other or the game is over. */
export function outOfTurn(known: Known<Blank>): Refusal {
  if (known.table.result !== null) return no('R3.1', 'game-over');
  return no('R2.4', 'wait-for-the-other');
}
