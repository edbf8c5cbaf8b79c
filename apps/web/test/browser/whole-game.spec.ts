import { expect } from '@playwright/test';
import { begin, test } from './support/app.ts';
import { byKeyboard, byMouse, byTouch, playOut } from './support/player.ts';

test('a whole game by mouse', async ({ page }) => {
  await begin(page);
  await playOut(page, byMouse);
  await expect(page.getByRole('dialog', { name: /win|draw/i })).toBeVisible();
});

test('a whole game by keyboard alone', async ({ page }) => {
  await begin(page);
  await playOut(page, byKeyboard, { seed: 2 });
  await expect(page.getByRole('dialog', { name: /win|draw/i })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole game by touch', async ({ page }) => {
    await begin(page, {}, { confirm: 'narrow' });
    await playOut(page, byTouch, { seed: 3 });
    await expect(page.getByRole('dialog', { name: /win|draw/i })).toBeVisible();
  });
});
