import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** Where the test command looks for the counts. */
const FILE = path.join(import.meta.dirname, '../../../../../reports/browser.json');

/** Writes the counts in the form in which the test command reads those of Vitest. */
class CountReporter implements Reporter {
  readonly #files = new Map<string, { start: number; end: number; tests: number }>();
  readonly #counts = { passed: 0, failed: 0, skipped: 0 };

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) this.#file(test);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const outcome = test.outcome();
    if (outcome === 'skipped') this.#counts.skipped += 1;
    else if (outcome === 'expected') this.#counts.passed += 1;
    else this.#counts.failed += 1;
    const file = this.#file(test);
    const start = result.startTime.getTime();
    file.start = Math.min(file.start, start);
    file.end = Math.max(file.end, start + result.duration);
    file.tests += 1;
  }

  onEnd(): void {
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(
      FILE,
      JSON.stringify({
        numPassedTests: this.#counts.passed,
        numFailedTests: this.#counts.failed,
        numPendingTests: this.#counts.skipped,
        testResults: [...this.#files].map(([name, { start, end, tests }]) => ({
          name,
          status: 'done',
          startTime: tests === 0 ? 0 : start,
          endTime: end,
          assertionResults: Array.from({ length: tests }, () => ({})),
        })),
      }),
    );
  }

  printsToStdio(): boolean {
    return false;
  }

  #file(test: TestCase): { start: number; end: number; tests: number } {
    const known = this.#files.get(test.location.file) ?? { start: Infinity, end: 0, tests: 0 };
    this.#files.set(test.location.file, known);
    return known;
  }
}

// eslint-disable-next-line no-restricted-syntax -- Playwright takes a default export
export default CountReporter;
