import process from 'node:process';
import { listen, makeServer, readSite } from '@bannerfield/site';
import { unpackChromium } from '../../../../../tools/browser/chromium.ts';
import { buildIfNeeded, DIST } from '../../../build.ts';

/** Builds the client if needed and serves it to all tests; they find it by `siteAddress`. */
// eslint-disable-next-line no-restricted-syntax -- Playwright takes a default export
export default async function setUp(): Promise<() => void> {
  await unpackChromium();
  await buildIfNeeded(console.log, true);
  const server = makeServer(readSite(DIST));
  const port = await listen(server, 0);
  process.env['BANNERFIELD_SITE'] = `http://127.0.0.1:${port}`;
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

export function siteAddress(): string {
  return process.env['BANNERFIELD_SITE'] ?? '';
}
