import type { Taste } from '@bannerfield/bots';
import { otherSeat, type Seat } from '@bannerfield/kernel';
import { MUD, FOG, type Card } from '../rules/data.ts';
import { formationOf, NONE, sumOf, type Formation, type Strength } from '../rules/formations.ts';
import { strongestStrength } from '../rules/line.ts';
import {
  FLAGS,
  type BattleLine,
  type BattleLineKnown,
  type Flag,
  type Table,
} from '../rules/state.ts';
import { lookAround, type Sight } from './sight.ts';
import { ladder } from './levels.ts';
import { skill } from './playout/index.ts';

/**
 * How often a side of that formation holds its flag, from 0 to 1, at the weakest and the
 * strongest sum it can have. Judged by eye from the frequencies of the formations.
 */
const WORTH: Readonly<Record<Formation, readonly [number, number]>> = {
  none: [0, 1],
  host: [0, 0.2],
  skirmish: [0.2, 0.45],
  battalion: [0.35, 0.6],
  phalanx: [0.6, 0.9],
  wedge: [0.85, 1],
};

/** More than an open flag can be worth with all that a claim changes at its neighbours. */
const OWNED = 2;
const NEIGHBOUR = 0.35;
const NEAR_CERTAIN = 0.95;
/** How much of what only the deck can bring is believed, by the cards still missing. */
const HOPE = [1, 0.45, 0.25, 0.12, 0.08];
const TACTICS_IN_HAND = 0.08;

/** Won flags count most, in a row still more; open flags by what both sides can still become. */
export const taste: Taste<BattleLine> = {
  evaluate: (known) => {
    const sight = lookAround(known);
    let value = TACTICS_IN_HAND * (known.hand.cards.length - sight.troopsInHand);
    for (let flag = 0; flag < FLAGS; flag++) value += flagValue(known, flag, sight);
    return value;
  },
  ladder,
  skill,
  loadReason: () => import('./reason.ts').then(({ reason }) => reason),
};

function flagValue({ seat, table }: BattleLineKnown, index: number, sight: Sight): number {
  const flag = table.flags[index];
  if (flag === undefined) return 0;
  if (flag.owner !== null) {
    const weight = 1 + NEIGHBOUR * neighbours(table, index, flag.owner);
    return (flag.owner === seat ? OWNED : -OWNED) * weight;
  }
  return openFlagValue(flag, seat, sight) * (1 + NEIGHBOUR * weightOf(table, index, seat));
}

/** Flags of the same owner beside this one. */
function neighbours(table: Readonly<Table>, index: number, owner: Seat): number {
  return [index - 1, index + 1].filter((near) => table.flags[near]?.owner === owner).length;
}

/** An open flag counts more beside claimed ones, whoever has them: a row is at stake. */
function weightOf(table: Readonly<Table>, index: number, seat: Seat): number {
  return Math.max(neighbours(table, index, seat), neighbours(table, index, otherSeat(seat)));
}

/** From −1 (lost) to 1 (won). */
function openFlagValue(flag: Flag, seat: Seat, sight: Sight): number {
  const size = flag.environment.some((cards) => cards.includes(MUD)) ? 4 : 3;
  const fog = flag.environment.some((cards) => cards.includes(FOG));
  const own = flag.sides[seat];
  const theirs = flag.sides[otherSeat(seat)];
  const mine = prospect(own, size, fog, sight.inHand, sight.hidden);
  const reach = strongestStrength(theirs, size, fog, sight.hidden);
  if (own.length >= size && reach <= strongestStrength(own, size, fog, sight.hidden)) {
    return NEAR_CERTAIN;
  }
  const opposing = theirs.length >= size ? worth(reach, size) : hope(theirs, size, reach);
  return mine - opposing;
}

/** What a side will be worth: what the hand can make of it, or with luck the deck. */
function prospect(
  cards: readonly Card[],
  size: number,
  fog: boolean,
  inHand: readonly number[],
  hidden: readonly number[],
): number {
  const held = worth(strongestStrength(cards, size, fog, inHand), size);
  if (cards.length >= size) return held;
  const either = inHand.map((mask, colour) => mask | (hidden[colour] ?? 0));
  const best = worth(strongestStrength(cards, size, fog, either), size);
  const missing = size - cards.length;
  return missing === size ? 0 : held * readiness(missing) + (best - held) * (HOPE[missing] ?? 0);
}

/** A line that stands is worth more than the same line still in hand. */
function readiness(missing: number): number {
  return 1 - 0.08 * missing;
}

function hope(cards: readonly Card[], size: number, reach: Strength): number {
  const missing = size - cards.length;
  if (missing === size) return 0;
  return worth(reach, size) * (0.35 + (HOPE[missing] ?? 0));
}

function worth(strength: Strength, size: number): number {
  if (strength === NONE) return 0;
  const [low, high] = WORTH[formationOf(strength)];
  return low + (high - low) * Math.min(1, sumOf(strength) / (size * 10));
}
