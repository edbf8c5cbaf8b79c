import { z } from 'zod';
import { ARM_NAMES, CARD_KEYS, LEADERS } from './rules/data.ts';
import { DEFAULTS } from './rules/options.ts';

const seat = z.union([z.literal(0), z.literal(1)]);
const leader = z.enum(LEADERS);
const card = z.int().min(0).max(14);
const cards = z.array(card).max(40);
const few = z.int().min(0).max(40);
const tactic = z.int().min(1).max(12);
const both = <S extends z.ZodType>(schema: S): z.ZodTuple<[S, S]> => z.tuple([schema, schema]);

const options = {
  battles: z.union([z.literal(10), z.literal(12), z.literal(15)]),
  weaker: z.union([z.literal('none'), seat]),
  oneLeader: z.enum(['dealt', ...LEADERS]),
  otherLeader: z.enum(['dealt', ...LEADERS]),
  openDraft: z.boolean(),
  draftSize: z.int().min(1).max(10),
  pool: z.enum(['off', 'random', 'free']),
  cap: z.int().min(21).max(231),
  firstPick: seat,
  underdog: z.boolean(),
  elCid: z.boolean(),
  blindDraw: z.boolean(),
  runAway: z.boolean(),
  casualties: z.enum(['first', 'firstEnemy', 'all']),
};

/** What is not given takes its default. */
export const optionsSchema = z
  .strictObject({
    battles: options.battles.default(DEFAULTS.battles),
    weaker: options.weaker.default(DEFAULTS.weaker),
    oneLeader: options.oneLeader.default(DEFAULTS.oneLeader),
    otherLeader: options.otherLeader.default(DEFAULTS.otherLeader),
    openDraft: options.openDraft.default(DEFAULTS.openDraft),
    draftSize: options.draftSize.default(DEFAULTS.draftSize),
    pool: options.pool.default(DEFAULTS.pool),
    cap: options.cap.default(DEFAULTS.cap),
    firstPick: options.firstPick.default(DEFAULTS.firstPick),
    underdog: options.underdog.default(DEFAULTS.underdog),
    elCid: options.elCid.default(DEFAULTS.elCid),
    blindDraw: options.blindDraw.default(DEFAULTS.blindDraw),
    runAway: options.runAway.default(DEFAULTS.runAway),
    casualties: options.casualties.default(DEFAULTS.casualties),
  })
  .refine(({ oneLeader, otherLeader }) => oneLeader === 'dealt' || oneLeader !== otherLeader, {
    path: ['otherLeader'],
    error: 'should be another leader than oneLeader',
  });

const nobody = z.tuple([]);
const one = z.tuple([seat]);
const some = z.array(seat).min(1).max(2);
const waiting = (phase: string): z.ZodObject =>
  z.strictObject({ phase: z.literal(phase), seats: one });
const choosing = (phase: string): z.ZodObject =>
  z.strictObject({ phase: z.literal(phase), seats: some });
const chance = (phase: string): z.ZodObject =>
  z.strictObject({ phase: z.literal(phase), seats: nobody, to: seat });

const frame = z.union([
  z.strictObject({ phase: z.literal('deal'), seats: nobody, dealt: z.array(leader).max(1) }),
  z.strictObject({ phase: z.literal('losses'), seats: one, of: seat }),
  ...['command', 'muster', 'tactics'].map(choosing),
  ...['leader', 'recover', 'tech-card'].map(chance),
  ...['draft', 'initiative', 'attack', 'defender-withdrawal', 'defense'].map(waiting),
  ...['attacker-withdrawal', 'infiltration', 'run-away', 'first-casualty', 'tech'].map(waiting),
]);

const result = z.strictObject({
  winner: z.union([seat, z.literal('draw')]),
  rule: z.enum(['R4.2', 'R4.3', 'R4.4', 'R4.5', 'R4.6', 'R22.2']),
  reason: z.enum(['wins', 'points', 'reserves', 'rank', 'even', 'no-leader', 'no-leaders']),
});

const battle = z.strictObject({
  number: z.int().min(0).max(15),
  step: z.int().min(0).max(14),
  attacker: seat.nullable(),
  ranks: both(z.int().min(0).max(99)),
  penalty: both(z.boolean()),
  mustered: both(z.boolean()),
  backs: both(few),
  withdrew: both(z.boolean()),
  tactics: both(tactic).nullable(),
  cards: both(cards),
  kia: both(z.boolean()),
  owed: both(few),
  superior: seat.nullable(),
  fallen: both(leader.nullable()),
});

const trace = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('shown'), cards }),
  z.strictObject({ type: z.literal('lost'), cards }),
  z.strictObject({ type: z.literal('drawn'), count: few }),
]);

/** The values of an edition as a table carries them. */
const bonus = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw'), cards: z.int().min(1).max(9) }),
  z.strictObject({
    type: z.literal('modifier'),
    arm: z.enum(ARM_NAMES as unknown as [string, ...string[]]),
    by: z.int().min(1).max(9),
  }),
]);
const leaderRow = z.strictObject({
  rank: z.int().min(1).max(99),
  rating: tactic,
  attack: z.int().min(2).max(9),
  defence: z.int().min(2).max(9),
  bonuses: z.array(bonus).max(4),
});
const cardRow = z.strictObject({
  count: z.int().min(0).max(14),
  value: z.int().min(0).max(99),
  arms: z.array(z.enum(ARM_NAMES as unknown as [string, ...string[]])).max(3),
});
const cellText = z.string().regex(/^k?(\d|all)\/k?(\d|all)( nv)?$/);
const edition = z.strictObject({
  chart: z.array(z.array(cellText).length(12)).length(12),
  massDestruction: z.string().regex(/^k?(\d|all)$/),
  leaders: z.strictObject(Object.fromEntries(LEADERS.map((each) => [each, leaderRow]))),
  cards: z.strictObject(Object.fromEntries(CARD_KEYS.map((each) => [each, cardRow]))),
});

/** Moves that are kept as orders, in Command and Muster. */
const order = z.union([
  z.strictObject({ type: z.enum(['keep', 'leave']) }),
  z.strictObject({ type: z.literal('discard'), leader: leader.nullable() }),
  z.strictObject({ type: z.literal('field'), leader }),
  z.strictObject({ type: z.literal('recover'), cards: cards.nullable() }),
]);

const hand = z.strictObject({
  reserves: cards,
  committed: cards,
  tactic: tactic.nullable(),
  order: order.nullable(),
});

const leaders = z.array(leader).max(21);

/** A whole state; its keys come out in the order in which the rules keep them. */
export const stateSchema = z.strictObject({
  table: z.strictObject({
    options: z.strictObject(options),
    edition,
    // Two draws of nine cards each come up one by one.
    stack: z.array(frame).max(18),
    result: result.nullable(),
    battle,
    record: z.array(seat.nullable()).max(15),
    wins: both(z.int().min(0).max(15)),
    points: both(z.int().min(0).max(2000)),
    leaders: both(leader.nullable()),
    deck: leaders,
    decks: both(leaders),
    kiaPile: leaders,
    out: leaders,
    reserves: both(few),
    casualties: both(cards),
    pileSizes: both(few),
    traces: both(z.array(trace).max(60)),
    techLeft: z.int().min(0).max(10),
    techDrawn: both(z.int().min(0).max(10)),
    techSeen: both(cards),
  }),
  hands: both(hand),
  fate: z.strictObject({ tech: cards, piles: both(cards) }),
});
