import path from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch, isOwnChromium } from './tools/browser/chromium.ts';
import { runs } from './tools/runs.ts';

const MINUTE = 60_000;

/**
 * One project a layer, so that `npx vitest run --project games` runs what it says. Its files share
 * what they import, which otherwise took half of the time.
 */
function layer(name: string, ...include: string[]) {
  return { extends: true as const, test: { name, include, isolate: false } };
}

/** A page keeps what it has loaded, so each file of its tests begins with nothing loaded. */
function pages(name: string, ...include: string[]) {
  return { extends: true as const, test: { name, include } };
}

interface Look {
  readonly root: string;
  readonly testFileDirectory: string;
  readonly arg: string;
  readonly ext: string;
}

/** Where it is kept how a piece looked. */
function lookFile({ root, testFileDirectory, arg, ext }: Look): string {
  return path.join(root, testFileDirectory, 'looks', `${arg}${ext}`);
}

/** What needs a real screen, focus and layout. */
const browser = {
  extends: true as const,
  plugins: [react()],
  optimizeDeps: {
    // Found while tests run, they would make the page begin anew under them.
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react-aria-components',
      'axe-core',
      'zod',
    ],
  },
  test: {
    name: 'browser',
    include: ['{packages,games}/**/test/**/*.browser.tsx'],
    globalSetup: ['tools/browser/setup.ts'],
    testTimeout: 40_000,
    expect: { poll: { timeout: 10_000 } },
    attachmentsDir: 'reports/looks',
    env: { OWN_BROWSER: isOwnChromium() ? 'yes' : 'no' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          // As far as a browser of the same make draws edges differently on another machine.
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.001 },
          resolveScreenshotPath: lookFile,
        },
      },
      provider: playwright({ launchOptions: chromiumLaunch() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  test: {
    // Properties take seconds, at full counts minutes, and a busy machine makes them take more.
    testTimeout: runs(2, 60) * MINUTE,
    hookTimeout: 2 * MINUTE,
    // Two cores work on it; left alone, one of them would watch.
    maxWorkers: 2,
    projects: [
      layer('packages', 'packages/*/test/**/*.test.ts'),
      layer('games', 'games/*/test/**/*.test.ts'),
      layer('cli', 'apps/cli/test/**/*.test.ts'),
      layer('server', 'apps/server/test/**/*.test.ts'),
      pages('web', 'apps/web/test/**/*.test.ts'),
      layer('house', 'test/**/*.test.ts'),
      browser,
    ],
  },
});
