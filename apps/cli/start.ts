import process from 'node:process';
import { main } from './main.ts';
import { processIo } from './process-io.ts';
import type { GameSource } from './source.ts';

/** Runs the program with this process's arguments and streams. */
export async function start(source?: GameSource): Promise<void> {
  process.exitCode = await main(process.argv.slice(2), processIo(), source);
}
