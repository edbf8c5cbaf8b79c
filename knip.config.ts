import type { KnipConfig } from 'knip';

const TESTS = 'test/**/*.test.ts';
const BROWSER_TESTS = 'test/**/*.browser.tsx';

/** Where the program begins, for all that no import names: the convention of a game's folder. */
export default {
  workspaces: {
    '.': {
      entry: ['tools/*.ts', 'examples/*.ts', 'tools/browser/icons.ts', 'bench/*.ts', TESTS],
      // Read as a file by tools/checks/marks.ts.
      ignoreDependencies: ['@iconify-json/game-icons'],
    },
    'packages/*': { entry: [TESTS] },
    'packages/ui': {
      entry: [TESTS, BROWSER_TESTS],
      // Named in fonts.css.
      ignoreDependencies: ['@fontsource-variable/*'],
    },
    games: {
      entry: [
        '*/rules/index.ts',
        '*/bot/reading.ts',
        '*/rules@*/index.ts',
        '*/{about,schema,terminal,messages.*}.ts',
        '*/bot/index.ts',
        '*/bot/train.ts',
        '*/bot/yardstick.ts',
        '*/engine/index.ts',
        '*/board/index.tsx',
        '*/board/tutorial.ts',
        `*/${TESTS}`,
        '*/test/turned-round.ts',
        `*/${BROWSER_TESTS}`,
      ],
    },
    'apps/cli': { entry: ['bin/*.mjs', 'test/**/*-cli.ts', TESTS] },
    'apps/server': { entry: ['serve.ts', 'test/chaos.ts', TESTS] },
    'apps/web': {
      entry: [
        TESTS,
        'test/playwright.config.ts',
        'test/browser/*.spec.ts',
        'test/browser/support/{site,report}.ts',
        'test/{bench/web,screens}.ts',
      ],
    },
  },
  // Of the system, for tests that need a terminal or a pipe; and what `npm run play` names.
  ignoreBinaries: ['script', 'mkfifo', 'bannerfield'],
  ignoreDependencies: ['@stryker-mutator/vitest-runner'],
  // A type that a signature of its own file names may be exported before anyone asks for it.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
