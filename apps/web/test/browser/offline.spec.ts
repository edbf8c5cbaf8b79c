import { listen, makeServer, readSite, type Served } from '@bannerfield/site';
import { expect } from '@playwright/test';
import { DIST } from '../../build.ts';
import { begin, open, test } from './support/app.ts';
import { playUntil, waitForOffers } from './support/player.ts';
import { siteAddress } from './support/site.ts';

test.use({ serviceWorkers: 'allow' });

test('once loaded, everything works without a net', async ({ page, context }) => {
  await open(page, '/');
  await expect(page.getByText('Ready to be used offline.')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Play Battle Line' })).toBeVisible();
  await expect(page.getByText('No net: everything here works without it.')).toBeVisible();
  await begin(page);
  const log = page.getByRole('log');
  await playUntil(page, async () => /You lay[^]*Captain lays/.test(await log.innerText()));
  const shown = await log.innerText();
  await page.reload();
  await waitForOffers(page);
  expect(await log.innerText()).toBe(shown);
  // What was never opened before is here as well.
  await page.goto(`${siteAddress()}/rules/battle-line#R5.8`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Battle Line');
  await page.goto(`${siteAddress()}/learn/battle-line`);
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  await page.goto(`${siteAddress()}/settings`);
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
});

test('it can be installed', async ({ page }) => {
  await open(page, '/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(siteAddress() + (href ?? ''))).json()) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    readonly display: string;
    readonly start_url: string;
  };
  expect(manifest.display).toBe('standalone');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  for (const { src } of manifest.icons) {
    expect((await page.request.get(siteAddress() + src)).status(), src).toBe(200);
  }
});

test('a new version waits until it is let in, and a running game goes on', async ({ page }) => {
  const site = new Map<string, Served>(readSite(DIST));
  const server = makeServer(site);
  const address = `http://127.0.0.1:${String(await listen(server, 0))}`;
  await open(page, '/', {});
  await page.goto(address);
  await page.evaluate(() => {
    localStorage.setItem('bannerfield.settings', '{"pace":"instant","confirm":"never"}');
  });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto(`${address}/new/battle-line`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await waitForOffers(page);
  const worker = site.get('/sw.js');
  if (worker === undefined) throw new Error('no service worker');
  const body = Buffer.concat([worker.body, Buffer.from('\n// another version')]);
  site.set('/sw.js', { ...worker, body, squeezed: null, etag: '"another"' });
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  const shown = await page.getByRole('log').innerText();
  await expect(page.getByText('A new version is here')).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Start page' }).click();
  await expect(page.getByText('A new version is here')).toBeVisible();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.getByText('A new version is here')).toBeHidden();
  await page.getByRole('link', { name: /^Go on: Battle Line/ }).click();
  await waitForOffers(page);
  expect(await page.getByRole('log').innerText()).toBe(shown);
  server.close();
  server.closeAllConnections();
});
