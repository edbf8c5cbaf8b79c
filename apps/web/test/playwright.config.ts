import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../../tools/browser/chromium.ts';

const ROOT = '../../..';

export default defineConfig({
  testDir: 'browser',
  testMatch: '*.spec.ts',
  outputDir: `${ROOT}/reports/browser`,
  globalSetup: './browser/support/site.ts',
  reporter: [['list'], ['./browser/support/report.ts']],
  // What fails once has failed: a test that needs luck is mended, not repeated.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // A busy machine makes them take more.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: chromiumLaunch(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Fetching the whole program for offline use is tested where it is the point.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
