import { useReducer, useState, type ReactElement } from 'react';
import { Match, makeXoshiro, type Rng, type Seat } from '@bannerfield/kernel';
import { PromptBar, StateStrip, TableLayout, usePointing } from '@bannerfield/ui';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../../packages/ui/test/axe.ts';
import { nextFrame, show, spot } from '../../../../packages/ui/test/screen.tsx';
import { face } from '../../board/index.tsx';
import { messages } from '../../messages.en.ts';
import { game } from '../../rules/index.ts';
import type { Event } from '../../rules/events.ts';
import type { Action, BattleLore } from '../../rules/state.ts';
import { optionsSchema } from '../../schema.ts';

type Play = Match<BattleLore>;

/** A match under way: so many decisions at random, then on to the phase that is wanted. */
function begin(seed: number, decisions: number, phase?: string): { match: Play; rng: Rng } {
  const { next: rng } = makeXoshiro(seed);
  const match = new Match(game, optionsSchema.parse({ scenario: 'two-bridges' }));
  match.settle(rng);
  for (let n = 0; n < 3000 && match.pending.kind === 'decision'; n++) {
    if (n >= decisions && (phase === undefined || phaseOf(match) === phase)) break;
    const legal = game.legal(match.view(seatOf(match)));
    const keen = legal.filter(({ type }) => type !== 'done' && type !== 'pass');
    const from = keen.length > 0 ? keen : legal;
    match.act(seatOf(match), from[rng(from.length)] ?? { type: 'done' });
    match.settle(rng);
  }
  return { match, rng };
}

function phaseOf({ state }: Play): string {
  return state.table.stack.at(-1)?.phase ?? 'over';
}

function seatOf(match: Play): Seat {
  const { pending } = match;
  const seat = pending.kind === 'decision' ? pending.seats[0] : undefined;
  if (seat === undefined) throw new Error('nobody is asked');
  return seat;
}

const MARKS = {
  picked: 'chosen',
  target: 'can be chosen',
  cause: 'reason',
  confirm: 'again',
  changed: 'new',
};
const NAMES: readonly [string, string] = ['Ada', 'Theodor'];

interface TableProps {
  readonly match: Play;
  readonly rng: Rng;
  readonly news?: readonly Event[];
  readonly acted?: (action: Action) => void;
}

/** The face as a program mounts it, two players at one seat. */
function Table({ match, rng, news = [], acted }: TableProps): ReactElement {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [reading, setReading] = useState<string | null>(null);
  const viewer = match.pending.kind === 'decision' ? seatOf(match) : 0;
  const known = match.pending.kind === 'decision' ? match.view(viewer) : null;
  const { board, refusal, letGo } = usePointing({
    game,
    pointing: face.pointing,
    known,
    confirm: 'never',
    onAct: (action) => {
      acted?.(action);
      match.act(viewer, action);
      match.settle(rng);
      redraw();
    },
  });
  const { table } = viewOf(match, viewer);
  const moments = [{ before: table, events: news }];
  const props = { ...board, ...viewOf(match, viewer), moments, onExplain: setReading };
  return (
    <TableLayout
      words={{ board: 'Board', hand: 'Hand', log: 'Log', reference: 'Cards', marks: MARKS }}
      strip={<StateStrip sides={[side(0, props.table, viewer), side(1, props.table, viewer)]} />}
      board={<face.Board {...props} />}
      hand={<face.Hand {...props} />}
      reference={
        <>
          {reading === null ? null : <face.Details {...props} spot={reading} />}
          <face.Reference {...props} />
        </>
      }
      log={null}
      prompt={
        <PromptBar
          label="Prompt"
          text={
            face.promptAfter(board.picked, board.targets, 'en', props.table) ??
            messages.prompts[phaseOf(match)]
          }
          refusal={refusal && { text: refusal.reason, rule: refusal.rule, href: '#' }}
          choices={face.choices(board.targets, 'en', props.table, board.picked)}
          onChoose={board.onPick}
        />
      }
      position={[props.table, viewer]}
      onLetGo={letGo}
    />
  );
}

