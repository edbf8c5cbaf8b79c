/**
 * `npm run bench:web`: what the client weighs and how fast it is, in the browser that npm brings.
 *
 * Weight: every script that the server is asked for, gzipped, until a bot has answered the first
 * move. Update: picking a card, from the click to the picture that is handed on to be shown, times
 * four, as on a quarter of this CPU. (Throttling by the browser is not used: on a busy machine it
 * takes far more than three quarters away.) Task: the longest on the page's main thread from the
 * start page to the end of a game against a bot. Times are the thread's own, so that they are not
 * lengthened by waiting for a busy machine.
 */
import process from 'node:process';
import { listen, makeServer, readSite, type Site } from '@bannerfield/site';
import { chromium, type Browser, type Page } from 'playwright-core';
import { buildIfNeeded, DIST } from '../../build.ts';
import { chromiumLaunch, unpackChromium } from '../../../../tools/browser/chromium.ts';
import { CEILINGS, quantile, type WebFigures } from './figures.ts';
import { measureBare, measurePicks, openGame, playTurn } from './play.ts';
import { measureLongestTask } from './trace.ts';

const CLICKS = 60;
const THROTTLE = 4;

async function measureWeb(): Promise<WebFigures> {
  await unpackChromium();
  await buildIfNeeded(console.log, true);
  const site = readSite(DIST);
  const asked = new Set<string>();
  const server = makeServer(site);
  server.on('request', ({ url = '' }) => asked.add(url.split(/[?#]/)[0] ?? ''));
  const address = `http://127.0.0.1:${await listen(server, 0)}`;
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await newPage(browser);
    await openGame(page, address);
    await playTurn(page);
    const scripts = sizesOf(site, asked);
    const updates = await measurePicks(browser, page, CLICKS);
    const bare = await measureBare(browser, await newPage(browser), CLICKS);
    return { scripts, updates, bare, longestTask: await measureGame(browser, address) };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function measureGame(browser: Browser, address: string): Promise<number> {
  const page = await newPage(browser);
  return measureLongestTask(browser, page, async () => {
    await openGame(page, address);
    while (await playTurn(page));
  });
}

function sizesOf(site: Site, asked: ReadonlySet<string>): WebFigures['scripts'] {
  return [...asked]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, bytes: site.get(file)?.squeezed?.length ?? 0 }))
    .sort((a, b) => b.bytes - a.bytes);
}

function print({ scripts, updates, bare, longestTask }: WebFigures): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  for (const { file, bytes } of scripts) console.log(`  ${kilobytes(bytes).padStart(9)}  ${file}`);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const plain = quantile(bare, 0.5);
  const update = (part: number) => quantile(updates, part) * THROTTLE;
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
  const lines: readonly (readonly [string, string, boolean | null])[] = [
    ['scripts of home and one game', kilobytes(total), total <= CEILINGS.scriptBytes],
    ['board update, median', milliseconds(update(0.5)), update(0.5) <= CEILINGS.update],
    ['board update, 95 of 100', milliseconds(update(0.95)), update(0.95) <= CEILINGS.update],
    ['longest task, start to end', milliseconds(longestTask), longestTask <= CEILINGS.task],
    ['click on a plain page', milliseconds(plain), null],
    ['update ÷ plain', (quantile(updates, 0.5) / plain).toFixed(2), null],
    ['longest task ÷ plain', (longestTask / plain).toFixed(1), null],
  ];
  for (const [what, figure, isWithin] of lines) {
    const verdict = isWithin === null ? '' : isWithin ? 'ok' : 'OVER';
    console.log(`${verdict.padEnd(5)} ${what.padEnd(30)} ${figure}`);
  }
  process.exitCode = lines.some(([, , isWithin]) => isWithin === false) ? 1 : 0;
}

print(await measureWeb());
