import { leavesOf, type Leaf } from './leaves.ts';

/** A value that two editions have differently; null: one of them has it not at all. */
export interface Difference {
  readonly path: readonly string[];
  readonly before: Leaf | null;
  readonly after: Leaf | null;
}

/** What changed between the values of two editions, marks included, in the order of the first. */
export function diffValues(before: object, after: object): Difference[] {
  const old = byPath(before);
  const fresh = byPath(after);
  const paths = new Set([...old.keys(), ...fresh.keys()]);
  return [...paths].flatMap((key) => {
    const [one, other] = [old.get(key) ?? null, fresh.get(key) ?? null];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    return [{ path: (one ?? other)?.path ?? [], before: one, after: other }];
  });
}

function byPath(values: object): Map<string, Leaf> {
  return new Map(leavesOf(values).map((leaf) => [JSON.stringify(leaf.path), leaf]));
}
