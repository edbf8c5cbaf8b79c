import { expect, type Locator, type Page } from '@playwright/test';
import { makeXoshiro } from '../../../../../packages/kernel/index.ts';

/** Something that can be chosen now: a spot of the board or a button of the prompt bar. */
export interface Offer {
  /** As the board calls it, or `choice:` and the spot of a button. */
  readonly id: string;
  readonly selector: string;
  /** It is chosen already, and chosen again it is let go. */
  readonly isPicked: boolean;
}

/** Chooses an offer by one kind of device. */
export type Choose = (page: Page, offer: Offer) => Promise<void>;

const STATE = 'table is over or asks';

/** What the page offers, or that the game is over, once it waits for someone. */
export async function waitForOffers(page: Page): Promise<readonly Offer[] | 'over'> {
  const handle = await page.waitForFunction(
    () => {
      if (document.querySelector('[role=dialog] .end') !== null) return 'over';
      const offers = [...document.querySelectorAll<HTMLElement>('[data-spot], [data-choice]')]
        .filter((element) => element.checkVisibility() && element.closest('[inert]') === null)
        .flatMap((element) => {
          const { spot, choice, marks = '' } = element.dataset;
          const words = marks.split(' ');
          if (choice !== undefined) {
            return {
              id: `choice:${choice}`,
              selector: `[data-choice="${choice}"]`,
              isPicked: false,
            };
          }
          if (!words.includes('target')) return [];
          return {
            id: spot ?? '',
            selector: `[data-spot="${spot ?? ''}"]:not([inert] *)`,
            isPicked: words.includes('picked'),
          };
        });
      return offers.length === 0 ? null : offers;
    },
    undefined,
    // Somebody elsewhere may take his time.
    { timeout: 60_000, polling: 16 },
  );
  const value: unknown = await handle.jsonValue();
  if (value === 'over') return 'over';
  if (!Array.isArray(value)) throw new Error(`not a ${STATE}`);
  return value as Offer[];
}

/**
 * Plays to the end by what the page offers and nothing else: rather a spot than a button, so that
 * what can be claimed is claimed.
 */
export async function playOut(
  page: Page,
  choose: Choose,
  { seed = 1, between }: { seed?: number; between?: (page: Page) => Promise<void> } = {},
): Promise<number> {
  const { next } = makeXoshiro(seed);
  for (let chosen = 0; chosen < 400; chosen++) {
    await between?.(page);
    const offers = await waitForOffers(page);
    if (offers === 'over') return chosen;
    const spots = offers.filter(({ id, isPicked }) => !id.startsWith('choice:') && !isPicked);
    const wanted = spots.length > 0 ? spots : offers;
    const offer = wanted[next(wanted.length)];
    if (offer === undefined) throw new Error('nothing is offered');
    const before = await fingerprint(page);
    try {
      await choose(page, offer);
    } catch (error) {
      // The end may show itself over what was offered a moment before.
      if ((await waitForOffers(page)) === 'over') return chosen;
      throw error;
    }
    await page.waitForFunction(
      (was) => {
        const all = [...document.querySelectorAll<HTMLElement>('[data-spot], [data-choice]')];
        const now = all.map(({ dataset }) => Object.values(dataset).join()).join(';');
        return now !== was || document.querySelector('[role=dialog] .end') !== null;
      },
      before,
      { timeout: 10_000, polling: 16 },
    );
  }
  throw new Error('the game does not end');
}

/**
 * Chooses what is offered first until the opponent has been asked and it is one's own turn again.
 *
 * @param isAsked whether whatever shows that the opponent is asked has been seen
 */
export async function playUntil(
  page: Page,
  isAsked: () => boolean | Promise<boolean>,
): Promise<void> {
  for (let clicks = 0; !(await isAsked()); clicks++) {
    expect(clicks, 'the opponent is asked').toBeLessThan(100);
    const offers = await waitForOffers(page);
    if (offers === 'over') throw new Error('the game is over too soon');
    const [first] = offers.filter(({ isPicked }) => !isPicked);
    if (first === undefined) throw new Error('nothing is offered');
    await byMouse(page, first);
  }
  await waitForOffers(page);
}

