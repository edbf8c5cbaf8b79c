import { useState, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChanceGraph, type GraphPoint } from '../index.ts';
import { axeFindings } from './axe.ts';
import { nextFrame, show } from './screen.tsx';

const POINTS: readonly GraphPoint[] = [
  { chance: 0.5, mark: null },
  { chance: 0.75, mark: 'lucky' },
  { chance: 0.25, mark: 'costly' },
  { chance: 1, mark: null },
];
const WORDS = {
  label: 'Point of the game',
  above: 'Ada wins',
  below: 'Bo wins',
  costly: 'costly choice',
  lucky: 'luck',
  turningPoint: 'turning point',
};

function Graph({ hear }: { readonly hear: (index: number) => void }): ReactElement {
  const [picked, setPicked] = useState(0);
  return (
    <ChanceGraph
      points={POINTS}
      picked={picked}
      turningPoint={2}
      says={`Point ${String(picked)}`}
      words={WORDS}
      onPick={(index) => {
        setPicked(index);
        hear(index);
      }}
    />
  );
}

test('a graph is gone through by keys and says where one is', async () => {
  const hear = vi.fn();
  show(<Graph hear={hear} />);
  const slider = page.getByRole('slider', { name: 'Point of the game' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Point 0');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Point 2');
  await userEvent.keyboard('{End}');
  expect(hear.mock.calls.flat()).toEqual([1, 2, 3]);
});

test('a click picks the point below it, and what is picked lies where it is drawn', async () => {
  const { container } = show(<Graph hear={() => undefined} />);
  const slider = container.querySelector('input');
  const field = container.querySelector('.bf-graph__field')?.getBoundingClientRect();
  if (slider === null || field === undefined) throw new Error('no graph');
  const frame = slider.getBoundingClientRect();
  for (const [index, { chance }] of POINTS.entries()) {
    const left = field.left + (index / 3) * field.width;
    const position = { x: left - frame.left, y: frame.height / 2 };
    await userEvent.click(slider, { position });
    await nextFrame();
    expect(slider.value).toBe(String(index));
    const dot = container.querySelector('circle')?.getBoundingClientRect();
    if (dot === undefined) throw new Error('nothing is picked');
    expect(dot.left + dot.width / 2).toBeCloseTo(left, 0);
    expect(dot.top + dot.height / 2).toBeCloseTo(field.top + (1 - chance) * field.height, 0);
  }
});

test('what stands out has a sign of its own shape, and a word for it', async () => {
  const { container } = show(<Graph hear={() => undefined} />);
  const shapes = new Map(
    [...container.querySelectorAll('.bf-graph__field [data-sign]')].map((sign) => [
      sign.getAttribute('data-sign'),
      sign.getAttribute('d'),
    ]),
  );
  expect([...shapes.keys()].sort()).toEqual(['costly', 'lucky', 'turn']);
  expect(new Set(shapes.values()).size).toBe(3);
  for (const word of ['costly choice', 'luck', 'turning point', 'Ada wins', 'Bo wins']) {
    await expect.element(page.getByText(word, { exact: true })).toBeVisible();
  }
  expect(await axeFindings(container)).toEqual([]);
});
