import { useState, type ReactElement } from 'react';
import { HeraldryDefs } from '@bannerfield/ui';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../../packages/ui/test/axe.ts';
import { nextFrame, show, spot } from '../../../../packages/ui/test/screen.tsx';
import { editor } from '../../board/editor/index.tsx';
import { SCENARIOS } from '../../rules/scenarios.ts';

interface HeldProps {
  readonly played?: (options: object) => void;
}

/** The editor as a program mounts it, without its store. */
function Held({ played = () => undefined }: HeldProps): ReactElement {
  const [text, setText] = useState(SCENARIOS[1]?.text ?? '');
  return (
    <main>
      <HeraldryDefs />
      <h1>Editor</h1>
      <editor.Editor
        language="en"
        text={text}
        estimate={{ wins: [3, 1], games: 4, share: 0.75, low: 0.3, high: 0.95, isRunning: false }}
        onChange={setText}
        onPlay={played}
        onEstimate={() => undefined}
        onShare={() => undefined}
      />
    </main>
  );
}

const text = (): string => document.querySelector('textarea')?.value ?? '';

test('paints by keyboard, says what is wrong and where, and takes it back', async () => {
  await page.viewport(1280, 800);
  const played = vi.fn();
  show(<Held played={played} />);
  await nextFrame();
  await page.getByRole('button', { name: 'Archers' }).first().click();
  spot('hex:d5').focus();
  await userEvent.keyboard('{Enter}w');
  expect((document.activeElement as HTMLElement).dataset['spot']).toBe('hex:e5');
  await userEvent.keyboard('{Enter}');
  await expect.poll(text).toContain('bottom archers c5 c9 b7 d5 e5');
  await page.getByRole('button', { name: 'water', exact: true }).click();
  spot('hex:e5').focus();
  await userEvent.keyboard('{Enter}');
  const wrong = page.getByRole('button', { name: 'A unit stands in the water on E5.' });
  await expect.element(wrong).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Play it' })).toBeDisabled();
  spot('hex:a1').focus();
  await wrong.click();
  expect((document.activeElement as HTMLElement).dataset['spot']).toBe('hex:e5');
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Play it' }).click();
  expect(played.mock.calls[0]?.[0]).toMatchObject({
    scenario: expect.stringContaining('b7 d5 e5') as string,
  });
});

test('sets hands, goals and who begins, and reads what is put in as text', async () => {
  await page.viewport(390, 844);
  show(<Held />);
  await page.getByRole('spinbutton', { name: 'Cards above' }).fill('7');
  await page.getByRole('spinbutton', { name: 'Banners to win, below' }).fill('3');
  await page.getByRole('combobox', { name: 'First' }).selectOptions('Above');
  await expect.poll(text).toContain('hands 5 7; goals 3 5; first top');
  await page.getByRole('textbox').fill('hands 2 2; goals 1 1; bottom archers a1; top archers i1');
  await expect.element(page.getByText('It can be played.')).toBeVisible();
  expect(spot('hex:a1').getAttribute('aria-label')).toContain('Archers');
});

for (const theme of ['light', 'dark'] as const) {
  test(`has nothing that axe finds fault with, ${theme}`, async () => {
    document.documentElement.dataset['theme'] = theme;
    await page.viewport(1280, 800);
    const { container } = show(<Held />);
    await nextFrame();
    expect(await axeFindings(container)).toEqual([]);
  });
}
