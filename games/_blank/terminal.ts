import { otherSeat, type Seat, type TextBoard } from '@bannerfield/kernel';
import type { Blank, Hand } from './rules/state.ts';

/** The points, the cards shown, and the hands as far as the viewer may see them. */
export const board: TextBoard<Blank> = {
  draw: ({ near, table, hands }, paint) => {
    const line = (seat: Seat): string => {
      const shown = table.shown[seat].map(String).join(' ');
      const held = heldText(hands[seat], table.handSizes[seat]);
      const points = paint('bold', String(table.points[seat]));
      return `seat ${String(seat)}  points ${points}  shown [${shown}]  hand ${held}`;
    };
    const deck = paint('dim', `deck ${String(table.deckSize)}`);
    return [line(otherSeat(near)), deck, line(near)].join('\n');
  },
};

function heldText(hand: Readonly<Hand> | null, size: number): string {
  return hand === null ? '? '.repeat(size).trim() : hand.cards.map(String).join(' ');
}
