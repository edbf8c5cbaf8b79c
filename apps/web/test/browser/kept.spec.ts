import { expect } from '@playwright/test';
import { begin, test } from './support/app.ts';
import { byMouse, waitForOffers } from './support/player.ts';
import { shownId, storedRecord } from './support/store.ts';

test('a page that is killed goes on from the last move that it showed', async ({
  page,
  context,
}) => {
  await begin(page);
  for (let moves = 0; moves < 6; moves++) {
    const offers = await waitForOffers(page);
    if (offers === 'over') throw new Error('too soon');
    const [first] = offers.filter(({ isPicked }) => !isPicked);
    if (first !== undefined) await byMouse(page, first);
  }
  await waitForOffers(page);
  const shown = await page.getByRole('log').innerText();
  const hand = await handOf(page);
  const address = page.url();
  const dying = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await dying;
  const next = await context.newPage();
  await next.goto(address);
  await waitForOffers(next);
  expect(await next.getByRole('log').innerText()).toBe(shown);
  expect(await handOf(next)).toEqual(hand);
});

test('two tabs of one game notice each other', async ({ page, context }) => {
  await begin(page);
  await waitForOffers(page);
  const other = await context.newPage();
  await other.goto(page.url());
  for (let clicks = 0; clicks < 2; clicks++) {
    const offers = await waitForOffers(other);
    const [first] = offers === 'over' ? [] : offers.filter(({ isPicked }) => !isPicked);
    if (first !== undefined) await byMouse(other, first);
  }
  await waitForOffers(other);
  const kept = await storedRecord(other, shownId(other));
  for (let clicks = 0; clicks < 2; clicks++) {
    const offers = await waitForOffers(page);
    const last = offers === 'over' ? undefined : offers.filter(({ isPicked }) => !isPicked).at(-1);
    if (last !== undefined) await byMouse(page, last);
  }
  await expect(page.getByText('This game has gone on in another tab.')).toBeVisible();
  expect((await storedRecord(page, shownId(page))).log).toBe(kept.log);
  await page.getByRole('button', { name: 'Go on from there' }).click();
  await waitForOffers(page);
  expect((await storedRecord(page, shownId(page))).log).toBe(kept.log);
});

function handOf(page: Parameters<typeof byMouse>[0]): Promise<string[]> {
  return page
    .locator('[data-region="hand"] [data-spot]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-spot') ?? ''));
}
