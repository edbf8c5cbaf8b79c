import { markOf, MARKS, type Mark, type Marked } from '@bannerfield/kernel';
import { z, type ZodType } from 'zod';

/** A value with its mark, `{ "rulebook": 7 }`, whose value `schema` reads. */
export function marked<V>(schema: ZodType<V>): ZodType<Marked<V>> {
  return z.unknown().transform((input, { issues }): Marked<V> => {
    const mark = markOf(input);
    if (mark === null) {
      issues.push({ code: 'custom', input, message: NO_MARK, params: { de: NO_MARK_DE } });
      return z.NEVER;
    }
    const value = (input as Readonly<Record<Mark, unknown>>)[mark];
    const { success, data, error } = schema.safeParse(value, { jitless: true });
    if (success) return { [mark]: data } as unknown as Marked<V>;
    for (const issue of error.issues) {
      issues.push({
        ...issue,
        input: value,
        path: [mark, ...issue.path],
      } as (typeof issues)[number]);
    }
    return z.NEVER;
  });
}

const NO_MARK = `should say where it comes from, as {"rulebook": …}; there are ${MARKS.join(', ')}`;
const NO_MARK_DE = `sollte sagen, woher es kommt, wie {"rulebook": …}; es gibt ${MARKS.join(', ')}`;
