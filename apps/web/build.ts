/** `npm run build:web`: builds the client, if it is not built from these sources already. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { digestSources, isFresh, markFresh } from './site/freshness.ts';

const ROOT = path.join(import.meta.dirname, '../..');
export const DIST = path.join(import.meta.dirname, 'dist');

/** @param say told when a build begins. */
export async function buildIfNeeded(say: (text: string) => void, isQuiet: boolean): Promise<void> {
  const digest = digestSources(ROOT);
  if (isFresh(DIST, digest)) return;
  say('Building the client …');
  // Only when it is needed: starting without a build stays quick.
  const { build } = await import('vite');
  await build({
    configFile: path.join(import.meta.dirname, 'vite.config.ts'),
    logLevel: isQuiet ? 'error' : 'info',
  });
  markFresh(DIST, digest);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { quiet: { type: 'boolean', default: false } } });
  await buildIfNeeded(console.log, values.quiet);
}