function fingerprint(page: Page): Promise<string> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-spot], [data-choice]')];
    return all.map(({ dataset }) => Object.values(dataset).join()).join(';');
  });
}

/** Milliseconds within which what is offered can be chosen, also on a busy machine. */
const AT_ONCE = 10_000;

/** What was clicked or pressed has been heard: what is read next is not of before. */
async function heard(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await heard(page);
}

export const byMouse: Choose = async (page, { selector }) => {
  await page.locator(selector).first().click({ timeout: AT_ONCE });
  await heard(page);
};

export const byTouch: Choose = async (page, { selector }) => {
  await page.locator(selector).first().tap({ timeout: AT_ONCE });
  await heard(page);
};

/** Tab leads from region to region, arrows within one, Enter chooses. */
export const byKeyboard: Choose = async (page, { selector, id }) => {
  if (id.startsWith('choice:')) {
    await tabTo(page, (element) => element.matches('[data-choice]'));
    for (let tabs = 0; !(await isFocused(page, selector)); tabs++) {
      expect(tabs, `Tab leads to ${id}`).toBeLessThan(60);
      await press(page, 'Tab');
    }
    await press(page, 'Enter');
    return;
  }
  const region = await regionOf(page.locator(selector).first());
  if (!(await isInRegion(page, region))) {
    for (let tabs = 0; !(await isInRegion(page, region)); tabs++) {
      expect(tabs, `Tab leads to ${region}`).toBeLessThan(60);
      await press(page, 'Tab');
    }
  }
  await arrowTo(page, selector);
  await press(page, 'Enter');
};

async function tabTo(page: Page, isThere: (element: Element) => boolean): Promise<void> {
  const source = `(${isThere.toString()})(document.activeElement ?? document.body)`;
  for (let tabs = 0; !(await page.evaluate<boolean>(source)); tabs++) {
    expect(tabs, 'Tab leads there').toBeLessThan(60);
    await press(page, 'Tab');
  }
}

function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

function regionOf(spot: Locator): Promise<string> {
  return spot.evaluate(
    (element) => element.closest<HTMLElement>('[data-region]')?.dataset['region'] ?? '',
  );
}

function isInRegion(page: Page, region: string): Promise<boolean> {
  return page.evaluate(
    (wanted) =>
      document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset['region'] === wanted,
    region,
  );
}

/** Home, then along the row; where rows lie above each other, up and down as well. */
async function arrowTo(page: Page, selector: string): Promise<void> {
  const seen = new Set<string>();
  for (let steps = 0; steps < 80; steps++) {
    const way = await page.evaluate((wanted) => {
      const from = document.activeElement?.getBoundingClientRect();
      const to = document.querySelector(wanted)?.getBoundingClientRect();
      if (from === undefined || to === undefined) return null;
      if (document.activeElement?.matches(wanted) === true) return 'there';
      const [across, along] = [
        to.left + to.width / 2 - from.left - from.width / 2,
        to.top + to.height / 2 - from.top - from.height / 2,
      ];
      const sideways = across > 0 ? 'ArrowRight' : 'ArrowLeft';
      const upright = along > 0 ? 'ArrowDown' : 'ArrowUp';
      return Math.abs(across) > Math.abs(along) ? [sideways, upright] : [upright, sideways];
    }, selector);
    if (way === 'there') return;
    if (way === null || typeof way === 'string') throw new Error(`${selector} is not there`);
    const focused = await page.evaluate(
      () => (document.activeElement as HTMLElement | null)?.dataset['spot'] ?? '',
    );
    const [first = '', second = ''] = way;
    await press(page, seen.has(`${focused} ${first}`) ? second : first);
    seen.add(`${focused} ${first}`);
  }
  throw new Error(`arrows do not lead to ${selector}`);
}
