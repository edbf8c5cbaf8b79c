/** How to play a matrix game: the share of each row and column, and what it is worth to the rows. */
export interface Solution {
  readonly value: number;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Gains that count, and slopes that stop; found by trial on games whose lines nearly agree. */
const TINY = 1e-10;
const FLAT = 1e-9;
/** Pivots a line after which it may be going in circles; random games took 1.5 a line at most. */
const LONG = 10;

/**
 * The equilibrium of a two-player zero-sum game, exact up to rounding: the simplex method on the
 * column player's linear program, whose dual prices are the row player's shares.
 * Source: V. Chvátal, Linear Programming (1983), chapter 15; Bland's rule where it might cycle.
 * @param payoffs what the row player gains, `payoffs[row][column]`; at least one of each.
 * @throws RangeError if it is no matrix of finite numbers.
 */
export function solveMatrixGame(payoffs: readonly (readonly number[])[]): Solution {
  check(payoffs);
  const least = Math.min(...payoffs.map((row) => Math.min(...row)));
  const span = Math.max(...payoffs.map((row) => Math.max(...row))) - least || 1;
  // From 1 to 2: above zero the value may be divided by, and TINY is small beside any payoffs.
  const tableau = makeTableau(payoffs.map((row) => row.map((each) => 1 + (each - least) / span)));
  const long = LONG * (tableau.height + tableau.width);
  for (let pivots = 0; ; pivots++) {
    const isCareful = pivots > long;
    const column = entering(tableau, isCareful);
    if (column === null) break;
    pivot(tableau, leaving(tableau, column, isCareful), column);
  }
  const { value, rows, columns } = read(tableau);
  return { value: least + (value - 1) * span, rows, columns };
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

function makeTableau(payoffs: readonly (readonly number[])[]): Tableau {
  const height = payoffs.length;
  const width = payoffs[0]?.length ?? 0;
  const lines = payoffs.map((row, index) => {
    const line = new Float64Array(width + height + 1);
    for (const [column, payoff] of row.entries()) line[column] = payoff;
    line[width + index] = 1;
    line[width + height] = 1;
    return line;
  });
  const goal = new Float64Array(width + height + 1).fill(-1, 0, width);
  return { lines: [...lines, goal], basis: lines.map((_, index) => width + index), height, width };
}

/**
 * The variable that gains most, or the first that gains at all; null at the optimum. One that
 * nothing stops is no gain but what rounding left: the game is bounded.
 */
function entering({ lines, height }: Tableau, isCareful: boolean): number | null {
  const costs = lines[height]?.slice(0, -1) ?? new Float64Array();
  let best: number | null = null;
  for (const [column, cost] of costs.entries()) {
    if (cost >= (best === null ? -TINY : (costs[best] ?? 0))) continue;
    if (!lines.some((line, index) => index < height && (line[column] ?? 0) > FLAT)) continue;
    if (isCareful) return column;
    best = column;
  }
  return best;
}

/**
 * The constraint that stops `column` first; of several the steepest, so that little is divided by
 * little, or the one of the lowest variable.
 */
function leaving({ lines, basis, height }: Tableau, column: number, isCareful: boolean): number {
  const slopes = lines.slice(0, height).map((line) => line[column] ?? 0);
  const ratios = slopes.map((slope, line) =>
    slope > FLAT ? (lines[line]?.at(-1) ?? 0) / slope : Infinity,
  );
  const least = Math.min(...ratios);
  const tied = ratios.flatMap((ratio, line) => (ratio === least ? [line] : []));
  const rank = (line: number): number => (isCareful ? -(basis[line] ?? 0) : (slopes[line] ?? 0));
  return tied.reduce((best, line) => (rank(line) > rank(best) ? line : best));
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

function read({ lines, basis, height, width }: Tableau): Solution {
  const goal = lines[height];
  const sum = goal?.at(-1) ?? 1;
  const columns = Array.from({ length: width }, (_, column) => {
    const line = basis.indexOf(column);
    return line < 0 ? 0 : (lines[line]?.at(-1) ?? 0);
  });
  const rows = Array.from({ length: height }, (_, row) => goal?.[width + row] ?? 0);
  return { value: 1 / sum, rows: shares(rows), columns: shares(columns) };
}

/** Rounding may leave a little less than nothing. */
function shares(weights: readonly number[]): number[] {
  const held = weights.map((weight) => Math.max(0, weight));
  const all = held.reduce((sum, weight) => sum + weight, 0);
  return held.map((weight) => weight / all);
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
