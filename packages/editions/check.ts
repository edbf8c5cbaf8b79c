import type { Edition, Words } from '@bannerfield/kernel';
import { valuesOf } from '@bannerfield/kernel';
import { allFaults, faultSentence } from '@bannerfield/protocol';
import type { z } from 'zod';
import { editionSchema, type EditionKind, type Problem } from './kind.ts';

/** An edition that may be played, or all that stands against it. */
export type Checked<V extends object> =
  | { readonly kind: 'sound'; readonly edition: Edition<V> }
  | { readonly kind: 'faulty'; readonly faults: readonly EditionFault[] };

/** One thing that is wrong with an edition. */
export interface EditionFault {
  /** Keys from the whole edition down, marks included; empty: the whole. */
  readonly path: readonly PropertyKey[];
  /** Sentences that name the place. */
  readonly words: Words;
  /** The same without the place, for who names it in his own way. */
  readonly reason: Words;
}

/** Whether `input`, read from anywhere, is a sound edition of that kind. */
export function checkEdition<V extends object>(kind: EditionKind<V>, input: unknown): Checked<V> {
  const { success, data, error } = editionSchema(kind).safeParse(input, { jitless: true });
  if (!success) return { kind: 'faulty', faults: faultsOfShape(error, input) };
  const problems = kind.problems(valuesOf(data.values));
  if (problems.length === 0) return { kind: 'sound', edition: data };
  return { kind: 'faulty', faults: problems.map(faultOfProblem) };
}

function faultsOfShape(error: z.core.$ZodError, input: unknown): EditionFault[] {
  const german = allFaults(error, input, 'de');
  return allFaults(error, input).map((fault, index) => {
    const translated = german[index] ?? fault;
    return {
      path: fault.path,
      words: { en: faultSentence('edition', fault), de: faultSentence('edition', translated) },
      reason: { en: fault.message, de: translated.message },
    };
  });
}

function faultOfProblem({ path, words }: Problem): EditionFault {
  const where = path.map(String).join(', ');
  const at = where === '' ? '' : `${where}: `;
  return {
    path: ['values', ...path],
    words: { en: at + words.en, de: at + words.de },
    reason: words,
  };
}
