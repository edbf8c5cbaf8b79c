import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { nextFrame, show, spot } from '../../../../packages/ui/test/screen.tsx';
import { optionsSchema } from '../../schema.ts';
import { begin, Table, type Play } from './mounted.tsx';

beforeEach(() => {
  localStorage.clear();
});

describe('the army builder', () => {
  test('places, moves, changes and removes units, and says what is missing', async () => {
    await page.viewport(1440, 900);
    const playing = begin(1, 0, optionsSchema.parse({}));
    const { match } = playing;
    show(<Table {...playing} />);
    await page.getByRole('button', { name: 'Build with Empire' }).click();
    await expect.element(page.getByText('30 of 30 points left').first()).toBeVisible();
    await page.getByRole('button', { name: /^Knights, 4 points, 2 left/ }).click();
    spot('space:1fl').click();
    // The kind stays picked, so that the second one needs one tap.
    await expect.poll(() => spot('unit:12').dataset['marks']).toContain('picked');
    spot('space:1fm').click();
    await expect.element(page.getByText('22 of 30 points left').first()).toBeVisible();
    expect(army(match)?.slice(0, 3)).toEqual([12, 12, null]);
    // Whoever is pointed at can go elsewhere, and comes back by another tap.
    await nextFrame();
    spot('space:1fm').click();
    await nextFrame();
    spot('space:2fr').click();
    await expect.poll(() => army(match)?.[8]).toBe(12);
    expect(army(match)?.[1]).toBeNull();
    spot('space:2fr').click();
    await page.getByRole('button', { name: 'Remove Knights' }).click();
    await expect.poll(() => army(match)?.[8]).toBeNull();
    // A space first, and then a unit for it.
    spot('space:3sl').click();
    await nextFrame();
    expect(document.querySelector('[data-spot="unit:12"]')).toBeNull();
    spot('unit:1').click();
    await expect.poll(() => army(match)?.[15]).toBe(1);
    await page.getByRole('button', { name: 'Fill the rest' }).click();
    await expect.element(page.getByText(/Nothing is missing/)).toBeVisible();
    await page.getByRole('button', { name: 'Deploy this army' }).click();
    expect(match.state.hands[0].muster?.spaces).not.toContain(null);
  });

  test('saves, loads and shares as text', async () => {
    await page.viewport(390, 844);
    const playing = begin(1, 0, optionsSchema.parse({}));
    const { match } = playing;
    show(<Table {...playing} />);
    await page.getByRole('button', { name: 'Change Green Horde' }).click();
    const whole = army(match);
    await page.getByRole('button', { name: 'Save, load, share' }).click();
    await page.getByRole('textbox', { name: 'Name of the army' }).fill('Mine');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(page.getByText('Saved as Mine, on this device.')).toBeVisible();
    const text = (
      page.getByRole('textbox', { name: 'The army as text' }).element() as HTMLTextAreaElement
    ).value;
    expect(text).toMatch(/^goblin\.orc-warriors/);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Begin anew' }).click();
    await expect.poll(() => army(match)?.filter((tile) => tile !== null)).toEqual([]);
    await page.getByRole('button', { name: 'Save, load, share' }).click();
    await page.getByRole('textbox', { name: 'An army as text' }).fill('nonsense');
    await page.getByRole('button', { name: 'Load' }).click();
    await expect.element(page.getByText('This is no army of this edition.')).toBeVisible();
    await page.getByRole('button', { name: 'Mine', exact: true }).click();
    await expect.poll(() => army(match)).toEqual(whole);
  });

  test('refuses with the reason what could never be filled', async () => {
    await page.viewport(1440, 900);
    const playing = begin(1, 0, optionsSchema.parse({}));
    show(<Table {...playing} />);
    await page.getByRole('button', { name: 'Build with Empire' }).click();
    spot('unit:1').click();
    await nextFrame();
    spot('space:1fl').click();
    await expect
      .poll(() => page.getByRole('alert').element().textContent)
      .toBe('wrong-place R12.7');
  });
});

function army(match: Play): readonly (number | null)[] | undefined {
  return match.state.hands[0].muster?.spaces;
}
