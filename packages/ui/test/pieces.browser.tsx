import { useState, type ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Button,
  Card,
  Curtain,
  Dialog,
  Die,
  HexGrid,
  LiveRegion,
  Menu,
  ROLL,
  Toasts,
  hexInRow,
  makeAnnouncer,
  sayHex,
  type DieFace,
} from '../index.ts';
import { sampleFace } from '../gallery/samples.ts';
import { nextFrame, show, spot } from './screen.tsx';

const PIPS: readonly DieFace[] = [
  { pips: 1 },
  { pips: 2 },
  { pips: 3 },
  { pips: 4 },
  { pips: 5 },
  { pips: 6 },
];

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

describe('a spot', () => {
  function press(type: string, target: HTMLElement): void {
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1 }));
  }

  function showCard(): { onPick: () => void; onExplain: () => void; card: HTMLElement } {
    const [onPick, onExplain] = [vi.fn(), vi.fn()];
    show(
      <Card
        face={sampleFace('azure', 8)}
        spot="card:a8"
        name="Blue 8"
        marks="target picked"
        onPick={onPick}
        onExplain={onExplain}
      />,
    );
    return { onPick, onExplain, card: spot('card:a8') };
  }

  test('is a button with a name, and says how it is marked', async () => {
    showCard();
    await expect.element(page.getByRole('button', { name: 'Blue 8', pressed: true })).toBeVisible();
    expect(spot('card:a8').getAttribute('aria-describedby')).toBe('bf-is-target bf-is-picked');
  });

  test('is picked by a click', async () => {
    const { onPick, onExplain } = showCard();
    await page.getByRole('button', { name: 'Blue 8' }).click();
    expect(onPick).toHaveBeenCalledExactlyOnceWith('card:a8');
    expect(onExplain).not.toHaveBeenCalled();
  });

  test('is explained by a long press, which is no click', async () => {
    const { onPick, onExplain, card } = showCard();
    press('pointerdown', card);
    await pause(600);
    press('pointerup', card);
    card.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(onExplain).toHaveBeenCalledExactlyOnceWith('card:a8');
    expect(onPick).not.toHaveBeenCalled();
    // The next click is one again.
    await page.getByRole('button', { name: 'Blue 8' }).click();
    expect(onPick).toHaveBeenCalledOnce();
  });

  test('is not explained by a finger that moves on', async () => {
    const { onExplain, card } = showCard();
    press('pointerdown', card);
    card.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, pointerId: 1, clientX: 40, clientY: 40 }),
    );
    await pause(600);
    expect(onExplain).not.toHaveBeenCalled();
  });

  test('is explained by the question mark', async () => {
    const { onExplain, card } = showCard();
    card.focus();
    await userEvent.keyboard('?');
    expect(onExplain).toHaveBeenCalledExactlyOnceWith('card:a8');
  });
});

describe('a die', () => {
  test('lies within 450 ms and then shows its own face', async () => {
    show(<Die faces={PIPS} shows={5} name="6" roll={1} />);
    const die = page.getByRole('img', { name: '6' }).element();
    await pause(100);
    expect(die.getAnimations()).toHaveLength(1);
    await pause(ROLL - 60);
    expect(die.getAnimations()).toHaveLength(0);
    expect(die.querySelectorAll('circle')).toHaveLength(6);
    expect(ROLL).toBeLessThanOrEqual(450);
  });

  test('lies at once at any input', async () => {
    show(<Die faces={PIPS} shows={3} name="4" roll={1} />);
    const die = page.getByRole('img', { name: '4' }).element();
    await pause(60);
    await userEvent.keyboard('x');
    expect(die.getAnimations()).toHaveLength(0);
    expect(die.querySelectorAll('circle')).toHaveLength(4);
  });
});

const CELLS = Array.from({ length: 5 * 7 }, (_, n) => {
  const hex = hexInRow(Math.floor(n / 7), n % 7);
  return { ...hex, spot: `hex:${sayHex(hex)}`, name: sayHex(hex), marks: '' };
});

