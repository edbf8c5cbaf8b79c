import { z } from 'zod';
import { estimateSchema } from './estimate.ts';
import {
  countSchema,
  gameIdSchema,
  moveSchema,
  objectSchema,
  rulesVersionSchema,
  seatSchema,
} from './vocabulary.ts';

const chanceSchema = z.number().min(0).max(1);

const turn = {
  /** Entries before it, as `--at` of `show` takes it. */
  at: countSchema,
  /** Seat 0's chance to win, for who sees all hands, before and after it. */
  before: chanceSchema,
  after: chanceSchema,
  swing: estimateSchema,
};

const choiceSchema = z.strictObject({
  best: moveSchema,
  bestChance: estimateSchema,
  playedChance: estimateSchema,
  lost: estimateSchema,
});

const momentSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('decision'),
    ...turn,
    seat: seatSchema,
    played: moveSchema,
    /** Its chances are those of the seat that decided; null: too few playouts. */
    choice: choiceSchema.nullable(),
  }),
  z.strictObject({ kind: z.literal('chance'), ...turn, outcomes: z.array(moveSchema).min(1) }),
]);

const accountSchema = z.strictObject({
  decisions: countSchema,
  lost: estimateSchema,
  luck: estimateSchema,
  hindsight: estimateSchema,
});

/** How far the figures may be from adding up: what adding numbers of such size loses. */
const ROUNDING = 1e-6;

/** `analyse FILE --json`; all chances are from 0 to 1, `sides` are by seat. */
export const analyseDocument = z
  .strictObject({
    game: gameIdSchema,
    rulesVersion: rulesVersionSchema,
    options: objectSchema,
    entries: countSchema,
    /** Null: the game is not finished. */
    winner: z.union([seatSchema, z.literal('draw')]).nullable(),
    nodes: countSchema,
    seed: countSchema,
    playouts: countSchema,
    /** False: it was stopped before. */
    isWhole: z.boolean(),
    start: chanceSchema,
    end: chanceSchema,
    moments: z.array(momentSchema),
    sides: z.tuple([accountSchema, accountSchema]),
    /** An index of `moments`; null: nothing has changed anything. */
    turningPoint: countSchema.nullable(),
  })
  .refine(({ start, end, sides: [first, second] }) => {
    const own = first.luck.value - first.lost.value + first.hindsight.value;
    const other = second.hindsight.value - second.lost.value;
    return Math.abs(start + own - other - end) < ROUNDING;
  }, 'the accounts should add up from start to end')
  .refine(
    ({ moments, turningPoint }) => turningPoint === null || turningPoint < moments.length,
    'the turning point should be one of the moments',
  );
export type AnalyseDocument = z.infer<typeof analyseDocument>;
