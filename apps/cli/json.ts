import { badInput } from './errors.ts';

/** A parsed JSON text that knows on which line each value stands. */
export interface JsonText {
  readonly value: unknown;
  /** The line, from 1, of the value at the path, or of the nearest one above it. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** Deeper than any state; so that a hostile text cannot exhaust the stack. */
const DEEPEST = 100;

/**
 * @param place names the file or option in the sentence.
 * @throws CliError naming the line on which the text stops being JSON.
 */
export function parseJson(text: string, place: string): JsonText {
  const lines = scan(text);
  if (typeof lines === 'number') {
    throw badInput(`${place}, line ${String(lines)}: this is not JSON`);
  }
  const lineOf = (path: readonly PropertyKey[]): number =>
    lines.get(keyOf(path)) ?? (path.length === 0 ? 1 : lineOf(path.slice(0, -1)));
  return { value: JSON.parse(text), lineOf };
}

function keyOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('\n');
}

const TOKEN =
  /(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-]))/uy;

/** The line of every value by its path; or the line on which the text is no JSON. */
function scan(text: string): Map<string, number> | number {
  const scanner = new Scanner(text);
  try {
    scanner.value([]);
    scanner.end();
    return scanner.lines;
  } catch (error) {
    if (error === NOT_JSON) return scanner.line;
    throw error;
  }
}

const NOT_JSON = new Error('not JSON');

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
    if (path.length > DEEPEST) throw NOT_JSON;
    this.lines.set(keyOf(path), this.line);
    if (this.#token === '{') this.#members(path);
    else if (this.#token === '[') this.#entries(path);
    else if (/^[}\],:]$/.test(this.#token)) throw NOT_JSON;
  }

  end(): void {
    this.#skipSpace();
    if (this.#at < this.#text.length) throw NOT_JSON;
  }

  #members(path: readonly PropertyKey[]): void {
    if (this.#take('}')) return;
    do {
      this.#next();
      if (!this.#token.startsWith('"')) throw NOT_JSON;
      const name = JSON.parse(this.#token) as string;
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
    if (this.#token !== token) throw NOT_JSON;
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
    TOKEN.lastIndex = this.#at;
    const match = TOKEN.exec(this.#text);
    if (match === null) throw NOT_JSON;
    this.#at = TOKEN.lastIndex;
    this.#token = match[1] ?? match[2] ?? match[3] ?? '';
  }
}
