import { cutAfter, printable, type Language } from '@bannerfield/kernel';
import type { z } from 'zod';
import { FAULT_WORDS, type FaultWords } from './fault-words.ts';

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

/** All that a schema has against `input`. A refinement says it in German as `params.de`. */
export function allFaults(
  { issues }: z.core.$ZodError,
  input: unknown,
  language: Language = 'en',
): Fault[] {
  // A name that does not exist explains the one that is missing, so it is told first.
  const isUnknown = ({ code }: Issue): boolean => code === 'unrecognized_keys';
  const sorted = [...issues.filter(isUnknown), ...issues.filter((issue) => !isUnknown(issue))];
  return sorted.map((issue) => faultOf(issue, input, language));
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
  const name = cutAfter(String(key), LONGEST);
  return /^[\w-]+$/.test(name) ? `.${name}` : `[${quoted(name)}]`;
}

function faultOf(issue: Issue, input: unknown, language: Language): Fault {
  const value = valueAt(input, issue.path);
  const words = FAULT_WORDS[language];
  switch (issue.code) {
    case 'unrecognized_keys':
      return { path: [...issue.path, issue.keys[0] ?? ''], message: words.noField };
    case 'invalid_union':
      return unionFault(issue, value, language);
    case 'custom':
      return { path: issue.path, message: customMessage(issue, value, language) };
    default:
      return { path: issue.path, message: messageOf(issue, value, words) };
  }
}

function customMessage(
  { message, params }: z.core.$ZodIssueCustom,
  value: unknown,
  language: Language,
): string {
  if (value === undefined) return FAULT_WORDS[language].isMissing;
  const translated: unknown = params?.[language];
  return typeof translated === 'string' ? translated : message;
}

/** Of several forms: the values if they are plain, else the form that went furthest. */
function unionFault(
  issue: z.core.$ZodIssueInvalidUnion,
  value: unknown,
  language: Language,
): Fault {
  const words = FAULT_WORDS[language];
  if (value === undefined) return { path: issue.path, message: words.isMissing };
  const values = valuesOf(issue);
  if (values !== null) {
    const demand = words.shouldBe(alternatives(values, words));
    return { path: issue.path, message: not(demand, value, words) };
  }
  const faults = issue.errors.flatMap(([first]) =>
    first === undefined ? [] : [faultOf(first, value, language)],
  );
  const [best] = faults.sort((a, b) => b.path.length - a.path.length);
  if (best === undefined) return { path: issue.path, message: not(words.noForm, value, words) };
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

function messageOf(issue: Issue, value: unknown, words: FaultWords): string {
  if (value === undefined) return words.isMissing;
  switch (issue.code) {
    case 'invalid_type':
      return not(words.shouldBe(words.types[issue.expected] ?? issue.expected), value, words);
    case 'invalid_value':
      return not(words.shouldBe(alternatives(issue.values, words)), value, words);
    case 'too_big':
      return not(words.limit(countedIn(issue.origin), 'most', issue.maximum), value, words);
    case 'too_small':
      return not(words.limit(countedIn(issue.origin), 'least', issue.minimum), value, words);
    case 'invalid_format':
      return not(words.otherWriting, value, words);
    default:
      return issue.message;
  }
}

function countedIn(origin: string): 'entries' | 'letters' | null {
  if (origin === 'array' || origin === 'tuple') return 'entries';
  return origin === 'string' ? 'letters' : null;
}

function alternatives(values: readonly unknown[], words: FaultWords): string {
  return words.either(values.map((value) => JSON.stringify(value)));
}

/** What somebody gave us is not repeated whole. */
const LONGEST = 60;

/** JSON leaves some signs as they are that no line may hold. */
function quoted(value: unknown): string {
  return printable(JSON.stringify(value));
}

function not(demand: string, value: unknown, words: FaultWords): string {
  return words.not(demand, describe(value, words));
}

function describe(value: unknown, words: FaultWords): string {
  if (Array.isArray(value)) return words.listOf(value.length);
  if (typeof value === 'object' && value !== null) return words.object;
  // JSON has no word for these, and would say null.
  return cutAfter(typeof value === 'number' ? String(value) : quoted(value), LONGEST);
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
