import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { parseJson } from '../json.ts';

const TEXT = `{
  "table": {
    "points": [1,
      2], "name": "a\\"b"
  },

  "empty": {}, "none": [],
  "hands": [
    { "cards": [] },
    null
  ]
}`;

test.each<[PropertyKey[], number]>([
  [[], 1],
  [['table'], 2],
  [['table', 'points'], 3],
  [['table', 'points', 0], 3],
  [['table', 'points', 1], 4],
  [['table', 'name'], 4],
  [['empty'], 7],
  [['hands', 0, 'cards'], 9],
  [['hands', 1], 10],
  [['hands', 0, 'missing'], 9],
  [['nothing', 'deeper'], 1],
])('the value at %j stands on line %i', (path, line) => {
  expect(parseJson(TEXT, 'x').lineOf(path)).toBe(line);
});

test.each<[string, number]>([
  ['', 1],
  ['\n\n', 3],
  ['{\n"a": 1,\n}', 3],
  ['{\n"a" 1}', 2],
  ['[1,\n2,\n,]', 3],
  ['[1\n2]', 2],
  ['{"a":\n\n01}', 3],
  ['{"a":1}\n\nx', 3],
  ['{"a":1}{}', 1],
  ['{\n"a": tru}', 2],
  ['{\n"a": "open\n}', 2],
  ["{\n'a': 1}", 2],
  ['[\n1.\n]', 2],
  ['{"a":1,\n"b":[1,2}', 2],
])('%j is refused on line %i', (text, line) => {
  expect(() => parseJson(text, 'file')).toThrow(`file, line ${String(line)}: this is not JSON`);
});

const SIGNS = Array.from('{}[],:"\\0-1.e tn\n').concat('');

test('what is accepted is what JSON accepts, and has the same value', () => {
  const nearlyJson = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom(...SIGNS))
    .map(([text, at, sign]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + sign + text.slice(place + 1);
    });
  fc.assert(
    fc.property(fc.oneof(fc.json(), nearlyJson), (text) => {
      expect(outcomeOf(() => parseJson(text, 'x').value)).toEqual(
        outcomeOf(() => JSON.parse(text) as unknown),
      );
    }),
    { numRuns: runs(3000, 100_000), seed: 1 },
  );
});

function outcomeOf(parse: () => unknown): unknown {
  try {
    return { value: parse() };
  } catch {
    return 'refused';
  }
}

test('a text that is nested without end is refused, not a crash', () => {
  const deep = '['.repeat(1_000_000);
  expect(() => parseJson(deep, 'x')).toThrow('this is not JSON');
  expect(() => parseJson(deep + ']'.repeat(1_000_000), 'x')).toThrow('this is not JSON');
});

test('a very long string is read or refused, not a crash', () => {
  expect(parseJson(`"${'x'.repeat(8_000_000)}"`, 'x').value).toHaveLength(8_000_000);
});
