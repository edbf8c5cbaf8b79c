import { expect, test } from 'vitest';
import { addCounts, countStep, formatCount, parseReport } from '../../tools/report.ts';

const FILE = { name: 'a.test.ts', status: 'passed', startTime: 0, endTime: 1500 };
const REPORT = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 2,
  testResults: [{ ...FILE, assertionResults: [{}] }],
};

function parse(changes: object) {
  return parseReport(JSON.stringify({ ...REPORT, ...changes }));
}

test('a report is counted: what is pending or to do is skipped', () => {
  expect(parse({}).count).toEqual({ passed: 5, failed: 0, skipped: 3 });
});

test('a file that could not be loaded is one failed', () => {
  const broken = { ...FILE, status: 'failed', assertionResults: [] };
  expect(parse({ testResults: [broken] }).count.failed).toBe(1);
  const failed = { ...FILE, status: 'failed', assertionResults: [{}] };
  expect(parse({ numFailedTests: 1, testResults: [failed] }).count.failed).toBe(1);
});

test('files come slowest first', () => {
  const slow = { ...FILE, name: 'b.test.ts', endTime: 9000, assertionResults: [{}] };
  expect(parse({ testResults: [...REPORT.testResults, slow] }).files).toEqual([
    { name: 'b.test.ts', seconds: 9 },
    { name: 'a.test.ts', seconds: 1.5 },
  ]);
});

test('what is no report is refused', () => {
  expect(() => parseReport('')).toThrow();
  expect(() => parseReport('{"success":true}')).toThrow('holds no counts');
});

test('a step without a report is one check', () => {
  expect(countStep(true, null)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countStep(false, null)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a runner counts as its report says', () => {
  const failing = parse({ numFailedTests: 2 });
  expect(countStep(true, parse({}))).toEqual({ passed: 5, failed: 0, skipped: 3 });
  expect(countStep(false, failing)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('a runner that failed although no test did is one failed more', () => {
  expect(countStep(false, parse({}))).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test('a runner that ran nothing has failed', () => {
  const none = { numPassedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  expect(countStep(true, parse(none))).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('the last line adds up all steps', () => {
  const counts = [
    { passed: 5, failed: 0, skipped: 3 },
    { passed: 1, failed: 2, skipped: 0 },
  ];
  expect(formatCount(addCounts(counts))).toBe('6 passed, 2 failed, 3 skipped');
});
