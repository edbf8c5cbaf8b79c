import { markOf, MARKS, type Mark } from '@bannerfield/kernel';

/** One marked value of an edition. */
export interface Leaf {
  /** From `values` down to the value, without its mark. */
  readonly path: readonly string[];
  readonly mark: Mark;
  readonly value: unknown;
}

/** All marked values, in their order. */
export function leavesOf(values: object): Leaf[] {
  return [...walk(values, [])];
}

function* walk(node: unknown, path: readonly string[]): Generator<Leaf> {
  if (typeof node !== 'object' || node === null) return;
  const mark = markOf(node);
  if (mark !== null) {
    yield { path, mark, value: (node as Readonly<Record<Mark, unknown>>)[mark] };
    return;
  }
  for (const [key, child] of Object.entries(node)) yield* walk(child, [...path, key]);
}

/** How many values each mark stands on. */
export function countMarks(values: object): Readonly<Record<Mark, number>> {
  const leaves = leavesOf(values);
  const counts = MARKS.map((mark) => [mark, leaves.filter((leaf) => leaf.mark === mark).length]);
  return Object.fromEntries(counts) as Record<Mark, number>;
}
