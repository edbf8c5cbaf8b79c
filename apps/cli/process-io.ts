import { constants } from 'node:os';
import process from 'node:process';
import type { Io, StopSignal } from './io.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Nobody reads any more: the pipe is closed (EPIPE), or the terminal's window (EIO). */
const GONE = ['EPIPE', 'EIO'];
/** Long enough for a stop signal to arrive that the process has sent to itself. */
const STOP_MS = 100;

/** The world of a real process. A closed pipe ends it quietly unless a command wants to know. */
export function processIo(): Io {
  const listeners = new Set<(signal: StopSignal) => void>();
  const tell = (signal: StopSignal): void => {
    for (const hear of listeners) hear(signal);
  };
  let hasComplained = false;
  const outputFailed = (error: NodeJS.ErrnoException): void => {
    const isGone = GONE.includes(error.code ?? '');
    if (!isGone && !hasComplained) {
      hasComplained = true;
      process.stderr.write(`error: the output cannot be written: ${error.message}\n`);
    }
    if (listeners.size > 0) tell(isGone ? 'SIGPIPE' : 'no-output');
    else process.exit(isGone ? 0 : 1);
  };
  process.stdout.on('error', outputFailed);
  process.stderr.on('error', () => undefined);
  // Leaving raw mode fails on a terminal that is gone, when nobody listens any more.
  process.stdin.on('error', () => undefined);
  const resumed = makeResumed();
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
    ...resumed,
  };
}

/** Stopping and going on. */
function makeResumed(): Pick<Io, 'suspend' | 'onResume'> {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const hear of listeners) hear();
  };
  return {
    // The whole group, or npm and a launcher that wait for us would keep the terminal.
    suspend: () => {
      let isBack = false;
      process.once('SIGCONT', () => (isBack = true));
      process.kill(0, 'SIGTSTP');
      // Where no shell could bring us back, the system does not stop us: go on at once. Signals
      // are heard before what is immediate.
      setTimeout(() => setImmediate(() => isBack || tell()), STOP_MS);
    },
    onResume: (hear) => {
      if (listeners.size === 0) process.on('SIGCONT', tell);
      listeners.add(hear);
      return () => {
        listeners.delete(hear);
        if (listeners.size === 0) process.off('SIGCONT', tell);
      };
    },
  };
}

/** What a shell reports for a process that a signal ended; a failed run without output. */
export function exitCodeOf(signal: StopSignal): number {
  if (signal === 'no-output') return 1;
  return 128 + constants.signals[signal];
}
