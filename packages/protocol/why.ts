import { z } from 'zod';
import { ruleSchema, wordsSchema } from './vocabulary.ts';

const factSchema = z.union([z.string(), z.number(), z.array(z.string()).readonly()]);

/** Why an action is refused: the rule, the reason, what to point at, and a sentence. */
export const refusalSchema = z.strictObject({
  rule: ruleSchema,
  reason: z.string().min(1),
  at: z.array(z.string()).readonly(),
  facts: z.record(z.string(), factSchema),
  text: wordsSchema,
});

/** `why … --json`: null when the action is allowed. */
export const whyDocument = refusalSchema.nullable();
export type WhyDocument = z.infer<typeof whyDocument>;
