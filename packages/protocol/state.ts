import { z } from 'zod';
import { gameIdSchema, objectSchema, rulesVersionSchema } from './vocabulary.ts';

/** The three drawers; what lies in them is for the game's own schema to check. */
export const stateSchema = z.strictObject({
  table: objectSchema,
  hands: z.tuple([z.unknown(), z.unknown()]),
  fate: z.unknown(),
});

/** A state that says by whose rules it is to be read. */
export const statedGameSchema = z.strictObject({
  game: gameIdSchema,
  rulesVersion: rulesVersionSchema,
  state: objectSchema,
});
export type StatedGame = z.infer<typeof statedGameSchema>;
