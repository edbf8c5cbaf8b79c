import type { Seat, Viewer } from '@bannerfield/kernel';
import { type Hex as Place, type HexDirection } from '@bannerfield/ui/hex';
import { type Hex } from '../rules/board.ts';
/** Who sits nearer: the viewer; a spectator sits with seat 0. */
export declare function nearSeat(viewer: Viewer): Seat;
/** Where a hex is drawn for whoever sits there: his own baseline is the lowest row. */
export declare function placeOf(hex: Hex, near: Seat): Place;
/** The reverse; null beyond the board. */
export declare function hexOfPlace(place: Place, near: Seat): Hex | null;
/** The neighbour in a direction as the board is drawn; null: there the field ends. */
export declare function hexBeside(hex: Hex, direction: HexDirection, near: Seat): Hex | null;
/** All hexes row by row, as they are read and drawn. */
export declare function hexesInOrder(near: Seat): readonly Hex[];
