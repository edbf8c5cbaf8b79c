import { z } from 'zod';
import { countSchema, gameIdSchema, nameWordsSchema } from './vocabulary.ts';

/** `edition check … --json`: how many values stand under each mark. */
export const editionDocument = z.strictObject({
  game: gameIdSchema,
  id: z.string(),
  title: nameWordsSchema,
  marks: z.strictObject({
    rulebook: countSchema,
    inferred: countSchema,
    designed: countSchema,
    printed: countSchema,
  }),
});
export type EditionDocument = z.infer<typeof editionDocument>;
