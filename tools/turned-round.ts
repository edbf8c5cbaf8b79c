/**
 * `npm run turned-round -- <game> [id…]`: turns round each ruling that the game's
 * test/turned-round.ts lists, in memory and one at a time, and runs the tests that carry the
 * number of its rule. Fails if for one of them all these stay green, and says who else notices.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createVitest, type Reporter, type TestCase } from 'vitest/node';
import type { TestSpecification, Vitest } from 'vitest/node';
import { listFolders } from './checks/files.ts';
import type { Edit, Turned, TurnedRound } from './checks/turned-round.ts';
import { ROOT } from './steps.ts';

/** Tests of single rules. Others play at random, and notice much that they do not mean. */
const FOLDERS = ['rules', 'line'];
const ANY_RULE = /\bR\d/;

/** Vitest over the rules of a game as if they were written otherwise. */
interface Bench {
  /** Titles of the tests that fail, of those whose title fits. */
  failing(edits: readonly Edit[], title: RegExp): Promise<string[]>;
  close(): Promise<void>;
}

async function openBench(game: string): Promise<Bench> {
  // What `npm test` runs is to notice, at the counts it runs it with.
  process.env['BANNERFIELD_FULL'] = '0';
  const rules = path.join(ROOT, 'games', game, 'rules');
  const patches = new Map<string, Edit[]>();
  const patched = new Set<string>();
  const transform = (code: string, id: string): string | null => {
    const edits = patches.get(id);
    if (edits === undefined) return null;
    patched.add(id);
    return edits.reduce(applyEdit, code);
  };
  const vitest = await createVitest(
    {
      root: ROOT,
      config: false,
      watch: false,
      include: FOLDERS.map((folder) => `games/${game}/test/${folder}/**/*.test.ts`),
      reporters: [SILENT],
      fsModuleCache: false,
      maxWorkers: 2,
      testTimeout: 120_000,
    },
    { plugins: [{ name: 'turned-round', enforce: 'pre', transform }] },
  );
  const failing = async (edits: readonly Edit[], title: RegExp): Promise<string[]> => {
    const before = [...patches.keys()];
    patches.clear();
    patched.clear();
    for (const edit of edits) {
      const file = path.join(rules, edit[0]);
      patches.set(file, [...(patches.get(file) ?? []), edit]);
    }
    for (const file of new Set([...before, ...patches.keys()])) vitest.invalidateFile(file);
    const files = await filesWith(vitest, title);
    const titles = await runTests(vitest, files);
    const unread = [...patches.keys()].filter((file) => !patched.has(file));
    if (files.length > 0 && unread.length > 0) {
      throw new Error(`no test reads ${unread.map((file) => path.basename(file)).join(', ')}`);
    }
    return titles;
  };
  return { failing, close: () => vitest.close() };
}

const SILENT: Reporter = {};

function applyEdit(code: string, [file, text, by]: Edit): string {
  const [before = '', after, ...more] = code.split(text);
  if (after === undefined || more.length > 0) throw new Error(`not once in ${file}: ${text}`);
  return `${before}${by}${after}`;
}

/** The files with such a test; from then on only such tests run. */
async function filesWith(vitest: Vitest, title: RegExp): Promise<TestSpecification[]> {
  vitest.setGlobalTestNamePattern(title);
  const all = await vitest.globTestSpecifications();
  return all.filter(({ moduleId }) => title.test(readFileSync(moduleId, 'utf8')));
}

/** A file that cannot even be loaded is an error of the table, not a test that fails. */
async function runTests(vitest: Vitest, files: TestSpecification[]): Promise<string[]> {
  if (files.length === 0) return [];
  const result = await vitest.runTestSpecifications(files);
  // The result also lists the modules of earlier runs.
  const modules = result.testModules.filter(({ moduleId }) =>
    files.some((file) => file.moduleId === moduleId),
  );
  const errors = [...result.unhandledErrors, ...modules.flatMap((module) => module.errors())];
  if (errors.length > 0) throw new Error(JSON.stringify(errors[0]).slice(0, 400));
  return modules.flatMap(({ children }) => [...children.allTests('failed')].map(nameFailed));
}

/** A test that stumbles over the turned text itself has not noticed what it means. */
function nameFailed(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  if (error?.name === 'AssertionError') return test.fullName;
  throw new Error(`${test.fullName}: ${error?.name ?? 'no error'}: ${error?.message ?? ''}`);
}

/** Titles that carry one of these numbers. */
function titled(rules: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${rules.join('|').replaceAll('.', '\\.')})(?!\\d)`);
}

/** Null: its own test notices. Else a line that says what is wrong. */
async function judge(bench: Bench, { rule, edits }: Turned): Promise<string | null> {
  const own = await bench.failing(edits, titled([rule]));
  for (const title of own) console.error(`    ${title}`);
  if (own.length > 0) return null;
  const others = await bench.failing(edits, ANY_RULE);
  if (others.length === 0) return 'no test notices';
  return `no test of ${rule} notices, only:\n      ${others.join('\n      ')}`;
}

/** What stays unnoticed, entry by entry; progress goes to stderr. */
async function turnAll(bench: Bench, entries: readonly Turned[]): Promise<string[]> {
  const unsound = await bench.failing([], titled(entries.map(({ rule }) => rule)));
  if (unsound.length > 0) return [`fails before anything is turned: ${unsound.join(', ')}`];
  const faults: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const name = `${entry.ids.join(', ')} (${entry.rule}): ${entry.means}`;
    console.error(`${index + 1}/${entries.length} ${name}`);
    const fault = await judge(bench, entry).catch((error: unknown) => String(error));
    if (fault !== null) faults.push(`${name}\n    ${fault}`);
  }
  return faults;
}

function tableOf(game: string): string {
  return `games/${game}/test/turned-round.ts`;
}

async function readTable(game: string): Promise<TurnedRound> {
  const file = pathToFileURL(path.join(ROOT, tableOf(game)));
  return ((await import(file.href)) as { turnedRound: TurnedRound }).turnedRound;
}

/** How many of the game's entries stay unnoticed. */
async function turnGame(game: string, wanted: readonly string[]): Promise<number> {
  const { turned } = await readTable(game);
  const entries = turned.filter(
    ({ ids }) => wanted.length === 0 || ids.some((id) => wanted.includes(id)),
  );
  if (entries.length === 0) {
    console.error(`${tableOf(game)} has no ${wanted.join(', ')}`);
    return 1;
  }
  const bench = await openBench(game);
  const faults = await turnAll(bench, entries).finally(() => bench.close());
  for (const fault of faults) console.log(fault);
  console.log(`${game}: ${entries.length} turned round, ${faults.length} not noticed`);
  return faults.length;
}

/** Without a game: all that have a table. */
async function main([wanted, ...ids]: readonly string[]): Promise<void> {
  const games = listFolders(ROOT, 'games').filter(
    (game) => existsSync(path.join(ROOT, tableOf(game))) && (wanted ?? game) === game,
  );
  if (games.length === 0 && wanted !== undefined) {
    console.error(
      'Say which: npm run turned-round -- <game> [ruling…]; or nothing, for all of them.',
    );
    if (!wanted.startsWith('-')) console.error(`There is no ${tableOf(wanted)}.`);
    process.exitCode = 2;
    return;
  }
  let faults = 0;
  for (const game of games) faults += await turnGame(game, ids);
  process.exitCode = faults === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
