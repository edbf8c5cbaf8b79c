import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../../../tools/browser/chromium.ts';
import { runs } from '../../../../tools/runs.ts';
import { open, test } from './support/app.ts';
import { byKeyboard, byMouse, playOut, type Choose } from './support/player.ts';
import { startPlayServer, type PlayServer } from './support/server.ts';

let server: PlayServer;

test.beforeAll(async () => {
  server = await startPlayServer();
});

test.afterAll(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

const SETTINGS = JSON.stringify({ pace: 'instant', confirm: 'never' });

/** A browser of its own that keeps what it is given, also when it is closed and opened again. */
async function openBrowser(folder: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    ...chromiumLaunch(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((settings) => {
    localStorage.setItem('bannerfield.settings', settings);
  }, SETTINGS);
  return context;
}

function pageOf(context: BrowserContext): Promise<Page> {
  const [page] = context.pages();
  return page === undefined ? context.newPage() : Promise.resolve(page);
}

/** Opens a match by the form of a game. @returns the invitation. */
async function openMatch(page: Page, game: string, options: readonly string[]): Promise<string> {
  await page.goto(`${server.address}/new/${game}`);
  await page.getByRole('radio', { name: 'Someone elsewhere' }).check();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('radio', { name: 'First', exact: true }).check();
  for (const option of options) await page.getByRole('radio', { name: option }).check();
  await page.getByRole('button', { name: 'Open the match' }).click();
  await page.waitForURL('**/online/*');
  return page.getByRole('textbox', { name: /^Invitation/ }).inputValue();
}

async function sitDown(page: Page, invitation: string): Promise<void> {
  await page.goto(invitation);
  await expect(page.getByText('Ada wants to play')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Bert');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL('**/online/*');
}

/** Does something once, when so many choices have been made. */
function onceAfter(
  count: number,
  act: (page: Page) => Promise<void>,
): (page: Page) => Promise<void> {
  let choices = 0;
  return async (page) => {
    choices += 1;
    if (choices === count) await act(page);
  };
}

/** By this device first, and then by the quickest. */
function firstBy(count: number, choose: Choose): Choose {
  let choices = 0;
  return (page, offer) => {
    choices += 1;
    return choices > count ? byMouse(page, offer) : choose(page, offer);
  };
}

const GAMES: readonly (readonly [string, readonly string[]])[] = [
  ['battle-leader-tactics', []],
  ['battle-line', []],
  ['fantasy-dice-battles', ['Line of the Empire against Green Horde']],
  ['battlelore', []],
];

for (const [game, options] of GAMES.slice(0, runs(1, GAMES.length))) {
  test(`${game}: two browsers play it through, one reloaded, one closed and opened again`, async ({
    page: bert,
  }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bannerfield-ada-'));
    let context = await openBrowser(folder);
    let ada = await pageOf(context);
    const invitation = await openMatch(ada, game, options);
    await open(bert, '/about', { passes: true });
    await sitDown(bert, invitation);
    for (const page of [ada, bert]) {
      await expect(page.getByRole('status', { name: 'Connection' })).toHaveText('Connected');
    }
    await ada.getByRole('heading', { name: /Ada – Bert/ }).waitFor();
    const address = ada.url();
    const playsAda = async (choose: Choose): Promise<void> => {
      // As a page that is killed: what was chosen last may still be on its way.
      const closing = onceAfter(6, async () => {
        await context.close();
        throw new Error('closed');
      });
      await playOut(ada, choose, { seed: 1, between: closing }).catch((error: unknown) => {
        if (!String(error).includes('closed')) throw error;
      });
      context = await openBrowser(folder);
      ada = await pageOf(context);
      await ada.goto(address);
      await playOut(ada, choose, { seed: 2 });
    };
    const reloading = onceAfter(4, async (page) => {
      await page.reload();
    });
    await Promise.all([
      playsAda(byMouse),
      playOut(bert, firstBy(6, byKeyboard), { seed: 3, between: reloading }),
    ]);
    for (const page of [ada, bert]) {
      const end = page.getByRole('dialog', { name: /win|draw/i });
      await expect(end).toBeVisible();
      await end.getByRole('button', { name: 'Check the dice' }).click();
      await expect(end.getByText(/^The dice were fair: all \d+ things/)).toBeVisible();
      await expect(end.getByText('Your own number is among them, unchanged.')).toBeVisible();
    }
    await bert.getByRole('link', { name: 'Watch the replay' }).click();
    await expect(bert.getByRole('slider')).toBeVisible();
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  });
}