function viewOf(match: Play, viewer: Seat) {
  const { table, hands } = match.state;
  return {
    viewer,
    table,
    hands: [viewer === 0 ? hands[0] : null, viewer === 1 ? hands[1] : null] as const,
    changed: new Set<string>(),
    language: 'en' as const,
    names: NAMES,
  };
}

function side(seat: Seat, table: Play['state']['table'], viewer: Seat) {
  const score = <face.Score seat={seat} table={table} language="en" />;
  return { seat, name: NAMES[seat], score, turn: seat === viewer ? 'to move' : null };
}

const SIZES = [
  [360, 640],
  [390, 844],
  [820, 1180],
  [1024, 640],
  [1440, 900],
  [2560, 1440],
] as const;

const focused = (): string => (document.activeElement as HTMLElement).dataset['spot'] ?? '';
const said = (): string =>
  [...document.querySelectorAll('.bf-hexes [aria-live]')].map((each) => each.textContent).join(' ');

const mapBox = (): DOMRect =>
  document.querySelector('.bf-hexes svg')?.getBoundingClientRect() ?? new DOMRect();

/** As a finger does it: down, up, and then it was a click. */
function press(name: string): void {
  for (const type of ['pointerdown', 'pointerup']) {
    spot(name).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1 }));
  }
  spot(name).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
}

/** All of that hex lies within the window on the map. */
function isInSight(name: string): boolean {
  const [{ left, right, top, bottom }, map] = [spot(name).getBoundingClientRect(), mapBox()];
  return left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom;
}

/** Drags the map until a side edge of its window runs through the middle of that hex. */
async function hideHalf(name: string): Promise<void> {
  const [{ left, right }, map] = [spot(name).getBoundingClientRect(), mapBox()];
  const middle = (left + right) / 2;
  const edge = middle < (map.left + map.right) / 2 ? map.left : map.right;
  const drag = (type: string, clientX: number): boolean =>
    spot(name).dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY: 200 }),
    );
  drag('pointerdown', middle);
  drag('pointermove', middle + 2 * (edge - middle));
  drag('pointermove', edge);
  drag('pointerup', edge);
  await nextFrame();
}

