import type { Entry, Log, LogHeader } from '@bannerfield/kernel';
import { z } from 'zod';
import {
  gameIdSchema,
  hashSchema,
  moveSchema,
  objectSchema,
  rulesVersionSchema,
  seatSchema,
} from './vocabulary.ts';

/** What a log says before its first move; its options are for the game's schema to check. */
export const logHeaderSchema = z.strictObject({
  game: gameIdSchema,
  rulesVersion: rulesVersionSchema,
  options: objectSchema,
  edition: objectSchema.nullable(),
}) satisfies z.ZodType<LogHeader>;

export const entrySchema = z.strictObject({
  by: seatSchema.nullable(),
  move: moveSchema,
  hash: hashSchema,
}) satisfies z.ZodType<Entry>;

/** A log as `parseLog` gives it. Whether its moves can be played is for `replay` to say. */
export const logSchema = z.strictObject({
  header: logHeaderSchema,
  start: hashSchema,
  entries: z.array(entrySchema),
}) satisfies z.ZodType<Log>;
