import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { editions } from '../../../../games/battle-leader-tactics/edition.ts';
import { formatEdition } from '../../../../packages/editions/index.ts';
import { open, test } from './support/app.ts';
import { check } from './support/axe.ts';

test('an owner enters an edition: refused with the cell, kept, played by, and removed', async ({
  page,
}) => {
  await open(page, '/new/battle-leader-tactics');
  await page.getByRole('link', { name: 'Enter an edition of your own' }).click();
  await page.getByRole('button', { name: 'Enter an edition' }).click();
  await page.getByRole('textbox', { name: 'Name of the edition' }).fill('Own copy');
  const cell = page.getByRole('textbox', {
    name: 'Tactics Results Chart, 2 Stand & Defend, 3 Frontal Assault',
  });
  await expect(cell).toHaveValue('0/1');
  await cell.fill('zero');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Tactics Results Chart, 2 Stand & Defend, 3 Frontal Assault: ',
  );
  await expect(page.getByRole('alert')).toContainText('should be losses of attacker and defender');
  await expect(cell).toHaveAttribute('aria-invalid', 'true');
  await check(page, 'a refused edition');
  await cell.fill('0/2');
  const rank = page.getByRole('textbox', { name: 'Leaders, Vo Nguyen Giap, Rank' });
  await rank.fill('21');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('ranks must differ');
  await rank.fill('4');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Own copy' })).toBeVisible();

  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('radio', { name: 'Own copy' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/play/*');
  const changed = page.locator('.blt-board__chart tbody tr').nth(1).locator('td').nth(2);
  await expect(changed).toContainText('the defender loses 2 cards');

  // What is removed later changes nothing for the game that has begun.
  const address = page.url();
  await open(page, '/editions/battle-leader-tactics');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'Own copy' })).toHaveCount(0);
  await page.goto(address);
  await expect(changed).toContainText('the defender loses 2 cards');
});

/** Chooses a file of that text where an edition from a file is taken in. */
async function openFile(page: Page, name: string, text: string): Promise<void> {
  const section = page.getByRole('region', { name: 'An edition from a file' });
  await section.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

test('an edition is saved as a file and taken in again; a bad one is refused with its cells', async ({
  page,
}) => {
  await open(page, '/editions/battle-leader-tactics');
  await page.getByRole('button', { name: 'Enter an edition' }).click();
  await page.getByRole('textbox', { name: 'Name of the edition' }).fill('Own copy');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('battle-leader-tactics-own-copy.json');
  const text = await readFile(await download.path(), 'utf8');

  const alert = page.getByRole('alert');
  await openFile(page, 'bad.json', text.replace('"2/0"', '"two"').replace('"rating"', '"rates"'));
  await expect(alert).toContainText('bad.json was not taken in:');
  await expect(alert).toContainText(
    'Tactics Results Chart, 1 Infiltration, 2 Stand & Defend: should be losses of attacker',
  );
  await expect(alert).toContainText('edition.values.leaders.cyrus.rates: there is no such field');
  await check(page, 'a refused file');
  await openFile(page, 'letter.json', 'Dear Ann');
  await expect(alert).toContainText('letter.json was not taken in: it is not JSON');
  await expect(page.getByRole('heading', { name: 'Own copy' })).toHaveCount(1);

  await openFile(page, 'good.json', text.replace('Own copy', 'The copy of Ann'));
  await expect(page.getByRole('heading', { name: 'The copy of Ann' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Own copy' })).toBeVisible();
  await expect(alert).toBeEmpty();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('no title, file or game named without end makes a page wider than the screen', async ({
    page,
  }) => {
    const isNoWider = async (where: string): Promise<void> => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, where).toBe(360);
    };
    await open(page, '/editions/battle-leader-tactics');
    const titled = (title: string): string =>
      formatEdition({ ...editions.house, id: 'own', title: { en: title, de: title } });
    await openFile(page, 'long.json', titled('x'.repeat(5000)));
    await expect(page.getByRole('alert')).toContainText('should have at most 80 letters');
    await isNoWider('a refused edition');
    await openFile(page, 'long.json', titled('x'.repeat(80)));
    await expect(page.getByRole('heading', { name: 'x'.repeat(80), exact: true })).toBeVisible();
    await isNoWider('a kept edition');
    await openFile(page, `${'f'.repeat(200)}.json`, 'Dear Ann');
    await expect(page.getByRole('alert')).toContainText('it is not JSON');
    await isNoWider('a file that is none');
    await openFile(page, 'other.json', JSON.stringify({ game: 'g'.repeat(5000) }));
    await expect(page.getByRole('alert')).toContainText('ggg…');
    await isNoWider('an edition of another game');
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'x'.repeat(80) })).toBeAttached();
    await isNoWider('the choice of an edition');
    await open(page, '/');
    await page.locator('input[type=file]').setInputFiles({
      name: 'other.log',
      mimeType: 'text/plain',
      buffer: Buffer.from(`bannerfield-log 1\ngame ${'g'.repeat(5000)}\nrules 1\noptions {}\n`),
    });
    await expect(page.getByRole('alert').filter({ hasText: 'other.log' })).toBeVisible();
    await isNoWider('a log of another game');
  });
});
