import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { CliError } from '../errors.ts';
import type { Io } from '../io.ts';

export interface BenchFlags {
  readonly json?: true;
}

const SCRIPT = fileURLToPath(new URL('../../../bench/run.ts', import.meta.url));

/** Runs the benchmark in a process of its own, so that nothing of this one disturbs it. */
export async function bench(io: Io, flags: BenchFlags): Promise<void> {
  const args = [SCRIPT, ...(flags.json === true ? ['--json'] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (chunk: Buffer) => io.stdout.write(chunk));
  child.stderr.on('data', (chunk: Buffer) => io.stderr.write(chunk));
  const ended = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      resolve(code ?? signal);
    });
  });
  if (ended !== 0) throw new CliError(`the benchmark failed (${String(ended)})`, 1);
}
