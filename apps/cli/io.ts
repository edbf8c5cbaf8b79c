import type { Readable, Writable } from 'node:stream';

/** A stream that may be a terminal. */
export type Input = Readable & { readonly isTTY?: boolean };
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
}

export function print(io: Io, text: string): void {
  io.stdout.write(`${text}\n`);
}

/** The one JSON document of a command. */
export function printJson(io: Io, document: unknown): void {
  print(io, JSON.stringify(document));
}

/** Both ways lead to a person. */
export function isTerminal(io: Io): boolean {
  return io.stdin.isTTY === true && io.stdout.isTTY === true;
}
