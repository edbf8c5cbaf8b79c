import { spawn, type ChildProcessByStdio } from 'node:child_process';
import process from 'node:process';
import type { Readable, Writable } from 'node:stream';

/** What comes of waiting for a line. */
export type Heard =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'time' | 'ended' | 'flood' | 'not-started' };

/** More than any answer needs. */
const LONGEST_LINE = 1024 * 1024;
/** What a program is given to end by itself, and then after it was asked to. */
const LAST_MS = 300;
const TERM_MS = 1000;

/**
 * A program that was started, with lines to its stdin and from its stdout. What it prints is read
 * only while a line is waited for, so that one that prints without end has to wait itself.
 */
export class Child {
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;
  #text = '';
  #isOver = false;
  #isStarted = true;
  #hasExited = false;
  #closing: Promise<void> | null = null;
  readonly #waiting = new Set<() => void>();

  /** @param words the program and its arguments; no shell reads them. */
  constructor([program = '', ...args]: readonly string[], showsErrors = false) {
    this.#process = spawn(program, args, {
      stdio: ['pipe', 'pipe', showsErrors ? 'inherit' : 'ignore'],
      // A group of its own, so that what it starts itself can be ended with it.
      detached: process.platform !== 'win32',
    });
    const change = (): void => {
      for (const wake of this.#waiting) wake();
    };
    this.#process.on('error', () => {
      if (this.#process.pid === undefined) this.#isStarted = false;
      this.#isOver = true;
      this.#hasExited ||= !this.#isStarted;
      change();
    });
    this.#process.on('exit', () => {
      this.#hasExited = true;
      change();
    });
    this.#process.stdin.on('error', () => undefined);
    const { stdout } = this.#process;
    stdout.setEncoding('utf8');
    stdout.on('readable', change);
    for (const last of ['end', 'close', 'error'] as const) {
      stdout.on(last, () => {
        this.#isOver = true;
        change();
      });
    }
  }

  /** To a program that reads no more it is lost. */
  send(line: string): void {
    if (this.#process.stdin.writable) this.#process.stdin.write(`${line}\n`);
  }

  async nextLine(ms: number): Promise<Heard> {
    const deadline = performance.now() + ms;
    for (;;) {
      const heard = this.#take();
      if (heard !== null) return heard;
      const left = deadline - performance.now();
      if (left <= 0) return { kind: 'time' };
      await this.#change(left);
    }
  }

  /** Ends it, if it does not end by itself once its stdin is closed. */
  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    this.#process.stdin.end();
    await this.#exited(LAST_MS);
    this.#kill('SIGTERM');
    await this.#exited(TERM_MS);
    this.#kill('SIGKILL');
    await this.#exited(TERM_MS);
    this.#process.stdin.destroy();
    this.#process.stdout.destroy();
  }

  #take(): Heard | null {
    if (!this.#isStarted) return { kind: 'not-started' };
    for (;;) {
      const end = this.#text.indexOf('\n');
      if (end !== -1) {
        const line = this.#text.slice(0, end).replace(/\r$/, '');
        this.#text = this.#text.slice(end + 1);
        return { kind: 'line', line };
      }
      if (this.#text.length > LONGEST_LINE) return { kind: 'flood' };
      const more = this.#process.stdout.read() as string | null;
      if (more === null) break;
      this.#text += more;
    }
    if (!this.#isOver) return null;
    if (this.#text === '') return { kind: 'ended' };
    const line = this.#text;
    this.#text = '';
    return { kind: 'line', line };
  }

  async #exited(ms: number): Promise<void> {
    const deadline = performance.now() + ms;
    while (!this.#hasExited) {
      const left = deadline - performance.now();
      if (left <= 0) return;
      await this.#change(left);
    }
  }

  /** Until something happens, or the time is over. */
  #change(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, Math.ceil(ms));
      this.#waiting.add(wake);
    });
  }

  /** While it has not been reaped, its number means it and its group and nobody else. */
  #kill(signal: NodeJS.Signals): void {
    const { pid } = this.#process;
    if (this.#hasExited || pid === undefined) return;
    try {
      if (process.platform === 'win32') this.#process.kill(signal);
      else process.kill(-pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}
