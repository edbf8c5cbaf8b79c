import { z } from 'zod';
import { DEFAULTS } from './rules/options.ts';

const card = z.int().min(0).max(69);
const troop = z.int().min(0).max(59);
const tactics = z.int().min(60).max(69);
const seat = z.union([z.literal(0), z.literal(1)]);
const flagNumber = z.int().min(0).max(8);
const deck = z.enum(['troop', 'tactics']);
const few = z.int().min(0).max(10);

const cards = z.array(card).max(70);
const troops = z.array(troop).max(60);
const tacticsCards = z.array(tactics).max(10);

const options = {
  tactics: z.boolean(),
  claimTiming: z.enum(['afterPlay', 'startOfTurn']),
  leaderLimit: z.enum(['perGame', 'onBoard']),
  environmentMovable: z.boolean(),
  mudExcess: z.enum(['bestThree', 'ownerDiscardsOne']),
  scoutShort: z.enum(['drawnMinusOne', 'alwaysTwo']),
  starter: z.union([z.literal('cut'), seat]),
};

/** What is not given takes its default. */
export const optionsSchema = z.strictObject({
  tactics: options.tactics.default(DEFAULTS.tactics),
  claimTiming: options.claimTiming.default(DEFAULTS.claimTiming),
  leaderLimit: options.leaderLimit.default(DEFAULTS.leaderLimit),
  environmentMovable: options.environmentMovable.default(DEFAULTS.environmentMovable),
  mudExcess: options.mudExcess.default(DEFAULTS.mudExcess),
  scoutShort: options.scoutShort.default(DEFAULTS.scoutShort),
  starter: options.starter.default(DEFAULTS.starter),
});

const nobody = z.tuple([]);
const one = z.tuple([seat]);

const frame = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('cut'), seats: nobody, first: troop.nullable() }),
  z.strictObject({ phase: z.literal('deal'), seats: nobody, dealt: z.int().min(0).max(13) }),
  z.strictObject({ phase: z.literal('play'), seats: one }),
  z.strictObject({ phase: z.literal('claim'), seats: one }),
  z.strictObject({ phase: z.literal('draw'), seats: one }),
  z.strictObject({ phase: z.literal('scout-draw'), seats: one, drawn: z.int().min(0).max(3) }),
  z.strictObject({ phase: z.literal('scout-return'), seats: one, left: z.int().min(1).max(2) }),
  z.strictObject({ phase: z.literal('mud-excess'), seats: one, flag: flagNumber }),
  z.strictObject({ phase: z.literal('card'), seats: nobody, to: seat, deck }),
]);

const result = z.strictObject({
  winner: z.union([seat, z.literal('draw')]),
  rule: z.enum(['R10.2', 'R10.3', 'R10.6', 'R10.7']),
  reason: z.enum(['breakthrough', 'envelopment', 'stalemate']),
});

const side = z.array(z.int().min(0).max(63)).max(4);
const environment = z.array(z.int().min(64).max(65)).max(2);

const flag = z.strictObject({
  sides: z.tuple([side, side]),
  environment: z.tuple([environment, environment]),
  owner: seat.nullable(),
  last: seat.nullable(),
});

const backs = z.strictObject({ troop: z.int().min(0).max(60), tactics: few });
const placers = z.strictObject({ troop: z.array(seat).max(60), tactics: z.array(seat).max(10) });

const hand = z.strictObject({
  cards,
  placed: z.strictObject({ troop: troops, tactics: tacticsCards }),
  seen: cards,
  shown: cards,
});

/** A whole state; its keys come out in the order in which the rules keep them. */
export const stateSchema = z.strictObject({
  table: z.strictObject({
    options: z.strictObject(options),
    stack: z.array(frame).max(8),
    result: result.nullable(),
    starter: seat.nullable(),
    turn: z.int().min(0).max(10_000),
    flags: z.array(flag).length(9),
    displays: z.tuple([cards, cards]),
    decks: backs,
    placed: placers,
    backs: z.tuple([backs, backs]),
    played: z.tuple([few, few]),
    leaders: z.tuple([z.int().min(0).max(2), z.int().min(0).max(2)]),
    passes: few,
  }),
  hands: z.tuple([hand, hand]),
  fate: z.strictObject({ troop: troops, tactics: tacticsCards }),
});
