import {
  COMPANION,
  HIGHEST_VALUE,
  colourOf,
  isLeader,
  isTroop,
  makeTroop,
  type Card,
} from '../rules/data.ts';
import { NONE, type Strength, type Unseen } from '../rules/formations.ts';
import { strongestStrength } from '../rules/line.ts';

/** What a wild card stands for; `colour` null: any would do. */
export interface Resolved {
  readonly card: Card;
  readonly value: number;
  readonly colour: number | null;
}

const NOTHING: Unseen = [];

/**
 * What the wild cards of a complete side stand for when it is resolved (R6.10, R6.12): values
 * that give the strength the rules find, the highest first. Empty without wild cards. Of a card
 * too many (R7.8) nothing is said.
 */
export function resolveWilds(cards: readonly Card[], size: number, fog: boolean): Resolved[] {
  const best = strongestStrength(cards, size, fog, NOTHING);
  if (best === NONE) return [];
  if (cards.length > size) return resolveWilds(withoutWorst(cards, best, size, fog), size, fog);
  const troops = cards.filter(isTroop);
  const wilds = cards.filter((card) => !isTroop(card));
  if (wilds.length === 0) return [];
  const colour = sharedColour(troops);
  const values = valuesGiving(best, troops, wilds, colour ?? 0, size, fog);
  return wilds.map((card, index) => ({
    card,
    value: values[index] ?? 0,
    colour: fog ? null : colour,
  }));
}

/** One card fewer, and as strong. */
function withoutWorst(
  cards: readonly Card[],
  best: Strength,
  size: number,
  fog: boolean,
): readonly Card[] {
  const worst = cards.findIndex((_, index) => {
    const others = cards.toSpliced(index, 1);
    return strongestStrength(others, size, fog, NOTHING) === best;
  });
  return cards.toSpliced(worst, 1);
}

/** The colour of all Troops, or null if they have several or there is none. */
function sharedColour(troops: readonly Card[]): number | null {
  const [first, ...others] = troops.map(colourOf);
  if (first === undefined) return null;
  return others.every((colour) => colour === first) ? first : null;
}

/** The first choice of values, highest first, that gives this strength. */
function valuesGiving(
  best: Strength,
  troops: readonly Card[],
  wilds: readonly Card[],
  colour: number,
  size: number,
  fog: boolean,
): number[] {
  const [wild, ...rest] = wilds;
  if (wild === undefined) {
    return strongestStrength(troops, size, fog, NOTHING) === best ? [] : [NONE];
  }
  for (const value of valuesOf(wild)) {
    const stands = [...troops, makeTroop(colour, value)];
    const others = valuesGiving(best, stands, rest, colour, size, fog);
    if (!others.includes(NONE)) return [value, ...others];
  }
  return [NONE];
}

function valuesOf(wild: Card): readonly number[] {
  if (isLeader(wild)) return Array.from({ length: HIGHEST_VALUE }, (_, n) => HIGHEST_VALUE - n);
  return wild === COMPANION ? [8] : [3, 2, 1];
}
