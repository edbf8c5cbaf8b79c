import { z } from 'zod';
import { countSchema, gameIdSchema, rulesVersionSchema, wordsSchema } from './vocabulary.ts';

const number = z.number();

/** `balance … --json`: each figure with its 95 % interval, what is asked of it, and whether it is so. */
export const balanceDocument = z.strictObject({
  game: gameIdSchema,
  rulesVersion: rulesVersionSchema,
  /** Null: a game without editions. */
  edition: z.string().nullable(),
  bots: z.tuple([z.string(), z.string()]),
  seed: countSchema,
  games: countSchema,
  figures: z.array(
    z.strictObject({
      name: z.string(),
      label: wordsSchema,
      unit: z.enum(['share', 'number']),
      estimate: z.strictObject({ value: number, low: number, high: number }),
      aim: z.strictObject({ least: number.optional(), most: number.optional() }).nullable(),
      verdict: z.enum(['met', 'missed', 'open']).nullable(),
    }),
  ),
});
export type BalanceDocument = z.infer<typeof balanceDocument>;
