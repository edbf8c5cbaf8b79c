import { z } from 'zod';
import type { Edition } from '@bannerfield/kernel';
import { marked, type EditionKind } from '../index.ts';
import type { DuelValues } from './rules.ts';

export const optionsSchema = z.strictObject({ longest: z.int().min(1).max(99).default(10) });

/** Stone, paper, scissors: every stance beats one and is beaten by one. */
export const house: Edition<DuelValues> = {
  game: 'duel',
  id: 'house',
  title: { en: 'House rules of the duel', de: 'Hausregeln des Duells' },
  values: {
    touches: { rulebook: 3 },
    chart: [
      [{ rulebook: 0 }, { rulebook: 1 }, { inferred: 0 }],
      [{ inferred: 0 }, { designed: 0 }, { designed: 1 }],
      [{ designed: 1 }, { designed: 0 }, { designed: 0 }],
    ],
  },
};

const gain = marked(z.int().min(0).max(2));

export const editions: EditionKind<DuelValues> = {
  house,
  values: z.strictObject({
    touches: marked(z.int().min(1).max(9)),
    chart: z.array(z.array(gain).min(2).max(9)).min(2).max(9),
  }),
  problems: ({ chart }) =>
    chart.flatMap((row, stance) =>
      row.length === chart.length
        ? []
        : [
            {
              path: ['chart', stance],
              words: {
                en: `has ${String(row.length)} cells, but there are ${String(chart.length)} stances`,
                de: `hat ${String(row.length)} Felder, aber es gibt ${String(chart.length)} Haltungen`,
              },
            },
          ],
    ),
};
