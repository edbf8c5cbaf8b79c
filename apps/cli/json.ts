import { cutAfter } from '@bannerfield/kernel';
import { badInput } from './errors.ts';
import { QUOTED } from './text.ts';

/** A parsed JSON text that knows on which line each value stands. */
export interface JsonText {
  readonly value: unknown;
  /** The line, from 1, of the value at the path, or of the nearest one above it. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** Deeper than any state; so that a hostile text cannot exhaust the stack. */
const DEEPEST = 40;
/** Far more than any state or edition has; each costs memory for its path. */
const MOST_VALUES = 100_000;

/**
 * @param place names the file or option in the sentence.
 * @throws CliError naming the line on which the text stops being JSON, or is more than we take:
 * a name that stands twice in one object, a number beyond all numbers, nesting without end.
 */
export function parseJson(text: string, place: string): JsonText {
  const lines = scan(text, place);
  const lineOf = (path: readonly PropertyKey[]): number =>
    lines.get(keyOf(path)) ?? (path.length === 0 ? 1 : lineOf(path.slice(0, -1)));
  return { value: JSON.parse(text), lineOf };
}

function keyOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('\n');
}

/** All but strings. */
const TOKEN =
  /[{}[\],:]|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/uy;
/** A part of a string: all from the blank on, but the quote and the backslash. */
const PIECE = /[ !#-[\]-\u{10ffff}]{1,1000}|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/uy;

/** The line of every value by its path. */
function scan(text: string, place: string): Map<string, number> {
  const scanner = new Scanner(text);
  try {
    scanner.value([]);
    scanner.end();
    return scanner.lines;
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    throw badInput(`${place}, line ${String(scanner.line)}: ${error.message}`);
  }
}

/** What is wrong where the scanner stands. */
class Misread extends Error {}

function notJson(): Misread {
  return new Misread('this is not JSON');
}

/** Walks through a JSON text once. */
class Scanner {
  readonly lines = new Map<string, number>();
  readonly #text: string;
  #at = 0;
  #line = 1;
  #token = '';

  constructor(text: string) {
    this.#text = text;
  }

  /** Of the token read last, or of the place where none could be read. */
  get line(): number {
    return this.#line;
  }

  value(path: readonly PropertyKey[]): void {
    this.#next();
    if (path.length > DEEPEST) {
      throw new Misread(`this is nested deeper than ${String(DEEPEST)} levels`);
    }
    this.lines.set(keyOf(path), this.line);
    if (this.lines.size > MOST_VALUES) throw new Misread('this holds more values than any of ours');
    if (this.#token === '{') this.#members(path);
    else if (this.#token === '[') this.#entries(path);
    else if (/^[}\],:]$/.test(this.#token)) throw notJson();
    else if (/^[-\d]/.test(this.#token) && !Number.isFinite(Number(this.#token))) {
      throw new Misread(`${cutAfter(this.#token, QUOTED)} is too large for a number`);
    }
  }

  end(): void {
    this.#skipSpace();
    if (this.#at < this.#text.length) throw notJson();
  }

  #members(path: readonly PropertyKey[]): void {
    if (this.#take('}')) return;
    const names = new Set<string>();
    do {
      this.#next();
      if (!this.#token.startsWith('"')) throw notJson();
      const name = JSON.parse(this.#token) as string;
      if (names.has(name)) {
        throw new Misread(`${JSON.stringify(cutAfter(name, QUOTED))} stands twice here`);
      }
      names.add(name);
      this.#expect(':');
      this.value([...path, name]);
    } while (this.#take(','));
    this.#expect('}');
  }

  #entries(path: readonly PropertyKey[]): void {
    if (this.#take(']')) return;
    let index = 0;
    do {
      this.value([...path, index]);
      index += 1;
    } while (this.#take(','));
    this.#expect(']');
  }

  #expect(token: string): void {
    this.#next();
    if (this.#token !== token) throw notJson();
  }

  /** Reads the next token only if it is this one. */
  #take(token: string): boolean {
    const [at, line] = [this.#at, this.#line];
    this.#next();
    if (this.#token === token) return true;
    [this.#at, this.#line] = [at, line];
    return false;
  }

  #skipSpace(): void {
    while (' \t\r\n'.includes(this.#text[this.#at] ?? '.')) {
      if (this.#text[this.#at] === '\n') this.#line += 1;
      this.#at += 1;
    }
  }

  #next(): void {
    this.#skipSpace();
    const end = this.#text[this.#at] === '"' ? this.#endOfString() : this.#endOf(TOKEN, this.#at);
    if (end === null) throw notJson();
    this.#token = this.#text.slice(this.#at, end);
    this.#at = end;
  }

  /** Piece by piece: one pattern for the whole would exhaust the stack on a very long text. */
  #endOfString(): number | null {
    let at = this.#at + 1;
    while (this.#text[at] !== '"') {
      const end = this.#endOf(PIECE, at);
      if (end === null) return null;
      at = end;
    }
    return at + 1;
  }

  #endOf(pattern: RegExp, at: number): number | null {
    pattern.lastIndex = at;
    return pattern.test(this.#text) ? pattern.lastIndex : null;
  }
}
