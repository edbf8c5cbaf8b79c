import { MATCH_ID, SECRET } from '@bannerfield/fair-dice/patterns';
import { z } from 'zod';
import {
  countSchema,
  gameIdSchema,
  hashSchema,
  moveSchema,
  nameSchema,
  objectSchema,
  ruleSchema,
  rulesVersionSchema,
  seatSchema,
  wordsSchema,
} from './vocabulary.ts';
import { clocksSchema, offerKindSchema, offersSchema, timeControlSchema } from './online-time.ts';
import { refusalSchema } from './why.ts';

/** The version of what a server of matches and those who play or watch say to each other: docs/server.md. */
export const ONLINE_PROTOCOL = 1;

/** Bytes of the longest message that a player may send. */
export const LONGEST_MESSAGE = 8192;
/** Letters of the longest move; the longest of any game has some 30. */
const LONGEST_MOVE = 500;
/** More than any match has of entries. */
const MOST_ENTRIES = 1_000_000;

export const matchIdSchema = z.string().regex(MATCH_ID);
/** A secret of the dice, or the commitment to one. */
export const secretSchema = z.string().regex(SECRET);
/** Made by the client, so that saying a thing twice does it once. */
export const actionIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
/**
 * How many things a viewer has been told in a match. Each viewer has numbers of his own: what is
 * hidden from him does not count, so that not even its number shows.
 */
export const numberSchema = z.int().min(0).max(MOST_ENTRIES);

/** The first message: what has come here already. `from` 0: nothing. */
export const joinMessage = z.strictObject({
  type: z.literal('join'),
  protocol: z.int(),
  from: numberSchema,
});
/** Binds the seat to a secret that goes into the dice. */
export const commitMessage = z.strictObject({
  type: z.literal('commit'),
  commitment: secretSchema,
});
/** The secret itself, once both seats have committed themselves. */
export const revealMessage = z.strictObject({ type: z.literal('reveal'), secret: secretSchema });
/** A move, made for what was known when `expected` was the last number. */
export const actMessage = z.strictObject({
  type: z.literal('act'),
  action: actionIdSchema,
  expected: numberSchema,
  move: moveSchema.max(LONGEST_MOVE),
});
export const resignMessage = z.strictObject({ type: z.literal('resign'), action: actionIdSchema });
/** Ends the match as void; only before both sides have made a move that everyone sees. */
export const abortMessage = z.strictObject({ type: z.literal('abort'), action: actionIdSchema });
/** The other's time has run out. */
export const claimMessage = z.strictObject({
  type: z.literal('claim'),
  action: actionIdSchema,
  result: z.enum(['win', 'draw']),
});
const offering = { action: actionIdSchema, offer: offerKindSchema };
export const offerMessage = z.strictObject({ type: z.literal('offer'), ...offering });
export const acceptMessage = z.strictObject({ type: z.literal('accept'), ...offering });
export const declineMessage = z.strictObject({ type: z.literal('decline'), ...offering });
/** Asks again for all that came after `from`. */
export const resendMessage = z.strictObject({ type: z.literal('resend'), from: numberSchema });

