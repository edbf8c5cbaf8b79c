import { PassThrough, Writable } from 'node:stream';
import type { Input, Io, Output, StopSignal } from '../../io.ts';
import { main } from '../../main.ts';
import type { GameSource } from '../../source.ts';
import { blankSource } from './blank.ts';

/** How a run of the program went. */
export interface Run {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

export interface Setting {
  readonly source?: GameSource;
  /** Both stdin and stdout are a terminal. */
  readonly isTerminal?: boolean;
  readonly rows?: number;
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** A world made of strings. */
export class FakeIo implements Io {
  readonly stdin: Input & PassThrough;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string>>;
  out = '';
  err = '';
  /** Hears of everything written to stdout. */
  onOut: () => void = () => undefined;
  /** How often it was asked to stop. */
  suspended = 0;
  readonly #listeners = new Set<(signal: StopSignal) => void>();
  readonly #resumed = new Set<() => void>();

  constructor({ isTerminal = false, rows = 24, columns = 80, env = {} }: Setting = {}) {
    const terminal = { isTTY: isTerminal, columns, rows };
    this.stdin = Object.assign(new PassThrough(), { isTTY: isTerminal });
    this.stdout = Object.assign(
      sink((text) => {
        this.out += text;
        this.onOut();
      }),
      terminal,
    );
    this.stderr = Object.assign(
      sink((text) => (this.err += text)),
      terminal,
    );
    this.env = env;
  }

  onStop(hear: (signal: StopSignal) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  suspend(): void {
    this.suspended += 1;
  }

  onResume(hear: () => void): () => void {
    this.#resumed.add(hear);
    return () => this.#resumed.delete(hear);
  }

  resume(): void {
    for (const hear of this.#resumed) hear();
  }

  stop(signal: StopSignal): void {
    for (const hear of this.#listeners) hear(signal);
  }
}

function sink(take: (text: string) => void): Writable {
  return new Writable({
    decodeStrings: false,
    write: (chunk: string | Buffer, _encoding, done) => {
      take(String(chunk));
      done();
    },
  });
}

/** Runs one command with `input` on stdin, which then ends. */
export async function run(
  args: readonly string[],
  input = '',
  setting: Setting = {},
): Promise<Run> {
  const io = new FakeIo(setting);
  io.stdin.end(input);
  const exitCode = await main(args, io, setting.source ?? blankSource);
  return { exitCode, out: io.out, err: io.err };
}

/** Answers a question, having read all that was printed since the last answer. */
export type Answer = (screen: string, io: FakeIo) => string | null;

/** Ends of everything that waits for a person. */
const QUESTION = /(> |: |\? |\] )$/;

/** Answers, more than any game takes, after which a conversation goes round in circles. */
const PATIENCE = 20_000;

/** Runs one command and answers whatever it asks; null ends its input. */
export async function converse(
  args: readonly string[],
  answer: Answer,
  setting: Setting = {},
): Promise<Run> {
  const io = new FakeIo(setting);
  let read = 0;
  let answers = 0;
  io.onOut = () => {
    setImmediate(() => {
      const screen = io.out.slice(read);
      if (!QUESTION.test(plain(screen))) return;
      read = io.out.length;
      answers += 1;
      if (answers > PATIENCE) throw new Error(`the same over and over: ${screen}`);
      const line = answer(screen, io);
      if (line === null) io.stdin.end();
      else io.stdin.write(`${line}\n`);
    });
  };
  const exitCode = await main(args, io, setting.source ?? blankSource);
  return { exitCode, out: io.out, err: io.err };
}

/** Without the codes that move the cursor, clear and colour. */
export function plain(text: string): string {
  return text.replaceAll(/\p{Cc}\[[\d;]*[A-Za-z]/gu, '');
}

/** A long run says on stderr how far it is. */
const PROGRESS = /^\[[#-]+\].*\n/gm;

/** The one JSON document of a run that went well. */
export function documentOf({ exitCode, out, err }: Run): unknown {
  if (exitCode !== 0 || err.replace(PROGRESS, '') !== '') {
    throw new Error(`exit code ${String(exitCode)}: ${err}`);
  }
  if (!out.endsWith('\n') || out.indexOf('\n') !== out.length - 1) {
    throw new Error(`not one document: ${out}`);
  }
  return JSON.parse(out) as unknown;
}
