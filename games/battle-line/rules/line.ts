import { COLOURS, ALL_VALUES, colourOf, isTroop, makeTroop, valueOf, type Card } from './data.ts';
import {
  NONE,
  addToLine,
  bitOf,
  endColour,
  firstColour,
  formationOf,
  highestValue,
  lowOfRun,
  lowestBit,
  makeLine,
  openValues,
  preferring,
  runFrom,
  strongest,
  sumOf,
  unionOf,
  wedgeColour,
  type Line,
  type Strength,
  type Unseen,
} from './formations.ts';

/** The best a side can become, and the Troops that make it so. */
export interface StrongestLine {
  readonly strength: Strength;
  /** As many as were missing; none for a full side. */
  readonly completion: Card[];
}

/** All Troops but those seen; other cards among the seen do not matter. */
export function makeUnseen(seen: Iterable<Card>): number[] {
  const unseen = COLOURS.map(() => ALL_VALUES);
  for (const card of seen) {
    if (!isTroop(card)) continue;
    const colour = colourOf(card);
    unseen[colour] = (unseen[colour] ?? 0) & ~bitOf(valueOf(card));
  }
  return unseen;
}

/**
 * The best formation that `cards` (Troops and Morale cards) can become when the `size` −
 * `cards.length` missing ones are Troops out of `unseen`. Wild cards count at their joint best,
 * whatever else lies on the table. Of more cards than `size` the best `size` count.
 * Null: `unseen` has too few.
 */
export function strongestLine(
  cards: readonly Card[],
  size: number,
  fog: boolean,
  unseen: Unseen,
): StrongestLine | null {
  const strength = strongestStrength(cards, size, fog, unseen);
  if (strength === NONE) return null;
  const completion =
    cards.length < size ? completionOf(readLine(cards, size), strength, unseen) : [];
  return { strength, completion };
}

/** As `strongestLine`, without the completion; NONE (−1) for null. */
export function strongestStrength(
  cards: readonly Card[],
  size: number,
  fog: boolean,
  unseen: Unseen,
): Strength {
  return cards.length > size
    ? strongestSubset(cards, size, fog, unseen)
    : strongest(readLine(cards, size), fog, unseen);
}

/** Mud has gone and left a card too many: the best of what remains without any one of them. */
function strongestSubset(
  cards: readonly Card[],
  size: number,
  fog: boolean,
  unseen: Unseen,
): Strength {
  let best = NONE;
  for (const card of cards) {
    const others = cards.filter((other) => other !== card);
    best = Math.max(best, strongestStrength(others, size, fog, unseen));
  }
  return best;
}

function readLine(cards: readonly Card[], size: number): Line {
  const line = makeLine(size);
  for (const card of cards) addToLine(line, card);
  return line;
}

/** Troops out of `unseen` that bring the line to a strength known to be within its reach. */
function completionOf(line: Line, strength: Strength, unseen: Unseen): Card[] {
  const sum = sumOf(strength);
  switch (formationOf(strength)) {
    case 'wedge':
      return completeWedge(line, runFrom(lowOfRun(sum, line.size), line.size), unseen);
    case 'phalanx':
      return highestTroops(maskedBy(unseen, bitOf(sum / line.size)), line.missing);
    case 'battalion':
      return completeBattalion(line, sum, unseen);
    case 'skirmish':
      return completeSkirmish(line, runFrom(lowOfRun(sum, line.size), line.size), unseen);
    case 'host':
    case 'none':
      return highestTroops(unseen, line.missing);
  }
}

function completeWedge(line: Line, run: number, unseen: Unseen): Card[] {
  const colour = wedgeColour(line, run, unseen);
  const values = valuesForTroops(line, run, unseen[colour] ?? 0);
  return highestTroops(maskedBy(only(unseen, colour), values), line.missing);
}

function completeBattalion(line: Line, sum: number, unseen: Unseen): Card[] {
  for (let colour = firstColour(line); colour < endColour(line); colour++) {
    const troops = highestTroops(only(unseen, colour), line.missing);
    if (line.total + totalOf(troops) === sum && troops.length === line.missing) return troops;
  }
  return [];
}

function completeSkirmish(line: Line, run: number, unseen: Unseen): Card[] {
  const troops: Card[] = [];
  let values = valuesForTroops(line, run, unionOf(unseen));
  for (; values !== 0; values &= values - 1) {
    troops.push(...highestTroops(maskedBy(unseen, lowestBit(values)), 1));
  }
  return troops;
}

/** What is open in the run once the Leaders have taken their places, first where no Troop can. */
function valuesForTroops(line: Line, run: number, takeable: number): number {
  let values = openValues(line, run, takeable);
  for (let n = line.leaders; n > 0; n--) {
    values &= ~lowestBit(preferring(values & ~takeable, values));
  }
  return values;
}

/** The `count` highest Troops, or all if there are fewer. */
function highestTroops(unseen: Unseen, count: number): Card[] {
  const troops: Card[] = [];
  for (let value = highestValue(unionOf(unseen)); value >= 1; value--) {
    for (let colour = 0; colour < COLOURS.length && troops.length < count; colour++) {
      if (((unseen[colour] ?? 0) & bitOf(value)) !== 0) troops.push(makeTroop(colour, value));
    }
  }
  return troops;
}

function only(unseen: Unseen, colour: number): number[] {
  return unseen.map((mask, other) => (other === colour ? mask : 0));
}

function maskedBy(unseen: Unseen, values: number): number[] {
  return unseen.map((mask) => mask & values);
}

function totalOf(troops: readonly Card[]): number {
  return troops.reduce((sum, troop) => sum + valueOf(troop), 0);
}
