import { makeXoshiro, Match } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../../packages/ui/test/axe.ts';
import { nextFrame, once, show, spot } from '../../../../packages/ui/test/screen.tsx';
import { tutorial } from '../../board/tutorial.ts';
import { game } from '../../rules/index.ts';
import type { Action, Options } from '../../rules/state.ts';
import { optionsSchema } from '../../schema.ts';
import { begin, beginAt, seatOf, Table, type Play, type TableProps } from './mounted.tsx';

const SIZES = [
  [360, 640],
  [390, 844],
  [667, 375],
  [740, 360],
  [844, 390],
  [932, 430],
  [820, 1180],
  [1024, 640],
  [1280, 800],
  [1440, 900],
  [2560, 1440],
] as const;

const PARTS = '.bf-table__board, .bf-table__hand';

/** Whether it lies in something that scrolls, within its part of the page. */
function isScrolled(inner: Element): boolean {
  for (let each = inner.parentElement; each && !each.matches(PARTS); each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    const isWide = overflowX === 'auto' && each.scrollWidth > each.clientWidth;
    const isHigh = overflowY === 'auto' && each.scrollHeight > each.clientHeight;
    if (isWide || isHigh) return true;
  }
  return false;
}

/** What is drawn outside of the part of the page that is its own, and cannot be scrolled to. */
function strays(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-spot], .fdb-piece, .bf-card')]
    .filter((each) => each.closest(PARTS) !== null && !isScrolled(each))
    .filter((each) => {
      const inner = each.getBoundingClientRect();
      const outer = each.closest(PARTS)?.getBoundingClientRect() ?? inner;
      return (
        inner.width > 0 &&
        (inner.left < outer.left - 1 ||
          inner.right > outer.right + 1 ||
          inner.top < outer.top - 6 ||
          inner.bottom > outer.bottom + 1)
      );
    })
    .map((each) => `${each.className} ${each.dataset['spot'] ?? ''}`);
}

/** Some parts of the board are fetched when they are shown for the first time. */
async function isThere(container: Element): Promise<void> {
  const parts = '.fdb-field, .fdb-clash, .fdb-start, .fdb-builder';
  await expect.poll(() => container.querySelector(parts)).not.toBeNull();
}

/** Spots with something else over their middle, once they have been scrolled to. */
function coveredSpots(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-spot]')]
    .filter((each) => each.checkVisibility())
    .filter((each) => {
      if (isScrolled(each)) each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && !each.contains(hit) && !hit.contains(each);
    })
    .map((each) => each.dataset['spot'] ?? '');
}

/** Spots that a thumb could miss. */
function smallSpots(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-spot]')]
    .filter((each) => each.checkVisibility())
    .filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width < 44 || height < 44;
    })
    .map((each) => each.dataset['spot'] ?? '');
}

/** Raising an army, laying orders, and other choices in the midst of games. */
const SCENES: Readonly<Record<string, () => TableProps>> = {
  'which army': () => begin(1, 0, optionsSchema.parse({})),
  'an army of one’s own': () => {
    const playing = begin(1, 0, optionsSchema.parse({}));
    playing.match.act(0, { type: 'faction', faction: 'orcs' });
    return playing;
  },
  'the first orders': () => begin(2, 0),
  'orders later': () => begin(3, 24),
  'far on': () => begin(4, 61),
  'who is sent': () => beginAt('reinforce'),
  'who comes back': () => beginAt('regroup'),
  'who goes where he is needed': () => beginAt('redeploy'),
  'who flees first': () => beginAt('flee'),
  'a fight': () => {
    const playing = begin(5, 7);
    return { ...playing, from: 14 };
  },
};

const scenes = once(() =>
  Object.entries(SCENES).map(([name, make]): [string, TableProps] => [name, make()]),
);

