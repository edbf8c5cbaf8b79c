import { printable, type RuleId, type Seat } from '@bannerfield/kernel';
import { z } from 'zod';

export const seatSchema = z.union([z.literal(0), z.literal(1)]) satisfies z.ZodType<Seat>;

/** `R4` or `R4.2`. */
export const ruleSchema = z.custom<RuleId>(
  (value) => typeof value === 'string' && /^R\d+(\.\d+)?$/.test(value),
  'should be the number of a rule, as R4 or R4.2',
);

/** One token of a game's notation. */
export const moveSchema = z.string().regex(/^\S+$/);

/** One link of a log's chain. */
export const hashSchema = z.string().regex(/^[0-9a-f]{16}$/);

export const gameIdSchema = z.string().regex(/^[a-z_][a-z0-9-]*$/);

export const rulesVersionSchema = z.int().min(1);

/** The same words in every language. */
export const wordsSchema = z.strictObject({ en: z.string().min(1), de: z.string().min(1) });

const READABLE = {
  error: 'should be text that can be read, without signs that control or turn what is shown',
  params: {
    de: 'sollte lesbarer Text sein, ohne Zeichen, die die Anzeige steuern oder ihre Richtung ändern',
  },
};

/** So long a name or title is shown whole on a phone. */
const LONGEST_NAME = 80;

/** What somebody has called a thing: on one line, and nothing but letters to be seen. */
export const nameSchema = z
  .string()
  .max(LONGEST_NAME)
  .refine((text) => text.trim() !== '' && printable(text) === text, READABLE);

/** The name of a thing in every language. */
export const nameWordsSchema = z.strictObject({ en: nameSchema, de: nameSchema });

/** Counts of things: whole and not negative. */
export const countSchema = z.int().min(0);

/** What only a game's own schema can check further. */
export const objectSchema = z.record(z.string(), z.unknown());
