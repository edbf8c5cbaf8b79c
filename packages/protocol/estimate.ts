import { z } from 'zod';

/** A measured number and the interval that holds the true one in 95 of 100 measurements. */
export const estimateSchema = z.strictObject({
  value: z.number(),
  low: z.number(),
  high: z.number(),
});
