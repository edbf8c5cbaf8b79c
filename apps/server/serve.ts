/**
 * `npm run server`: matches over the network, and the web client. Settings come from the
 * environment: docs/server.md names them.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { readSite, type Site } from '@bannerfield/site';
import { startServer } from './server.ts';
import { readSettings, SettingError, type Settings } from './settings.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const CLIENT = path.join(ROOT, 'apps/web/dist');

/** Null: they are wrong, and that has been said. */
function settingsOrComplaint(): Settings | null {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    return null;
  }
}

/** Built by its own program, if it is not built of these sources already. */
function readClient(): Site {
  const build = path.join(ROOT, 'apps/web/build.ts');
  const { status } = spawnSync(process.execPath, [build, '--quiet'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the web client could not be built');
  return readSite(CLIENT);
}

function report(what: string, error: unknown): void {
  console.error(`${what}:`, error);
}

/** A port that is taken, a database that does not answer: one sentence says it. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isTaken = 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
  return isTaken
    ? `port ${String(error.port)} is taken: set PORT to another, or to 0 for a free one`
    : error.message;
}

async function main(): Promise<void> {
  const settings = settingsOrComplaint();
  if (settings === null) {
    process.exitCode = 2;
    return;
  }
  const site = settings.servesClient ? readClient() : null;
  const running = await startServer(settings, site, report);
  console.log(`Bannerfield is at ${running.address} – Ctrl-C ends it.`);
  const stop = (): void => {
    running.stop().catch((error: unknown) => {
      report('the end', error);
      process.exitCode = 1;
    });
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

try {
  await main();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
