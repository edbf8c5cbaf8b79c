import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compiledWords } from './site/compiled-words.ts';
import { manifest } from './site/manifest.ts';
import { playableGames } from './site/playable-games.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    compiledWords(),
    playableGames(),
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
      },
    }),
  ],
  json: { stringify: true },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The first that know `light-dark()`: the tokens stand on it, and no stand-in nests.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Fonts and signs stay files of their own: the policy of the page allows no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { host: '127.0.0.1' },
});
