import type { Readable, Writable } from 'node:stream';

/** A stream that may be a terminal. */
export type Input = Readable & {
  readonly isTTY?: boolean;
  setRawMode?(isRaw: boolean): unknown;
};
export type Output = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

/**
 * Why a program is told to stop; `SIGPIPE`: nobody reads its output any more; `no-output`: it
 * cannot be written for another reason.
 */
export type StopSignal = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGPIPE' | 'no-output';

/** All that a command touches of the world outside, files aside. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Calls `hear` instead of ending, until what it gives back is called. */
  onStop(hear: (signal: StopSignal) => void): () => void;
  /** Stops everything that runs in the foreground of this terminal, as Ctrl-Z does. */
  suspend(): void;
  /** Calls `hear` whenever the program goes on after it was stopped; gives what ends that. */
  onResume(hear: () => void): () => void;
}

export function print(io: Io, text: string): void {
  io.stdout.write(`${text}\n`);
}

/** The one JSON document of a command. */
export function printJson(io: Io, document: unknown): void {
  print(io, JSON.stringify(document));
}

/** A terminal that knows no codes, to move a cursor or to clear: text is all it can show. */
export function isDumb({ env }: Pick<Io, 'env'>): boolean {
  return env['TERM'] === 'dumb';
}

/** A person looks at a screen that can be cleared and drawn again. */
export function hasScreen(io: Io): boolean {
  return isTerminal(io) && !isDumb(io);
}

/** Both ways lead to a person. */
export function isTerminal(io: Io): boolean {
  return io.stdin.isTTY === true && io.stdout.isTTY === true;
}
