import { expect, type Page } from '@playwright/test';
import { open, test } from './support/app.ts';
import { byTouch, playOut, waitForOffers } from './support/player.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Begins a game in which both raise their armies, against the greedy bot. */
async function beginRaising(page: Page): Promise<void> {
  await open(page, '/new/fantasy-dice-battles', { confirm: 'narrow' });
  await page.getByRole('radio', { name: 'Greedy bot' }).check();
  await page.getByRole('radio', { name: 'First', exact: true }).check();
  await page.getByRole('button', { name: 'Begin' }).tap();
  await page.waitForURL('**/play/*');
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
  await expect(page.getByRole('dialog', { name: /wins|draw/i })).toBeVisible();
});

test('a ready army takes one tap, and the fights of a round are told', async ({ page }) => {
  await beginRaising(page);
  await page.getByRole('button', { name: 'Take Line of the Empire' }).tap();
  for (let laid = 0; laid < 3; laid++) {
    await page.locator('[data-region="hand"] [data-marks~="target"]').first().tap();
    const order = page.locator(`[data-spot="order:${String(laid + 1)}"]`);
    if (!(await order.isVisible())) {
      await page.locator(`[data-spot="battalion:${String(laid + 1)}"]`).tap();
    }
    await order.tap();
    await waitForOffers(page);
  }
  await page.getByRole('button', { name: 'Ready' }).tap();
  const fight = page.getByRole('region', { name: /^Round 1, battalion [123]$/ });
  await fight.waitFor();
  await expect(fight.getByText(/on the card|Does not work/).first()).toBeVisible();
  const next = page.locator('[data-choice^="button:next"]');
  while (await next.isVisible()) await next.tap();
  await page.getByRole('region', { name: /^Battalion [123], fighting/ }).waitFor();
});
