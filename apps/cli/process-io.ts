import { constants } from 'node:os';
import process from 'node:process';
import type { Io, StopSignal } from './io.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The world of a real process. A closed pipe ends it quietly unless a command wants to know. */
export function processIo(): Io {
  const listeners = new Set<(signal: StopSignal) => void>();
  const tell = (signal: StopSignal): void => {
    for (const hear of listeners) hear(signal);
  };
  const outputFailed = (error: NodeJS.ErrnoException): void => {
    if (error.code !== 'EPIPE') {
      process.stderr.write(`error: the output cannot be written: ${error.message}\n`);
      process.exit(1);
    }
    if (listeners.size === 0) process.exit(0);
    tell('SIGPIPE');
  };
  process.stdout.on('error', outputFailed);
  process.stderr.on('error', () => undefined);
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    onStop: (hear) => {
      if (listeners.size === 0) for (const signal of SIGNALS) process.on(signal, tell);
      listeners.add(hear);
      return () => {
        listeners.delete(hear);
        if (listeners.size === 0) for (const signal of SIGNALS) process.off(signal, tell);
      };
    },
  };
}

/** What a shell reports for a process that a signal ended. */
export function exitCodeOf(signal: StopSignal): number {
  return 128 + constants.signals[signal];
}
