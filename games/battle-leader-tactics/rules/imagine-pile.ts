import { shuffle, type Rng, type Seat } from '@bannerfield/kernel';
import { insertAll, removeAll } from './cards.ts';
import { FIRST_SPECIAL, type Card } from './data.ts';
import { facts, type Table, type Trace } from './state.ts';

/** Where the cards of a seat are, as far as traces tell. */
interface Whereabouts {
  readonly reserves: readonly Card[];
  readonly pile: readonly Card[];
}

/**
 * R24.3: a face-down Casualty Pile that agrees with all that has been seen: what was lost, how many
 * were drawn, and what was shown afterwards. Tries the draws in random order and goes back when
 * a card is shown that could not be there.
 */
export function imaginePile(table: Readonly<Table>, seat: Seat, rng: Rng): Card[] {
  const start = { reserves: facts(table).army, pile: [] };
  const found = follow(start, table.traces[seat], table.pileSizes[seat], rng);
  if (found === null) throw new Error('no pile agrees with what was seen');
  return found;
}

function follow(
  { reserves, pile }: Whereabouts,
  [trace, ...later]: readonly Trace[],
  size: number,
  rng: Rng,
): Card[] | null {
  // The last draw may be under way, so that some of its cards still lie in the pile.
  if (trace === undefined) return pile.slice();
  switch (trace.type) {
    case 'shown': {
      const known = withSpecials(reserves, pile, trace.cards);
      return known === null ? null : follow({ reserves: known, pile }, later, size, rng);
    }
    case 'lost': {
      const left = reserves.slice();
      removeAll(left, trace.cards);
      const more = pile.slice();
      insertAll(more, trace.cards);
      return follow({ reserves: left, pile: more }, later, size, rng);
    }
    case 'drawn': {
      const count = later.length === 0 ? pile.length - size : trace.count;
      return followDraw({ reserves, pile }, count, later, size, rng);
    }
  }
}

/** Reserves that hold what was shown; null: something cannot have been there. */
function withSpecials(
  reserves: readonly Card[],
  pile: readonly Card[],
  shown: readonly Card[],
): Card[] | null {
  const left = reserves.slice();
  const known = reserves.slice();
  for (const card of shown) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    else if (card < FIRST_SPECIAL || pile.includes(card)) return null;
    else insertAll(known, [card]);
  }
  return known;
}

function followDraw(
  { reserves, pile }: Whereabouts,
  count: number,
  later: readonly Trace[],
  size: number,
  rng: Rng,
): Card[] | null {
  if (count === 0) return follow({ reserves, pile }, later, size, rng);
  for (const card of new Set(shuffle(pile.slice(), rng))) {
    const left = pile.slice();
    removeAll(left, [card]);
    const more = reserves.slice();
    insertAll(more, [card]);
    const found = followDraw({ reserves: more, pile: left }, count - 1, later, size, rng);
    if (found !== null) return found;
  }
  return null;
}
