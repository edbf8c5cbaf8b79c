import { SEATS, type Seat, type State } from '@bannerfield/kernel';
import { countOf } from './army.ts';
import type { Fdb } from './fdb.ts';
import { ORDER_PLACES, type Hand, type Side, type Tile } from './state.ts';

/** Every card and every unit of both armies is somewhere exactly once, and counts are so. */
export function audit(state: Readonly<State<Fdb>>): string | null {
  for (const seat of SEATS) {
    const complaint = auditSeat(state, seat);
    if (complaint !== null) return `seat ${seat}: ${complaint}`;
  }
  return null;
}

function auditSeat({ table, hands, fate }: Readonly<State<Fdb>>, seat: Seat): string | null {
  const side = table.sides[seat];
  const hand = hands[seat];
  const laid = hand.orders.filter((card) => card !== null);
  const shown = side.orders.filter((card) => typeof card === 'number');
  const cards = [...hand.cards, ...laid, ...shown, ...side.discard, ...fate[seat]];
  const held = hand.cards.length + (table.step === 1 ? laid.length : 0);
  if (!isSame(cards, side.army)) return 'a card is missing or doubled';
  if (!isSame(tokensOf(side), side.army)) return 'a unit is missing or doubled';
  if (side.pile !== fate[seat].length) return 'the pile is not as large as the table says';
  if (side.held !== held) return 'the hand is not as large as the table says';
  if (!areBacksRight(side, hand, table.step)) return 'the backs are not the cards laid';
  return areTokensRight(side, hand) ? null : 'a unit is what it cannot be';
}

function tokensOf(side: Side): Tile[] {
  const standing = side.spaces.flatMap((token) => (token === null ? [] : [token.tile]));
  const fleeing = side.fleeing.filter((tile) => tile !== null);
  return [...standing, ...fleeing, ...side.reinforcements, ...side.fallen];
}

function isSame(one: readonly Tile[], other: readonly Tile[]): boolean {
  if (one.length !== other.length) return false;
  return one.every((tile) => countOf(one, tile) === countOf(other, tile));
}

/** In step 1 no back shows; after it one for each card laid, until they are turned up. */
function areBacksRight(side: Side, hand: Hand, step: number): boolean {
  return ORDER_PLACES.every(
    (at) => (side.orders[at] === 'down') === (step !== 1 && hand.orders[at] !== null),
  );
}

function areTokensRight(side: Side, { sent }: Hand): boolean {
  const isSound = side.spaces.every(
    (token) => token === null || (token.wounds >= 0 && token.poison <= 1 && token.blocked <= 1),
  );
  return isSound && sent.every(({ tile }) => side.reinforcements.includes(tile));
}
