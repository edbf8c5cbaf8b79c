import { useReducer, useState, type ReactElement } from 'react';
import { Match, makeXoshiro, type Rng, type Seat } from '@bannerfield/kernel';
import { PromptBar, StateStrip, TableLayout, usePointing } from '@bannerfield/ui';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../../packages/ui/test/axe.ts';
import { nextFrame, once, show, spot } from '../../../../packages/ui/test/screen.tsx';
import { face } from '../../board/index.tsx';
import { messages } from '../../messages.en.ts';
import { game } from '../../rules/index.ts';
import { DEFAULTS } from '../../rules/options.ts';
import type { Action, LeaderTactics, Options, Phase } from '../../rules/state.ts';

type Play = Match<LeaderTactics>;

interface Begun {
  readonly match: Play;
  readonly rng: Rng;
}

/** The first random game that comes to a phase so often, as it stands there. */
function begin(phase: Phase, nth = 1, options: Partial<Options> = {}): Begun {
  for (let seed = 1; seed < 99; seed++) {
    const begun = beginWith(seed, phase, nth, options);
    if (begun !== null) return begun;
  }
  throw new Error(`${phase} does not come so often`);
}

function beginWith(
  seed: number,
  phase: Phase,
  nth: number,
  options: Partial<Options>,
): Begun | null {
  const { next: rng } = makeXoshiro(seed);
  const match = new Match(game, { ...DEFAULTS, ...options });
  match.settle(rng);
  for (let met = 0; match.pending.kind === 'decision';) {
    if (match.state.table.stack.at(-1)?.phase === phase) met += 1;
    if (met === nth) return { match, rng };
    const seat = seatOf(match);
    const legal = game.legal(match.view(seat));
    match.act(seat, legal[rng(legal.length)] ?? { type: 'keep' });
    match.settle(rng);
  }
  return null;
}

function seatOf({ pending }: Play): Seat {
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

interface TableProps extends Begun {
  readonly acted?: (action: Action) => void;
}

/** The face as a program mounts it, two players at one seat. */
function Table({ match, rng, acted }: TableProps): ReactElement {
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
      match.act(viewer, action);
      match.settle(rng);
      redraw();
    },
  });
  const props = { ...board, ...viewOf(match, viewer), onExplain: setReading };
  const phase = props.table.stack.at(-1)?.phase ?? 'over';
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
            messages.prompts[phase]
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
    told: match.history(viewer),
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
  [640, 360],
  [820, 1180],
  [1024, 640],
  [1440, 900],
  [2560, 1440],
] as const;

/** Moments that look different, by who is asked for what. */
const MOMENTS: readonly (readonly [Phase, number?, Partial<Options>?])[] = [
  ['command', 4],
  ['muster', 1],
  ['initiative', 3],
  ['tactics', 2],
  ['attack', 2],
  ['defense', 2],
  ['attacker-withdrawal', 3],
  ['infiltration', 1],
  ['first-casualty', 3],
  ['losses', 2],
  ['tech', 1],
  ['draft', 6, { openDraft: true, pool: 'free', cap: 90 }],
  ['command', 3, { pool: 'free' }],
  ['muster', 1, { blindDraw: true, underdog: true }],
];

const moments = once(() =>
  MOMENTS.map((moment) => ({
    name: `${moment[0]} ${JSON.stringify(moment[2] ?? {})}`,
    begun: begin(...moment),
  })),
);

/** Places that are drawn outside of the part of the page that is theirs, unless it can be scrolled. */
function strays(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      '.bf-table__board [data-spot], .bf-table__board .bf-card, .bf-table__hand .bf-card',
    ),
  ]
    .filter((each) => each.checkVisibility() && each.closest('.blt-roster') === null)
    .filter((each) => {
      const inner = each.getBoundingClientRect();
      const outer = each.closest('.bf-table__board, .bf-table__hand')?.getBoundingClientRect();
      return (
        outer === undefined ||
        inner.left < outer.left - 1 ||
        inner.right > outer.right + 1 ||
        inner.top < outer.top - 1 ||
        inner.bottom > outer.bottom + 1
      );
    })
    .map((each) => each.dataset['spot'] ?? each.className);
}

/** Pairs of places of the board that lie over each other. */
function overlaps(): string[] {
  const spots = [...document.querySelectorAll<HTMLElement>('.bf-table__board [data-spot]')].filter(
    (each) => each.checkVisibility() && each.closest('.blt-roster') === null,
  );
  const boxes = spots.map((each) => each.getBoundingClientRect());
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other, nth) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across <= 2 || along <= 2) return [];
      return [
        `${spots[index]?.dataset['spot'] ?? ''} ${spots[index + 1 + nth]?.dataset['spot'] ?? ''}`,
      ];
    }),
  );
}

/** Places of less than 44 px, which are too small for a thumb. */
function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-spot]')]
    .filter((each) => each.checkVisibility())
    .filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return Math.round(width) < 44 || Math.round(height) < 44;
    })
    .map((each) => each.dataset['spot'] ?? '');
}

/** Few of them, for axe takes its time. */
const JUDGED: readonly (readonly [number, number, readonly number[]])[] = [
  [390, 844, [8, 11]],
  [1440, 900, [1, 3]],
];

