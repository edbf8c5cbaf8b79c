import type { Seat, Viewer } from '@bannerfield/kernel';
import {
  hexInRow,
  hexNeighbour,
  indexInRow,
  type Hex as Place,
  type HexDirection,
} from '@bannerfield/ui/hex';
import { ALL_HEXES, columnOf, hexAt, rowOf, ROWS, widthOf, type Hex } from '../rules/board.ts';

/** Who sits nearer: the viewer; a spectator sits with seat 0. */
export function nearSeat(viewer: Viewer): Seat {
  return viewer === 'spectator' ? 0 : viewer;
}

/** Where a hex is drawn for whoever sits there: his own baseline is the lowest row. */
export function placeOf(hex: Hex, near: Seat): Place {
  const [row, column] = [rowOf(hex), columnOf(hex)];
  return near === 0 ? hexInRow(ROWS - 1 - row, column) : hexInRow(row, widthOf(row) - 1 - column);
}

/** The reverse; null beyond the board. */
export function hexOfPlace(place: Place, near: Seat): Hex | null {
  const row = near === 0 ? ROWS - 1 - place.r : place.r;
  const index = indexInRow(place);
  return hexAt(row, near === 0 ? index : widthOf(row) - 1 - index);
}

/** The neighbour in a direction as the board is drawn; null: there the field ends. */
export function hexBeside(hex: Hex, direction: HexDirection, near: Seat): Hex | null {
  return hexOfPlace(hexNeighbour(placeOf(hex, near), direction), near);
}

const IN_ORDER = [inOrder(0), inOrder(1)] as const;

/** All hexes row by row, as they are read and drawn. */
export function hexesInOrder(near: Seat): readonly Hex[] {
  return IN_ORDER[near];
}

function inOrder(near: Seat): readonly Hex[] {
  return ALL_HEXES.toSorted((one, other) => {
    const [a, b] = [placeOf(one, near), placeOf(other, near)];
    return a.r - b.r || a.q - b.q;
  });
}
