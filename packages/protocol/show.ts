import { z } from 'zod';
import { stateSchema } from './state.ts';
import { objectSchema, seatSchema } from './vocabulary.ts';

/** What one player knows: the table and his hand. */
const seatView = z.strictObject({
  seat: seatSchema,
  table: objectSchema,
  hand: z.unknown().refine((hand) => hand !== undefined, 'a player’s view has his hand'),
});

const spectatorView = z.strictObject({ seat: z.literal('spectator'), table: objectSchema });

/** `show … --json`: the view of a seat or a spectator; of `all`, the whole state. */
export const showDocument = z.union([seatView, spectatorView, stateSchema]);
export type ShowDocument = z.infer<typeof showDocument>;
