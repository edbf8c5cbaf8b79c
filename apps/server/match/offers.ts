import { otherSeat, SEATS, type Seat } from '@bannerfield/kernel';
import { OFFERS, type OfferKind } from '@bannerfield/protocol';
import type { Position } from './position.ts';

/** Who has offered this and waits for an answer; null: nobody. */
export function openOffer({ offers }: Position, kind: OfferKind): Seat | null {
  const offer = offers[kind];
  return offer === null || offer.isDeclined ? null : offer.by;
}

export function isOfferKind(text: string): text is OfferKind {
  return OFFERS.some((each) => each === text);
}

/**
 * What a move that everyone sees does to what was offered: whoever moves on without an answer has
 * declined, and whoever was declined may offer again after a move of his own.
 */
export function afterMove(
  { offers, played }: Position,
  by: Seat | null,
): Pick<Position, 'offers' | 'played'> {
  if (by === null) return { offers: { ...offers, takeback: null }, played };
  const { draw } = offers;
  const isSpent = draw !== null && (draw.isDeclined ? draw.by === by : draw.by === otherSeat(by));
  const [first, second] = SEATS.map((seat) => played[seat] || seat === by);
  return {
    offers: { ...offers, draw: isSpent ? null : draw, takeback: null },
    played: [first === true, second === true],
  };
}
