import { expect, type Page } from '@playwright/test';
import { runs } from '../../../../tools/runs.ts';
import { open, test } from './support/app.ts';
import { check } from './support/axe.ts';
import { startPlayServer, type PlayServer } from './support/server.ts';

let server: PlayServer;

test.beforeAll(async () => {
  server = await startPlayServer();
});

test.afterAll(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

const PHONE = { width: 360, height: 640 };

/** Nothing that axe finds, and nothing wider than the screen. */
async function isFine(page: Page, state: string): Promise<void> {
  await check(page, state);
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide, state).toBeLessThanOrEqual(0);
}

type Language = 'en' | 'de';

const WORDS = {
  en: {
    elsewhere: 'Someone elsewhere',
    open: 'Open the match',
    invitation: /^Invitation/,
    sitDown: 'Sit down',
    menu: 'Menu',
    resign: 'Give up …',
    yes: 'Give up',
    check: 'Check the dice',
    fair: /^The dice were fair/,
  },
  de: {
    elsewhere: 'Jemand anderswo',
    open: 'Partie eröffnen',
    invitation: /^Einladung/,
    sitDown: 'Hinsetzen',
    menu: 'Menü',
    resign: 'Aufgeben …',
    yes: 'Aufgeben',
    check: 'Würfel prüfen',
    fair: /^Die Würfel waren ehrlich/,
  },
} as const;

async function enter(page: Page, language: Language, path: string): Promise<void> {
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('bannerfield.settings', kept);
    },
    JSON.stringify({ language, pace: 'instant', confirm: 'never' }),
  );
  await page.goto(server.address + path);
}

/** Opens a match and waits; gives the path of the invitation. */
async function openMatch(page: Page, language: Language): Promise<string> {
  const words = WORDS[language];
  await enter(page, language, '/new/battle-line');
  await page.getByRole('radio', { name: words.elsewhere }).check();
  await expect(page.getByRole('status').last()).not.toBeEmpty();
  await isFine(page, 'set-up');
  await page.getByRole('button', { name: words.open }).click();
  const invitation = await page.getByRole('textbox', { name: words.invitation }).inputValue();
  await isFine(page, 'waiting');
  return invitation.slice(server.address.length);
}

async function sitDown(page: Page, language: Language, path: string): Promise<void> {
  const words = WORDS[language];
  await enter(page, language, path);
  await page.getByRole('button', { name: words.sitDown }).waitFor();
  await isFine(page, 'invited');
  await page.getByRole('button', { name: words.sitDown }).click();
  await page.locator('[data-region="hand"]').first().waitFor();
}

async function giveUp(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  await page.getByRole('button', { name: words.menu }).click();
  await page.getByRole('menuitem', { name: words.resign }).click();
  await page.getByRole('alertdialog').waitFor();
  await isFine(page, 'giving up');
  await page.getByRole('button', { name: words.yes, exact: true }).click();
  await page.getByRole('button', { name: words.check }).click();
  await expect(page.getByText(words.fair)).toBeVisible();
  await isFine(page, 'the end');
}

const PAIRS: readonly (readonly [Language, Language])[] = [
  ['en', 'de'],
  ['de', 'en'],
];

for (const [host, guest] of PAIRS.slice(0, runs(1, PAIRS.length))) {
  test.describe(`on a phone of 360 px, ${host} and ${guest}`, () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

    test('every page of online play: nothing that axe finds, nothing too wide', async ({
      page,
      browser,
    }) => {
      const path = await openMatch(page, host);
      const context = await browser.newContext({ viewport: PHONE });
      const other = await context.newPage();
      await sitDown(other, guest, path);
      await page.locator('[data-region="hand"]').first().waitFor();
      await isFine(page, 'table');
      await enter(other, guest, '/online');
      await other.locator('[data-line="connected"]').waitFor();
      await isFine(other, 'list');
      // The link leads whoever sits there already to his chair.
      await enter(other, guest, path);
      await other.waitForURL('**/online/*');
      await other.locator('[data-region="hand"]').first().waitFor();
      await giveUp(page, host);
      await enter(other, guest, '/online/AAAAAAAAAAAAAAAAAAAAAA');
      await expect(other.locator('[aria-busy=true]')).toHaveCount(0);
      await isFine(other, 'no such match');
      await context.close();
    });
  });
}

test('where the pages are served without a server, online play says so and the rest works', async ({
  page,
}) => {
  await open(page, '/new/battle-line');
  await page.getByRole('radio', { name: 'Someone elsewhere' }).check();
  await expect(page.getByText(/^There is no server for matches here/)).toBeVisible();
  await page.getByRole('button', { name: 'Open the match' }).click();
  await expect(page.getByRole('alert')).toContainText('There is no server for matches here');
  await check(page, 'set-up without a server');
  for (const path of ['/online/AAAAAAAAAAAAAAAAAAAAAA', '/join/AAAAAAAAAAAAAAAAAAAAAA#x']) {
    await open(page, path);
    const title = page.getByRole('heading', { name: 'There is no server for matches here' });
    await expect(title).toBeVisible();
  }
  await open(page, '/new/battle-line');
  await page.getByRole('radio', { name: 'Recruit' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/play/*');
});