describe('the board', () => {
  test.for(SIZES)('fits, and has hexes as wide as a thumb, on %i × %i', async ([width, height]) => {
    await page.viewport(width, height);
    const { match, rng } = begin(2, 30);
    const { container } = show(<Table match={match} rng={rng} />);
    await nextFrame();
    expect(document.documentElement.scrollHeight).toBe(height);
    expect(document.documentElement.scrollWidth).toBe(width);
    for (const each of container.querySelectorAll('.bf-hex__ground')) {
      expect(each.getBoundingClientRect().width).toBeGreaterThanOrEqual(43.9);
    }
    for (const each of container.querySelectorAll('.bf-hand [data-spot], .bf-hexes button')) {
      expect(each.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
  });

  test('brings the whole field into sight on a phone, by a button', async () => {
    await page.viewport(360, 640);
    const { match, rng } = begin(2, 0);
    show(<Table match={match} rng={rng} />);
    await nextFrame();
    const corner = spot('hex:a13').getBoundingClientRect();
    const board = document.querySelector('.lore-board')?.getBoundingClientRect();
    expect(corner.right > (board?.right ?? 0)).toBe(true);
    const farther = page.getByRole('button', { name: 'Farther' });
    await farther.click();
    await farther.click();
    await nextFrame();
    for (const name of ['hex:a1', 'hex:a13', 'hex:i1', 'hex:i13']) {
      const box = spot(name).getBoundingClientRect();
      expect(box.left, name).toBeGreaterThanOrEqual(board?.left ?? 0);
      expect(box.right, name).toBeLessThanOrEqual(board?.right ?? 0);
    }
  });

  test('plays a turn by names alone', async () => {
    await page.viewport(1440, 900);
    const acted: string[] = [];
    const { match, rng } = begin(5, 0);
    show(<Table match={match} rng={rng} acted={({ type }) => acted.push(type)} />);
    await nextFrame();
    document.querySelector<HTMLElement>('.bf-hand [data-spot]')?.click();
    await page.getByRole('button', { name: 'Play it' }).click();
    expect(acted).toEqual(['play']);
    await expect.poll(() => phaseOf(match)).toBe('order');
    document
      .querySelector<SVGElement>('.bf-hex[data-marks~="target"]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(acted).toEqual(['play', 'order']);
  });

  test('is walked hex by hex, and says on a key what lies around and what could be done', async () => {
    await page.viewport(1440, 900);
    const { match, rng } = begin(2, 0);
    show(<Table match={match} rng={rng} />);
    await nextFrame();
    spot('hex:b5').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('hex:b6');
    await userEvent.keyboard('w');
    expect(focused()).toBe('hex:c6');
    await userEvent.keyboard('n');
    await expect.poll(said).toContain('Back left: B5 Regular Infantry, yours, blue, 4 figures');
    await userEvent.keyboard('u');
    expect(focused()).toMatch(/^hex:b/);
    await userEvent.keyboard('r');
    await expect.poll(said).toContain('If ordered it may go to');
    await userEvent.keyboard('o');
    const enemy = spot(focused()).getAttribute('aria-label');
    expect(enemy).toContain('of Theodor');
  });

  test('shows the odds of an attack before it is rolled, and rolls when asked again', async () => {
    await page.viewport(1440, 900);
    const acted: Action[] = [];
    const { match, rng } = begin(2, 40, 'battle');
    show(<Table match={match} rng={rng} acted={(action) => acted.push(action)} />);
    await nextFrame();
    const attack = game.legal(match.view(seatOf(match))).find(({ type }) => type === 'attack');
    if (attack?.type !== 'attack') throw new Error('nobody can attack');
    const [from = '', at = ''] = face.pointing.pathOf(attack);
    spot(from).focus();
    await userEvent.keyboard('{Enter}');
    expect(spot(from).getAttribute('aria-label')).toContain('in hand');
    expect(spot(at).getAttribute('aria-label')).toMatch(/destroyed (under )?\d+ %/);
    spot(at).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Again to roll\.$/)).toBeVisible();
    expect(document.querySelector('.lore-odds')).not.toBeNull();
    expect(acted).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(acted).toEqual([attack]);
  });

  test('brings a target into sight that is pressed half hidden, on a phone', async () => {
    await page.viewport(360, 640);
    const { match, rng } = begin(2, 40, 'battle');
    show(<Table match={match} rng={rng} />);
    await nextFrame();
    const attack = game.legal(match.view(seatOf(match))).find(({ type }) => type === 'attack');
    if (attack?.type !== 'attack') throw new Error('nobody can attack');
    const [from = '', at = ''] = face.pointing.pathOf(attack);
    press(from);
    // So close that a hex has no room for its neighbours beside it.
    for (let times = 0; times < 3; times++) {
      await page.getByRole('button', { name: 'Closer' }).click();
    }
    await nextFrame();
    await hideHalf(at);
    expect(isInSight(at)).toBe(false);
    press(at);
    await expect.poll(() => isInSight(at)).toBe(true);
    await expect.element(page.getByText(/Again to roll\.$/)).toBeVisible();
  });

  test('shows the dice that have just been rolled', async () => {
    await page.viewport(390, 844);
    const { match, rng } = begin(2, 0);
    const news: Event[] = [{ type: 'rolled', seat: 0, faces: [1, 0, 0, 2, 1, 0], hits: 3 }];
    show(<Table match={match} rng={rng} news={news} />);
    await expect.element(page.getByRole('group', { name: 'Dice' })).toBeVisible();
    expect(document.querySelectorAll('.lore-rolls .bf-die')).toHaveLength(4);
    await expect.element(page.getByText('3 hits')).toBeVisible();
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`has nothing that axe finds fault with, ${theme}`, async () => {
      document.documentElement.dataset['theme'] = theme;
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.viewport(width, height);
        const { match, rng } = begin(3, 70);
        const { container, close } = show(<Table match={match} rng={rng} />);
        await nextFrame();
        expect(await axeFindings(container)).toEqual([]);
        close();
      }
    });
  }
});
