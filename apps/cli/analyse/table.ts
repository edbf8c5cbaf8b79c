const GAP = '  ';

/** Rows of cells as lines, each column as wide as its widest cell; the last is as it is. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(...rows.map(({ length }) => length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (column === columns - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join(GAP)
      .trimEnd(),
  );
}
