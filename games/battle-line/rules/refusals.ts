import type { Facts, Refusal, RuleId } from '@bannerfield/kernel';
import { formatCard, isCard, type Card, type CardKind } from './data.ts';

/** A refusal: the rule that says so, why, what to point at, what the sentence fills in. */
export function no(
  rule: RuleId,
  reason: string,
  at: readonly string[] = [],
  facts: Facts = {},
): Refusal {
  return { rule, reason, at, facts };
}

/** What to point at. Flags are counted from 1, as in the notation. */
export const atFlag = (flag: number): string => `flag:${flag + 1}`;
export const atCard = (card: Card): string => `card:${formatCard(card)}`;
export const atDeck = (deck: CardKind): string => `deck:${deck}`;
export const AT_HAND = 'hand';
/** The button by which the claim step is left. */
export const AT_END = 'button:end';

/** The fact which card is meant; none if there is no such card, for `why` answers any move. */
export function cardFact(card: Card): Facts {
  return isCard(card) ? { card: formatCard(card) } : {};
}

/** The fact which flag is meant. */
export const flagFact = (flag: number): Facts => ({ flag: flag + 1 });

export function notInHand(rule: RuleId, card: Card): Refusal {
  return no(rule, 'not-in-hand', [AT_HAND], cardFact(card));
}
