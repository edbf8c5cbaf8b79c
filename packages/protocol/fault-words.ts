import type { Language } from '@bannerfield/kernel';

/** How one language says what is wrong with something that came from outside. */
export interface FaultWords {
  readonly isMissing: string;
  readonly noField: string;
  readonly noForm: string;
  readonly otherWriting: string;
  readonly object: string;
  /** Names of types, as zod calls them. */
  readonly types: Readonly<Record<string, string>>;
  shouldBe(what: string): string;
  /** `kind`: what is counted; null: the value itself is bounded. */
  limit(kind: 'entries' | 'letters' | null, is: 'most' | 'least', bound: number | bigint): string;
  /** One of these, of which there is at least one. */
  either(texts: readonly string[]): string;
  not(demand: string, instead: string): string;
  listOf(count: number): string;
}

function join(texts: readonly string[], or: string): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${or} ${last}`;
}

const en: FaultWords = {
  isMissing: 'is missing',
  noField: 'there is no such field',
  noForm: 'is of no known form',
  otherWriting: 'should be written in another way',
  object: 'an object',
  types: {
    array: 'a list',
    boolean: 'true or false',
    int: 'a whole number',
    null: 'null',
    number: 'a number',
    object: 'an object',
    record: 'an object',
    string: 'text',
    tuple: 'a list',
  },
  shouldBe: (what) => `should be ${what}`,
  limit: (kind, is, bound) => {
    const most = `at ${is} ${String(bound)}`;
    if (kind === null) return `should be ${most}`;
    return `should have ${most} ${kind === 'entries' && bound === 1 ? 'entry' : kind}`;
  },
  either: (texts) => (texts.length === 0 ? 'nothing' : join(texts, 'or')),
  not: (demand, instead) => `${demand}, not ${instead}`,
  listOf: (count) => `a list of ${String(count)}`,
};

const de: FaultWords = {
  isMissing: 'fehlt',
  noField: 'ein solches Feld gibt es nicht',
  noForm: 'hat keine bekannte Form',
  otherWriting: 'sollte anders geschrieben sein',
  object: 'ein Objekt',
  types: {
    array: 'eine Liste',
    boolean: 'true oder false',
    int: 'eine ganze Zahl',
    null: 'null',
    number: 'eine Zahl',
    object: 'ein Objekt',
    record: 'ein Objekt',
    string: 'Text',
    tuple: 'eine Liste',
  },
  shouldBe: (what) => `sollte ${what} sein`,
  limit: (kind, is, bound) => {
    const most = `${is === 'most' ? 'höchstens' : 'mindestens'} ${String(bound)}`;
    if (kind === null) return `sollte ${most} sein`;
    const counted = kind === 'letters' ? 'Zeichen' : bound === 1 ? 'Eintrag' : 'Einträge';
    return `sollte ${most} ${counted} haben`;
  },
  either: (texts) => (texts.length === 0 ? 'nichts' : join(texts, 'oder')),
  not: (demand, instead) => `${demand}, nicht ${instead}`,
  listOf: (count) => `eine Liste von ${String(count)}`,
};

export const FAULT_WORDS: Readonly<Record<Language, FaultWords>> = { en, de };
