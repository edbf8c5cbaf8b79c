import type { Edition, Language, Values, Words } from '@bannerfield/kernel';
import { nameWordsSchema } from '@bannerfield/protocol';
import { z, type ZodType } from 'zod';

/** What the shape of an edition cannot say: two leaders of one rank, a cell that kills nobody. */
export interface Problem {
  /** To the value that is wrong, below `values`, without its mark. */
  readonly path: readonly (string | number)[];
  readonly words: Words;
}

/** What a game says of its editions: `edition.ts` of its folder. */
export interface EditionKind<V extends object> {
  /** The edition that is played unless another is named. */
  readonly house: Edition<V>;
  /** Reads the marked values; strict, and puts keys in one order. */
  readonly values: ZodType<V>;
  /** All that is wrong though the shape is right; empty: nothing. */
  problems(values: Values<V>): readonly Problem[];
  /**
   * What the part at a path is called: `['chart', '0']` the first row of the chart. Null: by its
   * key, which is the last of the path.
   */
  nameOf?(path: readonly string[], language: Language): string | null;
}

/** Small letters, digits and hyphens, since it names files too. */
const idSchema = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/);

/** Reads a whole edition of one game; its keys come out in the order in which logs keep them. */
export function editionSchema<V extends object>({
  house,
  values,
}: EditionKind<V>): ZodType<Edition<V>> {
  return z.strictObject({
    game: z.literal(house.game),
    id: idSchema,
    title: nameWordsSchema,
    values,
  });
}
