import { listen, makeServer, readSite } from '@bannerfield/site';
import { expect } from '@playwright/test';
import { gameIds, loadGame } from '../../../../games/load.ts';
import { DIST } from '../../build.ts';
import { CEILINGS } from '../bench/figures.ts';
import { test } from './support/app.ts';
import { playUntil } from './support/player.ts';

for (const id of gameIds()) {
  test(`the scripts of the start page and ${id} stay within their limit`, async ({ page }) => {
    const site = readSite(DIST);
    const asked = new Set<string>();
    const server = makeServer(site);
    server.on('request', ({ url = '' }) => asked.add(url));
    const address = `http://127.0.0.1:${String(await listen(server, 0))}`;
    await page.goto(address);
    const { about } = await loadGame(id);
    await page.getByRole('link', { name: `Play ${about.title.en}` }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await playUntil(page, () => [...asked].some((file) => /worker.*\.js$/.test(file)));
    const scripts = [...asked].filter((file) => file.endsWith('.js'));
    const bytes = scripts.reduce((sum, file) => sum + (site.get(file)?.squeezed?.length ?? 0), 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(CEILINGS.scriptBytes);
    server.close();
    server.closeAllConnections();
  });
}
