import { z } from 'zod';
import { countSchema, seatSchema } from './vocabulary.ts';

/** Seconds. */
const baseSchema = z.int().min(10).max(86_400);
const bonusSchema = z.int().max(3600);

/**
 * How much time each side has. `increment`: so many seconds are added after each decision; `delay`:
 * so many of each decision are free; `days`: each decision has so many days of its own.
 */
export const timeControlSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('increment'),
    base: baseSchema,
    increment: bonusSchema.min(0),
  }),
  z.strictObject({ kind: z.literal('delay'), base: baseSchema, delay: bonusSchema.min(1) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);
export type TimeControl = z.infer<typeof timeControlSchema>;

/** Both clocks as they stand at the moment of sending; times in thousandths of a second. */
export const clocksSchema = z.strictObject({
  control: timeControlSchema,
  left: z.tuple([countSchema, countSchema]),
  /** How much of the present decision is still free, before `left` goes down. */
  free: z.tuple([countSchema, countSchema]),
  running: z.tuple([z.boolean(), z.boolean()]),
});
export type MatchClocks = z.infer<typeof clocksSchema>;

/** What one side may ask of the other, by name of what is offered. */
export const OFFERS = ['draw', 'takeback', 'rematch'] as const;
export const offerKindSchema = z.enum(OFFERS);
export type OfferKind = z.infer<typeof offerKindSchema>;

/** Who has offered it, and whether it was declined. Null: nobody has. */
export const offerSchema = z.strictObject({ by: seatSchema, isDeclined: z.boolean() }).nullable();
export const offersSchema = z.strictObject({
  draw: offerSchema,
  takeback: offerSchema,
  rematch: offerSchema,
});
export type MatchOffers = z.infer<typeof offersSchema>;
