import { z } from 'zod';
import {
  gameIdSchema,
  countSchema,
  moveSchema,
  rulesVersionSchema,
  seatSchema,
} from './vocabulary.ts';
import { matchIdSchema, secretSchema } from './online.ts';

const partySchema = z.union([seatSchema, z.literal('server')]);

/** What was found; `entry` is counted from 1, as the lines of a log are. */
const verdictSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fair'), outcomes: countSchema }),
  z.strictObject({ kind: z.literal('broken-commitment'), party: partySchema }),
  z.strictObject({
    kind: z.literal('other-outcome'),
    entry: z.int().min(1),
    line: z.int().min(1),
    written: moveSchema,
    due: moveSchema,
  }),
  z.strictObject({ kind: z.literal('other-end') }),
]);

/** `verify FILE --json`. */
export const verifyDocument = z.strictObject({
  game: gameIdSchema,
  rulesVersion: rulesVersionSchema,
  match: matchIdSchema,
  entries: countSchema,
  /** To be compared with what each player was shown when the match began. */
  committed: z.strictObject({ server: secretSchema, seats: z.tuple([secretSchema, secretSchema]) }),
  verdict: verdictSchema,
});
export type VerifyDocument = z.infer<typeof verifyDocument>;
