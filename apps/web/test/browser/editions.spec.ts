import { expect } from '@playwright/test';
import { open, test } from './support/app.ts';
import { check } from './support/axe.ts';

test('an owner enters an edition: refused with the cell, kept, played by, and removed', async ({
  page,
}) => {
  await open(page, '/new/battle-leader-tactics');
  await page.getByRole('link', { name: 'Enter an edition of your own' }).click();
  await page.getByRole('button', { name: 'Enter an edition' }).click();
  await page.getByRole('textbox', { name: 'Name of the edition' }).fill('Own copy');
  const cell = page.getByRole('textbox', {
    name: 'Tactics Results Chart, 2 Stand & Defend, 3 Frontal Assault',
  });
  await expect(cell).toHaveValue('0/1');
  await cell.fill('zero');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Tactics Results Chart, 2 Stand & Defend, 3 Frontal Assault: ',
  );
  await expect(page.getByRole('alert')).toContainText('should be losses of attacker and defender');
  await expect(cell).toHaveAttribute('aria-invalid', 'true');
  await check(page, 'a refused edition');
  await cell.fill('0/2');
  const rank = page.getByRole('textbox', { name: 'Leaders, Vo Nguyen Giap, Rank' });
  await rank.fill('21');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('ranks must differ');
  await rank.fill('4');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Own copy' })).toBeVisible();

  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('radio', { name: 'Own copy' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/play/*');
  const changed = page.locator('.blt-board__chart tbody tr').nth(1).locator('td').nth(2);
  await expect(changed).toContainText('the defender loses 2 cards');

  // What is removed later changes nothing for the game that has begun.
  const address = page.url();
  await open(page, '/editions/battle-leader-tactics');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'Own copy' })).toHaveCount(0);
  await page.goto(address);
  await expect(changed).toContainText('the defender loses 2 cards');
});
