import { existsSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.dirname(import.meta.dirname);

/** Something `npm test` runs: a program of its own, judged by its exit code. */
export interface Step {
  readonly name: string;
  /** Arguments of Node: every step is a script, so that nothing depends on the shell or PATH. */
  readonly args: readonly string[];
  /** Where the step writes its test report, from the root; null: it is one check by itself. */
  readonly report: string | null;
}

function step(name: string, ...args: string[]): Step {
  return { name, args, report: null };
}

/** Cheap and independent: run side by side. */
const STATIC: readonly Step[] = [
  step('lint', 'node_modules/eslint/bin/eslint.js', '.'),
  step('types', 'node_modules/ts7/bin/tsc', '-b'),
  step('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '.'),
  step('layers', 'tools/layers.ts'),
  step('dead code', 'node_modules/knip/bin/knip.js'),
  step('clauses', 'tools/clauses.ts'),
];

/** Spreads over all cores by itself. */
function vitest(name: string, ...projects: string[]): Step {
  const report = `reports/${name}.json`;
  return {
    name,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
  };
}

const TESTS = vitest('tests', '!browser');

/** What needs a real screen; beside other work the browser would wait for its turn at each frame. */
const PIECES = vitest('pieces', 'browser');

/** The built client in a real browser; it builds the client first, if needed. */
const BROWSER: Step = {
  name: 'browser',
  args: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'apps/web/test/playwright.config.ts',
  ],
  report: 'reports/browser.json',
};

/** What the built client weighs, by .size-limit.json. */
const SIZE = step('size', 'node_modules/size-limit/bin.js');

/** Decides each ruling the other way: is there a test that notices? */
const RULINGS = step('rulings', 'tools/turned-round.ts');

/** Compares speeds, so it wants the machine for itself. */
const BENCH = step('speed', 'bench/check.ts');

/** Steps by turn: those of one turn run side by side, the turns one after the other. */
export function planSteps(root: string, isFull = false): readonly (readonly Step[])[] {
  const hasBench = existsSync(path.join(root, 'bench/check.ts'));
  return [
    STATIC,
    [TESTS],
    [PIECES],
    [BROWSER],
    [SIZE],
    isFull ? [RULINGS] : [],
    hasBench ? [BENCH] : [],
  ];
}
