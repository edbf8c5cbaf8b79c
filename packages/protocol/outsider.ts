import { z } from 'zod';
import {
  countSchema,
  gameIdSchema,
  moveSchema,
  objectSchema,
  ruleSchema,
  rulesVersionSchema,
  seatSchema,
  wordsSchema,
} from './vocabulary.ts';
import { refusalSchema } from './why.ts';

/** The version of what a referee and a program that plays say to each other: docs/protocol.md. */
export const OUTSIDER_PROTOCOL = 1;

const protocolSchema = z.literal(OUTSIDER_PROTOCOL);
/** Questions are numbered from 1, so that a late answer is known as one. */
const questionSchema = z.int().min(1);

/** How long each answer may take, in thousandths of a second. */
export const clockSchema = z.strictObject({ moveMs: z.int().min(1) });
export type Clock = z.infer<typeof clockSchema>;

/** The first message: what is played, and where. */
export const helloMessage = z.strictObject({
  type: z.literal('hello'),
  protocol: protocolSchema,
  game: gameIdSchema,
  rulesVersion: rulesVersionSchema,
  options: objectSchema,
  edition: objectSchema.nullable(),
  seat: seatSchema,
  names: z.tuple([z.string(), z.string()]),
  clock: clockSchema,
});
export type HelloMessage = z.infer<typeof helloMessage>;

/** Something happened that this seat is told. */
export const eventMessage = z.strictObject({
  type: z.literal('event'),
  event: z.looseObject({ type: z.string().min(1) }),
});
export type EventMessage = z.infer<typeof eventMessage>;

/** The seat is to act: all that it knows, and what it may do. */
export const askMessage = z.strictObject({
  type: z.literal('ask'),
  question: questionSchema,
  known: z.strictObject({ seat: seatSchema, table: objectSchema, hand: z.unknown() }),
  legal: z.array(moveSchema).min(1),
  clock: clockSchema,
});
export type AskMessage = z.infer<typeof askMessage>;

/** An answer cannot be played; `rule` null: it is no move at all. */
export const refusedMessage = z.strictObject({
  type: z.literal('refused'),
  question: questionSchema,
  given: z.string(),
  ...refusalSchema.shape,
  rule: ruleSchema.nullable(),
});
export type RefusedMessage = z.infer<typeof refusedMessage>;

/** Why a seat has lost without its game being over. */
export const FORFEITS = ['time', 'illegal', 'ended', 'flood', 'not-started', 'version'] as const;
export type ForfeitReason = (typeof FORFEITS)[number];

/**
 * The last message. `rule` null: the rules have not ended it, but the referee (`reason` is
 * `forfeit` or `too-long`).
 */
export const endMessage = z.strictObject({
  type: z.literal('end'),
  winner: z.union([seatSchema, z.literal('draw')]),
  rule: ruleSchema.nullable(),
  reason: z.string().min(1),
  forfeit: z.strictObject({ seat: seatSchema, why: z.enum(FORFEITS) }).nullable(),
});
export type EndMessage = z.infer<typeof endMessage>;

/** All that a referee says to a program, one a line. */
export const refereeMessage = z.discriminatedUnion('type', [
  helloMessage,
  eventMessage,
  askMessage,
  refusedMessage,
  endMessage,
]);
export type RefereeMessage = z.infer<typeof refereeMessage>;

/** All that a program says; what it says beside that is left out. */
export const programMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), protocol: z.int() }),
  z.object({ type: z.literal('move'), question: questionSchema, move: z.string() }),
]);
export type ProgramMessage = z.infer<typeof programMessage>;

/** What one player's program was like in a game or in many. */
export const conductSchema = z.strictObject({
  answers: countSchema,
  illegal: countSchema,
  /** Of all answers, and of the one that took longest. */
  ms: z.number().min(0),
  slowestMs: z.number().min(0),
});
export type Conduct = z.infer<typeof conductSchema>;

/** `referee … --json`; all pairs are by seat. */
export const refereeDocument = z.strictObject({
  game: gameIdSchema,
  rulesVersion: rulesVersionSchema,
  options: objectSchema,
  seed: countSchema,
  players: z.tuple([z.string(), z.string()]),
  end: endMessage.omit({ type: true }),
  text: wordsSchema,
  entries: countSchema,
  conduct: z.tuple([conductSchema, conductSchema]),
});
export type RefereeDocument = z.infer<typeof refereeDocument>;