describe('the board', () => {
  test.for(SIZES)('holds all of every scene on %i × %i, for thumbs', async ([width, height]) => {
    await page.viewport(width, height);
    for (const [name, playing] of scenes()) {
      const { container, close } = show(<Table {...playing} />);
      await isThere(container);
      await nextFrame();
      await nextFrame();
      expect(strays(), name).toEqual([]);
      expect(smallSpots(container), name).toEqual([]);
      expect(coveredSpots(container), name).toEqual([]);
      expect(document.documentElement.scrollHeight, name).toBe(height);
      expect(document.documentElement.scrollWidth, name).toBe(width);
      close();
    }
  });

  test('lays an order by names alone, tells the odds before, and takes it up again', async () => {
    await page.viewport(1440, 900);
    const acted: Action[] = [];
    const playing = begin(2, 0);
    show(<Table {...playing} acted={(action) => acted.push(action)} />);
    const [card = 0] = playing.match.state.hands[0].cards;
    const { name } = playing.match.state.table.edition.tiles[card] ?? { name: { en: '' } };
    await page.getByRole('button', { name: new RegExp(`^${name.en}[,:]`) }).click();
    await page.getByRole('button', { name: /^Your side, Order of battalion 2: no card/ }).click();
    expect(acted).toEqual([{ type: 'order', card, at: 1 }]);
    await page.getByRole('button', { name: /battalion 2: .*; take it up again/ }).click();
    expect(playing.match.state.hands[0].orders).toEqual([null, null, null, null]);
  });

  test('plays by the keyboard alone', async () => {
    await page.viewport(1440, 900);
    const acted: string[] = [];
    show(<Table {...begin(6, 0)} acted={({ type }) => acted.push(type)} />);
    await nextFrame();
    document.querySelector<HTMLElement>('.bf-hand [tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowUp}');
    // Straight above lie the lanes; the regrouping order is the first of them.
    for (let steps = 0; steps < 4 && focused() !== 'order:regroup'; steps++) {
      await userEvent.keyboard('{ArrowLeft}');
    }
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => acted).toEqual(['order']);
  });

  test('keeps a card in reach of the other two battalions on a phone', async () => {
    await page.viewport(360, 640);
    const acted: Action[] = [];
    const playing = begin(2, 0);
    show(<Table {...playing} acted={(action) => acted.push(action)} />);
    await nextFrame();
    document.querySelector<HTMLElement>('.bf-hand [data-spot]')?.click();
    await nextFrame();
    spot('battalion:3').click();
    await nextFrame();
    spot('order:3').click();
    const [card] = playing.match.state.hands[0].cards;
    expect(acted.map((action) => ('at' in action ? action.at : null))).toEqual([2]);
    expect(card).toBeDefined();
  });

  test('tells a fight die by die, with the reason of each', async () => {
    await page.viewport(390, 844);
    const match = new Match(game, tutorial.options as Options);
    const { next: rng } = makeXoshiro(1);
    const moves = tutorial.steps.flatMap(({ before = [], move }) => [
      ...before,
      ...(move === undefined ? [] : [move]),
    ]);
    const last = moves.lastIndexOf('flee:2fl');
    for (const text of moves.slice(0, last)) playText(match, text);
    show(<Table match={match} rng={rng} from={match.log.entries.length - 6} />);
    const next = page.getByRole('button', { name: 'Next battalion' });
    await next.click();
    await next.click();
    for (const reason of [
      /front left is empty, the arrow sends it to the middle: Goblin/,
      /nobody is left before the hero: Shaman Hero/,
    ]) {
      await expect.element(page.getByText(reason)).toBeVisible();
    }
    await page.getByRole('button', { name: 'To the table' }).click();
    await expect.poll(() => document.querySelector('.fdb-field')).not.toBeNull();
  });

  test('has nothing that axe finds fault with, and contrast in the dark too', async () => {
    for (const theme of ['light', 'dark']) {
      const rules = theme === 'light' ? {} : { runOnly: ['color-contrast'] };
      document.documentElement.dataset['theme'] = theme;
      for (const [name, playing] of scenes()) {
        const [width, height] = name === 'orders later' ? DESK : PHONE;
        await page.viewport(width, height);
        const { container, close } = show(<Table {...playing} />);
        await isThere(container);
        await nextFrame();
        expect(await axeFindings(container, rules), name).toEqual([]);
        close();
      }
    }
  });
});

const DESK = [1440, 900] as const;
const PHONE = [390, 844] as const;

function focused(): string | undefined {
  return (document.activeElement as HTMLElement | null)?.dataset['spot'];
}

function playText(match: Play, text: string): void {
  const move = game.notation.parse(text);
  if (move === null) throw new Error(`${text} is no move`);
  if (match.pending.kind === 'chance') match.applyChance(move as never);
  else expect(match.act(seatOf(match), move as Action), text).toBeNull();
}
