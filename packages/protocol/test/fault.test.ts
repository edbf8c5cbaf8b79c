import { expect, test } from 'vitest';
import { z } from 'zod';
import { allFaults, faultSentence, firstFault } from '../fault.ts';
import { ruleSchema } from '../vocabulary.ts';

const schema = z.strictObject({
  tactics: z.boolean(),
  target: z.union([z.literal(2), z.literal(3)]),
  count: z.int().min(1).max(9),
  timing: z.enum(['early', 'late']),
  cards: z.array(z.int().max(60)).min(1).max(2),
  pair: z.tuple([z.int(), z.int()]),
  name: z
    .string()
    .regex(/^[a-z]+$/)
    .max(5),
  starter: z.union([z.literal('cut'), z.literal(0)]),
  frame: z.union([
    z.strictObject({ phase: z.literal('play'), seats: z.array(z.int()) }),
    z.strictObject({ phase: z.literal('draw'), left: z.int().max(3) }),
  ]),
  rule: ruleSchema,
});

const sound = {
  tactics: true,
  target: 2,
  count: 3,
  timing: 'late',
  cards: [1],
  pair: [0, 1],
  name: 'abc',
  starter: 'cut',
  frame: { phase: 'draw', left: 2 },
  rule: 'R4.2',
};

function complaint(input: unknown): string {
  const { error } = schema.safeParse(input);
  return error === undefined ? 'none' : faultSentence('options', firstFault(error, input));
}

test('what fits is not complained of', () => {
  expect(complaint(sound)).toBe('none');
});

test.each<[string, object, string]>([
  ['a wrong type', { tactics: 'yes' }, 'options.tactics: should be true or false, not "yes"'],
  ['a wrong literal', { target: 9 }, 'options.target: should be 2 or 3, not 9'],
  ['a fraction', { count: 1.5 }, 'options.count: should be a whole number, not 1.5'],
  ['a negative number', { count: -1 }, 'options.count: should be at least 1, not -1'],
  ['a number too large', { count: 10 }, 'options.count: should be at most 9, not 10'],
  [
    'a number beyond all',
    { count: 1e300 },
    'options.count: should be at most 9007199254740991, not 1e+300',
  ],
  ['no member', { timing: 'x' }, 'options.timing: should be "early" or "late", not "x"'],
  [
    'a list too long',
    { cards: [1, 2, 3] },
    'options.cards: should have at most 2 entries, not a list of 3',
  ],
  [
    'a list too short',
    { cards: [] },
    'options.cards: should have at least 1 entry, not a list of 0',
  ],
  ['a wrong entry', { cards: [1, 99] }, 'options.cards[1]: should be at most 60, not 99'],
  ['a hole', { cards: [null] }, 'options.cards[0]: should be a number, not null'],
  ['a pair of one', { pair: [1] }, 'options.pair: should have at least 2 entries, not a list of 1'],
  [
    'a text too long',
    { name: 'abcdef' },
    'options.name: should have at most 5 letters, not "abcdef"',
  ],
  [
    'a text of another form',
    { name: 'A' },
    'options.name: should be written in another way, not "A"',
  ],
  [
    'an object for a value',
    { tactics: {} },
    'options.tactics: should be true or false, not an object',
  ],
  ['none of several values', { starter: 7 }, 'options.starter: should be "cut" or 0, not 7'],
  [
    'a form that went wrong inside',
    { frame: { phase: 'draw', left: 9 } },
    'options.frame.left: should be at most 3, not 9',
  ],
  [
    'a rule that is none',
    { rule: 'X1' },
    'options.rule: should be the number of a rule, as R4 or R4.2',
  ],
  ['a missing field', { tactics: undefined }, 'options.tactics: is missing'],
  ['an unknown field', { tactic: true }, 'options.tactic: there is no such field'],
])('%s is named by its path', (_, change, sentence) => {
  expect(complaint({ ...sound, ...change })).toBe(sentence);
});