describe('a hex grid', () => {
  function showMap(
    width = 400,
    height = 300,
  ): { onPick: ReturnType<typeof vi.fn>; map: SVGSVGElement } {
    const onPick = vi.fn();
    show(
      <div style={{ width, height }}>
        <HexGrid
          label="Map"
          cells={CELLS}
          words={{ closer: 'Closer', farther: 'Farther' }}
          onPick={onPick}
          onExplain={() => undefined}
        />
      </div>,
    );
    const map = document.querySelector('svg[role="grid"]');
    if (!(map instanceof SVGSVGElement)) throw new Error('there is no map');
    return { onPick, map };
  }

  const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null;

  test('is walked in six directions, and stays on the map', async () => {
    const { onPick } = showMap();
    spot('hex:C4').focus();
    await userEvent.keyboard('e');
    expect(focused()).toBe('B4');
    await userEvent.keyboard('x');
    expect(focused()).toBe('C5');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(focused()).toBe('C1');
    await userEvent.keyboard('{Enter} ');
    expect(onPick.mock.calls).toEqual([['hex:C1'], ['hex:C1']]);
  });

  test('zooms by buttons and wheel without scrolling the page', async () => {
    const { map } = showMap();
    const width = (): number => map.viewBox.baseVal.width;
    const whole = width();
    await page.getByRole('button', { name: 'Closer' }).click();
    await expect.poll(width).toBeCloseTo(whole / 1.5);
    const wheel = new WheelEvent('wheel', { deltaY: -200, bubbles: true, cancelable: true });
    map.dispatchEvent(wheel);
    await expect.poll(width).toBeLessThan(whole / 2);
    expect(wheel.defaultPrevented).toBe(true);
  });

  test('is dragged without being clicked', async () => {
    const { onPick, map } = showMap();
    await page.getByRole('button', { name: 'Closer' }).click();
    const left = (): number => map.viewBox.baseVal.x;
    const before = left();
    const cell = spot('hex:C4');
    const at = (type: string, clientX: number): boolean =>
      cell.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY: 9 }),
      );
    at('pointerdown', 100);
    for (let x = 110; x <= 160; x += 10) at('pointermove', x);
    at('pointerup', 160);
    cell.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    await expect.poll(left).toBeLessThan(before);
    expect(onPick).not.toHaveBeenCalled();
  });

  /** Wholly within the window on the map. */
  function isInSight(map: SVGSVGElement, name: string): boolean {
    const [window, hex] = [map, spot(name)].map((each) => each.getBoundingClientRect());
    if (window === undefined || hex === undefined) return false;
    return (
      hex.left >= window.left &&
      hex.right <= window.right &&
      hex.top >= window.top &&
      hex.bottom <= window.bottom
    );
  }

  test.for([
    [400, 300],
    [300, 200],
    [120, 300],
  ] as const)('shows all of a hex that is pressed or walked to, in %i × %i', async (size) => {
    const [width, height] = size;
    const { map } = showMap(width, height);
    const closer = page.getByRole('button', { name: 'Closer' });
    for (let times = 0; times < 2; times++) await closer.click();
    for (const { spot: name } of CELLS) {
      spot(name).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      await expect.poll(() => isInSight(map, name), { message: name }).toBe(true);
    }
    spot('hex:A1').focus();
    for (const key of ['x', 'x', 'd', 'd', 'd', 'x', 'x', 'd']) {
      await userEvent.keyboard(key);
      await expect.poll(() => isInSight(map, `hex:${focused() ?? ''}`)).toBe(true);
    }
    expect(focused()).toBe('E7');
  });

  test('stays where it is when a hex is pressed that is in sight', async () => {
    const { map } = showMap();
    await page.getByRole('button', { name: 'Closer' }).click();
    const before = map.getAttribute('viewBox');
    expect(isInSight(map, 'hex:C4')).toBe(true);
    spot('hex:C4').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    await nextFrame();
    expect(map.getAttribute('viewBox')).toBe(before);
  });

  test('says what the game’s own keys say, and goes where they lead', async () => {
    const explained = vi.fn();
    show(
      <HexGrid
        label="Map"
        cells={CELLS}
        words={{ closer: 'Closer', farther: 'Farther' }}
        over={<path data-testid="line" d="M0 0L9 9" />}
        onPick={() => undefined}
        onExplain={explained}
        onKey={(key, at) => {
          if (key === 'n') return { say: `around ${at}` };
          return key === 't' ? { go: 'hex:A1' } : null;
        }}
      />,
    );
    spot('hex:C4').focus();
    await userEvent.keyboard('n');
    await expect.element(page.getByText('around hex:C4')).toBeInTheDocument();
    expect(focused()).toBe('C4');
    await userEvent.keyboard('t');
    expect(focused()).toBe('A1');
    await userEvent.keyboard('?');
    expect(explained.mock.calls).toEqual([['hex:A1']]);
    expect(document.querySelector('.bf-hexes__over [data-testid="line"]')).not.toBeNull();
  });

  test('is zoomed by two fingers', async () => {
    const { map } = showMap();
    const width = (): number => map.viewBox.baseVal.width;
    const whole = width();
    const at = (type: string, pointerId: number, clientX: number): boolean =>
      map.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId, clientX, clientY: 100 }),
      );
    at('pointerdown', 1, 150);
    at('pointerdown', 2, 200);
    for (let x = 210; x <= 300; x += 10) at('pointermove', 2, x);
    await expect.poll(width).toBeLessThan(whole / 2);
  });
});

