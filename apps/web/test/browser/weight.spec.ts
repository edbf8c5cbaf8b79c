import { expect } from '@playwright/test';
import { gameIds, loadGame } from '../../../../games/load.ts';
import { DIST } from '../../build.ts';
import { listen, makeServer } from '../../site/server.ts';
import { readSite } from '../../site/site.ts';
import { CEILINGS } from '../bench/figures.ts';
import { test } from './support/app.ts';
import { byMouse, waitForOffers } from './support/player.ts';

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
    for (let clicks = 0; clicks < 3; clicks++) {
      const offers = await waitForOffers(page);
      const [first] = offers === 'over' ? [] : offers.filter(({ isPicked }) => !isPicked);
      if (first !== undefined) await byMouse(page, first);
    }
    // The bot has answered.
    await waitForOffers(page);
    const scripts = [...asked].filter((file) => file.endsWith('.js'));
    expect(scripts.some((file) => file.includes('worker'))).toBe(true);
    const bytes = scripts.reduce((sum, file) => sum + (site.get(file)?.squeezed?.length ?? 0), 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(CEILINGS.scriptBytes);
    server.close();
    server.closeAllConnections();
  });
}
