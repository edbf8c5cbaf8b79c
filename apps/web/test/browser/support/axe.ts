import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Everything in light; colours, which alone differ, in dark as well. */
export async function check(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  const light = await violations(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  const dark = await violations(page, { runOnly: ['color-contrast'] });
  expect([...light, ...dark], state).toEqual([]);
}

/**
 * What is against a rule, and what axe could not decide; only these are worked out in detail. A
 * contrast that it leaves open (something is drawn behind the words, or it is a letter or two) is one
 * of two tokens, which packages/ui/test/tokens.test.ts measures.
 */
async function violations(page: Page, options: RunOptions): Promise<unknown[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (wanted) => {
    const { axe: here } = window as unknown as { readonly axe: typeof axe };
    const resultTypes: ('violations' | 'incomplete')[] = ['violations', 'incomplete'];
    const found = await here.run(document, { ...wanted, resultTypes });
    const undecided = found.incomplete.filter(({ id }) => id !== 'color-contrast');
    return [...found.violations, ...undecided].map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(
        ({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`,
      ),
    }));
  }, options);
}

/** What fades in is judged when it is there. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  });
}
