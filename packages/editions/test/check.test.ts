import { expect, test } from 'vitest';
import { valuesOf } from '@bannerfield/kernel';
import { checkEdition, countMarks, diffValues, editionSchema, leavesOf } from '../index.ts';
import { editions, house } from '../toy/edition.ts';

type Json = Record<string, unknown>;

/** The house edition with one thing changed. */
function changed(
  change: (edition: Json, values: { touches: unknown; chart: unknown[][] }) => void,
): Json {
  const copy = structuredClone(house) as unknown as Json;
  change(copy, copy['values'] as { touches: unknown; chart: unknown[][] });
  return copy;
}

function faults(input: unknown): readonly string[] {
  const checked = checkEdition(editions, input);
  return checked.kind === 'sound' ? [] : checked.faults.map(({ words }) => words.en);
}

test('the house edition is sound, and comes out as it went in', () => {
  expect(checkEdition(editions, JSON.parse(JSON.stringify(house)))).toEqual({
    kind: 'sound',
    edition: house,
  });
});

test('keys come out in one order, however they were written', () => {
  const { values, title, id, game } = house;
  const mixed = { values: { chart: values.chart, touches: values.touches }, title, id, game };
  expect(JSON.stringify(editionSchema(editions).parse(mixed))).toBe(JSON.stringify(house));
});

test.each<[string, unknown, string]>([
  ['nothing', null, 'edition: should be an object, not null'],
  [
    'another game',
    changed((it) => (it['game'] = 'fence')),
    'edition.game: should be "duel", not "fence"',
  ],
  [
    'a name with a path',
    changed((it) => (it['id'] = '../x')),
    'edition.id: should be written in another way, not "../x"',
  ],
  [
    'a title in one language',
    changed((it) => (it['title'] = { en: 'x' })),
    'edition.title.de: is missing',
  ],
  [
    'a title of no letters',
    changed((it) => (it['title'] = { en: ' ', de: 'x' })),
    'edition.title.en: should be text that can be read, without signs that control or turn what is shown',
  ],
  [
    'a title that drives a terminal',
    changed((it) => (it['title'] = { en: 'x', de: '\u001b[2Jx' })),
    'edition.title.de: should be text that can be read, without signs that control or turn what is shown',
  ],
  [
    'a title that turns what is read',
    changed((it) => (it['title'] = { en: 'a\u202Eb', de: 'x' })),
    'edition.title.en: should be text that can be read, without signs that control or turn what is shown',
  ],
  [
    'a title without end',
    changed((it) => (it['title'] = { en: 'x'.repeat(81), de: 'x' })),
    `edition.title.en: should have at most 80 letters, not "${'x'.repeat(59)}…`,
  ],
  ['one field too many', changed((it) => (it['rank'] = 1)), 'edition.rank: there is no such field'],
  [
    'a value without a mark',
    changed((_, values) => values.chart[1]?.splice(0, 1, 1)),
    'edition.values.chart[1][0]: should say where it comes from, as {"rulebook": …}; there are rulebook, inferred, designed, printed',
  ],
  [
    'a mark that there is not',
    changed((_, values) => (values.touches = { guessed: 3 })),
    'edition.values.touches: should say where it comes from, as {"rulebook": …}; there are rulebook, inferred, designed, printed',
  ],
  [
    'a value out of bounds',
    changed((_, values) => (values.touches = { printed: 10 })),
    'edition.values.touches.printed: should be at most 9, not 10',
  ],
])('an edition with %s is refused, and the place is named', (_, input, sentence) => {
  expect(faults(input)).toEqual([sentence]);
});

test('all that is wrong with the shape is told, a name that there is not before the rest', () => {
  const wrong = changed((it, values) => {
    it['rank'] = 1;
    values.chart[1] = [1, 0, { designed: 0 }];
  });
  expect(faults(wrong).map((sentence) => sentence.slice(0, 24))).toEqual([
    'edition.rank: there is n',
    'edition.values.chart[1][',
    'edition.values.chart[1][',
  ]);
});

test('what the shape cannot say is told cell by cell, all of it, in both languages', () => {
  const short = changed((_, values) => {
    values.chart[0]?.pop();
    values.chart[2]?.pop();
  });
  expect(checkEdition(editions, short)).toEqual({
    kind: 'faulty',
    faults: [0, 2].map((row) => ({
      path: ['values', 'chart', row],
      words: {
        en: `chart, ${String(row)}: has 2 cells, but there are 3 stances`,
        de: `chart, ${String(row)}: hat 2 Felder, aber es gibt 3 Haltungen`,
      },
      reason: {
        en: 'has 2 cells, but there are 3 stances',
        de: 'hat 2 Felder, aber es gibt 3 Haltungen',
      },
    })),
  });
});

test('every value has its mark and its place', () => {
  const leaves = leavesOf(house.values);
  expect(leaves).toHaveLength(10);
  expect(leaves[2]).toEqual({ path: ['chart', '0', '1'], mark: 'rulebook', value: 1 });
  expect(countMarks(house.values)).toEqual({ rulebook: 3, inferred: 2, designed: 5, printed: 0 });
});

test('two editions differ in what changed: values, marks, and what only one has', () => {
  const other = changed((_, values) => {
    values.touches = { printed: 3 };
    values.chart[1] = [{ inferred: 0 }, { designed: 2 }];
  }) as unknown as typeof house;
  const told = diffValues(house.values, other.values).map(({ path, before, after }) =>
    [path.join('.'), before?.mark, before?.value, after?.mark, after?.value].join(' '),
  );
  expect(told).toEqual([
    'touches rulebook 3 printed 3',
    'chart.1.1 designed 0 designed 2',
    'chart.1.2 designed 1  ',
  ]);
  expect(diffValues(house.values, structuredClone(house.values))).toEqual([]);
  expect(valuesOf(house.values).chart[0]).toEqual([0, 1, 0]);
});
