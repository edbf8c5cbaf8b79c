/**
 * `npm start`: matches over the network, and the web client. Settings come from the environment:
 * docs/server.md names them.
 *
 *   npm start                   on port 8080, or a free one
 *   npm start -- --port 9000    on that port, or a free one
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readSite, type Site } from '@bannerfield/site';
import { startServer } from './server.ts';
import { freePort } from './free-port.ts';
import { readSettings, SettingError, type Settings } from './settings.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const CLIENT = path.join(ROOT, 'apps/web/dist');

/** Null: they are wrong, and that has been said. */
function settingsOrComplaint(): Settings | null {
  try {
    const { port } = parseArgs({ options: { port: { type: 'string' } } }).values;
    return readSettings(port === undefined ? process.env : { ...process.env, PORT: port });
  } catch (error) {
    // `parseArgs` says in one sentence which argument it does not know.
    if (!(error instanceof SettingError || error instanceof TypeError)) throw error;
    console.error(error.message);
    return null;
  }
}

/** Whoever sets `PORT` means that port; all others take a free one where it is taken. */
async function withPort(settings: Settings): Promise<Settings> {
  const { PORT = '' } = process.env;
  const isMeant = PORT !== '' && !process.argv.some((word) => word.startsWith('--port'));
  return isMeant ? settings : { ...settings, port: await freePort(settings) };
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
  const running = await startServer(await withPort(settings), site, report);
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
