import { z } from 'zod';

const card = z.int().min(1).max(12);
const cards = z.array(card).max(12);
const size = z.int().min(0).max(12);
const seat = z.union([z.literal(0), z.literal(1)]);

export const optionsSchema = z.strictObject({
  target: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(3),
});

const frame = z.strictObject({ phase: z.enum(['choose', 'draw']), seats: z.array(seat).max(2) });

const result = z.strictObject({
  winner: z.union([seat, z.literal('draw')]),
  rule: z.templateLiteral(['R', z.string().regex(/^\d+(\.\d+)?$/)]),
  reason: z.string(),
});

const hand = z.strictObject({ cards, chosen: card.nullable() });

/** A whole state; its keys come out in the order in which the rules keep them. */
export const stateSchema = z.strictObject({
  table: z.strictObject({
    options: optionsSchema,
    stack: z.array(frame).max(4),
    result: result.nullable(),
    points: z.tuple([size, size]),
    shown: z.tuple([cards, cards]),
    handSizes: z.tuple([size, size]),
    deckSize: size,
  }),
  hands: z.tuple([hand, hand]),
  fate: cards,
});
