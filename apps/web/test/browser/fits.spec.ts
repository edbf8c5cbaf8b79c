import { expect, type Page } from '@playwright/test';
import { gameIds } from '../../../../games/load.ts';
import { makeXoshiro } from '../../../../packages/kernel/index.ts';
import { begin, open, test } from './support/app.ts';
import { waitForOffers } from './support/player.ts';

/** How far the page itself can be scrolled, sideways and down. */
function room(page: Page): Promise<readonly [number, number]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - window.innerWidth, scrollHeight - window.innerHeight] as const;
  });
}

test('a game fits every screen, and one that is turned while it is played', async ({ page }) => {
  await begin(page);
  await waitForOffers(page);
  const [card] = await page.locator('[data-region="hand"] [data-spot]').all();
  await card?.click();
  for (const [width, height] of [
    [360, 640],
    [640, 360],
    [844, 390],
    [820, 1180],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => room(page), `${String(width)} × ${String(height)}`).toEqual([0, 0]);
    // Nothing is let go by turning, and everything is still in reach.
    await expect(page.locator('[data-marks~="picked"]')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-spot="flag:9"]')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'What is asked' })).toBeInViewport({ ratio: 1 });
  }
});

test('in colours of the reader’s own choice, what is marked on the table stays marked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await begin(page);
  await waitForOffers(page);
  const shadowOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).boxShadow);
  expect(await shadowOf('[data-turn=true]')).not.toBe('none');
  expect(await shadowOf('[data-region=hand] [data-marks~=target]')).not.toBe('none');
  const flag = page.locator('.bf-flag__text').first();
  expect(await flag.evaluate((text) => getComputedStyle(text).fill)).not.toBe('rgb(0, 0, 0)');
});

test.describe('with letters twice as large', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no page is wider than a phone, and what is asked can be read', async ({ page }) => {
    const enlarge = () =>
      page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await begin(page);
    await waitForOffers(page);
    await enlarge();
    expect(await room(page)).toEqual([0, 0]);
    await page.locator('[data-spot="flag:4"]').click();
    const isWhole = () =>
      page.locator('.bf-prompt__says').evaluate((says) => says.scrollHeight <= says.clientHeight);
    expect(await isWhole()).toBe(true);
    for (const path of ['/', '/new/battle-line', '/rules/battle-line', '/settings', '/about']) {
      await open(page, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await enlarge();
      const [sideways] = await room(page);
      expect(sideways, path).toBe(0);
    }
  });
});

/** The longest words on the smallest phone, upright and on its side. */
test.describe('in German, whose words are long', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const game of gameIds()) {
    test(`${game}: what is asked can be read whole on a phone`, async ({ page }) => {
      await open(page, `/new/${game}`, { language: 'de' });
      await page.getByRole('button', { name: 'Beginnen' }).click();
      const cut = new Set<string>();
      const { next } = makeXoshiro(5);
      for (let clicks = 0; clicks < 40; clicks++) {
        const offers = await waitForOffers(page);
        if (offers === 'over') break;
        if (clicks === 20) await page.setViewportSize({ width: 640, height: 360 });
        for (const text of await cutPrompts(page)) cut.add(text);
        const unpicked = offers.filter(({ isPicked }) => !isPicked);
        const chosen = unpicked[next(unpicked.length)];
        if (chosen === undefined) throw new Error('nothing is offered');
        // By events: of a hex, the middle may lie under what stands on another one. What has gone in
        // the meantime is let go.
        await page.evaluate((selector) => {
          const event = new MouseEvent('click', { bubbles: true });
          document.querySelector(selector)?.dispatchEvent(event);
        }, chosen.selector);
      }
      expect([...cut]).toEqual([]);
    });
  }
});

/** What is asked, and what one may press, if a part of it is out of sight or out of the bar. */
function cutPrompts(page: Page): Promise<readonly string[]> {
  return page.locator('.bf-prompt').evaluate((bar) => {
    const { top, bottom, left, right } = bar.getBoundingClientRect();
    const said = [...bar.querySelectorAll('.bf-prompt__says')];
    if (said.length === 0) return ['nothing is asked'];
    const says = said
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .map(({ textContent }) => textContent);
    const buttons = [...bar.querySelectorAll('button')]
      .filter((button) => {
        const at = button.getBoundingClientRect();
        return at.top < top || at.bottom > bottom || at.left < left || at.right > right;
      })
      .map(({ textContent }) => `button ${textContent}`);
    return [...says, ...buttons];
  });
}
