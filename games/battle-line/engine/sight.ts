import { otherSeat, type Seat } from '@bannerfield/kernel';
import { insertCard } from '../rules/cards.ts';
import { TROOPS, type Card } from '../rules/data.ts';
import { DEFAULTS } from '../rules/options.ts';
import { FLAGS, HAND_SIZE, type BattleLineKnown, type Flag } from '../rules/state.ts';
import { COLOURS, isDirection, parseEngineCard, type Direction } from './lines.ts';

/** What a referee's lines have told so far; north, which moves first, is seat 0. */
export interface Sight {
  seat: Seat;
  colours: readonly string[];
  cards: Card[];
  flags: Flag[];
  /** Own turns begun. */
  turns: number;
  /** Passes in a row up to now. */
  passes: number;
  /** Since the own turn before: on which flags each seat has played. */
  played: [number[], number[]];
  /** Whether the lines of this turn have not been counted. */
  isTold: boolean;
}

export function makeSight(): Sight {
  return {
    seat: 0,
    colours: COLOURS,
    cards: [],
    flags: Array.from({ length: FLAGS }, () => ({
      sides: [[], []],
      environment: [[], []],
      owner: null,
      last: null,
    })),
    turns: 0,
    passes: 0,
    played: [[], []],
    isTold: false,
  };
}

/** `player north hand …`: a turn of our own begins. */
export function takeHand(sight: Sight, words: readonly string[]): void {
  countTurn(sight);
  sight.turns += 1;
  sight.isTold = true;
  sight.played = [[], []];
  sight.cards = [];
  for (const card of cardsOf(sight, words)) insertCard(sight.cards, card);
}

/** `flag claim-status …` */
export function takeOwners({ flags }: Sight, words: readonly string[]): void {
  for (const [index, flag] of flags.entries()) {
    const word = words[index];
    flag.owner = isDirection(word) ? seatOf(word) : null;
  }
}

/** `flag 3 cards south …` */
export function takeSide(sight: Sight, number: string | undefined, words: readonly string[]): void {
  const index = Number(number) - 1;
  const flag = sight.flags[index];
  const [word, ...rest] = words;
  if (flag === undefined || !isDirection(word)) return;
  const seat = seatOf(word);
  const cards = cardsOf(sight, rest);
  if (cards.length > flag.sides[seat].length) sight.played[seat].push(index);
  flag.sides[seat] = cards;
}

/** What both have played since the own turn before, we first; to be called when all is told. */
export function countTurn(sight: Sight): void {
  if (!sight.isTold) return;
  sight.isTold = false;
  const { seat, turns, played, flags } = sight;
  const isFirst = turns === 1;
  for (const each of [seat, otherSeat(seat)]) {
    // Before the own first turn only north has had one.
    if (isFirst && (each === seat || seat === 0)) continue;
    for (const index of played[each]) {
      const flag = flags[index];
      if (flag !== undefined) flag.last = each;
    }
    sight.passes = played[each].length > 0 ? 0 : sight.passes + 1;
  }
}

/** As much as a seat knows in a game of ours where it stands so, and is to play. */
export function knownOf({ seat, cards, flags, turns, passes }: Sight): BattleLineKnown {
  const other = otherSeat(seat);
  const placed = flags.flatMap(({ sides }) => sides.flat()).length;
  const unseen = TROOPS - placed - cards.length;
  // Everybody draws while he can.
  const held = Math.min(HAND_SIZE, unseen);
  const troops: [number, number] = [cards.length, cards.length];
  troops[other] = held;
  return {
    seat,
    table: {
      options: { ...DEFAULTS, tactics: false, starter: 0 },
      stack: [
        { phase: 'draw', seats: [seat] },
        { phase: 'claim', seats: [seat] },
        { phase: 'play', seats: [seat] },
      ],
      result: null,
      starter: 0,
      turn: 2 * turns - (seat === 0 ? 1 : 0),
      flags: copyFlags(flags),
      displays: [[], []],
      decks: { troop: unseen - held, tactics: 0 },
      placed: { troop: [], tactics: [] },
      backs: [
        { troop: troops[0], tactics: 0 },
        { troop: troops[1], tactics: 0 },
      ],
      played: [0, 0],
      leaders: [0, 0],
      passes,
    },
    hand: { cards: [...cards], placed: { troop: [], tactics: [] }, seen: [], shown: [] },
  };
}

function copyFlags(flags: readonly Flag[]): Flag[] {
  return flags.map(({ sides, owner, last }) => ({
    sides: [[...sides[0]], [...sides[1]]],
    environment: [[], []],
    owner,
    last,
  }));
}

export function seatOf(word: Direction): Seat {
  return word === 'north' ? 0 : 1;
}

function cardsOf({ colours }: Sight, words: readonly string[]): Card[] {
  return words.flatMap((word) => parseEngineCard(word, colours) ?? []);
}
