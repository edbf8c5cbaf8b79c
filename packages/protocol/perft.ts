import { z } from 'zod';
import { countSchema, gameIdSchema, objectSchema, rulesVersionSchema } from './vocabulary.ts';

/** `perft … --json`: `counts[n]` are the courses of n + 1 decisions. */
export const perftDocument = z.strictObject({
  game: gameIdSchema,
  rulesVersion: rulesVersionSchema,
  options: objectSchema,
  chances: z.array(countSchema).min(1),
  counts: z.array(z.int().min(1)).min(1),
  cpuSeconds: z.number().min(0),
});
export type PerftDocument = z.infer<typeof perftDocument>;
