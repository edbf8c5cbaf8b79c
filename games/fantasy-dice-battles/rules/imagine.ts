import { otherSeat, shuffle, topFrame, type Rng, type Seat } from '@bannerfield/kernel';
import { legalSends } from './2-reinforce.ts';
import { armiesOf, readyArmy } from './army.ts';
import { cloneHand, cloneTable } from './clone.ts';
import { handRaising, makeMuster } from './setup.ts';
import type { FdbKnown, FdbState } from './fdb.ts';
import {
  isActive,
  ORDER_PLACES,
  REGROUPING,
  type Hand,
  type Sent,
  type Side,
  type Table,
  type Tile,
} from './state.ts';
import { remove } from './tiles.ts';

/** Deals what this seat cannot see at random: the other's army, hand and orders, both piles. */
export function imagine(known: FdbKnown, rng: Rng): FdbState {
  const { seat, table, hand } = known;
  const other = otherSeat(seat);
  const own = cloneHand(hand);
  const isRaising = table.step === 0 && hand.muster !== null;
  const theirs = isRaising ? imagineMuster(known, rng) : imagineHand(known, rng);
  const fate: FdbState['fate'] = [[], []];
  fate[seat] = pileOf(table.sides[seat], own);
  fate[other] = pileOf(table.sides[other], theirs);
  return {
    table: cloneTable(table),
    hands: seat === 0 ? [own, theirs] : [theirs, own],
    fate,
  };
}

/** Who is done has some ready army; who is not has not begun. */
function imagineMuster({ seat, table }: FdbKnown, rng: Rng): Hand {
  const { edition, options } = table;
  const other = otherSeat(seat);
  const fixed = armiesOf(edition, options.armies)[other];
  const { id = '' } = edition.armies[rng(edition.armies.length)] ?? {};
  const army = isAsked(table, other) ? null : (fixed ?? readyArmy(edition, id));
  return handRaising(makeMuster(edition, army));
}

function isAsked(table: Readonly<Table>, seat: Seat): boolean {
  return topFrame(table).seats.includes(seat);
}

/** All his cards that are not to be seen, in random order. */
function imagineHand({ seat, table }: FdbKnown, rng: Rng): Hand {
  const other = otherSeat(seat);
  const side = table.sides[other];
  const unseen = shuffle(unseenOf(side), rng);
  const cards = unseen.splice(0, side.held);
  const isReady = table.step === 1 && table.result === null && !isAsked(table, other);
  const orders = ORDER_PLACES.map((at) => {
    if (side.orders[at] === 'down') return unseen.shift() ?? null;
    return isReady && hasLaid(table, at, cards.length, rng) ? (cards.shift() ?? null) : null;
  });
  const sent = imagineSent(table, other, rng);
  return { muster: null, cards: cards.sort((a, b) => a - b), orders, sent };
}

/** Into active battalions, and half the time elsewhere. */
function hasLaid(table: Readonly<Table>, at: number, left: number, rng: Rng): boolean {
  return left > 0 && ((at !== REGROUPING && isActive(table, at)) || rng(2) === 0);
}

function imagineSent(table: Readonly<Table>, other: Seat, rng: Rng): Sent[] {
  const sent: Sent[] = [];
  const isSecret = table.step === 2 && table.options.reinforcing === 'blind';
  if (!isSecret || table.stack.length === 0 || isAsked(table, other)) return sent;
  for (;;) {
    const hand: Hand = { muster: null, cards: [], orders: [], sent };
    const sends = legalSends({ seat: other, table, hand });
    const chosen = sends[rng(sends.length + 1)];
    if (chosen?.type !== 'send') return sent;
    sent.push({ tile: chosen.tile, to: chosen.to });
  }
}

/** Cards of a side that do not lie open, sorted. */
export function unseenOf({ army, discard, orders }: Readonly<Side>): Tile[] {
  const unseen = army.slice();
  for (const card of discard) remove(unseen, card);
  for (const order of orders) if (typeof order === 'number') remove(unseen, order);
  return unseen;
}

/** What is left of an army's cards for its draw pile, sorted. */
function pileOf(side: Readonly<Side>, { cards, orders }: Readonly<Hand>): Tile[] {
  const left = unseenOf(side);
  for (const card of cards) remove(left, card);
  for (const card of orders) if (card !== null) remove(left, card);
  return left;
}
