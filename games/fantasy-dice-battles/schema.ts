import { z } from 'zod';
import {
  ARMY,
  CARD,
  COST,
  FACTION,
  idSchema,
  MOST,
  POINTS,
  TILE,
  UNITS,
} from './edition-shapes.ts';

const TEXT = /^[a-z0-9-]+$|^[a-z0-9.-]+(?:\/[a-z0-9.-]*){3}$/;

/** `choose`, or both armies, each by id, as text, or as `choose`. */
const armies = z
  .string()
  .max(2500)
  .refine((text) => {
    const parts = text.split(':');
    return text === 'choose' || (parts.length === 2 && parts.every((part) => TEXT.test(part)));
  }, 'should be “choose”, or two armies as first:second');

export const optionsSchema = z.strictObject({
  armies: armies.default('choose'),
  readiness: z.enum(['said', 'equal']).default('said'),
  reinforcing: z.enum(['inTurn', 'blind']).default('inTurn'),
  fleeing: z.enum(['owner', 'automatic']).default('owner'),
  regrouping: z.enum(['always', 'needsToken']).default('always'),
  healing: z.enum(['wounds', 'poisonToo']).default('wounds'),
  frenzy: z.enum(['goblins', 'serpentsToo']).default('goblins'),
  roundCap: z.int().min(0).max(99).default(0),
  reading_lane: z.enum(['literal', 'fill_gap']).default('literal'),
  reading_hero_token: z.enum(['every_card', 'hero_cards_only']).default('every_card'),
  reading_regroup: z.enum(['must', 'may']).default('must'),
  reading_reshuffle: z.enum(['when_needed', 'eager']).default('when_needed'),
});

const seat = z.union([z.literal(0), z.literal(1)]);
const seats = z.array(seat).min(1).max(2);
const nobody = z.tuple([]);
const tile = z.int().min(0).max(98);
const tiles = z.array(tile).max(40);
const battalion = z.int().min(0).max(2);
const pictures = z.array(z.string().max(60)).max(5);

const frame = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('muster'), seats }),
  z.strictObject({ phase: z.literal('draw'), seats: nobody }),
  z.strictObject({ phase: z.literal('orders'), seats }),
  z.strictObject({ phase: z.literal('reinforce'), seats, used: z.int().min(0).max(7) }),
  z.strictObject({ phase: z.literal('regroup'), seats: z.tuple([seat]), left: pictures }),
  z.strictObject({
    phase: z.literal('redeploy'),
    seats: z.tuple([seat]),
    battalion,
    left: pictures,
  }),
  z.strictObject({ phase: z.literal('roll'), seats: nobody, roller: seat, battalion }),
  z.strictObject({ phase: z.literal('flee'), seats }),
]);

const result = z.strictObject({
  winner: z.union([seat, z.literal('draw')]),
  rule: z.templateLiteral(['R', z.string().regex(/^\d+(\.\d+)?$/)]),
  reason: z.string(),
});

const token = z.strictObject({
  tile,
  wounds: z.int().min(0).max(60),
  poison: z.int().min(0).max(1),
  blocked: z.int().min(0).max(1),
});

const side = z.strictObject({
  army: tiles,
  spaces: z.array(token.nullable()).length(18),
  fleeing: z.array(tile.nullable()).length(3),
  reinforcements: tiles,
  fallen: tiles,
  orders: z.array(z.union([tile, z.literal('down')]).nullable()).length(4),
  dice: z.array(z.int().min(0).max(60)).length(3),
  discard: tiles,
  pile: z.int().min(0).max(40),
  held: z.int().min(0).max(40),
});

const muster = z.strictObject({
  faction: z.string().max(60).nullable(),
  spaces: z.array(tile.nullable()).length(18),
  reserve: tiles,
});

const hand = z.strictObject({
  muster: muster.nullable(),
  cards: tiles,
  orders: z.array(tile.nullable()).length(4),
  sent: z.array(z.strictObject({ tile, to: z.int().min(0).max(17) })).max(3),
});

/** The values of an edition as a table carries them. */
const edition = z.strictObject({
  points: POINTS,
  units: UNITS,
  costs: z.array(COST).length(3),
  factions: z.array(z.strictObject({ id: idSchema, ...FACTION })).max(MOST.factions),
  tiles: z
    .array(z.strictObject({ id: idSchema, ...TILE, card: z.strictObject(CARD) }))
    .max(MOST.tiles),
  armies: z.array(z.strictObject({ id: idSchema, ...ARMY })).max(MOST.armies),
});

/** A whole state; its keys come out in the order in which the rules keep them. */
export const stateSchema = z.strictObject({
  table: z.strictObject({
    options: optionsSchema,
    edition,
    stack: z.array(frame).max(12),
    result: result.nullable(),
    round: z.int().min(0).max(9999),
    step: z.int().min(0).max(6),
    first: seat.nullable(),
    sides: z.tuple([side, side]),
  }),
  hands: z.tuple([hand, hand]),
  fate: z.tuple([tiles, tiles]),
});
