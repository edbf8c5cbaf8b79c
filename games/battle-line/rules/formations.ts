import {
  COLOURS,
  COMPANION,
  HIGHEST_VALUE,
  SHIELDS,
  colourOf,
  isLeader,
  isTroop,
  valueOf,
  type Card,
} from './data.ts';

/** By rank, weakest first. Fog leaves no formation: rank 0, only the total counts. */
export const FORMATIONS = ['none', 'host', 'skirmish', 'battalion', 'phalanx', 'wedge'] as const;

export type Formation = (typeof FORMATIONS)[number];

const FOGGED = 0;
const HOST = 1;
const SKIRMISH = 2;
const BATTALION = 3;
const PHALANX = 4;
const WEDGE = 5;

/** Rank × 64 + sum: the stronger formation is the greater number. */
export type Strength = number;

/** No formation of that kind, or none at all because too few cards are left. */
export const NONE = -1;

/** Above every strength. */
export const UNLIMITED: Strength = 6 * 64;

/** Troops that may still come, one mask a colour; bit (value − 1). */
export type Unseen = readonly number[];

/** What one side's cards amount to, in whatever order they arrived. */
export interface Line {
  /** Formation cards needed: 3, under Mud 4. */
  size: number;
  missing: number;
  /** Of the Troops: a mask of their values, and whether one occurs twice. */
  values: number;
  repeated: boolean;
  /** Of the Troops: a mask of their colours. */
  colours: number;
  leaders: number;
  companion: boolean;
  shields: boolean;
  /** Of all its cards, wild ones at their highest. */
  total: number;
}

/** Kept here because V8 folds constants of the same module only. */
const COLOUR_COUNT = COLOURS.length;
const TOP_VALUE = HIGHEST_VALUE;

const EIGHT = bitOf(8);
const UP_TO_THREE = bitOf(1) | bitOf(2) | bitOf(3);

export function bitOf(value: number): number {
  return 1 << (value - 1);
}

function makeStrength(rank: number, sum: number): Strength {
  return rank * 64 + sum;
}

function rankOf(strength: Strength): number {
  return strength >> 6;
}

export function formationOf(strength: Strength): Formation {
  return FORMATIONS[rankOf(strength)] ?? 'none';
}

export function sumOf(strength: Strength): number {
  return strength & 63;
}

export function makeLine(size: number): Line {
  return {
    size,
    missing: size,
    values: 0,
    repeated: false,
    colours: 0,
    leaders: 0,
    companion: false,
    shields: false,
    total: 0,
  };
}

/** One more Troop or Morale card. */
export function addToLine(line: Line, card: Card): void {
  line.missing--;
  if (isTroop(card)) addTroop(line, valueOf(card), colourOf(card));
  else if (isLeader(card)) {
    line.leaders++;
    line.total += TOP_VALUE;
  } else if (card === COMPANION) {
    line.companion = true;
    line.total += 8;
  } else if (card === SHIELDS) {
    line.shields = true;
    line.total += 3;
  }
}

function addTroop(line: Line, value: number, colour: number): void {
  const bit = bitOf(value);
  line.repeated ||= (line.values & bit) !== 0;
  line.values |= bit;
  line.colours |= 1 << colour;
  line.total += value;
}

/**
 * The strongest formation the line can become with Troops out of `unseen`, or NONE. A `ceiling`
 * found for the same line before spares what has failed already: the unseen only grow fewer.
 */
export function strongest(
  line: Readonly<Line>,
  fog: boolean,
  unseen: Unseen,
  ceiling: Strength = UNLIMITED,
): Strength {
  if (fog) return strongestTotal(line, unseen, FOGGED);
  const rank = rankOf(ceiling);
  let best = rank >= WEDGE ? strongestWedge(line, unseen, ceiling) : NONE;
  if (best === NONE && rank >= PHALANX) best = strongestPhalanx(line, unseen);
  if (best === NONE && rank >= BATTALION) best = strongestBattalion(line, unseen);
  if (best === NONE && rank >= SKIRMISH) best = strongestSkirmish(line, unseen, ceiling);
  return best === NONE ? strongestTotal(line, unseen, HOST) : best;
}

/** One colour, consecutive values. */
function strongestWedge(line: Readonly<Line>, unseen: Unseen, ceiling: Strength): Strength {
  if (line.repeated || !isOneColour(line)) return NONE;
  for (let low = highestLow(line, WEDGE, ceiling); low >= 1; low--) {
    const run = runFrom(low, line.size);
    if (!isWithin(line.values, run)) return NONE;
    if (wedgeColour(line, run, unseen) !== NONE) {
      return makeStrength(WEDGE, sumOfRun(low, line.size));
    }
  }
  return NONE;
}

/** The first colour in which the line can fill the run, or NONE. */
export function wedgeColour(line: Readonly<Line>, run: number, unseen: Unseen): number {
  const end = endColour(line);
  for (let colour = firstColour(line); colour < end; colour++) {
    if (canFillRun(line, run, unseen[colour] ?? 0)) return colour;
  }
  return NONE;
}

/** One value. */
function strongestPhalanx(line: Readonly<Line>, unseen: Unseen): Strength {
  if (!isOneValue(line)) return NONE;
  const lowest = line.values === 0 ? 1 : lowestValue(line.values);
  for (let value = line.values === 0 ? TOP_VALUE : lowest; value >= lowest; value--) {
    if (canShare(line, value) && line.missing <= countOf(unseen, value)) {
      return makeStrength(PHALANX, value * line.size);
    }
  }
  return NONE;
}

/** One colour. */
function strongestBattalion(line: Readonly<Line>, unseen: Unseen): Strength {
  if (!isOneColour(line)) return NONE;
  const end = endColour(line);
  let best = NONE;
  for (let colour = firstColour(line); colour < end; colour++) {
    best = Math.max(best, sumOfHighest(unseen[colour] ?? 0, line.missing));
  }
  return best === NONE ? NONE : makeStrength(BATTALION, line.total + best);
}

