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
  let hasComplained = false;
  const outputFailed = (error: NodeJS.ErrnoException): void => {
    const isPipe = error.code === 'EPIPE';
    if (!isPipe && !hasComplained) {
      hasComplained = true;
      process.stderr.write(`error: the output cannot be written: ${error.message}\n`);
    }
    if (listeners.size > 0) tell(isPipe ? 'SIGPIPE' : 'no-output');
    else process.exit(isPipe ? 0 : 1);
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

/** What a shell reports for a process that a signal ended; a failed run without output. */
export function exitCodeOf(signal: StopSignal): number {
  if (signal === 'no-output') return 1;
  return 128 + constants.signals[signal];
}