/** All that a player or spectator says. */
export const clientMessage = z.discriminatedUnion('type', [
  joinMessage,
  commitMessage,
  revealMessage,
  actMessage,
  resignMessage,
  abortMessage,
  claimMessage,
  offerMessage,
  acceptMessage,
  declineMessage,
  resendMessage,
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** How far a match is. */
export const MATCH_STAGES = ['committing', 'revealing', 'playing', 'over', 'void'] as const;
export const stageSchema = z.enum(MATCH_STAGES);
export type MatchStage = z.infer<typeof stageSchema>;

/** Why a match is void: the dice were not agreed upon in time, or a side called it off. */
export const VOID_REASONS = ['no-commitment', 'no-reveal', 'aborted'] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

/** Whether nothing more is played at this stage. */
export function hasEnded(stage: MatchStage): boolean {
  return stage === 'over' || stage === 'void';
}

/** How a match has ended; `rule` null: not by the rules of its game. */
export const resultSchema = z.strictObject({
  winner: z.union([seatSchema, z.literal('draw')]).nullable(),
  rule: ruleSchema.nullable(),
  reason: z.string().min(1),
});
export type MatchResult = z.infer<typeof resultSchema>;

/** All that a viewer may see now; `hand` null and `seat` null: a spectator. */
export const viewSchema = z.strictObject({
  number: numberSchema,
  stage: stageSchema,
  result: resultSchema.nullable(),
  seat: seatSchema.nullable(),
  table: objectSchema,
  hand: z.unknown(),
  /** Null: there is no time limit. */
  clocks: clocksSchema.nullable(),
  offers: offersSchema,
  /** The match in which both play again with sides swapped. */
  rematch: matchIdSchema.nullable(),
  /** Of table and hand, as `viewHash` makes it. */
  hash: hashSchema,
});
export type MatchView = z.infer<typeof viewSchema>;

const pairOf = <S extends z.ZodType>(schema: S) => z.tuple([schema, schema]);

/** What is known of the dice; secrets are null until the match has ended. */
export const diceSchema = z.strictObject({
  committed: z.strictObject({ server: secretSchema, seats: pairOf(secretSchema.nullable()) }),
  /** Who has revealed his secret to the server. */
  revealed: pairOf(z.boolean()),
  secrets: z
    .strictObject({ server: secretSchema, seats: pairOf(secretSchema.nullable()) })
    .nullable(),
});
export type MatchDice = z.infer<typeof diceSchema>;

/** What has happened, as far as this viewer is told. */
export const ENTRY_KINDS = [
  'commitment',
  'reveal',
  'move',
  'chance',
  'resignation',
  'void',
  'claim',
  'offer',
  'accept',
  'decline',
  'outage',
] as const;
export const entryKindSchema = z.enum(ENTRY_KINDS);
export type EntryKind = z.infer<typeof entryKindSchema>;

export const newsEntrySchema = z.strictObject({
  number: numberSchema,
  kind: entryKindSchema,
  by: seatSchema.nullable(),
  /** The move as it is written, for who made it; else null. */
  move: moveSchema.nullable(),
  /** What was offered, accepted, declined or claimed, or why it is void; else null. */
  detail: z.string().nullable(),
  events: z.array(z.looseObject({ type: z.string().min(1) })),
  /** Which of the events, from 0, nobody else is told. */
  alone: z.array(countSchema),
});
export type NewsEntry = z.infer<typeof newsEntrySchema>;

/** How well a program of ours plays, by the name of its level. */
const levelSchema = z.string().regex(/^[a-z]{1,20}$/);
/** On which chairs programs of ours sit; null: a person, or nobody. */
const botsSchema = pairOf(levelSchema.nullable());

/** The answer to `join`: what is played, by whom, and where it stands. */
export const welcomeMessage = z.strictObject({
  type: z.literal('welcome'),
  protocol: z.literal(ONLINE_PROTOCOL),
  match: matchIdSchema,
  game: gameIdSchema,
  rulesVersion: rulesVersionSchema,
  options: objectSchema,
  edition: objectSchema.nullable(),
  seat: seatSchema.nullable(),
  /** Null: nobody sits there yet. */
  names: pairOf(nameSchema.nullable()),
  bots: botsSchema,
  dice: diceSchema,
});
export type WelcomeMessage = z.infer<typeof welcomeMessage>;

/** Entries in their order, each once, and the view after the last of them. */
export const newsMessage = z.strictObject({
  type: z.literal('news'),
  /** The number before the first entry: a viewer whose last number is another has a gap. */
  after: numberSchema,
  entries: z.array(newsEntrySchema),
  view: viewSchema,
  dice: diceSchema,
});
export type NewsMessage = z.infer<typeof newsMessage>;

/** It is stored for good: `number` and `hash` are of the seat's own view right after it. */
export const acceptedMessage = z.strictObject({
  type: z.literal('accepted'),
  action: actionIdSchema,
  number: numberSchema,
  hash: hashSchema,
});
export type AcceptedMessage = z.infer<typeof acceptedMessage>;

/** It has changed nothing; `rule` null: it is no matter of the game's rules. */
export const actRefusedMessage = z.strictObject({
  type: z.literal('refused'),
  /** Null: of a commitment or a secret. */
  action: actionIdSchema.nullable(),
  ...refusalSchema.shape,
  rule: ruleSchema.nullable(),
  /** How it stands instead. */
  view: viewSchema,
});
export type ActRefusedMessage = z.infer<typeof actRefusedMessage>;

/** Somebody has taken a seat. */
export const seatedMessage = z.strictObject({
  type: z.literal('seated'),
  names: pairOf(nameSchema.nullable()),
});
export type SeatedMessage = z.infer<typeof seatedMessage>;

/** What was sent is no message, or not for who sent it; also the body of every refused request. */
export const troubleSchema = z.strictObject({ reason: z.string().min(1), text: wordsSchema });
export type Trouble = z.infer<typeof troubleSchema>;
export const troubleMessage = troubleSchema.extend({ type: z.literal('trouble') });
export type TroubleMessage = z.infer<typeof troubleMessage>;

/** All that a server says over the socket of a match. */
export const serverMessage = z.discriminatedUnion('type', [
  welcomeMessage,
  newsMessage,
  acceptedMessage,
  actRefusedMessage,
  seatedMessage,
  troubleMessage,
]);
export type ServerMessage = z.infer<typeof serverMessage>;

/** Who opens a match says what is played, and where he sits. */
export const openRequest = z.strictObject({
  game: gameIdSchema.max(40),
  options: objectSchema.default({}),
  /** Null: the one that comes with the rules, or none. */
  edition: objectSchema.nullable().default(null),
  /** Null: without a time limit. */
  clock: timeControlSchema.nullable().default(null),
  /** The level of the program of ours that takes the other chair; null: whoever is invited. */
  opponent: z.strictObject({ level: levelSchema }).nullable().default(null),
  name: nameSchema,
  seat: z.union([seatSchema, z.literal('random')]).default('random'),
});
export type OpenRequest = z.infer<typeof openRequest>;
/** The same as it is asked: what is left out is as usual. */
export type OpenAsked = z.input<typeof openRequest>;

/** The key of the other chair, to be handed on with the link. */
export const invitationSchema = z.string().regex(MATCH_ID);

export const openedAnswer = z.strictObject({
  match: matchIdSchema,
  seat: seatSchema,
  invitation: invitationSchema,
});
export type OpenedAnswer = z.infer<typeof openedAnswer>;

export const takeSeatRequest = z.strictObject({ invitation: invitationSchema, name: nameSchema });
export type TakeSeatRequest = z.infer<typeof takeSeatRequest>;

export const seatAnswer = z.strictObject({ match: matchIdSchema, seat: seatSchema });
export type SeatAnswer = z.infer<typeof seatAnswer>;

/** What anyone who knows the address of a match may know of it. */
export const matchAnswer = z.strictObject({
  match: matchIdSchema,
  game: gameIdSchema,
  rulesVersion: rulesVersionSchema,
  options: objectSchema,
  clock: timeControlSchema.nullable(),
  names: pairOf(nameSchema.nullable()),
  bots: botsSchema,
  stage: stageSchema,
  result: resultSchema.nullable(),
  /** The seat of who asks, by his cookie. */
  seat: seatSchema.nullable(),
});
export type MatchAnswer = z.infer<typeof matchAnswer>;

export const healthAnswer = z.strictObject({
  status: z.literal('ok'),
  matches: countSchema,
  sockets: countSchema,
});
export type HealthAnswer = z.infer<typeof healthAnswer>;
