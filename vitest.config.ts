import { defineConfig } from 'vitest/config';

/** One project a storey, so that `npx vitest run --project games` runs what it says. */
function storey(name: string, ...include: string[]) {
  return { extends: true as const, test: { name, include } };
}

export default defineConfig({
  test: {
    // Properties take seconds, and a busy machine makes them take more.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      storey('packages', 'packages/*/test/**/*.test.ts'),
      storey('games', 'games/*/test/**/*.test.ts'),
      storey('apps', 'apps/*/test/**/*.test.ts'),
      storey('house', 'test/**/*.test.ts'),
    ],
  },
});
