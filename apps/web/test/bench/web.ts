/**
 * `npm run bench:web`: what the client weighs and how fast it is, in the browser that npm brings.
 *
 * Weight: every script that the server is asked for, gzipped, until a bot has answered the first
 * move. Update: from a click to the finished picture, on a CPU throttled to a quarter. Task: the
 * longest on the page's main thread while a whole game is played against a bot, unthrottled. Times
 * are the thread's own, so that a busy machine does not lengthen them.
 */
import process from 'node:process';
import { chromium, type Browser, type Page } from 'playwright-core';
import { buildIfNeeded, DIST } from '../../build.ts';
import { listen, makeServer } from '../../site/server.ts';
import { readSite, type Site } from '../../site/site.ts';
import { chromiumLaunch, unpackChromium } from '../../../../tools/browser/chromium.ts';
import { CEILINGS, median, type WebFigures } from './figures.ts';

const SETTINGS = JSON.stringify({ pace: 'instant', confirm: 'never' });
const CLICKS = 40;

export async function measureWeb(): Promise<WebFigures> {
  await unpackChromium();
  await buildIfNeeded(console.log, true);
  const site = readSite(DIST);
  const asked = new Set<string>();
  const server = makeServer(site);
  server.on('request', ({ url = '' }) => asked.add(url.split(/[?#]/)[0] ?? ''));
  const address = `http://127.0.0.1:${await listen(server, 0)}`;
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await openGame(browser, address);
    await playTurn(page);
    const scripts = sizesOf(site, asked);
    const updates = await measureUpdates(browser, page);
    const longestTask = await measureTasks(browser, page);
    return { scripts, updates, longestTask };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

async function openGame(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript((kept) => localStorage.setItem('bannerfield.settings', kept), SETTINGS);
  await page.goto(address);
  await page.getByRole('link', { name: 'Play Battle Line' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await offered(page);
  return page;
}

/** Waits until something can be chosen, or the game is over: then false. */
async function offered(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(
    () =>
      document.querySelector('[role=dialog] .end') !== null
        ? 'over'
        : document.querySelector('[data-marks~="target"], [data-choice]') !== null
          ? 'asked'
          : null,
    undefined,
    { polling: 16 },
  );
  return (await found.jsonValue()) === 'asked';
}

const OPEN = '[data-marks~="target"]:not([data-marks~="picked"])';

/** Chooses what is offered first until it is the player's turn again. */
async function playTurn(page: Page): Promise<boolean> {
  for (let choices = 0; choices < 6; choices++) {
    if (!(await offered(page))) return false;
    await page.evaluate((open) => {
      const spot = document.querySelector<HTMLElement>(open);
      (spot ?? document.querySelector<HTMLElement>('[data-choice]'))?.click();
    }, OPEN);
    await page.waitForTimeout(20);
  }
  return true;
}

function sizesOf(site: Site, asked: ReadonlySet<string>): WebFigures['scripts'] {
  return [...asked]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, bytes: site.get(file)?.squeezed?.length ?? 0 }))
    .sort((a, b) => b.bytes - a.bytes);
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds since something. */
  readonly ts: number;
  /** Microseconds of the thread's own time: what others do on the machine is not in it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** What the page's main thread did meanwhile, in order. */
async function trace(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ pid, tid }) => mains.has(`${pid} ${tid}`))
    .sort((one, other) => one.ts - other.ts);
}

/** From a click to the finished picture. */
const DRAWING = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']);

/** Milliseconds that each of many clicks on cards costs, with the CPU at a quarter. */
async function measureUpdates(browser: Browser, page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await offered(page);
  const cards = page.locator('[data-region="hand"] [data-spot]');
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const events = await trace(browser, page, async () => {
    for (let click = 0; click < CLICKS; click++) {
      const box = boxes[click % boxes.length];
      if (box === null || box === undefined) throw new Error('a card has no place');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))),
      );
    }
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const clicks = events.filter(isClick);
  return clicks.map((click, index) => {
    const end = clicks[index + 1]?.ts ?? Infinity;
    const own = events.filter(({ ts }) => ts >= click.ts && ts < end);
    const drawing = own.filter(({ name }) => DRAWING.has(name));
    return [click, ...drawing].reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}

function isClick({ name, args }: TraceEvent): boolean {
  return name === 'EventDispatch' && args?.data?.type === 'click';
}

/** The longest task of the page's main thread, in milliseconds, until the game is over. */
async function measureTasks(browser: Browser, page: Page): Promise<number> {
  const events = await trace(browser, page, async () => {
    while (await playTurn(page));
  });
  const tasks = events.filter(({ name }) => name.endsWith('RunTask'));
  if (tasks.length === 0) throw new Error('the trace holds no tasks');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

if (import.meta.main) {
  const { scripts, updates, longestTask } = await measureWeb();
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of scripts) console.log(`  ${kilobytes(bytes).padStart(9)}  ${file}`);
  const lines = [
    ['scripts of home and one game', kilobytes(total), total <= CEILINGS.scriptBytes],
    [
      'board update, median',
      `${median(updates).toFixed(1)} ms`,
      median(updates) <= CEILINGS.update,
    ],
    ['board update, slowest', `${Math.max(...updates).toFixed(1)} ms`, true],
    ['longest task in a game', `${longestTask.toFixed(1)} ms`, longestTask <= CEILINGS.task],
  ] as const;
  for (const [what, figure, isWithin] of lines) {
    console.log(`${isWithin ? 'ok  ' : 'OVER'}  ${what.padEnd(30)} ${figure}`);
  }
  process.exitCode = lines.every(([, , isWithin]) => isWithin) ? 0 : 1;
}
