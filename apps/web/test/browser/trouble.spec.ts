import { expect, type Page } from '@playwright/test';
import { begin, open, test } from './support/app.ts';
import { byMouse, waitForOffers } from './support/player.ts';
import { goldenFile, shownId, storedRecord, takeIn } from './support/store.ts';

// What a service worker keeps would come all the same.
test.use({ serviceWorkers: 'block' });

/** As a full disk: nothing more is written, what is there can be read. */
function setStoreFull(page: Page, isFull = true): Promise<void> {
  return page.evaluate((full) => {
    const store = IDBObjectStore.prototype;
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    for (const name of ['put', 'add', 'delete']) {
      if (full) Reflect.set(store, `whole ${name}`, Reflect.get(store, name));
      Reflect.set(store, name, full ? refuse : Reflect.get(store, `whole ${name}`));
    }
  }, isFull);
}

async function clickFirst(page: Page): Promise<void> {
  const offers = await waitForOffers(page);
  const offer = offers === 'over' ? undefined : offers.find(({ isPicked }) => !isPicked);
  if (offer === undefined) throw new Error('nothing is offered');
  await byMouse(page, offer);
}

/** Takes away what the trouble itself made the page complain of; anything else fails the test. */
function forgive(errors: string[], expected: RegExp): void {
  const others = errors.filter((error) => !expected.test(error));
  expect(others.length).toBeLessThan(errors.length);
  errors.splice(0, errors.length, ...others);
}

const NOT_LOADED =
  /^Failed to load resource: net::ERR_FAILED$|^TypeError: Failed to fetch dynamically imported module: /;

for (const path of ['/new/battle-line', '/rules/battle-line', '/learn/battle-line']) {
  test(`what does not load says so: ${path}`, async ({ page, errors }) => {
    await open(page, '/about');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route(/\.js$/, (route) => route.abort());
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('heading', { name: 'Something did not load' })).toBeVisible();
    await page.unroute(/\.js$/);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something did not load');
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    forgive(errors, NOT_LOADED);
  });
}

test('a full store stops no game: it is told, tried again and made up for', async ({ page }) => {
  await begin(page);
  await waitForOffers(page);
  const id = shownId(page);
  const before = await storedRecord(page, id);
  await setStoreFull(page);
  const again = page.getByRole('button', { name: 'Try again' });
  for (let clicks = 0; clicks < 2; clicks++) await clickFirst(page);
  await expect(again).toBeVisible();
  for (let clicks = 0; clicks < 2; clicks++) await clickFirst(page);
  await expect(page.getByText('This move could not be stored')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show me a good move' })).toBeVisible();
  expect((await storedRecord(page, id)).log).toBe(before.log);
  await setStoreFull(page, false);
  await again.click();
  await expect(again).toBeHidden();
  const entries = (text: string) => text.split('\n').filter((line) => /^[01] /.test(line)).length;
  expect(entries((await storedRecord(page, id)).log)).toBeGreaterThanOrEqual(
    entries(before.log) + 2,
  );
});

test('what cannot be stored or removed says so where it was asked for', async ({
  page,
  errors,
}) => {
  await open(page, '/');
  await takeIn(page, goldenFile('random-1'));
  await open(page, '/');
  await setStoreFull(page);
  await page.getByRole('button', { name: /^Remove: / }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('alert')).toContainText('The browser refuses its store');
  await dialog.getByText('Keep it', { exact: true }).click();
  await expect(page.getByRole('link', { name: /^Replay/ })).toHaveCount(1);
  await page.locator('input[type=file]').setInputFiles(goldenFile('every-tactic'));
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await open(page, '/new/battle-line');
  const button = page.getByRole('button', { name: 'Begin' });
  await button.waitFor();
  await setStoreFull(page);
  await button.click();
  await expect(page.getByRole('alert')).toContainText('The browser refuses its store');
  await expect(button).toBeEnabled();
  forgive(errors, /^QuotaExceededError: full$/);
});

test('a link that cannot be copied stands there to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await open(page, '/');
  await takeIn(page, goldenFile('random-1'));
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be copied' })).toBeVisible();
  await expect(page.getByRole('textbox')).not.toHaveValue('');
});

test('the prompt is heard first when the device is handed over', async ({ page }) => {
  await begin(page, { opponent: 'A friend here' });
  await page.getByRole('button', { name: /^I am/ }).click();
  await waitForOffers(page);
  await expect(page.getByRole('status').and(page.locator(':focus'))).not.toBeEmpty();
});
