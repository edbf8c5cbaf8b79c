import { solveMatrixGame, type Solution } from './matrix-game.ts';

/** A matrix game too large for a tableau: what the row player gains, by row and column. */
export interface LargeGame {
  readonly rows: number;
  readonly columns: number;
  payoff(row: number, column: number): number;
}

/** A solution, and how much a best answer still gains against it in all. */
export interface LargeSolution extends Solution {
  readonly exploitability: number;
}

const CLOSE = 1e-9;

/**
 * The equilibrium of a game with thousands of rows and columns of which few are needed: the double
 * oracle. Solves a small game, adds the best answers of the whole game to it, and ends when these
 * gain nothing. Exact up to `tolerance`, which the solution's exploitability proves.
 * Source: H. B. McMahan, G. J. Gordon, A. Blum, Planning in the presence of cost functions
 * controlled by an adversary, ICML 2003.
 * @throws RangeError for a game without rows or columns.
 */
export function solveLargeGame(game: LargeGame, tolerance = CLOSE): LargeSolution {
  if (game.rows < 1 || game.columns < 1) throw new RangeError('a matrix game needs a matrix');
  const rows = [0];
  const columns = [0];
  for (;;) {
    const small = rows.map((row) => columns.map((column) => game.payoff(row, column)));
    const solution = solveMatrixGame(small);
    const row = bestRow(game, columns, solution.columns);
    const column = bestColumn(game, rows, solution.rows);
    const gap = row.value - column.value;
    const isNew = !rows.includes(row.index) || !columns.includes(column.index);
    if (gap <= tolerance || !isNew) return spread(game, rows, columns, solution, gap);
    if (!rows.includes(row.index)) rows.push(row.index);
    if (!columns.includes(column.index)) columns.push(column.index);
  }
}

interface Answer {
  readonly index: number;
  readonly value: number;
}

function bestRow(game: LargeGame, columns: readonly number[], shares: readonly number[]): Answer {
  let best: Answer = { index: 0, value: -Infinity };
  for (let index = 0; index < game.rows; index++) {
    const value = expected(columns, shares, (column) => game.payoff(index, column));
    if (value > best.value) best = { index, value };
  }
  return best;
}

function bestColumn(game: LargeGame, rows: readonly number[], shares: readonly number[]): Answer {
  let best: Answer = { index: 0, value: Infinity };
  for (let index = 0; index < game.columns; index++) {
    const value = expected(rows, shares, (row) => game.payoff(row, index));
    if (value < best.value) best = { index, value };
  }
  return best;
}

function expected(
  indices: readonly number[],
  shares: readonly number[],
  payoff: (index: number) => number,
): number {
  let sum = 0;
  for (const [at, index] of indices.entries()) {
    const share = shares[at] ?? 0;
    if (share > 0) sum += share * payoff(index);
  }
  return sum;
}

function spread(
  game: LargeGame,
  rows: readonly number[],
  columns: readonly number[],
  solution: Solution,
  gap: number,
): LargeSolution {
  const whole = (size: number, indices: readonly number[], shares: readonly number[]): number[] => {
    const all = new Array<number>(size).fill(0);
    for (const [at, index] of indices.entries()) all[index] = shares[at] ?? 0;
    return all;
  };
  return {
    value: solution.value,
    rows: whole(game.rows, rows, solution.rows),
    columns: whole(game.columns, columns, solution.columns),
    exploitability: Math.max(0, gap),
  };
}
