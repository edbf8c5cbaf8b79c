import type { Facts, Refusal, RuleId, Seat } from '@bannerfield/kernel';
import { formatCard, KINDS, type Card, type Leader } from './data.ts';

/** A refusal: the rule that says so, why, what to point at, what the sentence fills in. */
export function no(
  rule: RuleId,
  reason: string,
  at: readonly string[] = [],
  facts: Facts = {},
): Refusal {
  return { rule, reason, at, facts };
}

export const atLeader = (leader: Leader): string => `leader:${leader}`;
export const atTactic = (tactic: number): string => `tactic:${String(tactic)}`;
export const atCard = (card: Card): string => `card:${formatCard(card)}`;
export const atLeaderOf = (seat: Seat): string => `leader-of:${seat}`;
export const atPile = (seat: Seat): string => `casualties:${seat}`;
export const atField = (seat: Seat): string => `battlefield:${seat}`;
export const AT_DECK = 'deck:leaders';
export const AT_RESERVES = 'reserves';

/** Cards as the notation writes them; what is no card is left out, for `why` answers any move. */
export function cardNames(cards: readonly Card[]): string[] {
  return cards.filter((card) => card >= 0 && card < KINDS).map(formatCard);
}
