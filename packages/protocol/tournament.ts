import { z } from 'zod';
import { estimateSchema } from './estimate.ts';
import { conductSchema, endMessage } from './outsider.ts';
import { countSchema, gameIdSchema, objectSchema, rulesVersionSchema } from './vocabulary.ts';

const playerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('own'), name: z.string(), bot: z.string() }),
  z.strictObject({ kind: z.literal('program'), name: z.string(), command: z.string() }),
  z.strictObject({ kind: z.literal('engine'), name: z.string(), command: z.string() }),
]);

/** The first line of a file of results: what all its games have in common. */
export const tournamentHeader = z.strictObject({
  tournament: z.literal(1),
  game: gameIdSchema,
  rulesVersion: rulesVersionSchema,
  options: objectSchema,
  edition: objectSchema.nullable(),
  seed: countSchema,
  players: z.array(playerSchema).min(2),
  moveMs: z.int().min(1),
  longest: z.int().min(1),
});
export type TournamentHeader = z.infer<typeof tournamentHeader>;

/** Each line below: a game; `seats` are the numbers of its players, the rest is by seat. */
export const tournamentGame = z.strictObject({
  opening: countSchema,
  seats: z.tuple([countSchema, countSchema]),
  ...endMessage.omit({ type: true }).shape,
  entries: countSchema,
  conduct: z.tuple([conductSchema, conductSchema]),
});
export type TournamentGame = z.infer<typeof tournamentGame>;

const standingSchema = z.strictObject({
  name: z.string(),
  games: countSchema,
  points: z.number().min(0),
  /** In points of Elo, the mean is 0; null: not all have met. */
  rating: estimateSchema.nullable(),
  forfeits: countSchema,
  conduct: conductSchema,
});
export type Standing = z.infer<typeof standingSchema>;

const sprtSchema = z.strictObject({
  scores: z.tuple([z.number(), z.number()]),
  alpha: z.number(),
  beta: z.number(),
  ratio: z.number(),
  bounds: z.tuple([z.number(), z.number()]),
  verdict: z.enum(['first', 'second', 'open']),
});

const pairSchema = z.strictObject({
  players: z.tuple([z.string(), z.string()]),
  games: countSchema,
  won: z.tuple([countSchema, countSchema]),
  drawn: countSchema,
  /** Of the first, draws counted half; null: they have not met. */
  score: estimateSchema.nullable(),
  sprt: sprtSchema.nullable(),
});
export type PairStanding = z.infer<typeof pairSchema>;

/** `tournament … --json`; the players in the order of their rating. */
export const tournamentDocument = z.strictObject({
  game: gameIdSchema,
  rulesVersion: rulesVersionSchema,
  options: objectSchema,
  seed: countSchema,
  games: countSchema,
  players: z.array(standingSchema),
  pairs: z.array(pairSchema),
});
export type TournamentDocument = z.infer<typeof tournamentDocument>;
