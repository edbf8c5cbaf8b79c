import { expect, type Page } from '@playwright/test';
import { makeXoshiro } from '../../../../packages/kernel/index.ts';
import { begin, test } from './support/app.ts';
import { accessibilityTree } from './support/names.ts';

/** What a player who hears the page would choose from: names, and what is said of them. */
async function heardOffers(page: Page): Promise<string[] | 'over'> {
  for (let tries = 0; tries < 200; tries++) {
    const told = await accessibilityTree(page);
    if (told.some(({ role, name }) => role === 'dialog' && /win|draw/i.test(name))) return 'over';
    const possible = told
      .filter(({ role, description }) => role === 'button' && /\bpossible\b/.test(description))
      .filter(({ description }) => !/\bchosen\b/.test(description))
      .map(({ name }) => name);
    if (possible.length > 0) return possible;
    const buttons = told.filter(({ role }) => role === 'button').map(({ name }) => name);
    const answers = buttons.filter((name) => ANSWERS.includes(name));
    if (answers.length > 0) return answers;
    await page.waitForTimeout(20);
  }
  throw new Error('nothing is offered to the ear');
}

/** Buttons of the prompt bar, as the game calls them. */
const ANSWERS = ['Done claiming', 'Pass', 'Send the Scout', 'Discard it'];

test('a whole game by accessible names alone', async ({ page }) => {
  await begin(page);
  const { next } = makeXoshiro(4);
  for (let chosen = 0; chosen < 400; chosen++) {
    const offers = await heardOffers(page);
    if (offers === 'over') break;
    const name = offers[next(offers.length)] ?? '';
    const before = JSON.stringify(await accessibilityTree(page));
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect
      .poll(async () => JSON.stringify(await accessibilityTree(page)) !== before, {
        intervals: [10, 20, 50],
      })
      .toBe(true);
  }
  await expect(page.getByRole('dialog', { name: /win|draw/i })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
});
