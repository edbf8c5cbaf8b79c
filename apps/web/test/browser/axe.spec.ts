import { expect, type Page } from '@playwright/test';
import { begin, open, test } from './support/app.ts';
import { check } from './support/axe.ts';
import { waitForOffers } from './support/player.ts';
import { goldenFile, overwriteRecord, shownId, takeIn } from './support/store.ts';

test('pages', async ({ page }) => {
  for (const path of [
    '/',
    '/new/battle-line',
    '/rules/battle-line#R5.8',
    '/new/battle-leader-tactics',
    '/editions/battle-leader-tactics',
    '/settings',
    '/about',
    '/nothing',
    '/replay#1.broken',
    '/play/missing',
  ]) {
    await open(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    await check(page, path);
  }
});

test('pages in German', async ({ page }) => {
  for (const path of ['/', '/new/battle-leader-tactics', '/settings', '/learn/battle-line']) {
    await open(page, path, { language: 'de' });
    await page.locator('html[lang=de]').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    await check(page, path);
  }
});

test('the start page with running, finished and broken games, and what asks before removing', async ({
  page,
}) => {
  await begin(page);
  await waitForOffers(page);
  await open(page, '/');
  await takeIn(page, goldenFile('random-1'));
  await overwriteRecord(page, 'broken', { nonsense: true });
  await open(page, '/');
  await page
    .getByRole('button', { name: /^Remove: / })
    .first()
    .waitFor();
  await page.locator('input[type=file]').setInputFiles({
    name: 'none.log',
    mimeType: 'text/plain',
    buffer: Buffer.from('nothing'),
  });
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await check(page, 'start page with games');
  await page
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
  await check(page, 'removing');
});

async function checkTable(page: Page): Promise<void> {
  await begin(page);
  await waitForOffers(page);
  await check(page, 'asked');
  await page.locator('[data-spot="flag:4"]').click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await check(page, 'refused');
  await page.locator('[data-region="hand"] [data-marks~="target"]').first().click();
  await check(page, 'chosen');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show me a good move' }).click();
  await page.getByText(/^Best of/).waitFor();
  await check(page, 'hinted');
  await page.locator('[data-spot="flag:4"]').click({ button: 'right' });
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await check(page, 'explained');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menu').waitFor();
  await check(page, 'menu');
}

async function checkHandOver(page: Page): Promise<void> {
  await begin(page, { opponent: 'A friend here' });
  await page.getByRole('button', { name: /^I am/ }).waitFor();
  await check(page, 'curtain');
  await page.getByRole('button', { name: /^I am/ }).click();
  await waitForOffers(page);
  const open = page.locator('[data-marks~="target"]');
  for (let clicks = 0; clicks < 3; clicks++) {
    await waitForOffers(page);
    await open.and(page.locator(':not([data-marks~="picked"])')).first().click();
  }
  await page.getByRole('button', { name: 'Hand over' }).waitFor();
  await check(page, 'end of a turn');
}

async function checkReplay(page: Page): Promise<void> {
  await open(page, '/');
  await takeIn(page, goldenFile('every-tactic'));
  await page.getByRole('button', { name: 'To the end' }).click();
  await check(page, 'replay');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('textbox').waitFor();
  await check(page, 'sharing');
  await open(page, `/play/${shownId(page)}`);
  await page.getByRole('dialog').waitFor();
  await check(page, 'end');
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await check(page, 'end, looked at');
  await open(page, '/learn/battle-line');
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  await check(page, 'lesson');
}

for (const [device, viewport] of [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('the table: asked, chosen, refused, hinted, explained, with its menu', async ({
      page,
    }) => {
      await checkTable(page);
    });

    test('the curtain, and the end of a turn behind it', async ({ page }) => {
      await checkHandOver(page);
    });

    test('replay, its sharing, the end and the lesson', async ({ page }) => {
      await checkReplay(page);
    });
  });
}
