import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { boardWords } from './site/board-words.ts';
import { compiledWords } from './site/compiled-words.ts';
import { manifest } from './site/manifest.ts';
import { playableGames } from './site/playable-games.ts';
import { sharedWorkerCode } from './site/shared-worker-code.ts';

/** The files of rules and bots, as the build calls them. */
const WORKER_LOADS = /(?:^|\/)(?:rules|bot|reading|by-name|quick)[^/]*\.js$/;

/** What the page and the worker share. */
const KERNEL = /\/packages\/kernel\/|\/apps\/web\/src\/chance\.|\/node_modules\/comlink\//;

/** What the start page, boards and tables are put together from. */
const KIT = new RegExp(
  [
    String.raw`/packages/ui/(?!gallery|timeline|(?:use-)?hex|use-frame)`,
    String.raw`/apps/web/src/(?:play/(?!explain\.|end-parts\.|hint-text\.|import-|move-words\.|preview-)|shell/(?!broken-|faulty-|remove-)|keep/(?!editions)|words/[^/]+\.tsx?$)`,
    String.raw`/apps/web/src/(?:bots/client|pages/players-of|router|routes|settings|sounds)\.`,
    String.raw`/apps/web/src/share/(?:fault|file|read-log)\.`,
    String.raw`/packages/bots/(?:levels|names)\.`,
    String.raw`/node_modules/(?:@lingui|idb|react|use-sync-external-store)/`,
  ].join('|'),
);

/** What few come to see, in one piece: each piece more makes the first script longer. */
const SELDOM =
  /\/apps\/web\/src\/(?:shell\/(?:broken-|faulty-|remove-)|play\/(?:end-|hint-|import-|move-words|preview-)|share\/(?:share-|link))/;

/** What only who plays someone elsewhere needs, in one piece. */
const ONLINE =
  /\/apps\/web\/src\/(?:online\/|pages\/(?:online|match|join)\.)|\/packages\/(?:fair-dice\/|protocol\/online)|\/@noble\//;

/** What bots search by: nobody loads it who only looks one move ahead. */
const SEARCH = /\/packages\/bots\/search\//;

/** What every bot that is played against needs. */
const QUICK = /\/packages\/bots\/(?:greedy|load-bot|misjudge|quick|random)\./;

/** What a map of hexes is put together from. */
const HEXES = /\/packages\/ui\/(?:(?:use-)?hex|use-frame)/;

/** Of a game and of one version: all of it is needed as soon as any of it is. */
const RULES = /\/games\/([^/]+)\/(rules(?:@\d+)?)\//;

function rulesOf(file: string): string | null {
  const [, game, rules] = RULES.exec(file) ?? [];
  return game === undefined || rules === undefined ? null : `${rules}-${game}`;
}

/** What the board of a game shares with its bot. */
const FACTS = /\/games\/([^/]+)\/(?:names|odds)\.ts$/;

function factsOf(file: string): string | null {
  const [, game] = FACTS.exec(file) ?? [];
  return game === undefined ? null : `facts-${game}`;
}

/** What the board of a game shares with its parts that come later. */
const BOARD = /\/games\/([^/]+)\/board\/(?!words\.[a-z]{2}\.)/;

function boardOf(file: string): string | null {
  const [, game] = BOARD.exec(file) ?? [];
  return game === undefined ? null : `board-${game}`;
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    boardWords(),
    compiledWords(),
    playableGames(),
    sharedWorkerCode(),
    react(),
    VitePWA({
      // The new version waits until the player lets it in: nothing changes under a running game.
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,woff2,webmanifest}'],
        inlineWorkboxRuntime: true,
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: '/index.html',
        // What the server answers itself is never kept: a match is as it is now.
        navigateFallbackDenylist: [/^\/(?:api|health)(?:\/|$)/],
      },
    }),
  ],
  json: { stringify: true },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The first that know `light-dark()`: the tokens stand on it, and no stand-in nests.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Fonts and signs stay files of their own: the policy of the page allows no data addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The worker loads rules and bots too, and a worker has no document to put links into.
      resolveDependencies: (file, links, { hostId }) =>
        [file, hostId].some((each) => WORKER_LOADS.test(each)) ? [] : links,
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Small files pack badly, and every table needs these.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'kernel', test: KERNEL, minShareCount: 2 },
            { name: 'kit', test: KIT, minShareCount: 2 },
            { name: 'online', test: ONLINE },
            { name: 'seldom', test: SELDOM },
            { name: 'hexes', test: HEXES, minShareCount: 2 },
            { name: 'search', test: SEARCH },
            { name: 'quick', test: QUICK },
            { name: 'headlines', test: /\/headline\.ts$/ },
            { name: rulesOf, debugName: 'rules', test: RULES },
            { name: factsOf, debugName: 'facts', test: FACTS },
            { name: boardOf, debugName: 'boards', test: BOARD, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
});
