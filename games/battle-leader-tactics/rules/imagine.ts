import { otherSeat, shuffle, type Rng, type Seat } from '@bannerfield/kernel';
import { canDiscard } from './1-command.ts';
import { choicesOf, insertAll, removeAll } from './cards.ts';
import { cloneHand, cloneTable } from './clone.ts';
import { FIRST_SPECIAL, KINDS, WITHDRAW, type Card } from './data.ts';
import { imaginePile } from './imagine-pile.ts';
import {
  armySize,
  commander,
  facts,
  isAsked,
  leaderOf,
  type Action,
  type GameKnown,
  type GameState,
  type Hand,
  type Table,
} from './state.ts';

/** What this seat cannot see, at random: Tech Deck, the other's cards, what he has chosen. */
export function imagine({ seat, table, hand }: GameKnown, rng: Rng): GameState {
  const other = otherSeat(seat);
  const unseen = shuffle(unseenSpecials(table, seat, hand), rng);
  const drawn = unseen.splice(0, table.techDrawn[other] - table.techSeen[other].length);
  const pile = table.options.blindDraw ? imaginePile(table, other, rng) : [];
  const own = cloneHand(hand);
  const theirs = imagineHand(table, other, drawn, pile, rng);
  const ownPile = table.options.blindDraw ? ownPileOf(table, seat, hand) : [];
  return {
    table: cloneTable(table),
    hands: seat === 0 ? [own, theirs] : [theirs, own],
    fate: {
      tech: unseen.sort((one, another) => one - another),
      piles: seat === 0 ? [ownPile, pile] : [pile, ownPile],
    },
  };
}

/** Special cards that this seat neither holds nor has seen. */
function unseenSpecials(
  { techSeen, casualties }: Readonly<Table>,
  seat: Seat,
  hand: Readonly<Hand>,
): Card[] {
  const seen = new Set([
    ...techSeen.flat(),
    ...hand.reserves,
    ...hand.committed,
    ...casualties[seat],
  ]);
  return Array.from({ length: KINDS - FIRST_SPECIAL }, (_, n) => FIRST_SPECIAL + n).filter(
    (card) => !seen.has(card),
  );
}

/** R24.3: what is neither in Reserves nor on the Battlefield must lie in the own pile. */
function ownPileOf(table: Readonly<Table>, seat: Seat, hand: Readonly<Hand>): Card[] {
  const pile = [...facts(table).army];
  insertAll(pile, table.techSeen[seat]);
  const held = [...hand.reserves, ...hand.committed, ...table.battle.cards[seat]];
  const unlost = held.filter((card) => card < FIRST_SPECIAL || table.techSeen[seat].includes(card));
  removeAll(pile, unlost);
  return pile;
}

function imagineHand(
  table: Readonly<Table>,
  seat: Seat,
  drawn: readonly Card[],
  pile: readonly Card[],
  rng: Rng,
): Hand {
  const { battle } = table;
  const reserves = [...facts(table).army];
  insertAll(reserves, [...table.techSeen[seat], ...drawn]);
  removeAll(reserves, [...table.casualties[seat], ...pile, ...battle.cards[seat]]);
  const committed = shuffle(reserves.slice(), rng)
    .slice(0, battle.backs[seat])
    .sort((one, other) => one - other);
  const size = reserves.length;
  removeAll(reserves, committed);
  return {
    reserves,
    committed,
    tactic: imagineTactic(table, seat, size, rng),
    order: imagineOrder(table, seat, rng),
  };
}

/** One that he may have set, from all that is seen. */
function imagineTactic(table: Readonly<Table>, seat: Seat, cards: number, rng: Rng): number | null {
  const { step, withdrew, backs, attacker } = table.battle;
  if (step < 4 || step > 8 || (step === 4 && isAsked(table, seat))) return null;
  const isAllowed = step >= 5 && (attacker === seat || step >= 7);
  const mayBe = backs[seat] === 0 ? Math.min(cards, armySize(table, seat)) : backs[seat];
  if (withdrew[seat] || (isAllowed && mayBe < 2)) return WITHDRAW;
  return 1 + rng(commander(table, seat).rating);
}

/** What he has chosen while this seat is still to choose in Command or Muster. */
function imagineOrder(table: Readonly<Table>, seat: Seat, rng: Rng): Action | null {
  const phase = table.stack.at(-1)?.phase;
  if (isAsked(table, seat)) return null;
  if (phase === 'command') return imagineCommand(table, seat, rng);
  return phase === 'muster' ? imagineMuster(table, seat, rng) : null;
}

function imagineCommand(table: Readonly<Table>, seat: Seat, rng: Rng): Action | null {
  const pool = table.options.pool === 'free' ? table.decks[seat] : [];
  const chosen = pool.length === 0 ? null : (pool[rng(pool.length)] ?? null);
  if (leaderOf(table, seat) === null) {
    return chosen === null ? null : { type: 'field', leader: chosen };
  }
  if (!canDiscard(table, seat) || rng(2) === 0) return { type: 'keep' };
  return { type: 'discard', leader: chosen };
}

function imagineMuster(table: Readonly<Table>, seat: Seat, rng: Rng): Action | null {
  const many = Math.min(commander(table, seat).draw, table.pileSizes[seat]);
  if (many === 0) return null;
  if (rng(2) === 0) return { type: 'leave' };
  if (table.options.blindDraw) return { type: 'recover', cards: null };
  const choices = choicesOf(table.casualties[seat], many, many);
  return { type: 'recover', cards: choices[rng(choices.length)] ?? [] };
}