describe('the board', () => {
  test.for(SIZES)(
    'holds everything of many moments, large enough, on %i × %i',
    async ([width, height]) => {
      await page.viewport(width, height);
      for (const { name, begun } of moments()) {
        const { close } = show(<Table {...begun} />);
        await nextFrame();
        expect(strays(), name).toEqual([]);
        expect(overlaps(), name).toEqual([]);
        expect(tooSmall(), name).toEqual([]);
        expect(document.documentElement.scrollHeight, name).toBe(height);
        expect(document.documentElement.scrollWidth, name).toBe(width);
        close();
      }
    },
  );

  test('plays by the names of things alone', async () => {
    await page.viewport(1440, 900);
    const acted: Action[] = [];
    const begun = begin('tactics', 1);
    show(<Table {...begun} acted={(action) => acted.push(action)} />);
    await page.getByRole('button', { name: /^2 Stand & Defend/ }).click();
    await page.getByRole('button', { name: /^4 Withdraw/ }).click();
    await page.getByRole('button', { name: /^Cavalry, worth 3, 3 cards/ }).click();
    await page.getByRole('button', { name: /^Infantry, worth 1, 6 cards/ }).click();
    await page.getByRole('button', { name: 'Infantry, worth 1, face down' }).first().click();
    await page.getByRole('button', { name: /^Infantry, worth 1, 6 cards/ }).click();
    await page.getByRole('button', { name: 'Commit', exact: true }).click();
    expect(acted).toEqual([
      { type: 'tactic', tactic: 2 },
      { type: 'tactic', tactic: 4 },
      { type: 'commit', cards: [1, 2] },
    ]);
  });

  test('plays by the keyboard alone', async () => {
    await page.viewport(1440, 900);
    const acted: string[] = [];
    show(<Table {...begin('attack', 1)} acted={({ type }) => acted.push(type)} />);
    await nextFrame();
    document.querySelector<HTMLElement>('.bf-hand [tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}{Enter}{Escape}{Enter}');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(page.getByRole('button', { name: 'Commit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(acted).toEqual(['commit']);
  });

  test('says why not, and outlines the cause', async () => {
    await page.viewport(1440, 900);
    const begun = begin('attack', 1);
    show(<Table {...begun} />);
    await nextFrame();
    spot('card:M').click();
    await expect.poll(() => spot('card:M').dataset['marks']).not.toBe('');
    const size = begun.match.state.table.edition.leaders;
    expect(Object.keys(size)).toHaveLength(21);
    for (let n = 0; n < 6; n++) {
      spot('card:I').click();
      await nextFrame();
    }
    await expect.poll(() => page.getByRole('alert').element().textContent).toBe('too-many R9.3');
    const attacker = begun.match.state.table.battle.attacker ?? 0;
    expect(spot(`leader-of:${attacker}`).dataset['marks']).toContain('cause');
  });

  test('R14.1 the chart lights what is thought of, and tells a cell that has the focus', async () => {
    await page.viewport(1440, 900);
    show(<Table {...begin('tactics', 1)} />);
    await nextFrame();
    const lit = () =>
      [...document.querySelectorAll('.blt-board__chart th[data-lit="true"]')].map(
        ({ textContent }) => textContent,
      );
    spot('tactic:3').focus();
    await expect.poll(() => lit().join()).toContain('Frontal Assault');
    const cell = document.querySelector<HTMLElement>('.blt-board__chart td[tabindex="0"]');
    cell?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect
      .element(page.getByText('3 Frontal Assault against 1 Infiltration').first())
      .toBeVisible();
    expect(document.activeElement?.textContent).toContain(
      'The attacker loses the leader, the defender loses 3 cards.',
    );
  });

  test('nothing moves under a finger that thinks of a Tactics Card', async () => {
    await page.viewport(360, 640);
    const acted: string[] = [];
    show(<Table {...begin('tactics', 1)} acted={({ type }) => acted.push(type)} />);
    await nextFrame();
    const before = spot('tactic:1').getBoundingClientRect().top;
    spot('tactic:1').click();
    await nextFrame();
    expect(spot('tactic:1').dataset['marks']).toContain('confirm');
    expect(spot('tactic:1').getBoundingClientRect().top).toBe(before);
    expect(document.querySelector('.blt-war .blt-strip')?.checkVisibility()).toBe(true);
    expect(acted).toEqual([]);
    spot('tactic:1').click();
    await nextFrame();
    expect(acted).toEqual(['tactic']);
  });

  test('R9.6 of what the other side has committed only the number shows', async () => {
    await page.viewport(1440, 900);
    const { match, rng } = begin('defense', 1);
    show(<Table match={match} rng={rng} />);
    await nextFrame();
    const { attacker, backs } = match.state.table.battle;
    const far = document.querySelector('.blt-field[data-near="false"]');
    expect(far?.querySelectorAll('.bf-card__back').length).toBe(backs[attacker ?? 0] + 1);
    expect(far?.querySelectorAll('.bf-card__front').length).toBe(0);
    expect(far?.ariaLabel).toContain(`${String(backs[attacker ?? 0])} cards face down`);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`has nothing that axe finds fault with, ${theme}`, async () => {
      document.documentElement.dataset['theme'] = theme;
      for (const [width, height, judged] of JUDGED) {
        await page.viewport(width, height);
        for (const { name, begun } of moments().filter((_, nth) => judged.includes(nth))) {
          const { container, close } = show(<Table {...begun} />);
          await nextFrame();
          expect(await axeFindings(container), name).toEqual([]);
          close();
        }
      }
    });
  }
});
