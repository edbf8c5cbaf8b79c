import { z } from 'zod';

const positive = z.number().positive();

/** `bench --json`: speeds on this machine, and shares of the yardstick in the same process. */
export const benchDocument = z.strictObject({
  seconds: positive,
  play: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        gamesPerCpuSecond: positive,
        decisionsPerGame: positive,
        /** Yardstick games in the time of one of these. */
        behindYardstick: positive,
      }),
    )
    .min(2),
  proof: z.array(
    z.strictObject({
      name: z.string().min(1),
      microseconds: positive,
      /** Proofs in the time of one yardstick game. */
      perYardstickGame: positive,
    }),
  ),
});
export type BenchDocument = z.infer<typeof benchDocument>;
