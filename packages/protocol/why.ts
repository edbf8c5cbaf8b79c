import { refusalText, type Language, type Messages, type Refusal } from '@bannerfield/kernel';
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

export type RefusalDocument = z.infer<typeof refusalSchema>;

/** A refusal as it is told to the outside, in all languages. */
export function refusalDocument(
  messages: Readonly<Record<Language, Pick<Messages, 'refusals'>>>,
  refusal: Refusal,
): RefusalDocument {
  const { rule, reason, at = [], facts = {} } = refusal;
  const text = { en: refusalText(messages.en, refusal), de: refusalText(messages.de, refusal) };
  return { rule, reason, at, facts: { ...facts }, text };
}

/** `why … --json`: null when the action is allowed. */
export const whyDocument = refusalSchema.nullable();
export type WhyDocument = z.infer<typeof whyDocument>;
