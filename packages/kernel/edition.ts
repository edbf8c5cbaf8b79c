/**
 * Where a value of an edition comes from: the rulebook states it; it follows from what the
 * rulebook states; it is ours; or an owner of the printed game read it off its components.
 */
export type Mark = 'rulebook' | 'inferred' | 'designed' | 'printed';
export const MARKS: readonly Mark[] = ['rulebook', 'inferred', 'designed', 'printed'];

/** A value that says where it comes from: `{ rulebook: 7 }`. A mark is no name for anything else. */
export type Marked<V> =
  | { readonly rulebook: V }
  | { readonly inferred: V }
  | { readonly designed: V }
  | { readonly printed: V };

/** What is marked as an `E` is, without its marks. */
export type Values<E> =
  E extends Marked<infer V> ? V : E extends object ? { readonly [K in keyof E]: Values<E[K]> } : E;

/** One edition of a game: its card lists, charts and units, whole and for all to see. */
export interface Edition<V extends object = object> {
  /** The game it is for. */
  readonly game: string;
  /** A short name of its own: small letters, digits and hyphens. */
  readonly id: string;
  readonly title: Readonly<Record<'en' | 'de', string>>;
  /** Marked, in the shape that the game wants. */
  readonly values: V;
}

/** The mark of a marked value; null for anything else. */
export function markOf(value: unknown): Mark | null {
  if (typeof value !== 'object' || value === null) return null;
  const [key, ...more] = Object.keys(value);
  return more.length === 0 ? (MARKS.find((mark) => mark === key) ?? null) : null;
}

/**
 * The values alone, as rules use them: without marks, and frozen, so that all states of a game
 * may share them.
 */
export function valuesOf<V>(marked: V): Values<V> {
  return strip(marked) as Values<V>;
}

function strip(marked: unknown): unknown {
  if (typeof marked !== 'object' || marked === null) return marked;
  const mark = markOf(marked);
  if (mark !== null) return strip((marked as Readonly<Record<Mark, unknown>>)[mark]);
  if (Array.isArray(marked)) return Object.freeze(marked.map(strip));
  const entries = Object.entries(marked).map(([key, value]) => [key, strip(value)] as const);
  return Object.freeze(Object.fromEntries(entries));
}
