import { otherSeat } from '@bannerfield/kernel';
import { claimedBy } from './end.ts';
import type { Options, Table } from './state.ts';

const WINNER = 5;

/** R11.1, R11.2, R11.4: points of both seats for a finished game. */
export function score(table: Readonly<Table>): [number, number] {
  const winner = winnerOf(table);
  const points: [number, number] = [claimedBy(table, 0), claimedBy(table, 1)];
  if (winner !== 'draw') points[winner] = WINNER;
  return points;
}

/** R11.3, R11.4: the winner starts, after a draw the one who did not start this game. */
export function next(table: Readonly<Table>, options: Options): Options {
  const winner = winnerOf(table);
  if (table.starter === null) throw new Error('the game has not begun');
  return { ...options, starter: winner === 'draw' ? otherSeat(table.starter) : winner };
}

function winnerOf({ result }: Readonly<Table>): 0 | 1 | 'draw' {
  if (result === null) throw new Error('the game is not over');
  return result.winner;
}
