/** How to play a matrix game: the share of each row and column, and what it is worth to the rows. */
export interface Solution {
  readonly value: number;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

const TINY = 1e-11;

/**
 * The equilibrium of a two-player zero-sum game, exact up to rounding: the simplex method on the
 * column player's linear program, whose dual prices are the row player's shares.
 * Source: V. Chvátal, Linear Programming (1983), chapter 15; Bland's rule against cycling.
 * @param payoffs what the row player gains, `payoffs[row][column]`; at least one of each.
 * @throws RangeError if it is no matrix of finite numbers.
 */
export function solveMatrixGame(payoffs: readonly (readonly number[])[]): Solution {
  check(payoffs);
  // With all payoffs above zero the value is above zero, and one may divide by it.
  const shift = 1 - Math.min(...payoffs.map((row) => Math.min(...row)));
  const tableau = makeTableau(payoffs, shift);
  for (let column = entering(tableau); column !== null; column = entering(tableau)) {
    pivot(tableau, leaving(tableau, column), column);
  }
  return read(tableau, shift);
}

function check(payoffs: readonly (readonly number[])[]): void {
  const width = payoffs[0]?.length ?? 0;
  const isMatrix = payoffs.every((row) => row.length === width && row.every(Number.isFinite));
  if (width === 0 || !isMatrix) throw new RangeError('a matrix game needs a matrix of numbers');
}

/**
 * Maximise Σy with A·y ≤ 1, y ≥ 0. A line a constraint: coefficients of y, of the slacks, and the
 * right side; the last line holds what each still costs.
 */
interface Tableau {
  readonly lines: Float64Array[];
  /** Which variable each line stands for. */
  readonly basis: number[];
  readonly height: number;
  readonly width: number;
}

function makeTableau(payoffs: readonly (readonly number[])[], shift: number): Tableau {
  const height = payoffs.length;
  const width = payoffs[0]?.length ?? 0;
  const lines = payoffs.map((row, index) => {
    const line = new Float64Array(width + height + 1);
    for (const [column, payoff] of row.entries()) line[column] = payoff + shift;
    line[width + index] = 1;
    line[width + height] = 1;
    return line;
  });
  const goal = new Float64Array(width + height + 1).fill(-1, 0, width);
  return { lines: [...lines, goal], basis: lines.map((_, index) => width + index), height, width };
}

/** The first variable that would gain something; null at the optimum. */
function entering({ lines, height }: Tableau): number | null {
  const goal = lines[height];
  const found = goal?.findIndex((cost, column) => cost < -TINY && column < goal.length - 1) ?? -1;
  return found < 0 ? null : found;
}

/** The constraint that stops `column` first; of several the one of the lowest variable. */
function leaving({ lines, basis, height }: Tableau, column: number): number {
  const ratios = lines.slice(0, height).map((line) => {
    const slope = line[column] ?? 0;
    return slope > TINY ? (line.at(-1) ?? 0) / slope : Infinity;
  });
  const least = Math.min(...ratios);
  if (least === Infinity) throw new Error('a matrix game is bounded, but nothing stopped a column');
  const tied = ratios.flatMap((ratio, line) => (ratio <= least + TINY ? [line] : []));
  return tied.reduce((best, line) => ((basis[line] ?? 0) < (basis[best] ?? 0) ? line : best));
}

function pivot({ lines, basis }: Tableau, at: number, column: number): void {
  const line = lines[at] ?? new Float64Array();
  const head = line[column] ?? 1;
  for (let place = 0; place < line.length; place++) line[place] = (line[place] ?? 0) / head;
  for (const [index, other] of lines.entries()) {
    const factor = other[column] ?? 0;
    if (index === at || factor === 0) continue;
    for (let place = 0; place < other.length; place++) {
      other[place] = (other[place] ?? 0) - factor * (line[place] ?? 0);
    }
  }
  basis[at] = column;
}

function read({ lines, basis, height, width }: Tableau, shift: number): Solution {
  const goal = lines[height];
  const sum = goal?.at(-1) ?? 1;
  const columns = Array.from({ length: width }, (_, column) => {
    const line = basis.indexOf(column);
    return line < 0 ? 0 : Math.max(0, lines[line]?.at(-1) ?? 0) / sum;
  });
  const rows = Array.from({ length: height }, (_, row) => {
    return Math.max(0, goal?.[width + row] ?? 0) / sum;
  });
  return { value: 1 / sum - shift, rows, columns };
}

/**
 * How much a best answer gains against each side of a solution, in all: 0 for an equilibrium.
 * The check of any way to solve a game, and the measure of an approximate one.
 */
export function exploitability(
  payoffs: readonly (readonly number[])[],
  { rows, columns }: Pick<Solution, 'rows' | 'columns'>,
): number {
  const gains = payoffs.map((row) => dot(row, columns));
  const losses = columns.map((_, column) =>
    payoffs.reduce((sum, row, index) => sum + (row[column] ?? 0) * (rows[index] ?? 0), 0),
  );
  return Math.max(...gains) - Math.min(...losses);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, each, index) => sum + each * (b[index] ?? 0), 0);
}
