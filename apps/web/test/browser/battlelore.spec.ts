import { expect, type Page } from '@playwright/test';
import { rate } from '../../../../packages/bots/index.ts';
import { makeXoshiro, type Rng } from '../../../../packages/kernel/index.ts';
import { directionOfKey, hexNeighbour, type Hex } from '../../../../packages/ui/hex.ts';
import { taste } from '../../../../games/battlelore/bot/index.ts';
import { hexOfPlace, placeOf } from '../../../../games/battlelore/board/layout.ts';
import { hexAtSpot, pointing } from '../../../../games/battlelore/board/pointing.ts';
import { game } from '../../../../games/battlelore/rules/index.ts';
import type { BattleLoreState } from '../../../../games/battlelore/rules/state.ts';
import { open, test } from './support/app.ts';
import { waitForOffers } from './support/player.ts';
import { shownId, storedRecord } from './support/store.ts';

/** Begins by the form of the set-up page, by keyboard. */
async function begin(page: Page): Promise<void> {
  await open(page, '/new/battlelore');
  await page.getByRole('radio', { name: 'Recruit' }).waitFor();
  await press(page, 'Recruit', 'Space');
  await press(page, 'First', 'Space');
  await page.locator('summary').focus();
  await page.keyboard.press('Enter');
  // A goal and a limit that are reached in seconds.
  for (const [option, value] of [
    ['Banners to win', '3'],
    ['Turns', '30'],
  ] as const) {
    const group = page.getByRole('group', { name: option });
    await group.getByRole('radio', { name: value, exact: true }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: 'Begin' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/play/*');
}

async function press(page: Page, name: string, key: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).focus();
  await page.keyboard.press(key);
}

/** What a good player would point at now: spots, the last one the second time if twice. */
async function wanted(page: Page, rng: Rng): Promise<readonly string[]> {
  const { snapshot } = await storedRecord(page, shownId(page));
  const { table, hands } = snapshot.state as BattleLoreState;
  const [best] = rate(game, taste, { seat: 0, table, hand: hands[0] }, rng, { nodes: 1 });
  if (best === undefined) throw new Error('nothing is to be done');
  return pointing.pathOf(best.action);
}

/** Keys that lead from hex to hex, nearest way first. */
const KEYS = ['a', 'd', 'w', 'e', 'y', 'x'] as const;

/** The keys on the way between two hexes: each step a hex nearer. */
function keysBetween(from: number, to: number): string[] {
  const keys: string[] = [];
  let here: Hex = placeOf(from, 0);
  const goal = placeOf(to, 0);
  const far = (hex: Hex): number => {
    const [q, r] = [hex.q - goal.q, hex.r - goal.r];
    return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
  };
  while (far(here) > 0) {
    const step = KEYS.map((key) => ({
      key,
      to: hexNeighbour(here, directionOfKey(key, here) ?? 'e'),
    }))
      .filter((each) => hexOfPlace(each.to, 0) !== null)
      .toSorted((one, other) => far(one.to) - far(other.to))[0];
    if (step === undefined) throw new Error('there is no way');
    keys.push(step.key);
    here = step.to;
  }
  return keys;
}

function focusedSpot(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { spot, choice } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
    return spot ?? choice ?? '';
  });
}

/** Tab until something of that kind has the focus. */
async function tabTo(page: Page, isThere: (spot: string) => boolean): Promise<string> {
  for (let tabs = 0; tabs < 40; tabs++) {
    const spot = await focusedSpot(page);
    if (isThere(spot)) return spot;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

const isHex = (spot: string): boolean => spot.startsWith('hex:');
const isButton = (spot: string): boolean => spot.startsWith('button:');
const isCard = (spot: string): boolean => !isHex(spot) && !isButton(spot) && spot.includes(':');

/** Puts the focus on a spot by keys and presses Enter. */
async function choose(page: Page, spot: string): Promise<void> {
  if (isHex(spot)) {
    const from = hexAtSpot(await tabTo(page, isHex)) ?? 0;
    for (const key of keysBetween(from, hexAtSpot(spot) ?? 0)) await page.keyboard.press(key);
  } else if (isButton(spot)) {
    await tabTo(page, (each) => each === spot);
  } else {
    await tabTo(page, isCard);
    await page.keyboard.press('Home');
    for (let steps = 0; steps < 12 && (await focusedSpot(page)) !== spot; steps++) {
      await page.keyboard.press('ArrowRight');
    }
  }
  expect(await focusedSpot(page)).toBe(spot);
  await page.keyboard.press('Enter');
}

test('a whole scenario by keyboard alone', async ({ page }) => {
  await begin(page);
  const { next: rng } = makeXoshiro(3);
  for (let moves = 0; moves < 600; moves++) {
    if ((await waitForOffers(page)) === 'over') break;
    const before = (await storedRecord(page, shownId(page))).revision;
    for (const spot of await wanted(page, rng)) await choose(page, spot);
    await expect
      .poll(async () => (await storedRecord(page, shownId(page))).revision, { intervals: [5, 10] })
      .toBeGreaterThan(before);
  }
  await expect(page.getByRole('dialog', { name: /win|draw/i })).toBeVisible();
});
