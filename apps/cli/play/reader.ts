import { createInterface, type Interface } from 'node:readline';
import { printable } from '@bannerfield/kernel';
import { hasScreen, print, type Io, type StopSignal } from '../io.ts';
import { linesOf } from '../say.ts';

/** Why nobody answers any more: a signal, the end of the input, or the wish to leave. */
export type StopReason = StopSignal | 'end' | 'quit' | 'leave';

/** Thrown where an answer was waited for. */
export class Stopped extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(`stopped: ${reason}`);
    this.name = 'Stopped';
    this.reason = reason;
  }
}

/** What a person may mean who has typed this much: whole lines. */
export type Complete = (line: string) => readonly string[];

/** What goes with a question. */
export interface Asking {
  readonly complete?: Complete;
  /** Draws again what stood above the question, when other programs had the screen. */
  readonly redraw?: () => void;
}

/** Asks a person for lines. */
export interface Reader {
  /** @throws Stopped */
  ask(prompt: string, asking?: Asking): Promise<string>;
  /** On a terminal, forgets what was typed ahead, so that no screen is skipped. */
  forget(): void;
  close(): void;
}

/** @param remembers whether earlier lines come back with the arrow keys. */
export function makeReader(io: Io, remembers: boolean): Reader {
  const isLive = hasScreen(io);
  let asked: Asking = {};
  const lines = createInterface({
    input: io.stdin,
    ...(isLive ? { output: io.stdout } : {}),
    terminal: isLive,
    historySize: remembers ? 100 : 0,
    completer: (line: string) => [asked.complete?.(line) ?? [], line],
  });
  const desk = new Desk(lines);
  const offStop = io.onStop((signal) => desk.stop(signal));
  lines.on('SIGINT', () => desk.stop('SIGINT'));
  const lost = (): void => desk.stop('end');
  io.stdin.on('error', lost);
  // The interface passes on the errors of its input: a terminal that is gone is read no more.
  lines.on('error', lost);
  const offResume = isLive ? makeSuspension(io, lines, () => asked.redraw?.()) : () => undefined;
  return {
    ask: async (question, asking = {}) => {
      const { above, prompt } = foldPrompt(io, question);
      const redraw = (): void => {
        asking.redraw?.();
        above.forEach((line) => print(io, line));
      };
      asked = { ...asking, redraw };
      above.forEach((line) => print(io, line));
      if (isLive) {
        lines.setPrompt(prompt);
        lines.prompt();
        return desk.next();
      }
      io.stdout.write(prompt);
      const line = await desk.next();
      // A piped answer is not echoed by any terminal; a transcript reads better with it.
      io.stdout.write(io.stdin.isTTY === true ? '' : `${printable(line)}\n`);
      return line;
    },
    forget: () => {
      if (isLive) desk.forget();
    },
    close: () => {
      offStop();
      offResume();
      lines.close();
      io.stdin.off('error', lost);
    },
  };
}

/** So many letters of an answer stand on the line of its question. */
const ANSWER = 9;

/** A question too long for the screen has its last line only as the prompt. */
function foldPrompt(io: Io, question: string): { above: string[]; prompt: string } {
  const lines = linesOf(io.stdout, question.trimEnd() + '_'.repeat(ANSWER));
  const last = lines.pop() ?? '';
  return { above: lines, prompt: `${last.slice(0, -ANSWER)} ` };
}

/** Ctrl-Z stops the program; when it goes on, it takes the terminal and the screen again. */
function makeSuspension(io: Io, lines: Interface, redraw: () => void): () => void {
  lines.on('SIGTSTP', () => {
    io.stdin.setRawMode?.(false);
    io.suspend();
  });
  return io.onResume(() => {
    // Off and on: the shell has changed the mode, which Node does not know.
    io.stdin.setRawMode?.(false);
    io.stdin.setRawMode?.(true);
    redraw();
    lines.prompt(true);
  });
}

interface Waiting {
  readonly answer: (line: string) => void;
  readonly fail: (error: Stopped) => void;
}

/** Longer than any move, option or name of a file; what came by a pipe may have no end. */
const LONGEST_ANSWER = 10_000;

/** Lines that came, and who waits for the next one. */
class Desk {
  #came: string[] = [];
  #stopped: StopReason | null = null;
  #waiting: Waiting | null = null;

  constructor(lines: Interface) {
    lines.on('line', (line) => {
      this.#came.push(line.slice(0, LONGEST_ANSWER));
      this.#serve();
    });
    lines.on('close', () => this.stop('end'));
  }

  next(): Promise<string> {
    return new Promise((answer, fail) => {
      this.#waiting = { answer, fail };
      this.#serve();
    });
  }

  /** The first reason counts; the end of the input only when all lines are read. */
  stop(reason: StopReason): void {
    if (this.#stopped === null || this.#stopped === 'end') this.#stopped = reason;
    this.#serve();
  }

  forget(): void {
    this.#came = [];
  }

  #serve(): void {
    const waiting = this.#waiting;
    if (waiting === null) return;
    const isAtEnd = this.#stopped === 'end' && this.#came.length > 0;
    if (this.#stopped !== null && !isAtEnd) {
      this.#waiting = null;
      waiting.fail(new Stopped(this.#stopped));
      return;
    }
    const line = this.#came.shift();
    if (line === undefined) return;
    this.#waiting = null;
    waiting.answer(line);
  }
}
