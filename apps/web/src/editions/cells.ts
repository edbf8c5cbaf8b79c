import { leavesOf, type Leaf } from '@bannerfield/editions';
import { markOf } from '@bannerfield/kernel';

/** From `values` down to a value, without its mark. */
export type CellPath = readonly string[];

/** One part of an edition as a table: a chart, a list of leaders, or a single value. */
export interface Section {
  readonly key: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly Leaf[] }[];
}

export function keyOf(path: CellPath): string {
  return path.join(' ');
}

/** Every value of an edition, where it stands: the first key is the table, the next the row. */
export function sectionsOf(values: object): Section[] {
  return Object.entries(values).map(([key, node]: [string, object]) => {
    const leaves = leavesOf({ [key]: node });
    const rows = [...new Set(leaves.map(({ path }) => path[1] ?? ''))];
    return {
      key,
      columns: [...new Set(leaves.map(({ path }) => path.slice(2).join(' ')))],
      rows: rows.map((row) => ({
        key: row,
        cells: leaves.filter(({ path }) => (path[1] ?? '') === row),
      })),
    };
  });
}

/**
 * A value as it is typed: words and numbers as they are, lists with commas, what has fields as
 * `type: draw, cards: 1`, several of such with semicolons.
 */
export function formatValue(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  const isPlain = value.every((each) => typeof each !== 'object');
  return value.map(formatItem).join(isPlain ? ', ' : '; ');
}

function formatItem(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  return Object.entries(item)
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join(', ');
}

/**
 * What is typed as a value like the one that stood there. Whatever makes no sense is left as it was
 * typed, for the schema of the game to refuse with its reason.
 */
export function parseValue(text: string, like: unknown): unknown {
  const typed = text.trim();
  if (!Array.isArray(like)) return typeof like === 'number' ? numberIn(typed) : typed;
  if (typed === '') return [];
  if (!typed.includes(':')) return typed.split(',').map((each) => numberIn(each.trim()));
  return typed.split(';').map(parseFields);
}

function parseFields(text: string): unknown {
  const fields = text.split(',').map((field) => field.split(':').map((part) => part.trim()));
  if (fields.some((parts) => parts.length !== 2)) return text.trim();
  return Object.fromEntries(fields.map(([key = '', value = '']) => [key, numberIn(value)]));
}

function numberIn(text: string): string | number {
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** The values with what was typed in place of what stood there, marked as read off the print. */
export function withTyped(values: object, typed: ReadonlyMap<string, string>): object {
  return replace(values, []) as object;

  function replace(node: unknown, path: CellPath): unknown {
    if (typeof node !== 'object' || node === null) return node;
    const mark = markOf(node);
    if (mark !== null) {
      const value = (node as Readonly<Record<string, unknown>>)[mark];
      const text = typed.get(keyOf(path));
      const isSame = text === undefined || text.trim() === formatValue(value);
      return isSame ? node : { printed: parseValue(text, value) };
    }
    if (Array.isArray(node)) return node.map((child, at) => replace(child, [...path, String(at)]));
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => [key, replace(child, [...path, key])]),
    );
  }
}

/** The cell that a fault is about; null: it is about more than one, or about the whole. */
export function cellOf(values: object, path: readonly PropertyKey[]): CellPath | null {
  const [first, ...below] = path.map(String);
  if (first !== 'values') return null;
  const found = leavesOf(values).find(({ path: cell }) =>
    cell.every((key, index) => below[index] === key),
  );
  return found?.path ?? null;
}

/** A short name in small letters for a title, as files and stores want one. */
export function idFor(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const id = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 40);
  return id.replaceAll(/^-+|-+$/g, '');
}
