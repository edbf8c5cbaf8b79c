import { expect, type Page } from '@playwright/test';
import { open, test, type Given } from './support/app.ts';
import { byKeyboard, byMouse, byTouch, playOut, waitForOffers } from './support/player.ts';

const PATH = '/new/battle-leader-tactics';

/** Begins a game by the form, with options as the form names them. */
async function begin(
  page: Page,
  options: Readonly<Record<string, string | true>> = {},
  given: Given = {},
): Promise<void> {
  await open(page, PATH, given);
  await page.getByRole('radio', { name: 'First', exact: true }).check();
  if (Object.keys(options).length > 0) await page.getByText(/^Variants:/).click();
  for (const [name, value] of Object.entries(options)) {
    if (value === true) await page.getByRole('switch', { name, exact: true }).check();
    else {
      const group = page.getByRole('group', { name, exact: true });
      await group.getByRole('radio', { name: value, exact: true }).check();
    }
  }
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/play/*');
}

test('Battle Leader Tactics: a whole game by keyboard alone', async ({ page }) => {
  await begin(page);
  await playOut(page, byKeyboard, { seed: 2 });
  await expect(page.getByRole('dialog', { name: /win|draw/i })).toBeVisible();
});

test('Battle Leader Tactics: all eight variants together, set by the form', async ({ page }) => {
  await begin(page, {
    Battles: '12',
    'Chosen for Command': 'First seat',
    'Open Draft': true,
    'Leaders a draft': '2',
    'Pool of Leaders': 'Chosen',
    Underdog: true,
    'El Cid': true,
    'Blind Draw': true,
    'Run Away!': true,
  });
  // Two leaders each are all: who has lost them loses the game before its twelfth battle.
  await playOut(page, byMouse, { seed: 5 });
  await expect(page.getByRole('dialog', { name: /win|draw/i })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('Battle Leader Tactics: a battle by touch, with the chart one swipe away', async ({
    page,
  }) => {
    await begin(page, {}, { confirm: 'narrow' });
    for (let taps = 0; taps < 14; taps++) {
      const offers = await waitForOffers(page);
      if (offers === 'over') throw new Error('the game is over too soon');
      const spots = offers.filter(({ id, isPicked }) => !id.startsWith('choice:') && !isPicked);
      const [offer] = spots.length > 0 ? spots : offers;
      if (offer !== undefined) await byTouch(page, offer);
    }
    await page.getByRole('button', { name: 'Reference' }).tap();
    await expect(page.getByRole('grid', { name: 'Tactics Results Chart' }).last()).toBeInViewport();
  });
});
