import { expect, type Page } from '@playwright/test';
import { open, test } from './support/app.ts';
import { check } from './support/axe.ts';
import { accessibilityTree } from './support/names.ts';
import { byTouch, playOut, waitForOffers } from './support/player.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Begins a game in which both raise their armies. */
async function beginRaising(page: Page, opponent = 'Captain'): Promise<void> {
  await open(page, '/new/fantasy-dice-battles', { confirm: 'narrow' });
  await page.getByRole('radio', { name: opponent }).check();
  await page.getByRole('radio', { name: 'First', exact: true }).check();
  await page.getByRole('button', { name: 'Begin' }).tap();
  await page.waitForURL('**/play/*');
}

/** Lays the first card of the hand; a battalion that is not in view is come to first. */
async function layAt(page: Page, place: string): Promise<void> {
  await page.locator('[data-region="hand"] [data-marks~="target"]').first().tap();
  const order = page.locator(`[data-spot="order:${place}"]`);
  const small = page.locator(`[data-spot="battalion:${place}"]`);
  // The board may turn to the battalion by itself meanwhile.
  await expect(async () => {
    if (!(await order.isVisible())) await small.tap({ timeout: 1000 });
    await order.tap({ timeout: 1000 });
  }).toPass();
  await waitForOffers(page);
}

test('a whole game by touch on a phone, from an army of one’s own to the end', async ({ page }) => {
  await beginRaising(page);
  await page.getByRole('button', { name: 'Build with Empire' }).tap();
  await page.getByRole('button', { name: /^Knights, 4 points/ }).tap();
  await page.locator('[data-spot="space:1fm"]').tap();
  await expect(page.getByText('26 of 30 points left').first()).toBeVisible();
  // The kind that was placed stays picked; the next battalion is one tap away.
  await page.locator('[data-spot="battalion:2"]').tap();
  await page.locator('[data-spot="space:2fm"]').tap();
  await expect(page.getByText('22 of 30 points left').first()).toBeVisible();
  // An army that is begun is kept with the game.
  await page.reload();
  await expect(page.getByText('22 of 30 points left').first()).toBeVisible();
  await page.getByRole('button', { name: 'Fill the rest' }).tap();
  await expect(page.getByText(/Nothing is missing/)).toBeVisible();
  await page.getByRole('button', { name: 'Deploy this army' }).tap();
  await page.getByRole('region', { name: /^Battalion 1/ }).waitFor();
  await playOut(page, byTouch, { seed: 4 });
  await expect(page.getByRole('dialog', { name: /win|draw/i })).toBeVisible();
});

test('a ready army takes one tap, and the fights of a round are told', async ({ page }) => {
  await beginRaising(page);
  await page.getByRole('button', { name: 'Take Line of the Empire' }).tap();
  for (const place of ['1', '2', '3']) await layAt(page, place);
  await page.getByRole('button', { name: 'Ready' }).tap();
  const fight = page.getByRole('region', { name: /^Round 1, battalion [123]$/ });
  await fight.waitFor();
  await expect(fight.getByText(/on the card|Does not work/).first()).toBeVisible();
  const next = page.locator('[data-choice^="button:next"]');
  while (await next.isVisible()) await next.tap();
  await page.getByRole('region', { name: /^Battalion [123], fighting/ }).waitFor();
});

/** All that is on the page and all that is told of it. */
async function everything(page: Page): Promise<string> {
  const html = await page.evaluate(() => document.body.outerHTML);
  const told = await accessibilityTree(page);
  return [html, ...told.map((each) => JSON.stringify(each))].join('\n');
}

async function handOver(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Hand over' });
  await button.or(page.getByRole('button', { name: /^I am/ })).waitFor();
  if (await button.isVisible()) await button.tap();
  const next = page.getByRole('button', { name: /^I am/ });
  await next.waitFor();
  expect(await page.locator('[data-spot], [data-moves], [data-choice]').count()).toBe(0);
  await next.tap();
}

test('at one device neither army nor order is on the page of the other', async ({ page }) => {
  await beginRaising(page, 'A friend here');
  await page.getByRole('button', { name: /^I am/ }).tap();
  await page.getByRole('button', { name: 'Build with Empire' }).tap();
  await page.getByRole('button', { name: 'Fill the rest' }).tap();
  await page.getByRole('button', { name: 'Deploy this army' }).tap();
  await handOver(page);
  await page.getByRole('button', { name: 'Build with Empire' }).waitFor();
  expect(await everything(page)).not.toMatch(/fdb-piece|Knights|Swordmen|unit:\d/);
  await page.getByRole('button', { name: 'Take Green Horde' }).tap();
  // Both are asked for orders; whoever has the device goes first.
  await waitForOffers(page);
  for (const place of ['1', '2', '3', 'regroup']) await layAt(page, place);
  await page.getByRole('button', { name: 'Ready' }).tap();
  await handOver(page);
  await waitForOffers(page);
  const orders = page.locator('[data-spot^="side:"][data-spot*=":order-"]');
  for (const name of await orders.allTextContents()) expect(name).toContain('no card');
  expect(await page.locator('.bf-table__board .bf-card').count()).toBe(0);
});

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 800 }],
] as const) {
  test.describe(`axe finds nothing on ${device}`, () => {
    test.use({ viewport });

    test('on the pages of the game', async ({ page }) => {
      for (const name of ['new', 'rules', 'learn', 'editions']) {
        await open(page, `/${name}/fantasy-dice-battles`);
        await page
          .getByRole('heading')
          .or(page.getByRole('button', { name: 'Go on' }))
          .first()
          .waitFor();
        await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
        await check(page, name);
      }
    });

    test('while armies are raised', async ({ page }) => {
      await beginRaising(page);
      await page.getByRole('button', { name: 'Build with Orcs' }).waitFor();
      await check(page, 'which army');
      await page.getByRole('button', { name: 'Build with Orcs' }).tap();
      await page.getByRole('button', { name: /^Trolls, 4 points/ }).tap();
      await page.locator('[data-spot="space:1fm"]').tap();
      await check(page, 'an army of one’s own');
      await page.getByRole('button', { name: 'Fill the rest' }).tap();
      await expect(page.getByText(/Nothing is missing/)).toBeVisible();
      await check(page, 'a whole army');
      await page.getByRole('button', { name: 'Save, load, share' }).tap();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      await check(page, 'save, load, share');
    });

    test('while a round is played', async ({ page }) => {
      await beginRaising(page);
      await page.getByRole('button', { name: 'Take Line of the Empire' }).tap();
      await waitForOffers(page);
      await check(page, 'orders');
      await page.locator('[data-region="hand"] [data-marks~="target"]').first().tap();
      await check(page, 'a card picked, with what it would do');
      await page.keyboard.press('Escape');
      await page.locator('[data-spot="side:1:1fm"]').click({ button: 'right' });
      await page.getByRole('dialog').waitFor();
      await check(page, 'explained');
      await page.keyboard.press('Escape');
      for (const place of ['1', '2', '3']) await layAt(page, place);
      await page.getByRole('button', { name: 'Ready' }).tap();
      await page.getByRole('region', { name: /^Round 1, battalion [123]$/ }).waitFor();
      await check(page, 'a fight');
    });
  });
}
