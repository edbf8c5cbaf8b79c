import { NEEDED_ARM, INFILTRATION, STAND, WITHDRAW, type Card } from '../rules/data.ts';
import type { EditionFacts, LeaderFacts } from '../rules/edition.ts';

/** One side of a battle as a player foresees it. */
export interface Force {
  /** All that may be committed. */
  readonly cards: readonly Card[];
  readonly leader: LeaderFacts;
  /** False once the draw bonus has been used. */
  readonly hasModifier: boolean;
  /** The most that may be committed. */
  readonly size: number;
}

/** A Tactics Card in force with the values of what stands behind it, rising. */
export interface Line {
  readonly tactic: number;
  readonly values: readonly number[];
  /** What they are once the leader and his bonus are gone. */
  readonly bare: readonly number[];
}

/** What a card counts under this leader, by his best modifier for it. */
export function valueUnder(
  facts: EditionFacts,
  { leader, hasModifier }: Force,
  card: Card,
): number {
  const value = facts.values[card] ?? 0;
  if (!hasModifier) return value;
  const arms = facts.arms[card] ?? 0;
  let best = 0;
  for (const { arms: arm, by } of leader.modifiers) {
    if ((arms & arm) !== 0 && by > best) best = by;
  }
  return value + best;
}

/** Cards by what they count, the strongest first. */
export function byValue(facts: EditionFacts, force: Force): Card[] {
  return force.cards
    .map((card) => ({ card, value: valueUnder(facts, force, card) }))
    .sort((one, other) => other.value - one.value)
    .map(({ card }) => card);
}

/**
 * The strongest `count` cards with the arm that the tactic needs, if there is such a card.
 * @param ranked strongest first.
 */
export function strongest(
  facts: EditionFacts,
  ranked: readonly Card[],
  tactic: number,
  count: number,
): Card[] {
  const chosen = ranked.slice(0, count);
  const needed = NEEDED_ARM[tactic - 1] ?? 0;
  const has = (card: Card): boolean => ((facts.arms[card] ?? 0) & needed) !== 0;
  if (needed === 0 || chosen.some(has)) return chosen;
  const carrier = ranked.find(has);
  return carrier === undefined ? chosen : [...chosen.slice(0, -1), carrier];
}

/** What one would commit with a tactic if one knew nothing more. */
export function usualCards(
  facts: EditionFacts,
  ranked: readonly Card[],
  tactic: number,
  size: number,
): Card[] {
  if (tactic === WITHDRAW) return ranked.slice(-1);
  if (tactic === INFILTRATION) return ranked.slice(-2);
  return strongest(facts, ranked, tactic, size);
}

/** As it will stand at the Engagement. */
export function arrayOf(
  facts: EditionFacts,
  force: Force,
  tactic: number,
  cards: readonly Card[],
): Line {
  const needed = NEEDED_ARM[tactic - 1] ?? 0;
  const holds = needed === 0 || cards.some((card) => ((facts.arms[card] ?? 0) & needed) !== 0);
  return {
    tactic: holds ? tactic : STAND,
    values: cards.map((card) => valueUnder(facts, force, card)).sort(rising),
    bare: cards.map((card) => facts.values[card] ?? 0).sort(rising),
  };
}

function rising(one: number, other: number): number {
  return one - other;
}
