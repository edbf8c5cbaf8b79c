import type { Page } from 'playwright-core';

type Scenes = Readonly<Record<string, (page: Page) => Promise<void>>>;

async function open(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/new/battle-line`);
  await page.getByRole('radio', { name: 'Someone elsewhere' }).check();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('radio', { name: 'First', exact: true }).check();
  await page.getByRole('button', { name: 'Open the match' }).click();
  return page.getByRole('textbox', { name: /^Invitation/ }).inputValue();
}

/** Somebody in a browser of his own. */
async function other(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext({ locale: 'en-GB' });
  if (context === undefined) throw new Error('a picture is taken in a browser');
  page.once('close', () => void context.close());
  return context.newPage();
}

/** Both sit down; gives the page of the other. */
async function begin(page: Page, address: string): Promise<Page> {
  const invitation = await open(page, address);
  const ben = await other(page);
  await ben.goto(invitation);
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('[data-region="hand"] [data-spot]').first().waitFor();
  return ben;
}

/** A match over the network, from the invitation to the dice; the cards fall anew each time. */
export function onlineScenes(address: string): Scenes {
  return {
    'online-set-up': async (page) => {
      await page.goto(`${address}/new/battle-line`);
      await page.getByRole('radio', { name: 'Someone elsewhere' }).check();
      await page.getByText('You get a link to send').waitFor();
    },
    'online-waiting': async (page) => {
      await open(page, address);
    },
    'online-invited': async (page) => {
      const invitation = await open(await other(page), address);
      await page.goto(invitation);
      await page.getByRole('button', { name: 'Sit down' }).waitFor();
    },
    'online-table': async (page) => {
      await begin(page, address);
      await page.mouse.move(0, 0);
    },
    'online-list': async (page) => {
      await begin(page, address);
      await open(page, address);
      await page.goto(`${address}/online`);
      await page.getByText('Waiting for an opponent').waitFor();
      await page.getByText(/to move|your turn/).waitFor();
    },
    'online-dice': async (page) => {
      const ben = await begin(page, address);
      await ben.getByRole('button', { name: 'Menu' }).click();
      await ben.getByRole('menuitem', { name: /^Give up/ }).click();
      await ben.getByRole('button', { name: 'Give up', exact: true }).click();
      await page.getByRole('button', { name: 'Check the dice' }).click();
      await page.getByText(/^The dice were fair/).waitFor();
    },
  };
}
