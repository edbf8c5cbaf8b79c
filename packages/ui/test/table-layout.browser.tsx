import { useState, type ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Card,
  Hand,
  LiveRegion,
  makeAnnouncer,
  MoveLog,
  PromptBar,
  StateStrip,
  TableLayout,
} from '../index.ts';
import { MARK_WORDS, nothing, sampleFace } from '../gallery/samples.ts';
import { TINCTURES } from '../tinctures.ts';
import { nextFrame, show, spot } from './screen.tsx';

interface TableProps {
  readonly isRefused?: boolean;
  readonly cards?: number;
  onPick?(spot: string): void;
  onLetGo?(): void;
}

const LINES = Array.from({ length: 90 }, (_, key) => ({
  key,
  text: `Line ${key}`,
  seat: 0 as const,
}));

interface PlacesProps {
  onPick(spot: string): void;
}

function Places({ onPick }: PlacesProps): ReactElement {
  return (
    <div style={{ display: 'flex', gap: 4, height: '100%', '--card': '36px' } as object}>
      {Array.from({ length: 9 }, (_, n) => (
        <Card
          key={n}
          face={sampleFace('or', n + 1)}
          spot={`place:${n}`}
          name={`Place ${n}`}
          marks={n === 4 ? 'target' : ''}
          onPick={onPick}
        />
      ))}
    </div>
  );
}

function Prompt({ isRefused }: { readonly isRefused: boolean }): ReactElement {
  return (
    <PromptBar
      label="Prompt"
      text="Play a card."
      refusal={isRefused ? { text: 'No. '.repeat(40), rule: 'R1.1', href: '#R1.1' } : null}
      choices={[]}
      onChoose={nothing}
    />
  );
}

function Cards({ count, onPick }: PlacesProps & { readonly count: number }): ReactElement {
  return (
    <Hand label="Hand" count={count} room={7} empty="None">
      {Array.from({ length: count }, (_, n) => (
        <Card
          key={n}
          face={sampleFace(TINCTURES[n % 6] ?? 'or', n + 1)}
          spot={`card:${n}`}
          name={`Card ${n}`}
          onPick={onPick}
        />
      ))}
    </Hand>
  );
}

/** A table as a game fills it, with nine places and a hand. */
function Table(props: TableProps): ReactElement {
  const { isRefused = false, cards = 7, onPick = nothing, onLetGo = nothing } = props;
  return (
    <TableLayout
      words={{ board: 'Board', hand: 'Hand', log: 'Log', reference: 'Cards', marks: MARK_WORDS }}
      strip={
        <StateStrip
          sides={[
            { seat: 0, name: 'Ada', score: '2', turn: 'to move' },
            { seat: 1, name: 'Theodor', score: '3', turn: null },
          ]}
        />
      }
      board={<Places onPick={onPick} />}
      prompt={<Prompt isRefused={isRefused} />}
      hand={<Cards count={cards} onPick={onPick} />}
      log={<MoveLog label="Log" lines={LINES} empty="" />}
      reference={<p>Reference</p>}
      position={[cards]}
      onLetGo={onLetGo}
    />
  );
}

const SIZES = [
  [360, 640],
  [390, 844],
  [640, 360],
  [844, 390],
  [820, 1180],
  [1024, 640],
  [1440, 900],
  [2560, 1440],
] as const;

