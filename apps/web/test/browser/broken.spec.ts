import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { begin, open, test } from './support/app.ts';
import { waitForOffers } from './support/player.ts';
import { goldenFile, overwriteRecord, shownId, storedRecord, takeIn } from './support/store.ts';
import { packLog } from '../../src/share/link.ts';

const log = readFileSync(goldenFile('random-1'), 'utf8');

test('a broken link says what is wrong, and nothing stored is lost', async ({ page }) => {
  await begin(page);
  await waitForOffers(page);
  const id = shownId(page);
  const before = await storedRecord(page, id);
  const packed = await packLog(log);
  const changed = await packLog(log.replace(/^0 (\S+) /m, '0 zz '));
  const links = {
    [packed.slice(0, -30)]: 'This is not a game of Bannerfield, or it was cut.',
    '1.abc': 'This is not a game of Bannerfield, or it was cut.',
    [changed]: /Line \d+: The move cannot be played there\./,
    [await packLog(log.replace('game battle-line', 'game chess'))]: '“chess”',
    [await packLog(log.replace('rules 1', 'rules 7'))]: 'version 7',
  };
  for (const [link, message] of Object.entries(links)) {
    await open(page, `/replay#${link}`);
    await expect(page.getByRole('heading', { name: 'This link is broken' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(message);
  }
  await open(page, '/replay');
  await expect(page.getByRole('heading', { name: 'This link carries no game' })).toBeVisible();
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page.getByRole('link', { name: /^Go on: Battle Line/ })).toBeVisible();
  expect(await storedRecord(page, id)).toEqual(before);
});

test('a broken file is refused with its line, a whole one is taken in beside the others', async ({
  page,
}) => {
  await begin(page);
  await open(page, '/');
  const lines = log.split('\n');
  const file = (text: string) => ({
    name: 'my.log',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file(lines.slice(0, 40).join('\n')));
  await expect(page.getByRole('alert')).toContainText(
    'my.log was not taken in. Line 40: The game was cut short.',
  );
  await input.setInputFiles(file(log.replace(/(\* \S+) [0-9a-f]{16}/, '$1 0000000000000000')));
  await expect(page.getByRole('alert')).toContainText(/Line \d+: Something was changed/);
  await input.setInputFiles(file('a shopping list'));
  await expect(page.getByRole('alert')).toContainText('This is not a game of Bannerfield');
  await takeIn(page, goldenFile('random-1'));
  await open(page, '/');
  await expect(page.getByRole('link', { name: /^Go on/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Replay/ })).toHaveCount(1);
});

test('a stored game that is broken is shown, can be saved, and stays', async ({ page, errors }) => {
  await begin(page);
  await waitForOffers(page);
  const id = shownId(page);
  const record = await storedRecord(page, id);
  await overwriteRecord(page, id, { ...record, log: record.log.replace(/^\* \S+ /m, '* zz ') });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This game cannot be read' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Line 6: The move cannot be played there/);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save what there is as a file' }).click();
  const download = await saving;
  expect(readFileSync(await download.path(), 'utf8')).toContain('* zz ');
  await overwriteRecord(page, id, { nonsense: true });
  await open(page, '/');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'This game cannot be read' }),
  ).toBeVisible();
  expect(await storedRecord(page, id)).toEqual({ nonsense: true });
  expect(errors).toEqual([]);
});

test('places that are not there say so', async ({ page }) => {
  const places: readonly (readonly [string, string])[] = [
    ['/nothing/at/all', 'There is nothing here'],
    ['/play/none', 'This game is not stored here'],
    ['/replay/none', 'This game is not stored here'],
    ['/rules/chess', 'There is no such game'],
    ['/new/chess', 'There is no such game'],
    ['/learn/chess', 'There is no such game'],
  ];
  for (const [path, title] of places) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'To the start page' })).toBeVisible();
  }
});
