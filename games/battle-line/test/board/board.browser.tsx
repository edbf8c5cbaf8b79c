import { useReducer, useState, type ReactElement } from 'react';
import { Match, makeXoshiro, otherSeat, type Rng, type Seat } from '@bannerfield/kernel';
import { PromptBar, StateStrip, TableLayout, usePointing, type BoardProps } from '@bannerfield/ui';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../../packages/ui/test/axe.ts';
import { nextFrame, show, spot } from '../../../../packages/ui/test/screen.tsx';
import { face } from '../../board/index.tsx';
import { messages } from '../../messages.en.ts';
import { DESERTER, FOG, MUD, REDEPLOY, TRAITOR, formatCard } from '../../rules/data.ts';
import { game } from '../../rules/index.ts';
import type { Action, BattleLine } from '../../rules/state.ts';
import { optionsSchema } from '../../schema.ts';

type Play = Match<BattleLine>;

/** A match under way: so many decisions by someone who likes Tactics cards. */
function begin(seed: number, decisions: number): { match: Play; rng: Rng } {
  const { next: rng } = makeXoshiro(seed);
  const match = new Match(game, optionsSchema.parse({ starter: 0 }));
  match.settle(rng);
  for (let n = 0; n < decisions && match.pending.kind === 'decision'; n++) {
    const legal = game.legal(match.view(seatOf(match)));
    const liked = legal.filter(
      (action) =>
        (action.type === 'draw' && action.deck === 'tactics') ||
        (action.type === 'place' && action.card >= 60),
    );
    const from = liked.length > 0 && rng(2) === 0 ? liked : legal;
    match.act(seatOf(match), from[rng(from.length)] ?? { type: 'end' });
    match.settle(rng);
  }
  return { match, rng };
}

/** Mud of who is asked and Fog of the other at flag 3, and a Troop of each at flag 4. */
function layBothEnvironments(match: Play): void {
  const [, , third, fourth] = match.state.table.flags;
  if (third === undefined || fourth === undefined) throw new Error('there are nine flags');
  const seat = seatOf(match);
  const other = otherSeat(seat);
  third.environment[seat].push(MUD);
  third.environment[other].push(FOG);
  fourth.sides[seat].push(58);
  fourth.sides[other].push(59);
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
  readonly explained?: (spot: string) => void;
  readonly acted?: (action: Action) => void;
}

/** The face as a program mounts it, two players at one seat. */
function Table({ match, rng, explained = () => undefined, acted }: TableProps): ReactElement {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [reading, setReading] = useState<string | null>(null);
  const viewer = match.pending.kind === 'decision' ? seatOf(match) : 0;
  const known = match.pending.kind === 'decision' ? match.view(viewer) : null;
  const { board, refusal, letGo } = usePointing({
    game,
    pointing: face.pointing,
    known,
    confirm: 'narrow',
    onAct: (action) => {
      acted?.(action);
      play(match, viewer, action, rng);
      redraw();
    },
  });
  const onExplain = (each: string): void => {
    explained(each);
    setReading(each);
  };
  const props = { ...board, ...viewOf(match, viewer), onExplain };
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
          text={promptOf(props.table, board)}
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

function play(match: Play, seat: Seat, action: Action, rng: Rng): void {
  match.act(seat, action);
  match.settle(rng);
}

function promptOf(
  table: Play['state']['table'],
  { picked, targets }: Pick<BoardProps<BattleLine>, 'picked' | 'targets'>,
): string | undefined {
  const phase = table.stack.at(-1)?.phase ?? 'over';
  return face.promptAfter(picked, targets, 'en', table) ?? messages.prompts[phase];
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

/** Spots that are drawn outside of the part of the page that is theirs. */
function strays(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      '.bf-table__board .bf-card, .bf-table__hand .bf-card',
    ),
  ]
    .filter((card) => {
      const inner = card.getBoundingClientRect();
      const outer = card.closest('.bf-table__board, .bf-table__hand')?.getBoundingClientRect();
      if (outer === undefined) return true;
      return (
        inner.left < outer.left - 1 ||
        inner.right > outer.right + 1 ||
        inner.top < outer.top - 1 ||
        inner.bottom > outer.bottom + 1
      );
    })
    .map((card) => card.textContent);
}

