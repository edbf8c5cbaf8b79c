import { otherSeat, type Facts, type Refusal, type Seat } from '@bannerfield/kernel';
import { formatCard } from './data.ts';
import {
  faceUp,
  flagAt,
  hasFog,
  isComplete,
  isFlag,
  isOpen,
  noSuchFlag,
  slotsAt,
} from './flags.ts';
import { formationOf, sumOf, type Strength, type Unseen } from './formations.ts';
import { makeUnseen, strongestLine, strongestStrength } from './line.ts';
import { atCard, atFlag, flagFact, no } from './refusals.ts';
import type { Flag, Table } from './state.ts';

/** Whether the seat may claim the flag. Reads the table only: R5.10, R5.14. */
export function whyNotClaim(table: Readonly<Table>, seat: Seat, flag: number): Refusal | null {
  if (!isFlag(flag)) return noSuchFlag(table);
  const there = flagAt(table, flag);
  const at = [atFlag(flag)];
  if (!isOpen(there)) return no('R5.3', 'already-claimed', at, flagFact(flag));
  if (!isComplete(there, seat)) {
    const facts = { ...flagFact(flag), have: there.sides[seat].length, need: slotsAt(there) };
    return no('R5.4', 'own-side-incomplete', at, facts);
  }
  return isComplete(there, otherSeat(seat))
    ? whyNotStronger(there, seat, at)
    : whyNotProven(there, seat, at, unseenBy(table));
}

/** R5.5, R5.6: two complete sides are compared. */
function whyNotStronger(flag: Readonly<Flag>, seat: Seat, at: readonly string[]): Refusal | null {
  const own = strengthAt(flag, seat);
  const other = strengthAt(flag, otherSeat(seat));
  if (own < other) return no('R5.5', 'line-beaten', at, strengths(own, other));
  if (own > other || flag.last !== seat) return null;
  return no('R5.6', 'placed-last', at, strengths(own, other));
}

/** R5.8–R5.13: no completion of the other side may be stronger; equal is no obstacle. */
function whyNotProven(
  flag: Readonly<Flag>,
  seat: Seat,
  at: readonly string[],
  unseen: Unseen,
): Refusal | null {
  const own = strengthAt(flag, seat);
  const other = otherSeat(seat);
  const best = strongestLine(flag.sides[other], slotsAt(flag), hasFog(flag), unseen);
  if (best === null || best.strength <= own) return null;
  return no('R5.8', 'line-beatable', [...at, ...flag.sides[other].map(atCard)], {
    ...strengths(own, best.strength),
    cards: best.completion.map(formatCard),
  });
}

/** As `whyNotClaim(…) === null` where the own side is complete, with the unseen at hand. */
export function canClaim(flag: Readonly<Flag>, seat: Seat, unseen: Unseen): boolean {
  const other = otherSeat(seat);
  const own = strengthAt(flag, seat);
  const best = strongestStrength(flag.sides[other], slotsAt(flag), hasFog(flag), unseen);
  if (own !== best) return own > best;
  return !isComplete(flag, other) || flag.last !== seat;
}

/** R5.9: all Troops that do not lie face up on the table. */
export function unseenBy(table: Readonly<Table>): Unseen {
  return makeUnseen(faceUp(table));
}

const NOTHING: Unseen = [];

/** What a complete side is worth. */
export function strengthAt(flag: Readonly<Flag>, seat: Seat): Strength {
  return strongestStrength(flag.sides[seat], slotsAt(flag), hasFog(flag), NOTHING);
}

function strengths(own: Strength, other: Strength): Facts {
  return {
    own: formationOf(own),
    ownSum: sumOf(own),
    other: formationOf(other),
    otherSum: sumOf(other),
  };
}
