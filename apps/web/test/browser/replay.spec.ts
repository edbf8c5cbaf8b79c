import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { open, test } from './support/app.ts';
import { goldenFile, takeIn } from './support/store.ts';

test('a finished game can be stepped, jumped, played and seen from both sides', async ({
  page,
}) => {
  await open(page, '/');
  await takeIn(page, goldenFile('random-1'));
  const slider = page.getByRole('slider', { name: 'Point of the game' });
  await expect(slider).toHaveValue('0');
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(slider).toHaveValue('1');
  await page.getByRole('button', { name: 'To the end' }).click();
  const end = await slider.inputValue();
  expect(Number(end)).toBeGreaterThan(50);
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    /Breakthrough|Envelopment|draw|ahead/,
  );
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(slider).toHaveValue(String(Number(end) - 1));
  await slider.press('Home');
  await expect(slider).toHaveValue('0');
  await page.getByRole('log').getByRole('button').nth(40).click();
  expect(Number(await slider.inputValue())).toBeGreaterThan(3);
  const handOf = () =>
    page
      .locator('[data-region="hand"] [data-spot]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-spot')));
  const mine = await handOf();
  await page.getByRole('button', { name: 'Player 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Player 2' }).click();
  const theirs = await handOf();
  expect(theirs).not.toEqual(mine);
  await page.getByRole('button', { name: 'Player 2', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Both hands' }).click();
  expect((await handOf()).sort()).toEqual([...mine, ...theirs].sort());
  const before = Number(await slider.inputValue());
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(slider).toHaveValue(String(before + 1));
  await page.getByRole('button', { name: 'Pause' }).click();
});

test('a shared link opens the same game elsewhere, a shared file is the log', async ({
  page,
  browser,
}) => {
  await open(page, '/');
  await takeIn(page, goldenFile('random-2'));
  await page.getByRole('button', { name: 'Share' }).click();
  const field = page.getByRole('textbox', { name: 'Link that carries the whole game' });
  await expect(field).toHaveValue(/\/replay#1\.[\w-]+$/);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^battle-line-\d{4}-\d\d-\d\d\.log$/);
  expect(readFileSync(await download.path(), 'utf8')).toBe(
    readFileSync(goldenFile('random-2'), 'utf8'),
  );
  const elsewhere = await browser.newContext({ serviceWorkers: 'block' });
  const other = await elsewhere.newPage();
  await other.goto(await field.inputValue());
  await other.getByRole('button', { name: 'To the end' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'To the end' }).click();
  const says = (each: typeof page) =>
    each.getByRole('region', { name: 'What happened' }).innerText();
  expect(await says(other)).toBe(await says(page));
  await elsewhere.close();
});
