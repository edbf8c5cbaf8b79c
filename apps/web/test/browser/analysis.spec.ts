import { expect } from '@playwright/test';
import { open, test } from './support/app.ts';
import { check } from './support/axe.ts';
import { goldenFile, shownId, storedRecord, takeIn } from './support/store.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a finished game is analysed, gone through by keys, and played on from a moment', async ({
  page,
}) => {
  await open(page, '/');
  await takeIn(page, goldenFile('troops-only'));
  const id = shownId(page);
  const before = await storedRecord(page, id);
  await page.getByRole('link', { name: 'Analyse' }).click();
  await page.getByRole('heading', { name: 'What both made of it' }).waitFor({ timeout: 120_000 });
  const slider = page.getByRole('slider', { name: 'Chance to win over the game' });
  const steps = Number(await slider.getAttribute('max')) + 1;
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^Step 1 of ${steps}\\. `));
  await slider.press('ArrowRight');
  await expect(page.getByText(`Step 2 of ${steps}`, { exact: true })).toBeVisible();
  await page.getByText('The whole game as a table').click();
  await expect(page.getByRole('row')).toHaveCount(26);
  await check(page, 'analysis');
  await page.getByRole('button', { name: /^Try another move as Player [12]$/ }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/play/'));
  expect(shownId(page)).not.toBe(id);
  await expect(page.getByText(/Play a card/).first()).toBeVisible();
  expect(await storedRecord(page, id)).toEqual(before);
  await page.goBack();
  // What was found is still there.
  await page.getByRole('link', { name: 'Show on the board' }).click();
  await expect(page.getByRole('slider', { name: 'Point of the game' })).not.toHaveValue('0');
});