describe('the table', () => {
  test.for(SIZES)('fits %i × %i without scrolling the page', async ([width, height]) => {
    await page.viewport(width, height);
    show(
      <>
        <Table />
        <LiveRegion announcer={makeAnnouncer()} />
      </>,
    );
    await nextFrame();
    const { scrollHeight, scrollWidth } = document.documentElement;
    expect([scrollWidth, scrollHeight]).toEqual([width, height]);
    for (const name of ['place:0', 'place:8', 'card:0', 'card:6']) {
      const { left, top, right, bottom } = spot(name).getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    const bar = document.querySelector('.bf-prompt')?.getBoundingClientRect();
    expect(bar?.height).toBeGreaterThanOrEqual(80);
    expect(bar?.bottom).toBeLessThanOrEqual(height);
  });

  test('has cards in hand that a thumb can hit, also nine on the smallest phone', async () => {
    await page.viewport(360, 640);
    show(<Table cards={9} />);
    await nextFrame();
    for (let n = 0; n < 9; n++) {
      const { width, height } = spot(`card:${n}`).getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  test('has a prompt bar that moves nothing, however long a refusal or short a hand is', async () => {
    await page.viewport(360, 640);
    const { redraw } = show(<Table />);
    const part = (name: string): Element =>
      document.querySelector(name) ?? expect.fail(`there is no ${name}`);
    const rect = (name: string): DOMRect => part(name).getBoundingClientRect();
    const places = (): unknown => [
      rect('.bf-table__board').toJSON(),
      rect('.bf-table__prompt').toJSON(),
      rect('.bf-prompt').bottom,
    ];
    const before = places();
    for (const table of [<Table cards={6} />, <Table cards={0} />, <Table isRefused />]) {
      redraw(table);
      await nextFrame();
      expect(places()).toEqual(before);
      const says = part('.bf-prompt__says');
      expect(says.scrollHeight).toBe(says.clientHeight);
    }
    const alert = page.getByRole('alert').element();
    expect(alert.textContent).toMatch(/^No\. .*R1\.1$/);
    redraw(<Table />);
    expect(alert.textContent).toBe('');
  });

  test('has its rails one swipe away on a phone, and shows the board first', async () => {
    await page.viewport(390, 844);
    show(<Table />);
    await nextFrame();
    const pages = document.querySelector('.bf-table__pages');
    expect(pages?.scrollLeft).toBe(390);
    await page.getByRole('button', { name: 'Log' }).click();
    await expect.poll(() => pages?.scrollLeft).toBe(0);
    await expect
      .element(page.getByRole('button', { name: 'Log' }))
      .toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Log' }).click();
    await expect.poll(() => pages?.scrollLeft).toBe(390);
  });

  test('folds its rails on a desk, and the board takes their room', async () => {
    await page.viewport(1440, 900);
    show(<Table />);
    const width = (): number =>
      document.querySelector('.bf-table__board')?.getBoundingClientRect().width ?? 0;
    const before = width();
    await page.getByRole('button', { name: 'Log' }).click();
    expect(width()).toBe(before + 264);
    await page.getByRole('button', { name: 'Cards' }).click();
    expect(width()).toBe(1440);
  });
});

describe('the focus', () => {
  test('has one stop in the board and one in the hand', async () => {
    await page.viewport(1440, 900);
    show(<Table />);
    await nextFrame();
    const stops = [...document.querySelectorAll('[data-spot][tabindex="0"]')];
    const names = stops.map((stop) => stop.getAttribute('data-spot'));
    // The board's is what may be chosen.
    expect(names).toEqual(['card:0', 'place:4']);
  });

  test('goes by arrows within a row and from the hand to the board', async () => {
    await page.viewport(1440, 900);
    show(<Table />);
    await nextFrame();
    spot('card:2').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(spot('card:3'));
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(spot('card:6'));
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect((document.activeElement as HTMLElement).dataset['spot']).toMatch(/^place:/);
    await userEvent.keyboard('{ArrowDown}');
    expect((document.activeElement as HTMLElement).dataset['spot']).toMatch(/^card:/);
  });

  test('picks by Enter and Space, and lets go by Escape', async () => {
    const picked: string[] = [];
    let letGo = 0;
    show(<Table onPick={(each) => picked.push(each)} onLetGo={() => (letGo += 1)} />);
    await nextFrame();
    spot('card:1').focus();
    await userEvent.keyboard('{Enter}{ArrowRight} {Escape}');
    expect(picked).toEqual(['card:1', 'card:2']);
    expect(letGo).toBe(1);
  });

  test('is not lost with the card that has it', async () => {
    const { redraw } = show(<Table />);
    await nextFrame();
    spot('card:6').focus();
    redraw(<Table cards={6} />);
    await expect.poll(() => (document.activeElement as HTMLElement).dataset['spot']).toBe('card:5');
  });

  test('leaves keys alone that are not for it', async () => {
    function Field(): ReactElement {
      const [text, setText] = useState('');
      return (
        <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      );
    }
    show(<Field />);
    await userEvent.type(page.getByLabelText('Note'), 'a?b');
    await expect.element(page.getByLabelText('Note')).toHaveValue('a?b');
  });
});

describe('dragging', () => {
  function drag(from: HTMLElement, to: HTMLElement, end: 'pointerup' | 'pointercancel'): void {
    const [start, goal] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const at = (type: string, x: number, y: number): boolean =>
      from.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 3, button: 0, clientX: x, clientY: y }),
      );
    at('pointerdown', start.left + 9, start.top + 9);
    at('pointermove', start.left + 9, start.top - 30);
    at('pointermove', goal.left + 9, goal.top + 9);
    at(end, goal.left + 9, goal.top + 9);
  }

  test('a card onto a place points at the one and then at the other', async () => {
    await page.viewport(1440, 900);
    const picked: string[] = [];
    show(<Table onPick={(each) => picked.push(each)} />);
    await nextFrame();
    drag(spot('card:2'), spot('place:5'), 'pointerup');
    expect(picked).toEqual(['card:2', 'place:5']);
    expect(spot('card:2').style.translate).toBe('');
  });

  test('that is broken off only picks the card up', async () => {
    await page.viewport(1440, 900);
    const picked: string[] = [];
    show(<Table onPick={(each) => picked.push(each)} />);
    await nextFrame();
    drag(spot('card:2'), spot('place:5'), 'pointercancel');
    expect(picked).toEqual(['card:2']);
  });

  test('is not begun by a finger that trembles', async () => {
    const picked: string[] = [];
    show(<Table onPick={(each) => picked.push(each)} />);
    await nextFrame();
    const card = spot('card:2');
    const { left, top } = card.getBoundingClientRect();
    for (const [type, by] of [
      ['pointerdown', 0],
      ['pointermove', 6],
      ['pointerup', 6],
    ] as const) {
      card.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 3, clientX: left + by, clientY: top }),
      );
    }
    expect(picked).toEqual([]);
    expect(card.style.translate).toBe('');
  });
});
