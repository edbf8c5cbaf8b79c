import { z } from 'zod';
import {
  countSchema,
  gameIdSchema,
  hashSchema,
  objectSchema,
  ruleSchema,
  rulesVersionSchema,
  seatSchema,
} from './vocabulary.ts';

const unfinished = z.strictObject({
  winner: z.null(),
  rule: z.null(),
  reason: z.null(),
});

const finished = z.strictObject({
  winner: z.union([seatSchema, z.literal('draw')]),
  rule: ruleSchema,
  reason: z.string().min(1),
});

/** `replay FILE --json`; `entries` counts them, `hash` is the last link of the chain. */
export const replayDocument = z.strictObject({
  game: gameIdSchema,
  rulesVersion: rulesVersionSchema,
  options: objectSchema,
  entries: countSchema,
  result: z.union([finished, unfinished]),
  hash: hashSchema,
});
export type ReplayDocument = z.infer<typeof replayDocument>;
