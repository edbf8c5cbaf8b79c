import { useRef, type ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { Die, useMoves } from '../index.ts';
import { show } from './screen.tsx';

interface ThingsProps {
  /** Where each thing lies, in pixels from the left. */
  readonly at: Readonly<Record<string, number>>;
}

function Things({ at }: ThingsProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useMoves(ref, [at]);
  return (
    <div ref={ref} style={{ position: 'relative', height: 100 }}>
      <button data-spot="deck" style={{ position: 'absolute', left: 600, width: 40, height: 40 }} />
      {Object.entries(at).map(([name, left]) => (
        <div
          key={name}
          data-moves={name}
          data-from="deck"
          style={{ position: 'absolute', left, width: 40, height: 40 }}
        />
      ))}
    </div>
  );
}

function moversOf(name: string): Animation[] {
  return document.querySelector(`[data-moves="${name}"]`)?.getAnimations() ?? [];
}

function leftOf(name: string): number {
  return document.querySelector(`[data-moves="${name}"]`)?.getBoundingClientRect().left ?? NaN;
}

function prefer(motion: 'reduce' | 'no-preference'): Promise<unknown> {
  const features = [{ name: 'prefers-reduced-motion', value: motion }];
  return cdp().send('Emulation.setEmulatedMedia', { features });
}

afterEach(() => prefer('no-preference'));

describe('what moves', () => {
  test('starts where it was and takes no longer than a quarter of a second', () => {
    const { redraw } = show(<Things at={{ a: 10, b: 50 }} />);
    const start = leftOf('a');
    redraw(<Things at={{ a: 310, b: 50 }} />);
    expect(moversOf('b')).toEqual([]);
    const [movement] = moversOf('a');
    expect(movement?.effect?.getTiming().duration).toBe(240);
    movement?.pause();
    if (movement !== undefined) movement.currentTime = 0;
    expect(leftOf('a')).toBeCloseTo(start);
  });

  test('comes from its deck if it was not there before', () => {
    const { redraw } = show(<Things at={{ a: 10 }} />);
    redraw(<Things at={{ a: 10, c: 100 }} />);
    const [movement] = moversOf('c');
    movement?.pause();
    if (movement !== undefined) movement.currentTime = 0;
    const deck = document.querySelector('[data-spot="deck"]')?.getBoundingClientRect().left;
    expect(leftOf('c')).toBeCloseTo(deck ?? NaN);
  });

  test('is taken over on its way, and does not jump', () => {
    const { redraw } = show(<Things at={{ a: 0 }} />);
    redraw(<Things at={{ a: 400 }} />);
    const [first] = moversOf('a');
    first?.pause();
    if (first !== undefined) first.currentTime = 60;
    const onTheWay = leftOf('a');
    redraw(<Things at={{ a: 0 }} />);
    const [second, ...more] = moversOf('a');
    expect(more).toEqual([]);
    second?.pause();
    if (second !== undefined) second.currentTime = 0;
    expect(leftOf('a')).toBeCloseTo(onTheWay, 0);
  });

  test('is not followed when the whole picture changes', () => {
    const many = Array.from({ length: 12 }, (_, n) => [`m${n}`, n * 10] as const);
    const { redraw } = show(<Things at={Object.fromEntries(many)} />);
    redraw(<Things at={Object.fromEntries(many.map(([name, left]) => [name, left + 200]))} />);
    expect(many.flatMap(([name]) => moversOf(name))).toEqual([]);
  });

  test('fades and stays where it is for those who want things still', async () => {
    await prefer('reduce');
    const { redraw } = show(<Things at={{ a: 10 }} />);
    redraw(<Things at={{ a: 310 }} />);
    const [fade] = moversOf('a');
    const effect = fade?.effect;
    if (!(effect instanceof KeyframeEffect)) throw new Error('nothing fades');
    const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    expect(changed).toContain('opacity');
    expect(changed).not.toContain('transform');
  });
});

/** A card that is lifted while it is picked. */
function Lifted({ isPicked, at }: { readonly isPicked: boolean; readonly at: number }) {
  const ref = useRef<HTMLDivElement>(null);
  useMoves(ref, [at]);
  return (
    <div ref={ref}>
      <div
        data-moves="a"
        style={{ marginLeft: at, width: 40, height: 40, translate: isPicked ? '0 -12px' : 'none' }}
      />
    </div>
  );
}

test('a card that is picked has not moved', () => {
  const { redraw } = show(<Lifted isPicked={false} at={0} />);
  redraw(<Lifted isPicked at={0} />);
  expect(moversOf('a')).toEqual([]);
  redraw(<Lifted isPicked={false} at={90} />);
  expect(moversOf('a')).toHaveLength(1);
});

describe('a die', () => {
  test('does not roll for those who want things still', async () => {
    await prefer('reduce');
    show(<Die faces={[{ pips: 1 }, { pips: 2 }]} shows={0} name="1" roll={1} />);
    expect(document.querySelector('.bf-die')?.getAnimations()).toEqual([]);
  });
});
