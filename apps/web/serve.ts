/**
 * `npm start`: builds the client if needed, serves it on this machine and says where.
 *
 *   npm start                   on port 8080, or a free one
 *   npm start -- --port 9000    on that port, or a free one
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { listen, makeServer, readSite } from '@bannerfield/site';
import { buildIfNeeded, DIST } from './build.ts';

const USUAL_PORT = 8080;

function parsePort(text: string | undefined): number | null {
  if (text === undefined) return USUAL_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return port >= 0 && port <= 65_535 ? port : null;
}

/** Null: it was asked for wrongly, and that has been said. */
function readPort(): number | null {
  try {
    const { port: text } = parseArgs({ options: { port: { type: 'string' } } }).values;
    const port = parsePort(text);
    if (port === null) {
      console.error(`--port: should be a whole number up to 65535, not “${String(text)}”`);
    }
    return port;
  } catch (error) {
    // `parseArgs` says in one sentence which argument it does not know.
    console.error(error instanceof Error ? error.message : String(error));
    return null;
  }
}

async function main(): Promise<void> {
  const wished = readPort();
  if (wished === null) {
    process.exitCode = 2;
    return;
  }
  await buildIfNeeded(console.log, true);
  const server = makeServer(readSite(DIST));
  const port = await listen(server, wished);
  console.log(`Bannerfield is at http://127.0.0.1:${String(port)} – Ctrl-C ends it.`);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

await main();
