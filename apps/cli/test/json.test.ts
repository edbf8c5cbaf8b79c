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

const SIGNS = Array.from('{}[],:"\\0-1.e tn\n\u001f\u007f\u0085\u009f\u2028').concat('');

test('signs that JSON allows in a string are read, and those that it does not are refused', () => {
  const text = '{"a\u007f": "\u0080\u009f\u2028\u202e"}';
  expect(parseJson(text, 'x').value).toEqual({ 'a\u007f': '\u0080\u009f\u2028\u202e' });
  expect(() => parseJson('"\u001f"', 'x')).toThrow('this is not JSON');
});

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
        outcomeOf(() => JSON.parse(text, finite) as unknown),
      );
    }),
    { numRuns: runs(3000, 100_000), seed: 1 },
  );
});

/** JSON reads 1e999 as a number that it cannot write; we do not. */
function finite(_: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('too large');
  return value;
}

function outcomeOf(parse: () => unknown): unknown {
  try {
    return { value: parse() };
  } catch {
    return 'refused';
  }
}

test('a text that is nested without end is refused, not a crash', () => {
  const deep = '['.repeat(1_000_000);
  const complaint = 'x, line 1: this is nested deeper than 40 levels';
  expect(() => parseJson(deep, 'x')).toThrow(complaint);
  expect(() => parseJson(deep + ']'.repeat(1_000_000), 'x')).toThrow(complaint);
});

test.each<[string, number, string]>([
  ['{"a":1,\n"a":2}', 2, '"a" stands twice here'],
  ['[{"x":{}},\n{"b":1,"\\u0062":2}]', 2, '"b" stands twice here'],
  ['{"n":\n1e999}', 2, '1e999 is too large for a number'],
  ['[-1e999]', 1, '-1e999 is too large for a number'],
  [
    `{"${'k'.repeat(9999)}":1,"${'k'.repeat(9999)}":1}`,
    1,
    `"${'k'.repeat(60)}…" stands twice here`,
  ],
])('%j is JSON, but not ours', (text, line, complaint) => {
  expect(() => parseJson(text, 'file')).toThrow(`file, line ${String(line)}: ${complaint}`);
});

test('a text of countless values is refused, not a drain on memory', () => {
  const path = `${'['.repeat(30)}${'1,'.repeat(200_000)}1${']'.repeat(30)}`;
  expect(() => parseJson(path, 'x')).toThrow('x, line 1: this holds more values than any of ours');
});

test('a very long string is read or refused, not a crash', () => {
  for (const [piece, length] of [
    ['x', 1],
    ['\\n', 1],
    ['é\\"', 2],
  ] as const) {
    const text = `"${piece.repeat(12_000_000 / piece.length)}"`;
    expect(parseJson(text, 'x').value).toHaveLength((12_000_000 / piece.length) * length);
    expect(() => parseJson(text.slice(0, -1), 'x')).toThrow('this is not JSON');
  }
});
