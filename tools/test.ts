/**
 * `npm test`: every check and every test, each step with its time. All steps run, also after one
 * has failed. The last line on stdout is `N passed, N failed, N skipped` (see `countStep`).
 *
 *   npm test                      everything
 *   npm test -- types lint        only the steps named
 *   npm run test:full             the same properties, at full count, and every ruling turned round
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import {
  addCounts,
  countStep,
  formatCount,
  parseReport,
  type Count,
  type TestReport,
} from './report.ts';
import { planSteps, ROOT, type Step } from './steps.ts';

/** A step that hangs is a step that failed. */
const MINUTES = { quick: 20, full: 240 };

interface Ended {
  readonly output: string;
  readonly succeeded: boolean;
}

function runStep(step: Step, isFull: boolean): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, step.args, {
      cwd: ROOT,
      env: { ...process.env, CI: 'true', NO_COLOR: '1', BANNERFIELD_FULL: isFull ? '1' : '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: (isFull ? MINUTES.full : MINUTES.quick) * 60_000,
    });
    let output = '';
    const keep = (chunk: string) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => keep(String(error)));
    child.on('close', (code, signal) => {
      if (signal !== null) keep(`\nended by ${signal}\n`);
      resolve({ output, succeeded: code === 0 });
    });
  });
}

function readReport(file: string): TestReport {
  try {
    return parseReport(readFileSync(path.join(ROOT, file), 'utf8'));
  } catch (error) {
    console.log(`no report in ${file}: ${String(error)}`);
    return { count: { passed: 0, failed: 0, skipped: 0 }, files: [] };
  }
}

/** What is worth a line when all went well: how many tests, and which files took longest. */
function describe(report: TestReport | null): string {
  if (report === null) return '';
  const slow = report.files
    .slice(0, 3)
    .map(({ name, seconds }) => `${path.relative(ROOT, name)} ${seconds.toFixed(1)} s`);
  return `  ${formatCount(report.count)}; slowest: ${slow.join(', ')}`;
}

async function check(step: Step, isFull: boolean): Promise<Count> {
  const start = performance.now();
  // A report of an earlier run must not speak for this one.
  if (step.report !== null) rmSync(path.join(ROOT, step.report), { force: true });
  const { output, succeeded } = await runStep(step, isFull);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const report = step.report === null ? null : readReport(step.report);
  const count = countStep(succeeded, report);
  const hasFailed = count.failed > 0;
  console.log(
    `${hasFailed ? 'FAIL' : 'ok  '}  ${step.name.padEnd(10)}${seconds} s${describe(report)}`,
  );
  if (hasFailed) console.log(`${output.trimEnd()}\n`);
  return count;
}

/** Runs all steps, at most as many at once as there are cores. */
async function checkAll(steps: readonly Step[], isFull: boolean): Promise<Count[]> {
  const waiting = [...steps];
  const counts: Count[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      counts.push(await check(step, isFull));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return counts;
}

/** What is wanted; null: it has been told what there is, or what is wrong. */
function readWords(): { isFull: boolean; wanted: readonly string[] } | null {
  const { values, positionals, tokens } = parseArgs({
    options: { full: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const isFull = values.full !== undefined;
  const names = planSteps(ROOT, isFull)
    .flat()
    .map(({ name }) => name);
  if (values.help !== undefined) {
    console.log(`npm test [-- step…] [--full]\nsteps: ${names.join(', ')}`);
    return null;
  }
  const unknown = positionals.filter((name) => !names.includes(name));
  const option = tokens.find(
    (token) => token.kind === 'option' && (token.name !== 'full' || token.value !== undefined),
  );
  if (unknown.length === 0 && option === undefined) return { isFull, wanted: positionals };
  if (option?.kind === 'option') console.error(`there is no ${option.rawName}, but --full`);
  else console.error(`no step is called ${unknown.join(', ')}; there are: ${names.join(', ')}`);
  process.exitCode = 2;
  return null;
}

async function main(): Promise<void> {
  const words = readWords();
  if (words === null) return;
  const { isFull, wanted } = words;
  mkdirSync(path.join(ROOT, 'reports'), { recursive: true });
  const counts: Count[] = [];
  for (const turn of planSteps(ROOT, isFull)) {
    const steps = turn.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    counts.push(...(await checkAll(steps, isFull)));
  }
  const total = addCounts(counts);
  console.log(formatCount(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main();