test('an unknown field is told before the one that it left missing', () => {
  const { tactics, ...rest } = sound;
  expect(complaint({ ...rest, tacticz: tactics })).toBe('options.tacticz: there is no such field');
});

test.each([
  [null, 'options: should be an object, not null'],
  [[], 'options: should be an object, not a list of 0'],
  ['{}', 'options: should be an object, not "{}"'],
  [undefined, 'options: is missing'],
])('%j is no object', (input, sentence) => {
  expect(complaint(input)).toBe(sentence);
});

test('a key of the prototype is an unknown field like any other', () => {
  const input: unknown = JSON.parse(`{"__proto__":{},${JSON.stringify(sound).slice(1)}`);
  expect(complaint(input)).toBe('options.__proto__: there is no such field');
});

test('a name that is no plain word is quoted, on one line', () => {
  expect(complaint({ ...sound, 'a\nb': 1 })).toBe('options["a\\nb"]: there is no such field');
  const turned = 'a\u202Eb\u009Bc';
  expect(complaint({ ...sound, [turned]: 1 })).toBe('options["a b c"]: there is no such field');
  expect(complaint({ ...sound, tactics: turned })).toBe(
    'options.tactics: should be true or false, not "a b c"',
  );
});

test('a long value is cut', () => {
  expect(complaint({ ...sound, timing: 'x'.repeat(1000) })).toMatch(
    /^options\.timing: .{60,100}…$/,
  );
});

test('of nested choices all values are named', () => {
  const schema = z.object({
    starter: z.union([z.literal('cut'), z.union([z.literal(0), z.literal(1)])]),
  });
  const { error } = schema.safeParse({ starter: 2 });
  if (error === undefined) throw new Error('2 is none of them');
  expect(faultSentence('options', firstFault(error, { starter: 2 }))).toBe(
    'options.starter: should be "cut", 0 or 1, not 2',
  );
});

test('a number that JSON has no word for is named, and what is very long is cut', () => {
  const schema = z.strictObject({ a: z.int() });
  const said = (input: unknown): string => {
    const { error } = schema.safeParse(input);
    if (error === undefined) throw new Error('this should be refused');
    return faultSentence('state', firstFault(error, input));
  };
  expect(said({ a: Infinity })).toMatch(/, not Infinity$/);
  expect(said({ a: 1, ['x'.repeat(10_000)]: 2 })).toBe(
    `state["${'x'.repeat(60)}…"]: there is no such field`,
  );
});

test('German says the same things', () => {
  const input = {
    ...{ ...sound, tactics: 'ja', target: 9, count: 0, timing: 'x', pair: [1], name: 'abcdef' },
    ...{ cards: [], starter: undefined, frame: null, tacticz: 1 },
  };
  const { error } = schema.safeParse(input);
  if (error === undefined) throw new Error('nothing of it is right');
  const faults = allFaults(error, input, 'de');
  expect(faults.map((fault) => faultSentence('optionen', fault))).toEqual([
    'optionen.tacticz: ein solches Feld gibt es nicht',
    'optionen.tactics: sollte true oder false sein, nicht "ja"',
    'optionen.target: sollte 2 oder 3 sein, nicht 9',
    'optionen.count: sollte mindestens 1 sein, nicht 0',
    'optionen.timing: sollte "early" oder "late" sein, nicht "x"',
    'optionen.cards: sollte mindestens 1 Eintrag haben, nicht eine Liste von 0',
    'optionen.pair: sollte mindestens 2 Einträge haben, nicht eine Liste von 1',
    'optionen.name: sollte höchstens 5 Zeichen haben, nicht "abcdef"',
    'optionen.starter: fehlt',
    'optionen.frame: sollte ein Objekt sein, nicht null',
  ]);
  expect(faults.map(({ path }) => path)).toEqual(allFaults(error, input).map(({ path }) => path));
});
