import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { planSteps, ROOT, type Step } from '../../tools/steps.ts';
import { plant, type Tree } from './plant.ts';

const source = (name: string) => readFileSync(path.join(ROOT, 'tools', name), 'utf8');

const REPORT = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, testResults: [] };

const STEPS = planSteps(ROOT).flat();

/** A step that says its name and, if it runs tests, writes their report, where it is told to if it is. */
function standIn({ name, report }: Step): string {
  if (report === null) return `console.log('${name}')`;
  return `
    const told = process.argv.find((each) => each.startsWith('--outputFile.json='));
    const file = told?.split('=')[1] ?? '${report}';
    (await import('node:fs')).writeFileSync(file, '${JSON.stringify(REPORT)}');`;
}

/** A tree in which each step is a stand-in; the runner itself is the real one. */
function makeTree(changes: Tree = {}): string {
  return plant({
    ...Object.fromEntries(STEPS.map((step) => [step.args[0] ?? '', standIn(step)])),
    'tools/test.ts': source('test.ts'),
    'tools/report.ts': source('report.ts'),
    'tools/steps.ts': source('steps.ts'),
    ...changes,
  });
}

function run(root: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(root, 'tools/test.ts'), ...args],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return { lines: stdout.trimEnd().split('\n'), stderr, status };
}

/** What passes when all is well: a step without tests counts one, the others by their report. */
const PASSED = STEPS.reduce((sum, { report }) => sum + (report === null ? 1 : 3), 0);
const SKIPPED = STEPS.filter(({ report }) => report !== null).length;

test('all steps pass: the last line adds them to the tests', () => {
  const { lines, status } = run(makeTree());
  expect(lines.at(-1)).toBe(`${PASSED} passed, 0 failed, ${SKIPPED} skipped`);
  expect(lines).toHaveLength(STEPS.length + 1);
  expect(status).toBe(0);
});

test('a step that fails shows its output, and the others run all the same', () => {
  const lint = 'node_modules/eslint/bin/eslint.js';
  const { lines, status } = run(makeTree({ [lint]: "console.log('a fault'); process.exit(3);" }));
  expect(lines.at(-1)).toBe(`${PASSED - 1} passed, 1 failed, ${SKIPPED} skipped`);
  expect(lines).toContain('a fault');
  expect(lines.filter((line) => line.startsWith('ok'))).toHaveLength(STEPS.length - 1);
  expect(status).toBe(1);
});

const VITEST = 'node_modules/vitest/vitest.mjs';
const RUNS = STEPS.filter(({ args: [script] }) => script === VITEST).length;

/** One failed in place of the three passed and one skipped of each report of Vitest. */
const WITHOUT_REPORT = `${PASSED - 3 * RUNS} passed, ${RUNS} failed, ${SKIPPED - RUNS} skipped`;

test('tests that leave no report have failed, whatever they say', () => {
  const { lines, status } = run(makeTree({ [VITEST]: '' }));
  expect(lines.at(-1)).toBe(WITHOUT_REPORT);
  expect(status).toBe(1);
});

test('the report of an earlier run does not count', () => {
  const root = makeTree({
    [VITEST]: '',
    'reports/tests.json': JSON.stringify(REPORT),
    'reports/pieces.json': JSON.stringify(REPORT),
  });
  expect(run(root).lines.at(-1)).toBe(WITHOUT_REPORT);
});

test('only the steps named run, and an unknown name is refused', () => {
  const root = makeTree();
  expect(run(root, 'lint', 'types').lines.at(-1)).toBe('2 passed, 0 failed, 0 skipped');
  const { stderr, status } = run(root, 'lint', 'lunch');
  expect(stderr).toContain('no step is called lunch');
  expect(status).toBe(2);
});

test('--full reaches the tests', () => {
  const vitest = "console.log('full ' + process.env.BANNERFIELD_FULL); process.exit(1);";
  const root = makeTree({ [VITEST]: vitest });
  expect(run(root, '--full', 'tests').lines).toContain('full 1');
  expect(run(root, 'tests').lines).toContain('full 0');
});
