import { axeFindings } from './axe.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Gallery } from '../gallery.tsx';
import { nextFrame, show } from './screen.tsx';

/** Once the controls that come later are there. */
async function showGallery(theme: 'light' | 'dark'): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  show(<Gallery />);
  await expect.poll(() => document.querySelectorAll('.bf-waiting').length).toBe(0);
  await document.fonts.ready;
  await nextFrame();
}

describe('the gallery', () => {
  for (const theme of ['light', 'dark'] as const) {
    test(`has nothing that axe finds fault with, ${theme}`, async () => {
      await page.viewport(1440, 900);
      await showGallery(theme);
      expect(await axeFindings(document.body)).toEqual([]);
    });

    test(`neither have its dialog, its menu and its curtain, ${theme}`, async () => {
      await page.viewport(390, 844);
      await showGallery(theme);
      await page.getByRole('button', { name: 'Open a sheet' }).click();
      await expect.element(page.getByRole('dialog', { name: 'Flag 5' })).toBeVisible();
      expect(await axeFindings(document.body)).toEqual([]);
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Open a menu' }).click();
      await expect.element(page.getByRole('menu', { name: 'Game menu' })).toBeVisible();
      expect(await axeFindings(document.body)).toEqual([]);
      await page.getByRole('menuitem', { name: 'Rules' }).click();
      await page.getByRole('button', { name: 'Let the curtain down' }).click();
      expect(await axeFindings(document.body)).toEqual([]);
    });
  }

  test('does not scroll sideways on a phone', async () => {
    await page.viewport(360, 640);
    await showGallery('light');
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});

/** So that no section is moved by a fraction of a pixel when another changes its height. */
function standAlone(title: string): void {
  for (const each of document.querySelectorAll<HTMLElement>('.bf-gallery__section')) {
    each.style.display = each.getAttribute('aria-label') === title ? '' : 'none';
  }
}

/** What takes the colours of the page, and so looks different in the dark. */
const ON_THE_PAGE = [
  'Tinctures, hatchings, charges',
  'State strip',
  'Prompt bar',
  'Move log',
  'Timeline',
  'Buttons',
  'Settings',
  'States of the page',
];
/** What lies on the cloth in any light. */
const ON_THE_CLOTH = [
  'Card: sizes',
  'Card: kinds',
  'Card: states',
  'Hand',
  'Pile',
  'Banner and flag',
  'Die',
  'Token',
  'Hex grid',
];

// Another browser has other fonts and draws other edges: then there is nothing to compare with.
describe.skipIf(import.meta.env['OWN_BROWSER'] !== 'yes')('the pieces look as they did', () => {
  for (const theme of ['light', 'dark'] as const) {
    test(`in the ${theme}`, async () => {
      await page.viewport(1000, 1200);
      await showGallery(theme);
      const titles = theme === 'light' ? [...ON_THE_PAGE, ...ON_THE_CLOTH] : ON_THE_PAGE;
      for (const title of titles) {
        const name = `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${theme}`;
        standAlone(title);
        const section = page.getByRole('region', { name: title, exact: true });
        await expect.element(section).toMatchScreenshot(name);
      }
    });
  }
});
