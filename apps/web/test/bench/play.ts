import type { Browser, Page } from 'playwright-core';
import { measureClicks } from './trace.ts';

const SETTINGS = JSON.stringify({ pace: 'instant', confirm: 'never' });

/** From the start page to the first move of a game against a bot. */
export async function openGame(page: Page, address: string): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('bannerfield.settings', kept), SETTINGS);
  await page.goto(address);
  await page.getByRole('link', { name: 'Play Battle Line' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await offered(page);
}

/** Waits until something can be chosen, or the game is over: then false. */
async function offered(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(
    () =>
      document.querySelector('[role=dialog] .end') !== null
        ? 'over'
        : document.querySelector('[data-marks~="target"], [data-choice]') !== null
          ? 'asked'
          : null,
    undefined,
    { polling: 16 },
  );
  return (await found.jsonValue()) === 'asked';
}

const OPEN = '[data-marks~="target"]:not([data-marks~="picked"])';

/** Chooses what is offered first until it is the player's turn again; false: the game is over. */
export async function playTurn(page: Page): Promise<boolean> {
  for (let choices = 0; choices < 6; choices++) {
    if (!(await offered(page))) return false;
    await page.evaluate((open) => {
      const spot = document.querySelector<HTMLElement>(open);
      (spot ?? document.querySelector<HTMLElement>('[data-choice]'))?.click();
    }, OPEN);
    await page.waitForTimeout(20);
  }
  return true;
}

/** Milliseconds that it costs to pick one card of the hand after the other. */
export async function measurePicks(
  browser: Browser,
  page: Page,
  clicks: number,
): Promise<number[]> {
  await offered(page);
  const cards = await page.locator('[data-region="hand"] [data-spot]').all();
  const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
  return measureClicks(browser, page, clicks, async (nth) => {
    const box = boxes[nth % boxes.length];
    if (box === null || box === undefined) throw new Error('a card has no place');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  });
}

/** A page of the plainest kind: a click counts up in 200 boxes and turns them. */
const BARE = `<!doctype html><style>
  b { display: inline-block; width: 32px; height: 45px; border: 1px solid; border-radius: 4px }
  .on { background: #fbf6ea; box-shadow: 0 1px 2px #0006 }
</style><body>${'<b>0</b>'.repeat(200)}<script>
  const boxes = [...document.querySelectorAll('b')];
  document.body.onclick = () => boxes.forEach((box, n) => {
    box.textContent = String(Number(box.textContent) + n);
    box.className = n % 2 === Number(boxes[0].textContent) % 2 ? 'on' : '';
  });
</script>`;

/** Milliseconds that the browser itself takes on this machine, now, for a click on a plain page. */
export async function measureBare(browser: Browser, page: Page, clicks: number): Promise<number[]> {
  await page.setContent(BARE);
  return measureClicks(browser, page, clicks, () => page.mouse.click(100, 100));
}
