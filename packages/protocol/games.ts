import type { OptionAbout } from '@bannerfield/kernel';
import { z } from 'zod';
import { gameIdSchema, rulesVersionSchema, wordsSchema } from './vocabulary.ts';

const optionValue = z.union([z.string(), z.number(), z.boolean()]);

const optionSchema = z
  .strictObject({
    default: optionValue,
    values: z.array(optionValue).min(1),
    label: wordsSchema,
    explanation: wordsSchema,
    names: z.record(z.string(), wordsSchema).exactOptional(),
  })
  .refine(
    (option) => option.values.includes(option.default),
    'the default should be one of the values',
  ) satisfies z.ZodType<OptionAbout>;

/** `games --json`. */
export const gamesDocument = z.array(
  z.strictObject({
    id: gameIdSchema,
    title: wordsSchema,
    summary: wordsSchema,
    rulesVersion: rulesVersionSchema,
    options: z.record(z.string(), optionSchema),
  }),
);
export type GamesDocument = z.infer<typeof gamesDocument>;