/** Consecutive values. */
function strongestSkirmish(line: Readonly<Line>, unseen: Unseen, ceiling: Strength): Strength {
  if (line.repeated) return NONE;
  const takeable = unionOf(unseen);
  for (let low = highestLow(line, SKIRMISH, ceiling); low >= 1; low--) {
    const run = runFrom(low, line.size);
    if (!isWithin(line.values, run)) return NONE;
    if (canFillRun(line, run, takeable)) return makeStrength(SKIRMISH, sumOfRun(low, line.size));
  }
  return NONE;
}

/** Any cards: a host, or under Fog a mere total. */
function strongestTotal(line: Readonly<Line>, unseen: Unseen, rank: number): Strength {
  let missing = line.missing;
  let total = line.total;
  for (let value = TOP_VALUE; value >= 1 && missing > 0; value--) {
    const taken = Math.min(missing, countOf(unseen, value));
    missing -= taken;
    total += taken * value;
  }
  return missing > 0 ? NONE : makeStrength(rank, total);
}

/**
 * How many Troops may be seen before the line could fail to exceed `own`, as far as sums tell:
 * all but the missing ones of those that are high enough. 0 if `own` is more than a host.
 */
export function spareTroops(line: Readonly<Line>, own: Strength, unseen: Unseen): number {
  if (rankOf(own) > HOST) return 0;
  const needed = Math.ceil((sumOf(own) + 1 - line.total) / line.missing);
  if (needed > TOP_VALUE) return 0;
  let spare = -line.missing;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    spare += countBits((unseen[colour] ?? 0) >> Math.max(0, needed - 1));
  }
  return Math.max(0, spare);
}

/** Wild cards take any colour, so only the Troops decide. */
function isOneColour(line: Readonly<Line>): boolean {
  return (line.colours & (line.colours - 1)) === 0;
}

/** A line of one colour is tried in that, a line without Troops in all. */
export function firstColour(line: Readonly<Line>): number {
  return line.colours === 0 ? 0 : 31 - Math.clz32(line.colours);
}

export function endColour(line: Readonly<Line>): number {
  return line.colours === 0 ? COLOUR_COUNT : firstColour(line) + 1;
}

function isOneValue(line: Readonly<Line>): boolean {
  return (line.values & (line.values - 1)) === 0;
}

/** All the line's cards can have this value. */
function canShare(line: Readonly<Line>, value: number): boolean {
  return (
    isWithin(line.values, bitOf(value)) &&
    (!line.companion || value === 8) &&
    (!line.shields || value <= 3)
  );
}

function canFillRun(line: Readonly<Line>, run: number, takeable: number): boolean {
  return openValues(line, run, takeable) !== NONE;
}

/**
 * The values of a run left to Leaders and new Troops once the line's other cards stand in it,
 * or NONE if the line cannot fill the run. Its Troops must lie within the run, each value once;
 * `takeable` are the values a new Troop can have.
 */
export function openValues(line: Readonly<Line>, run: number, takeable: number): number {
  let open = run & ~line.values;
  if (line.companion) {
    if ((open & EIGHT) === 0) return NONE;
    open &= ~EIGHT;
  }
  if (line.shields) {
    const low = open & UP_TO_THREE;
    if (low === 0) return NONE;
    open &= ~lowestBit(preferring(low & ~takeable, low));
  }
  return countBits(open & ~takeable) <= line.leaders ? open : NONE;
}

/** A wild card had best stand where no Troop can. */
export function preferring(first: number, otherwise: number): number {
  return first === 0 ? otherwise : first;
}

/** Where the highest run can begin that still holds the line's lowest Troop. */
function highestLow(line: Readonly<Line>, rank: number, ceiling: Strength): number {
  let low = TOP_VALUE - line.size + 1;
  if (rank === rankOf(ceiling)) low = Math.min(low, lowOfRun(sumOf(ceiling), line.size));
  return line.values === 0 ? low : Math.min(low, lowestValue(line.values));
}

export function runFrom(low: number, size: number): number {
  return ((1 << size) - 1) << (low - 1);
}

function sumOfRun(low: number, size: number): number {
  return size * low + (size * (size - 1)) / 2;
}

/** The lowest value of the run that has this sum. */
export function lowOfRun(sum: number, size: number): number {
  return (sum - (size * (size - 1)) / 2) / size;
}

/** Of the `count` highest values in the mask; NONE if it has fewer. */
function sumOfHighest(mask: number, count: number): number {
  let left = mask;
  let sum = 0;
  for (let n = count; n > 0; n--) {
    if (left === 0) return NONE;
    const value = highestValue(left);
    left &= ~bitOf(value);
    sum += value;
  }
  return sum;
}

/** How many colours have an unseen Troop of this value. */
function countOf(unseen: Unseen, value: number): number {
  let count = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    count += ((unseen[colour] ?? 0) >> (value - 1)) & 1;
  }
  return count;
}

/** The values that some colour still has. */
export function unionOf(unseen: Unseen): number {
  let union = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) union |= unseen[colour] ?? 0;
  return union;
}

function isWithin(mask: number, frame: number): boolean {
  return (mask & ~frame) === 0;
}

export function lowestBit(mask: number): number {
  return mask & -mask;
}

export function highestValue(mask: number): number {
  return 32 - Math.clz32(mask);
}

function lowestValue(mask: number): number {
  return highestValue(lowestBit(mask));
}

function countBits(mask: number): number {
  const pairs = mask - ((mask >> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333);
  return ((fours + (fours >> 4)) & 15) + (fours >> 8);
}
