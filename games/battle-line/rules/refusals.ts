import type { Facts, Refusal, RuleId } from '@bannerfield/kernel';
import { CARDS, formatCard, type Card, type CardKind } from './data.ts';
import type { BattleLineKnown } from './state.ts';

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

/** The card by its name, if there is such a card. */
export function notInHand(rule: RuleId, card: Card): Refusal {
  const isCard = Number.isInteger(card) && card >= 0 && card < CARDS;
  return no(rule, 'not-in-hand', [AT_HAND], isCard ? { card: formatCard(card) } : {});
}

/** Whoever is not asked is told whether he waits or the game is over. */
export function outOfTurn({ table }: BattleLineKnown): Refusal {
  return table.result === null ? no('R3.1', 'not-your-turn') : no('R10.5', 'game-over');
}

/** R3.2: each action has its step. */
export function wrongStep({ table }: BattleLineKnown): Refusal {
  return no('R3.2', 'wrong-step', [], { step: table.stack.at(-1)?.phase ?? 'none' });
}
