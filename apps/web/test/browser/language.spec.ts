import { expect } from '@playwright/test';
import { begin, open, test } from './support/app.ts';
import { waitForOffers } from './support/player.ts';

test('the language can be changed at any time, also at the table', async ({ page }) => {
  await begin(page);
  await waitForOffers(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Play a card.')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Auf Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('Spiele eine Karte.')).toBeVisible();
  await expect(page.getByRole('log')).toContainText('Zug 1');
  await expect(page.getByRole('button', { name: 'Zeig mir einen guten Zug' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await open(page, '/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test.describe('a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('is spoken to in German from the first page on', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(
      page.getByRole('link', { name: 'Battle Line spielen', exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Regeln von Battle Line' }).click();
    await expect(page.getByRole('heading', { name: 'R3 Der Zug' })).toBeVisible();
  });
});

test('what is written in the other language says so', async ({ page }) => {
  await begin(page);
  await waitForOffers(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Auf Deutsch' }).locator('[lang=de]')).toHaveText(
    'Auf Deutsch',
  );
  await open(page, '/settings');
  await expect(page.locator('label [lang=de]').filter({ hasText: 'Deutsch' })).toBeVisible();
});
