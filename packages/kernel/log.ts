import type { Seat } from './game.ts';
import { sha256 } from './sha256.ts';

/** What must be known before the first move. */
export interface LogHeader {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: object;
  /** The whole edition, not its name, where a game has editions; else null. */
  readonly edition: object | null;
}

/** One move or outcome, chained to all before it. */
export interface Entry {
  /** Null: chance. */
  readonly by: Seat | null;
  /** One token in the game's notation. */
  readonly move: string;
  /** `chain` of the hash before, this move and the state after it. */
  readonly hash: string;
}

/** A game as text tells it: header, then moves and outcomes. */
export interface Log {
  readonly header: LogHeader;
  /** Hash of the header and the state before the first entry. */
  readonly start: string;
  readonly entries: readonly Entry[];
}

/** A file that is not a sound log: says where and what. */
export class LogError extends Error {
  /** Counted from 1. */
  readonly line: number;
  /** `game`, `rules`, `options`, `edition`, `start`, `move`, `hash`, `line`, `end`, … */
  readonly field: string;

  constructor(line: number, field: string, message: string) {
    super(message);
    this.name = 'LogError';
    this.line = line;
    this.field = field;
  }
}

/** How the first line of a log begins. */
export const LOG_NAME = 'bannerfield-log';
const FORMAT = 1;
const HASH_DIGITS = 16;
const HASH = /^[0-9a-f]{16}$/;
const CHANCE = '*';

/** Of a line that can be read, but is not as `formatLog` has it. */
export const WRITTEN_OTHERWISE = 'this line is not written as a log is';

/** The first link of the chain. `state` is canonical: plain JSON with its keys in fixed order. */
export function chainStart(header: LogHeader, state: object): string {
  return shortHash(JSON.stringify([header, state]));
}

/** The next link: changes with every earlier entry, the move, who made it, and the state. */
export function chain(before: string, by: Seat | null, move: string, state: object): string {
  return shortHash(`${before}\n${who(by)} ${move}\n${JSON.stringify(state)}`);
}

/** What stands in files of ours for a text or all that came before. */
export function shortHash(text: string): string {
  return sha256(text).slice(0, HASH_DIGITS);
}

function who(by: Seat | null): string {
  return by === null ? CHANCE : String(by);
}

/** The log as text. Its last line counts the entries, so that a cut file is noticed. */
export function formatLog(log: Log): string {
  const { header } = log;
  const lines = [
    `${LOG_NAME} ${String(FORMAT)}`,
    `game ${header.game}`,
    `rules ${String(header.rulesVersion)}`,
    `options ${JSON.stringify(header.options)}`,
  ];
  if (header.edition !== null) lines.push(`edition ${JSON.stringify(header.edition)}`);
  lines.push(`start ${log.start}`);
  for (const { by, move, hash } of log.entries) lines.push(`${who(by)} ${move} ${hash}`);
  lines.push(`end ${String(log.entries.length)}`);
  return `${lines.join('\n')}\n`;
}

/** The line of the text on which entry `index` (from 0) stands. */
export function lineOfEntry(header: LogHeader, index: number): number {
  return index + (header.edition === null ? 6 : 7);
}

/**
 * Reads the text of a log; what the moves mean is for `replay` to say.
 * @throws LogError for what is not ours, is cut short, or has an unknown format.
 */
export function parseLog(text: string): Log {
  const lines = new Lines(text);
  lines.expect(LOG_NAME, 'this is not a Bannerfield log: its first line should begin');
  lines.number('format', FORMAT);
  lines.expect('game', 'the game is missing: this line should begin');
  const game = lines.word('game');
  lines.expect('rules', 'the rules version is missing: this line should begin');
  const rulesVersion = lines.number('rules');
  lines.expect('options', 'the options are missing: this line should begin');
  const options = lines.object('options');
  const edition = lines.has('edition') ? lines.object('edition') : null;
  lines.expect('start', 'the hash of the start is missing: this line should begin');
  const start = lines.hash('start');
  const entries = readEntries(lines);
  return { header: { game, rulesVersion, options, edition }, start, entries };
}

function readEntries(lines: Lines): Entry[] {
  const entries: Entry[] = [];
  while (!lines.has('end')) {
    entries.push(lines.entry());
  }
  const counted = lines.number('end');
  if (counted !== entries.length) {
    lines.fail(
      'count',
      `the log should have ${String(counted)} entries, but ${String(entries.length)} are here`,
    );
  }
  lines.expectEnd();
  return entries;
}

/** Walks over the lines of a log and names the one that is wrong. */
class Lines {
  readonly #lines: readonly string[];
  #at = -1;
  #rest = '';

  constructor(text: string) {
    const lines = text.replaceAll('\r\n', '\n').split('\n');
    if (lines[lines.length - 1] === '') lines.pop();
    this.#lines = lines;
  }

  fail(field: string, message: string): never {
    throw new LogError(Math.max(this.#at, 0) + 1, field, message);
  }

  /** Goes to the next line; true, and its rest is at hand, if it begins with `word`. */
  has(word: string): boolean {
    const next = this.#lines[this.#at + 1];
    if (next === undefined && this.#lines.length > 0) this.#cutShort();
    if (next?.startsWith(`${word} `) !== true) return false;
    this.#at += 1;
    this.#rest = next.slice(word.length + 1);
    return true;
  }

  expect(word: string, complaint: string): void {
    if (this.has(word)) return;
    this.#at += 1;
    this.fail(word, `${complaint} “${word} ”`);
  }

  expectEnd(): void {
    if (this.#at + 1 === this.#lines.length) return;
    this.#at += 1;
    this.fail('rest', 'there is text after the end of the log');
  }

  word(field: string): string {
    if (!/^\S+$/.test(this.#rest)) this.fail(field, `“${this.#rest}” should be one word`);
    return this.#rest;
  }

  number(field: string, only?: number): number {
    if (!/^\d{1,9}$/.test(this.#rest)) this.fail(field, `“${this.#rest}” should be a whole number`);
    const value = Number(this.#rest);
    this.#expectOurs(String(value));
    if (only !== undefined && value !== only) {
      this.fail(field, `${field} ${String(value)} is unknown here; ${String(only)} is known`);
    }
    return value;
  }

  object(field: string): object {
    const value = jsonOf(this.#rest);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.fail(field, 'this should be one JSON object');
    }
    this.#expectOurs(JSON.stringify(value));
    return value;
  }

  /** What is read must be what we would write, so that one game has one text. */
  #expectOurs(written: string): void {
    if (written !== this.#rest) this.fail('line', WRITTEN_OTHERWISE);
  }

  hash(field: string): string {
    if (!HASH.test(this.#rest)) {
      this.fail(field, `a hash has ${String(HASH_DIGITS)} hexadecimal digits`);
    }
    return this.#rest;
  }

  entry(): Entry {
    this.#at += 1;
    const line = this.#lines[this.#at] ?? '';
    const [, by, move, hash] = /^([01*]) (\S+) (\S+)$/.exec(line) ?? [];
    if (by === undefined || move === undefined || hash === undefined) {
      return this.fail('move', 'this should be who moved (0, 1 or *), a move and a hash');
    }
    this.#rest = hash;
    return {
      by: by === CHANCE ? null : by === '0' ? 0 : 1,
      move,
      hash: this.hash('hash'),
    };
  }

  #cutShort(): never {
    this.#at = this.#lines.length - 1;
    return this.fail('end', 'the log is cut short: its last line should begin “end ”');
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
