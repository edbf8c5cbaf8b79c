import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { begin, open, test } from './support/app.ts';
import { byMouse, waitForOffers } from './support/player.ts';
import { goldenFile, shownId, storedRecord, takeIn } from './support/store.ts';

test('a refusal says why, outlines the cause and leads to its rule', async ({ page }) => {
  await begin(page);
  await waitForOffers(page);
  // Nothing stands at a flag yet, and this is not the time to claim it.
  await page.locator('[data-spot="flag:4"]').click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText(/R3\.2/);
  const link = refusal.getByRole('link');
  await expect(link).toHaveAttribute('href', '/rules/battle-line#R3.2');
  await link.click();
  await expect(page.getByRole('dialog', { name: 'Rule R3.2' })).toContainText('three steps');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(refusal).toBeEmpty();
});

test('a refusal whose way on is a button marks the button', async ({ page }) => {
  await begin(page, {}, { passes: false });
  for (let clicks = 0; clicks < 2; clicks++) {
    const offers = await waitForOffers(page);
    const [first] = offers === 'over' ? [] : offers.filter(({ isPicked }) => !isPicked);
    if (first !== undefined) await byMouse(page, first);
  }
  const done = page.locator('[data-choice="button:end"]');
  await done.waitFor();
  await page.locator('[data-region="hand"] [data-spot]').first().click();
  await expect(page.getByRole('alert')).toContainText(/R3\.2/);
  await expect(done).toHaveAttribute('data-marks', 'cause');
  await expect(done).toHaveAccessibleDescription('the reason for the refusal');
});

test('a hint names a move and outlines it; taking back gives the card back', async ({ page }) => {
  await begin(page);
  await waitForOffers(page);
  await page.getByRole('button', { name: 'Show me a good move' }).click();
  await expect(page.getByText(/Best of \d+ moves: .* › Flag \d\. .+\. Second: /)).toBeVisible();
  const hinted = page.locator('[data-region="hand"] [data-marks~="changed"]');
  await expect(hinted).toHaveCount(1);
  const spot = (await hinted.getAttribute('data-spot')) ?? '';
  await hinted.click();
  const flag = page.locator('[data-spot^="flag:"][data-marks~="target"]').first();
  await flag.click();
  await expect(page.locator(`[data-region="hand"] [data-spot="${spot}"]`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator(`[data-region="hand"] [data-spot="${spot}"]`)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
});

for (const [language, ask, reason] of [
  ['en', 'Show me a good move', 'It wins you flag 7: 1 of the 5 that are enough.'],
  ['de', 'Zeig mir einen guten Zug', 'Das gewinnt dir Flagge 7: 1 von 5, die genügen.'],
] as const) {
  test(`a hint says why, and that is spoken too, in ${language}`, async ({ page }, info) => {
    await open(page, '/', { language });
    // Cut where the second player may claim flag 7.
    const lines = readFileSync(goldenFile('random-1'), 'utf8').split('\n').slice(0, 150);
    const file = info.outputPath('begun.log');
    writeFileSync(file, `${[...lines, 'end 145'].join('\n')}\n`);
    await takeIn(page, file);
    await page.getByRole('button', { name: /^(I am|Ich bin) / }).click();
    await page.getByRole('button', { name: ask }).click();
    await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a small flag asks for a second tap, and the prompt says so', async ({ page }) => {
    await begin(page, {}, { confirm: 'narrow' });
    await waitForOffers(page);
    await page.locator('[data-region="hand"] [data-spot]').first().click();
    const flag = page.locator('[data-spot="flag:3"]');
    await flag.click();
    await expect(flag).toHaveAttribute('data-marks', /confirm/);
    await expect(page.getByText('Flag 3: choose it again to confirm.')).toBeVisible();
    await flag.click();
    await expect(flag).not.toHaveAttribute('data-marks', /confirm/);
    await expect(page.locator('[data-region="hand"] [data-spot]')).toHaveCount(6);
  });

  test('what has happened a swipe away is flagged until it is looked at', async ({ page }) => {
    await begin(page);
    const log = page.getByRole('button', { name: 'Course of the game' });
    const offers = await waitForOffers(page);
    await log.click();
    await expect(log).toHaveAttribute('aria-pressed', 'true');
    await log.click();
    await expect(log).toHaveAttribute('data-news', 'false');
    const [card] = offers === 'over' ? [] : offers;
    if (card === undefined) throw new Error('nothing is offered');
    await byMouse(page, card);
    await page.locator('[data-spot^="flag:"][data-marks~="target"]').first().click();
    await expect(log).toHaveAttribute('data-news', 'true');
    await log.click();
    await expect(log).toHaveAttribute('aria-pressed', 'true');
    await log.click();
    await expect(log).toHaveAttribute('aria-pressed', 'false');
    await expect(log).toHaveAttribute('data-news', 'false');
  });
});

test.describe('a sheet on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a sheet in which a card is pointed at asks and refuses itself', async ({ page }, info) => {
    await open(page, '/', { confirm: 'narrow' });
    // Cut where the second player may send the Deserter to Mud.
    const lines = readFileSync(goldenFile('every-tactic'), 'utf8').split('\n').slice(0, 69);
    const file = info.outputPath('begun.log');
    writeFileSync(file, `${[...lines, 'end 64'].join('\n')}\n`);
    await takeIn(page, file);
    await page.getByRole('button', { name: /^I am / }).click();
    await page.locator('[data-region="hand"] [data-spot="card:deserter"]').click();
    const mud = page.locator('.bl-side [data-spot="card:mud"]');
    await mud.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('Which card of the other side deserts?')).toBeVisible();
    await expect(sheet.locator('.bl-details__verdict')).toHaveCount(0);
    const large = sheet.locator('[data-spot="card:mud"]');
    await large.click();
    await expect(sheet.getByText('Mud: choose it again to confirm.')).toBeVisible();
    await expect(large).toHaveCSS('outline-style', 'dashed');
    const own = sheet
      .locator('section', { hasText: /^your side/i })
      .locator('[data-spot]')
      .first();
    await own.click();
    await expect(sheet.getByRole('alert')).toContainText(/R8\.16$/);
    await large.click();
    await large.click();
    await expect(sheet).toHaveCount(0);
    await expect(mud).toHaveCount(0);
  });
});

