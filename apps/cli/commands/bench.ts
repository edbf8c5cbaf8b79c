import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { CliError } from '../errors.ts';
import { parseWhole } from '../flags.ts';
import type { Io } from '../io.ts';
import { makeProgress } from '../progress.ts';

export interface BenchFlags {
  readonly seconds: string;
  readonly json?: true;
}

const SCRIPT = fileURLToPath(new URL('../../../bench/run.ts', import.meta.url));
const LONGEST = 86_400;
const TICK_MS = 100;

/** Runs the benchmark in a process of its own, so that nothing of this one disturbs it. */
export async function bench(io: Io, flags: BenchFlags): Promise<void> {
  const seconds = parseWhole('--seconds', flags.seconds, 1, LONGEST);
  const json = flags.json === true ? ['--json'] : [];
  const child = spawn(process.execPath, [SCRIPT, String(seconds), ...json], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = (): boolean => child.kill();
  process.once('exit', end);
  child.stdout.on('data', (chunk: Buffer) => io.stdout.write(chunk));
  const progress = makeProgress(io, 's', seconds);
  const begun = Date.now();
  const tick = (): void => {
    if (io.stderr.isTTY !== true) return;
    progress.at(Math.min(seconds, Math.floor((Date.now() - begun) / 1000)));
  };
  const ticking = setInterval(tick, TICK_MS);
  const ended = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      resolve(code ?? signal);
    });
  }).finally(() => {
    process.off('exit', end);
    clearInterval(ticking);
    progress.end();
  });
  if (ended !== 0) throw new CliError(`the benchmark failed (${String(ended)})`, 1);
}
