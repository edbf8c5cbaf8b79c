import { expect, test as base, type Page } from '@playwright/test';
import { siteAddress } from './site.ts';

/** What the settings are for a test, where they are not as usual. */
export interface Given {
  readonly language?: 'en' | 'de';
  readonly theme?: 'light' | 'dark';
  readonly confirm?: 'narrow' | 'always' | 'never';
  readonly pace?: 'calm' | 'quick' | 'instant';
  readonly passes?: boolean;
}

/** Bots move at once, so that tests do not wait. */
const USUAL: Given = { pace: 'instant', confirm: 'never' };

/** Opens a page of the program, with settings as if they had been chosen before. */
export async function open(page: Page, path: string, given: Given = {}): Promise<void> {
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem('bannerfield.settings') !== null) return;
      localStorage.setItem('bannerfield.settings', settings);
    },
    JSON.stringify({ ...USUAL, ...given }),
  );
  await page.goto(siteAddress() + path);
}

interface SetUp {
  /** By its id; Battle Line if none is named. */
  readonly game?: string;
  readonly opponent?: 'Captain' | 'Recruit' | 'A friend here';
  readonly names?: readonly string[];
  readonly seat?: 'First' | 'Second';
  readonly games?: string;
}

/** Begins a game by the form of the set-up page. */
export async function begin(page: Page, setUp: SetUp = {}, given: Given = {}): Promise<void> {
  const { game = 'battle-line', opponent = 'Captain', names = [], seat = 'First', games } = setUp;
  await open(page, `/new/${game}`, given);
  await page.getByRole('radio', { name: opponent }).check();
  const fields = page.getByRole('textbox');
  for (const [index, name] of names.entries()) await fields.nth(index).fill(name);
  await page.getByRole('radio', { name: seat, exact: true }).check();
  if (games !== undefined) await page.getByRole('radio', { name: games }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/play/*');
}

/**
 * What Playwright says of a service worker that it was told to block, and what Chromium notes of a
 * file that the page fetched just before a service worker took over.
 */
const HARMLESS = /^Service Worker registration blocked|^A preload for .* cross-world/;

/** Every test fails for an error of the page, one that the policy for scripts found included. */
export const test = base.extend<{ errors: string[] }>({
  errors: [
    async ({ page }, use) => {
      // As a browser without service workers, for those tests that block them.
      await page.addInitScript(() => {
        const original = navigator.serviceWorker.register.bind(navigator.serviceWorker);
        navigator.serviceWorker.register = async (...args) => {
          const registration = (await original(...args)) as ServiceWorkerRegistration | undefined;
          if (registration === undefined) throw new Error('blocked');
          return registration;
        };
      });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        const isBad = message.type() === 'error' || message.type() === 'warning';
        if (isBad && !HARMLESS.test(message.text())) errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