test('a series keeps its score', async ({ page }) => {
  await begin(page, { games: 'Series of 3' });
  await waitForOffers(page);
  const first = await storedRecord(page, shownId(page));
  expect(first.series).toMatchObject({ index: 0, length: 3, points: [0, 0] });
  // A finished game in its place: the log of one that was played to the end.
  await open(page, '/');
  await takeIn(page, goldenFile('random-1'));
  const finished = await storedRecord(page, shownId(page));
  await page.evaluate(
    (record) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('bannerfield');
        opening.onsuccess = () => {
          const work = opening.result.transaction('games', 'readwrite');
          work.objectStore('games').put(record, record.id);
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { ...first, log: finished.log, snapshot: finished.snapshot, result: finished.result },
  );
  await open(page, `/play/${first.id}`);
  const end = page.getByRole('dialog');
  await expect(end).toContainText(/Game 1 of 3\. Player \d : \d Captain/);
  const score = /Player (\d) : (\d) Captain/.exec(await end.innerText());
  await end.getByRole('button', { name: 'Next game' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(first.id));
  await waitForOffers(page);
  const second = await storedRecord(page, shownId(page));
  expect(second.series).toEqual({
    ...first.series,
    index: 1,
    points: [Number(score?.[1]), Number(score?.[2])],
  });
});

test('the lesson is played to its end by what it asks for', async ({ page }) => {
  await open(page, '/learn/battle-line');
  for (let steps = 0; steps < 120; steps++) {
    await page.getByRole('region', { name: 'Lesson' }).waitFor();
    if (await page.getByRole('button', { name: 'From the beginning' }).isVisible()) break;
    const on = page.getByRole('button', { name: 'Go on' });
    if (await on.isVisible()) await on.click();
    else {
      const offers = await waitForOffers(page);
      const [first] = offers === 'over' ? [] : offers.filter(({ isPicked }) => !isPicked);
      if (first !== undefined) await byMouse(page, first);
    }
  }
  await expect(page.getByText('That is all you need.')).toBeVisible();
});

test('a hint holds while one goes its way, and ends when something else is picked', async ({
  page,
}) => {
  await begin(page);
  await waitForOffers(page);
  const prompt = page.getByRole('region', { name: 'What is asked' }).getByRole('status');
  const cards = page.locator('[data-region="hand"] [data-marks~="target"]');
  await page.getByRole('button', { name: 'Show me a good move' }).click();
  const hinted = page.locator('[data-region="hand"] [data-marks~="changed"]');
  await expect(prompt).toContainText(/best/i);
  const hint = await prompt.innerText();
  await hinted.first().click();
  await expect(prompt).toHaveText(hint);
  await page.keyboard.press('Escape');
  await cards.and(page.locator(':not([data-marks~="changed"])')).first().click();
  await expect(prompt).toContainText('At which flag does');
  await expect(page.locator('[data-spot^="flag:"][data-marks~="changed"]')).toHaveCount(0);
});
