/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index is within its list */

import type { Seat } from '@bannerfield/kernel';
import { colourOf, valueOf, type Card } from '../../rules/data.ts';
import {
  addToLine,
  bitOf,
  makeLine,
  strongest,
  sumOf,
  type Line,
  type Strength,
} from '../../rules/formations.ts';
import type { Field } from './field.ts';

/** Values that each part of a standing can have, in the order of its digits. */
const DIGITS = { laid: 4, held: 5, reach: 8, otherLaid: 4, otherReach: 8, relation: 3 } as const;
type Part = keyof typeof DIGITS;
const PARTS: readonly Part[] = ['laid', 'held', 'reach', 'otherLaid', 'otherReach', 'relation'];

/** How many standings there are. */
export const STANDINGS = PARTS.reduce((all, part) => all * DIGITS[part], 1);

/** The same standing with a hand that makes nothing of it. */
export function withoutHand(standing: number): number {
  const later = PARTS.slice(PARTS.indexOf('held') + 1);
  const place = later.reduce((all, part) => all * DIGITS[part], 1);
  return standing - splitStanding(standing).held * place;
}

/** The parts of a standing, as `standingOf` puts them together. */
export function splitStanding(standing: number): Readonly<Record<Part, number>> {
  const parts = { laid: 0, held: 0, reach: 0, otherLaid: 0, otherReach: 0, relation: 0 };
  let left = standing;
  for (const part of PARTS.toReversed()) {
    parts[part] = left % DIGITS[part];
    left = Math.floor(left / DIGITS[part]);
  }
  return parts;
}

/** By rank: the first kind of its formations, and the sum of three cards that makes the second. */
const KINDS = [0, 0, 1, 3, 5, 7];
const HALVES = [Infinity, Infinity, 15, 20, 18, Infinity];

/** The kind of formation, of those that the odds tell apart; a longer line by its average card. */
function kindOf(strength: Strength, size: number): number {
  if (strength < 0) return 0;
  const rank = strength >> 6;
  return KINDS[rank]! + (sumOf(strength) * 3 >= HALVES[rank]! * size ? 1 : 0);
}

/**
 * How a side stands against the other: cards laid, what its hand alone makes of it, what it and
 * the other could become, and which of these is more.
 */
function standingOf(
  line: Readonly<Line>,
  inHand: Strength,
  reach: Strength,
  other: Readonly<Line>,
  otherReach: Strength,
): number {
  const laid = 3 - Math.min(3, line.missing);
  const held = inHand < 64 ? 0 : (inHand >> 6) - 1;
  const relation = reach > otherReach ? 2 : reach === otherReach ? 1 : 0;
  let standing = laid;
  standing = standing * DIGITS.held + held;
  standing = standing * DIGITS.reach + kindOf(reach, line.size);
  standing = standing * DIGITS.otherLaid + 3 - Math.min(3, other.missing);
  standing = standing * DIGITS.otherReach + kindOf(otherReach, other.size);
  return standing * DIGITS.relation + relation;
}

/** As a flag stands for a seat now. */
export function standingAt(field: Readonly<Field>, seat: Seat, flag: number): number {
  const { lines, reach, fogs, held } = field;
  const [own, other] = [flag * 2 + seat, flag * 2 + 1 - seat];
  const line = lines[own]!;
  const inHand = line.missing <= 0 ? reach[own]! : strongest(line, fogs[flag]!, held[seat]);
  return standingOf(line, inHand, reach[own]!, lines[other]!, reach[other]!);
}

const scratch = makeLine(3);

/** As it would stand if the seat laid that Troop of its hand there. */
export function standingWith(field: Readonly<Field>, seat: Seat, card: Card, flag: number): number {
  const { lines, reach, fogs, held, unseen } = field;
  const [own, other] = [flag * 2 + seat, flag * 2 + 1 - seat];
  Object.assign(scratch, lines[own]);
  addToLine(scratch, card);
  const [colour, bit, fog] = [colourOf(card), bitOf(valueOf(card)), fogs[flag]!];
  unseen[colour]! &= ~bit;
  held[seat][colour]! &= ~bit;
  const best = strongest(scratch, fog, unseen, reach[own]);
  const inHand = scratch.missing <= 0 ? best : strongest(scratch, fog, held[seat]);
  unseen[colour]! |= bit;
  held[seat][colour]! |= bit;
  return standingOf(scratch, inHand, best, lines[other]!, reach[other]!);
}
