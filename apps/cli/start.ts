import process from 'node:process';
import { isatty } from 'node:tty';
import { main } from './main.ts';
import { processIo } from './process-io.ts';
import type { GameSource } from './source.ts';

/** Runs the program with this process's arguments and streams. */
export async function start(source?: GameSource): Promise<void> {
  const hadTerminal = isatty(0);
  const exitCode = await main(process.argv.slice(2), processIo(), source);
  // Node aborts where it sets back a terminal that is gone: end by the signal, before that.
  if (hadTerminal && !isatty(0)) process.kill(process.pid, 'SIGHUP');
  process.exitCode = exitCode;
}
