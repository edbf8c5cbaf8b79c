import { otherSeat, type GameTypes, type PendingOver, type Seat, type Series } from './game.ts';

/** What is asked of a game about series: its own way, if it has one. */
interface InSeries {
  readonly series?: Series<GameTypes>;
}

/** Something for player 0 and player 1, who may sit in either seat. */
export type Pair<T> = readonly [T, T];

/**
 * Who sits in `seat` in the game of this index (from 0). A game with a series of its own says
 * who begins, so its players keep their seats; in any other the players change seats.
 */
export function playerIn({ series }: InSeries, seat: Seat, index: number): Seat {
  return series !== undefined || index % 2 === 0 ? seat : otherSeat(seat);
}

/** The points of a finished game, by seat: the game's own, or one for a victory. */
export function pointsOf(
  { series }: InSeries,
  table: Readonly<GameTypes['Table']>,
  { winner }: PendingOver,
): Pair<number> {
  if (series !== undefined) return series.score(table);
  return [winner === 0 ? 1 : 0, winner === 1 ? 1 : 0];
}

/** Options of the game that follows a finished one. */
export function optionsAfter(
  { series }: InSeries,
  table: Readonly<GameTypes['Table']>,
  options: object,
): object {
  return series?.next(table, options) ?? options;
}

/** What is given by seat, by player. */
export function byPlayer<T>(parts: InSeries, bySeat: Pair<T>, index: number): Pair<T> {
  return [bySeat[playerIn(parts, 0, index)], bySeat[playerIn(parts, 1, index)]];
}
