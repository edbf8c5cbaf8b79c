import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What is wrong with something that came from outside, and where in it. */
export interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first thing that a schema has against `input`, in our own words. */
export function firstFault(error: z.core.$ZodError, input: unknown): Fault {
  const [first] = allFaults(error, input);
  if (first === undefined) throw new Error('a schema refused without an issue');
  return first;
}

/** All that a schema has against `input`. */
export function allFaults({ issues }: z.core.$ZodError, input: unknown): Fault[] {
  // A name that does not exist explains the one that is missing, so it is told first.
  const isUnknown = ({ code }: Issue): boolean => code === 'unrecognized_keys';
  const unknown = issues.filter(isUnknown);
  const others = issues.filter((issue) => !isUnknown(issue));
  return [...unknown, ...others].map((issue) => faultOf(issue, input));
}

/** `options.tactics: should be true or false, not "yes"`. */
export function faultSentence(root: string, { path, message }: Fault): string {
  return `${formatPath(root, path)}: ${message}`;
}

function formatPath(root: string, path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => text + formatKey(key), root);
}

/** A name that is no plain word is quoted, for it may hold anything. */
function formatKey(key: PropertyKey): string {
  if (typeof key === 'number') return `[${String(key)}]`;
  const name = cut(String(key));
  return /^[\w-]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

function faultOf(issue: Issue, input: unknown): Fault {
  const value = valueAt(input, issue.path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return {
        path: [...issue.path, issue.keys[0] ?? ''],
        message: 'there is no such field',
      };
    case 'invalid_union':
      return unionFault(issue, value);
    default:
      return { path: issue.path, message: messageOf(issue, value) };
  }
}

/** Of several forms: the values if they are plain, else the form that went furthest. */
function unionFault(issue: z.core.$ZodIssueInvalidUnion, value: unknown): Fault {
  if (value === undefined) return { path: issue.path, message: 'is missing' };
  const values = valuesOf(issue);
  if (values !== null) {
    return { path: issue.path, message: not(`should be ${alternatives(values)}`, value) };
  }
  const faults = issue.errors.flatMap(([first]) =>
    first === undefined ? [] : [faultOf(first, value)],
  );
  const [best] = faults.sort((a, b) => b.path.length - a.path.length);
  if (best === undefined) return { path: issue.path, message: not('is of no known form', value) };
  return { path: [...issue.path, ...best.path], message: best.message };
}

/** All values that forms of plain values allow, also where they are nested; else null. */
function valuesOf({ errors }: z.core.$ZodIssueInvalidUnion): unknown[] | null {
  const values = errors.map(([only, ...more]) => {
    if (only === undefined || only.path.length > 0 || more.length > 0) return null;
    if (only.code === 'invalid_value') return only.values;
    return only.code === 'invalid_union' ? valuesOf(only) : null;
  });
  if (values.length === 0 || values.includes(null)) return null;
  return values.flatMap((each) => each ?? []);
}

function messageOf(issue: Issue, value: unknown): string {
  if (value === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return not(`should be ${TYPES[issue.expected] ?? issue.expected}`, value);
    case 'invalid_value':
      return not(`should be ${alternatives(issue.values)}`, value);
    case 'too_big':
      return not(`should ${limit(issue.origin, 'at most', issue.maximum)}`, value);
    case 'too_small':
      return not(`should ${limit(issue.origin, 'at least', issue.minimum)}`, value);
    case 'invalid_format':
      return not('should be written in another way', value);
    default:
      return issue.message;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
  tuple: 'a list',
};

function limit(origin: string, most: string, bound: number | bigint): string {
  switch (origin) {
    case 'array':
    case 'tuple':
      return `have ${most} ${String(bound)} ${bound === 1 ? 'entry' : 'entries'}`;
    case 'string':
      return `have ${most} ${String(bound)} letters`;
    default:
      return `be ${most} ${String(bound)}`;
  }
}

function alternatives(values: readonly unknown[]): string {
  const texts = values.map((value) => JSON.stringify(value));
  const last = texts.pop() ?? 'nothing';
  return texts.length === 0 ? last : `${texts.join(', ')} or ${last}`;
}

/** What somebody gave us is not repeated whole. */
const LONGEST = 60;

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function not(demand: string, value: unknown): string {
  if (Array.isArray(value)) return `${demand}, not a list of ${String(value.length)}`;
  if (typeof value === 'object' && value !== null) return `${demand}, not an object`;
  // JSON has no word for these, and would say null.
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return `${demand}, not ${cut(text)}`;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Readonly<Record<PropertyKey, unknown>>)[key]
        : undefined,
    input,
  );
}