/** The cards on the board that may be pointed at. */
function litCards(): string[] {
  const lit = '.bf-table__board .bf-card[data-marks~="target"]';
  const cards = [...document.querySelectorAll<HTMLElement>(lit)];
  return cards.map(({ dataset }) => dataset['spot'] ?? '');
}

/** What is said of the side at which a card can be pointed at in the sheet of its flag. */
function sideInSheet(card: string): string {
  const place = document.querySelector(`.bl-details [data-spot="${card}"][data-marks~="target"]`);
  return place?.closest('section')?.textContent ?? '';
}

describe('the board', () => {
  test.for(SIZES)('holds every card of many positions on %i × %i', async ([width, height]) => {
    await page.viewport(width, height);
    for (const [seed, decisions] of [
      [1, 0],
      [2, 60],
      [3, 90],
      [4, 120],
    ] as const) {
      const { match, rng } = begin(seed, decisions);
      if (match.pending.kind === 'over') continue;
      const { close } = show(<Table match={match} rng={rng} />);
      await nextFrame();
      expect(strays(), `seed ${seed}`).toEqual([]);
      expect(document.documentElement.scrollHeight).toBe(height);
      expect(document.documentElement.scrollWidth).toBe(width);
      close();
    }
  });

  test('has targets for thumbs: 44 px, but flags on narrow screens, which are long instead', async () => {
    for (const [width, height] of SIZES) {
      await page.viewport(width, height);
      const { match, rng } = begin(3, 40);
      const { container, close } = show(<Table match={match} rng={rng} />);
      await nextFrame();
      for (const each of container.querySelectorAll<HTMLElement>('[data-spot]')) {
        const box = each.getBoundingClientRect();
        if (each.closest('[hidden]') !== null) continue;
        const isLong = width < 400 && each.dataset['spot']?.startsWith('flag:') === true;
        const least = isLong ? [36, 88] : [44, 44];
        expect(box.width, `${each.dataset['spot']} at ${width}`).toBeGreaterThanOrEqual(
          least[0] ?? 44,
        );
        expect(box.height, `${each.dataset['spot']} at ${width}`).toBeGreaterThanOrEqual(
          least[1] ?? 44,
        );
      }
      close();
    }
  });

  test('plays a turn by the names of things alone', async () => {
    await page.viewport(1440, 900);
    const acted: Action[] = [];
    const { match, rng } = begin(5, 0);
    show(<Table match={match} rng={rng} acted={(action) => acted.push(action)} />);
    const [card] = match.state.hands[0].cards;
    const name = face.nameOf(
      `card:${game.notation.format({ type: 'place', card: card ?? 0, flag: 0 }).split('@')[0] ?? ''}`,
      'en',
      match.state.table,
    );
    await page.getByRole('button', { name: new RegExp(`^${name},`) }).click();
    await page.getByRole('button', { name: /^Flag 4: open/ }).click();
    await page.getByRole('button', { name: 'Done claiming' }).click();
    await page.getByRole('button', { name: /^Troop deck: 46 cards/ }).click();
    expect(acted).toEqual([
      { type: 'place', card, flag: 3 },
      { type: 'end' },
      { type: 'draw', deck: 'troop' },
    ]);
  });

  test('plays a turn by the keyboard alone', async () => {
    await page.viewport(1440, 900);
    const acted: string[] = [];
    const { match, rng } = begin(6, 0);
    show(<Table match={match} rng={rng} acted={({ type }) => acted.push(type)} />);
    await nextFrame();
    document.querySelector<HTMLElement>('.bf-hand [tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowUp}');
    expect((document.activeElement as HTMLElement).dataset['spot']).toMatch(/^flag:/);
    await userEvent.keyboard('{Enter}');
    expect(acted).toEqual(['place']);
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    await expect.element(page.getByRole('button', { name: 'Done claiming' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(acted).toEqual(['place', 'end']);
  });

  test('says why not, outlines the cause, and forgets it when one goes on', async () => {
    await page.viewport(1440, 900);
    const { match, rng } = begin(5, 0);
    show(<Table match={match} rng={rng} />);
    // In the play step a flag means a claim, and this is not the time for one.
    await page.getByRole('button', { name: /^Flag 4: open/ }).click();
    await expect.poll(() => page.getByRole('alert').element().textContent).toBe('wrong-step R3.2');
    spot(
      'card:' +
        (document.querySelector<HTMLElement>('.bf-hand [data-spot]')?.dataset['spot']?.slice(5) ??
          ''),
    ).click();
    await expect.poll(() => page.getByRole('alert').element().textContent).toBe('');
  });

  test('asks twice for a flag on a narrow screen', async () => {
    await page.viewport(360, 640);
    const acted: string[] = [];
    const { match, rng } = begin(5, 0);
    show(<Table match={match} rng={rng} acted={({ type }) => acted.push(type)} />);
    await nextFrame();
    document.querySelector<HTMLElement>('.bf-hand [data-spot]')?.click();
    await nextFrame();
    spot('flag:4').click();
    await nextFrame();
    expect(acted).toEqual([]);
    expect(spot('flag:4').dataset['marks']).toContain('confirm');
    spot('flag:5').click();
    await nextFrame();
    expect(spot('flag:4').dataset['marks']).not.toContain('confirm');
    spot('flag:5').click();
    expect(acted).toEqual(['place']);
  });

  test('shows the proof and what the wild cards stand for', async () => {
    await page.viewport(1440, 900);
    const { match, rng } = begin(1, 0);
    const flag = match.state.table.flags[2];
    if (flag === undefined) throw new Error('there is a third flag');
    flag.sides[0].push(6, 62, 8); // Red 7, Companion Cavalry, Red 9
    flag.sides[1].push(59); // Black 10
    show(<Table match={match} rng={rng} />);
    spot('flag:3').dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true }),
    );
    await expect.element(page.getByText('Wedge of 24')).toBeVisible();
    await expect.element(page.getByText('Companion Cavalry counts as Red 8.')).toBeVisible();
    await expect.element(page.getByText('1 of 3 cards. At best: Wedge of 27')).toBeVisible();
    expect(page.getByText(/Not proved/).element().textContent).toMatch(/R5\.8$/);
  });

  test('points at cards on a narrow screen where they are shown large', async () => {
    await page.viewport(360, 640);
    const explained: string[] = [];
    const { match, rng } = begin(1, 0);
    const { table, hands } = match.state;
    table.flags[2]?.sides[1].push(59);
    hands[0].cards.splice(0, 7, 0, 1, 2, 3, 4, 5, 68); // The Deserter is in hand.
    show(<Table match={match} rng={rng} explained={(each) => explained.push(each)} />);
    await nextFrame();
    spot('card:deserter').click();
    await nextFrame();
    const onBoard = document.querySelector<HTMLElement>('.bf-table__board [data-spot="card:s10"]');
    onBoard?.click();
    expect(explained).toEqual(['flag:3']);
    await nextFrame();
    const large = document.querySelector<HTMLElement>('.bl-details [data-spot="card:s10"]');
    expect(large?.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  });

  test('whatever may be pointed at on a narrow board is a place in the sheet of its flag', async () => {
    await page.viewport(390, 844);
    for (const guile of [REDEPLOY, DESERTER, TRAITOR]) {
      const { match, rng } = begin(1, 0);
      layBothEnvironments(match);
      match.state.hands[seatOf(match)].cards[0] = guile;
      const { close } = show(<Table match={match} rng={rng} />);
      await nextFrame();
      spot(`card:${formatCard(guile)}`).click();
      await nextFrame();
      const lit = litCards();
      expect(lit).toContain(guile === REDEPLOY ? 'card:mud' : 'card:s10');
      expect(lit.includes('card:fog')).toBe(guile === DESERTER);
      for (const each of lit) {
        spot(each).click();
        await expect
          .poll(() => sideInSheet(each), { message: `${formatCard(guile)} of ${each}` })
          .toMatch(guile === REDEPLOY ? /^your side/ : /^side of/);
        expect(page.getByText(/must be complete/).elements()).toEqual([]);
      }
      const inSheet = `.bl-details [data-spot="${lit.at(-1) ?? ''}"]`;
      document.querySelector<HTMLElement>(inSheet)?.click();
      await nextFrame();
      const { marks } = document.querySelector<HTMLElement>(inSheet)?.dataset ?? {};
      expect(marks).toMatch(guile === DESERTER ? /confirm/ : /picked/);
      close();
    }
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
