import { expect } from '@playwright/test';
import { MULTIPLES, quantile } from '../bench/figures.ts';
import { measureBare, measurePicks, openGame, playTurn } from '../bench/play.ts';
import { measureLongestTask } from '../bench/trace.ts';
import { test } from './support/app.ts';
import { siteAddress } from './support/site.ts';

test.use({ viewport: { width: 390, height: 844 } });

const TURNS = 4;

/** Before and after, so that what slows the machine down slows both. */
test('a pick and the longest task stay within multiples of a click on a plain page', async ({
  page,
  context,
  browser,
}) => {
  const plain = await context.newPage();
  const bare = await measureBare(browser, plain, 15);
  const task = await measureLongestTask(browser, page, async () => {
    await openGame(page, siteAddress());
    for (let turn = 0; turn < TURNS; turn++) await playTurn(page);
  });
  const updates = await measurePicks(browser, page, 30);
  bare.push(...(await measureBare(browser, plain, 15)));
  const click = quantile(bare, 0.5);
  expect(quantile(updates, 0.5) / click).toBeLessThan(MULTIPLES.update);
  expect(task / click).toBeLessThan(MULTIPLES.task);
});
