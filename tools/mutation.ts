/**
 * `npm run mutation -- kernel` or `-- <game>`: plants small faults in the kernel or in a game's
 * rules, one at a time, and lists those that no test notices in reports/mutation/<name>.md.
 * Behind the name may stand files of that folder, to look at these only. Fails below 80 %.
 * BANNERFIELD_MUTATION_WORKERS: how many faults at once, else 2; BANNERFIELD_MUTATION_TESTS: the
 * tests that ought to notice, as patterns with commas between them, else those of the target.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { listFiles, listFolders } from './checks/files.ts';
import { ROOT } from './steps.ts';

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const ENOUGH = 80;

/** Where faults are planted, and which tests ought to notice. */
interface Target {
  readonly folder: string;
  readonly tests: readonly string[];
}

function targetOf(name: string): Target | null {
  if (name === 'kernel') {
    const tests = ['packages/kernel/test/**/*.test.ts', 'games/_blank/test/**/*.test.ts'];
    return { folder: 'packages/kernel', tests };
  }
  if (!listFolders(ROOT, 'games').includes(name)) return null;
  // Long random play and boards notice much, late, and are no rule's own test.
  const own = '!(fast|random).test.ts';
  const tests = [`games/${name}/test/${own}`, `games/${name}/test/!(board)/**/${own}`];
  return { folder: `games/${name}/rules`, tests };
}

/**
 * Only if they are named: the fast twin of a game's rules, which answers to them and not to the
 * rulebook, and the test-kit, which is test code and has its own planted faults.
 */
function filesOf({ folder }: Target, wanted: readonly string[]): string[] {
  return listFiles(ROOT, folder).filter((file) => {
    const name = file.slice(folder.length + 1);
    if (!name.endsWith('.ts') || name.startsWith('test/')) return false;
    return wanted.length > 0 ? wanted.includes(name) : !/^(fast[-.]|test-kit\/)/.test(name);
  });
}

async function plantFaults(target: Target, files: readonly string[]): Promise<Mutant[]> {
  process.env['BANNERFIELD_MUTATION'] = '1';
  process.env['BANNERFIELD_MUTATION_TESTS'] ??= target.tests.join(',');
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/vitest.mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env['BANNERFIELD_MUTATION_WORKERS'] ?? 2),
    mutate: [...files],
    // Faults in what is computed once on loading cost a run of all tests each: see the summary.
    ignoreStatic: true,
    ignorePatterns: ['/bench', '/docs/screens', '/reports', '**/.build'],
    reporters: ['progress'],
    allowEmpty: false,
  });
  return stryker.runMutationTest();
}

/** What the tests made of the faults. */
interface Tally {
  readonly noticed: number;
  readonly missed: readonly Mutant[];
  /** In per cent of those tried. */
  readonly score: number;
}

function tally(mutants: readonly Mutant[]): Tally {
  const within = (...states: string[]) => mutants.filter(({ status }) => states.includes(status));
  const noticed = within('Killed', 'Timeout').length;
  const missed = within('Survived', 'NoCoverage');
  return { noticed, missed, score: (100 * noticed) / (noticed + missed.length) };
}

function formatTally(name: string, { noticed, missed, score }: Tally): string {
  const all = noticed + missed.length;
  return `${name}: ${score.toFixed(1)} % of ${all} faults noticed, ${missed.length} not`;
}

/** Writes the score of each file, and each fault that nobody noticed. */
function report(name: string, mutants: readonly Mutant[]): number {
  const whole = tally(mutants);
  const ignored = mutants.filter(({ status }) => status === 'Ignored').length;
  const summary = `${formatTally(name, whole)}; ${ignored} in constants not tried`;
  const files = new Set(mutants.map(({ fileName }) => fileName));
  const scores = [...files].map((file) => {
    const found = mutants.filter(({ fileName }) => fileName === file);
    return `- ${formatTally(path.relative(ROOT, file), tally(found))}`;
  });
  const lines = [`# ${summary}`, '', ...scores, '', ...whole.missed.map(formatMutant), ''];
  mkdirSync(path.join(ROOT, 'reports/mutation'), { recursive: true });
  writeFileSync(path.join(ROOT, `reports/mutation/${name}.md`), lines.join('\n'));
  console.log(`${summary} (reports/mutation/${name}.md)`);
  return whole.score;
}

function formatMutant({ fileName, location, mutatorName, replacement, status }: Mutant): string {
  const { line, column } = location.start;
  const instead = replacement.replaceAll(/\s+/g, ' ').slice(0, 100);
  const where = `${path.relative(ROOT, fileName)}:${line}:${column}`;
  return `- ${where} ${mutatorName}: \`${instead}\`${status === 'NoCoverage' ? ' (not run)' : ''}`;
}

async function main([name = '', ...wanted]: readonly string[]): Promise<void> {
  const target = targetOf(name);
  const files = target === null ? [] : filesOf(target, wanted);
  if (target === null || files.length === 0) {
    console.error('Say what: npm run mutation -- kernel, or a game, and files of it if you like.');
    process.exitCode = 2;
    return;
  }
  const score = report(name, await plantFaults(target, files));
  process.exitCode = score >= ENOUGH ? 0 : 1;
}

await main(process.argv.slice(2));
