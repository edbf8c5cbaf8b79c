import type { Card } from '../rules/data.ts';
import type { EditionFacts, LeaderFacts } from '../rules/edition.ts';

/** What things are worth, in won battles. */
export const WORTH = {
  /** A card more in Reserves. */
  card: 0.1,
  /** A point of combat value more in Reserves. */
  value: 0.035,
  /**
   * A special card drawn, early or late. Greedy bots that rate it a third of that in the last battle
   * won 49.1 % of 1,500 games against the bot that knows no score, these 53.5 %, each ± 2.5.
   */
  special: 0.3,
  /** A leader without anything: to have one at all is worth it, but he is replaced. */
  leader: 0.1,
  rank: 0.03,
  size: 0.4,
  rating: 0.03,
  /** A point of a modifier, for an arm of which three or four cards stand there. */
  modifier: 0.08,
  /** The same in the battle at hand, which he gives up by a draw. */
  modifierNow: 0.1,
  draw: 0.2,
} as const;

/** What an average leader of the known kind has. */
const USUAL = { rank: 11, size: 8, rating: 9.5 } as const;

/** How much better than an average leader, in won battles. */
export function leaderWorth({
  rank,
  attack,
  defence,
  rating,
  modifiers,
  draw,
}: LeaderFacts): number {
  return (
    WORTH.rank * (rank - USUAL.rank) +
    (WORTH.size * (attack + defence - USUAL.size)) / 2 +
    WORTH.rating * (rating - USUAL.rating) +
    WORTH.modifier * bestModifier(modifiers) +
    draw * WORTH.draw -
    WORTH.draw
  );
}

/** Of his modifiers one counts in a battle. */
export function bestModifier(modifiers: LeaderFacts['modifiers']): number {
  return Math.max(0, ...modifiers.map(({ by }) => by));
}

export function cardWorth(facts: EditionFacts, card: Card): number {
  return WORTH.card + WORTH.value * (facts.values[card] ?? 0);
}
