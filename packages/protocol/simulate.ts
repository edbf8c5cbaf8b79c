import { z } from 'zod';
import { countSchema, gameIdSchema, objectSchema, rulesVersionSchema } from './vocabulary.ts';

const pair = z.tuple([countSchema, countSchema]);
const rate = z.number().min(0);

/**
 * `simulate … --json`. `wins` and `score` are in the order of `bots`, whatever the seats;
 * `ends` counts the games by the reason of their end.
 */
export const simulateDocument = z
  .strictObject({
    game: gameIdSchema,
    rulesVersion: rulesVersionSchema,
    options: objectSchema,
    bots: z.tuple([z.string(), z.string()]),
    seed: countSchema,
    games: z.int().min(1),
    wins: pair,
    draws: countSchema,
    ends: z.record(z.string(), z.int().min(1)),
    /** Only of a series: its points. */
    score: pair.optional(),
    decisions: countSchema,
    chances: countSchema,
    cpuSeconds: rate,
    decisionsPerCpuSecond: rate,
    gamesPerCpuSecond: rate,
  })
  .refine(
    ({ games, wins, draws }) => wins[0] + wins[1] + draws === games,
    'wins and draws should add up to the games',
  )
  .refine(
    ({ games, ends }) => Object.values(ends).reduce((sum, count) => sum + count, 0) === games,
    'the ends should add up to the games',
  );
export type SimulateDocument = z.infer<typeof simulateDocument>;
