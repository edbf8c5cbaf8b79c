export type Matrix = number[][];

export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, each, index) => sum + each * (b[index] ?? 0), 0);
}

/**
 * By Gauss and Jordan with pivots; small, symmetric, positive.
 * @throws RangeError if there is no inverse.
 */
export function invert(matrix: Matrix): Matrix {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const pivot = pivotRow(rows, column);
    const [line] = rows.splice(pivot, 1);
    if (line === undefined) break;
    const head = line[column] ?? 0;
    const scaled = line.map((each) => each / head);
    rows.splice(column, 0, scaled);
    for (const [index, row] of rows.entries()) {
      const factor = row[column] ?? 0;
      if (index === column || factor === 0) continue;
      rows[index] = row.map((each, place) => each - factor * (scaled[place] ?? 0));
    }
  }
  return rows.map((row) => row.slice(size));
}

const TINY = 1e-12;

function pivotRow(rows: Matrix, column: number): number {
  const sizes = rows.map((row, index) => (index < column ? -1 : Math.abs(row[column] ?? 0)));
  const largest = Math.max(...sizes);
  if (!(largest > TINY)) throw new RangeError('the inputs do not fix a fit');
  return sizes.indexOf(largest);
}
