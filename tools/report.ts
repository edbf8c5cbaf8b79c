/** What the last line of `npm test` adds up. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The part of a runner's JSON report that is read. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly TestFile[];
}

interface TestFile {
  readonly name: string;
  readonly status: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly unknown[];
}

export interface TestReport {
  readonly count: Count;
  /** Seconds by test file, the slowest first. */
  readonly files: readonly { readonly name: string; readonly seconds: number }[];
}

/**
 * Reads the report of `vitest --reporter=json`; throws on text that is not one. A file that could
 * not even be loaded holds no tests: it counts as one failed.
 */
export function parseReport(text: string): TestReport {
  const report = JSON.parse(text) as Partial<Report>;
  const { numPassedTests: passed, numFailedTests: failed, testResults } = report;
  if (passed === undefined || failed === undefined || testResults === undefined) {
    throw new Error('the report holds no counts');
  }
  const unloaded = testResults.filter(isUnloaded).length;
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  const files = testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds);
  return { count: { passed, failed: failed + unloaded, skipped }, files };
}

function isUnloaded(file: TestFile): boolean {
  return file.status === 'failed' && file.assertionResults.length === 0;
}

/**
 * How a step counts. A step without tests of its own (types, lint …) is one check, passed or
 * failed. A test runner counts test by test, as its report says; if it failed although no test
 * did (an error outside all tests, no test found, no report), that is one failed more.
 */
export function countStep(succeeded: boolean, report: TestReport | null): Count {
  if (report === null) return { passed: +succeeded, failed: +!succeeded, skipped: 0 };
  const { passed, failed, skipped } = report.count;
  const hasFailedUnseen = failed === 0 && (!succeeded || passed + skipped === 0);
  return { passed, failed: failed + Number(hasFailedUnseen), skipped };
}

export function addCounts(counts: readonly Count[]): Count {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

export function formatCount({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
