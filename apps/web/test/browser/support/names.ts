import type { Page } from '@playwright/test';

/** What assistive technology is told of one thing on the page. */
export interface Told {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
}

/** The accessibility tree as the browser hands it to screen readers, in reading order. */
export async function accessibilityTree(page: Page): Promise<Told[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, description, value }) => ({
        role: textOf(role),
        name: textOf(name),
        description: textOf(description),
        value: textOf(value),
      }));
  } finally {
    await session.detach();
  }
}

function textOf(value: { value?: unknown } | undefined): string {
  const text = value?.value;
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
}