describe('what lies over the page', () => {
  function Page(): ReactElement {
    const [isOpen, setOpen] = useState(false);
    const [said, setSaid] = useState('');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog title="Flag 5" isOpen={isOpen} close="Close" onClose={() => setOpen(false)}>
          <p>Words</p>
        </Dialog>
        <Menu
          label="Menu"
          icon="menu"
          entries={[
            { id: 'rules', label: 'Rules' },
            { id: 'share', label: 'Share' },
          ]}
          onChoose={setSaid}
        />
        <output>{said}</output>
      </>
    );
  }

  test('a dialog takes the focus, closes at Escape and gives it back', async () => {
    show(<Page />);
    const opener = page.getByRole('button', { name: 'Open' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Flag 5' });
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener.element());
  });

  test('a dialog closes also while it still rises, and after it lies', async () => {
    await page.viewport(390, 844);
    show(<Page />);
    for (const wait of [0, 40, 80, 120, 160, 200, 400]) {
      await page.getByRole('button', { name: 'Open' }).click();
      await expect.poll(() => document.querySelector('.bf-modal')).not.toBeNull();
      await pause(wait);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
    }
  });

  test('a menu is chosen from by arrows and Enter', async () => {
    show(<Page />);
    const button = page.getByRole('button', { name: 'Menu' });
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Rules' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('share');
    await expect.poll(() => document.activeElement).toBe(button.element());
  });

  test('a curtain speaks first of whom it is for', async () => {
    const onOpen = vi.fn();
    show(<Curtain seat={1} title="For Theodor" text="…" action="I am he" onOpen={onOpen} />);
    await expect.element(page.getByRole('heading', { name: 'For Theodor' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onOpen).toHaveBeenCalledOnce();
  });

  test('a live region says what it is told', async () => {
    const announcer = makeAnnouncer();
    show(<LiveRegion announcer={announcer} />);
    announcer.announce('Ada passes.');
    await expect
      .poll(() => document.querySelector('[aria-live="polite"]')?.textContent)
      .toBe('Ada passes.');
  });

  test('a note can be sent away', async () => {
    const onClose = vi.fn();
    show(<Toasts items={[{ id: 7, text: 'Saved' }]} close="Close" onClose={onClose} />);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(onClose).toHaveBeenCalledExactlyOnceWith(7);
    await nextFrame();
  });
});
