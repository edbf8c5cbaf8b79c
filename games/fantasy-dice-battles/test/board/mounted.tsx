import { useReducer, useState, type ReactElement } from 'react';
import { Match, makeXoshiro, type Rng, type Seat } from '@bannerfield/kernel';
import {
  PromptBar,
  StateStrip,
  TableLayout,
  usePointing,
  type BoardProps,
  type Moment,
} from '@bannerfield/ui';
import { face } from '../../board/index.tsx';
import { messages } from '../../messages.en.ts';
import type { Fdb } from '../../rules/fdb.ts';
import { game } from '../../rules/index.ts';
import type { Action, Options, Phase } from '../../rules/state.ts';
import { optionsSchema } from '../../schema.ts';

export type Play = Match<Fdb>;

const READY = optionsSchema.parse({ armies: 'empire-line:orcs-horde' });
const NAMES: readonly [string, string] = ['Ada', 'Theodor'];
const MARKS = {
  picked: 'chosen',
  target: 'can be chosen',
  cause: 'reason',
  confirm: 'again',
  changed: 'new',
};

/** A match under way: so many decisions at random. */
export function begin(seed: number, decisions: number, options: Options = READY): Playing {
  const { next: rng } = makeXoshiro(seed);
  const match = new Match(game, options);
  match.settle(rng);
  for (let n = 0; n < decisions && match.pending.kind === 'decision'; n++) {
    const seat = seatOf(match);
    const legal = game.legal(match.view(seat));
    const ready = legal.find(({ type }) => type === 'ready');
    match.act(seat, ready ?? legal[rng(legal.length)] ?? { type: 'ready' });
    match.settle(rng);
  }
  return { match, rng };
}

/** A match in which a choice of that phase is due, the fights before it having been looked at. */
export function beginAt(phase: Phase): Playing {
  for (let seed = 1; seed < 100; seed++) {
    const { next: rng } = makeXoshiro(seed);
    const match = new Match(game, READY);
    match.settle(rng);
    while (match.pending.kind === 'decision') {
      if (match.state.table.stack.at(-1)?.phase === phase) return { match, rng };
      const seat = seatOf(match);
      const legal = game.legal(match.view(seat));
      match.act(seat, legal[rng(legal.length)] ?? { type: 'ready' });
      match.settle(rng);
    }
  }
  throw new Error(`nobody comes to ${phase}`);
}

export interface Playing {
  readonly match: Play;
  readonly rng: Rng;
}

export function seatOf(match: Play): Seat {
  const { pending } = match;
  return (pending.kind === 'decision' ? pending.seats[0] : undefined) ?? 0;
}

/** What the last entries told, with the tables before them. */
function lastMoments(match: Play, from: number): Moment<Fdb>[] {
  return match.log.entries.slice(from).map((_, index) => ({
    before: match.stateAt(from + index).table,
    events: match.toldBy(from + index).map(({ event }) => event),
  }));
}

export interface TableProps extends Playing {
  readonly from?: number;
  readonly acted?: (action: Action) => void;
}

/** The face as a program mounts it, two players at one seat. */
export function Table(props: TableProps): ReactElement {
  const { match } = props;
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [reading, setReading] = useState<string | null>(null);
  const viewer = seatOf(match);
  const { board, refusal, letGo } = usePointing({
    game,
    pointing: face.pointing,
    known: match.pending.kind === 'decision' ? match.view(viewer) : null,
    confirm: 'narrow',
    onAct: (action) => {
      act(props, viewer, action);
      redraw();
    },
  });
  const shown = { ...board, ...viewOf(props, viewer, redraw), onExplain: setReading };
  const { table } = shown;
  const asked = face.promptAfter(board.picked, board.targets, 'en', table);
  return (
    <TableLayout
      words={{ board: 'Board', hand: 'Hand', log: 'Log', reference: 'Cards', marks: MARKS }}
      strip={<StateStrip sides={[side(0, table, viewer), side(1, table, viewer)]} />}
      board={<face.Board {...shown} />}
      hand={<face.Hand {...shown} />}
      reference={
        <>
          {reading === null ? null : <face.Details {...shown} spot={reading} />}
          <face.Reference {...shown} />
        </>
      }
      log={null}
      prompt={
        <PromptBar
          label="Prompt"
          text={asked ?? messages.prompts[table.stack.at(-1)?.phase ?? 'over']}
          refusal={refusal && { text: refusal.reason, rule: refusal.rule, href: '#' }}
          choices={face.choices(board.targets, 'en', table, board.picked)}
          onChoose={board.onPick}
        />
      }
      position={[table, viewer, ...shown.hands]}
      onLetGo={letGo}
    />
  );
}

function act({ match, rng, acted }: TableProps, seat: Seat, action: Action): void {
  acted?.(action);
  match.act(seat, action);
  match.settle(rng);
}

function viewOf(
  { match, from }: TableProps,
  viewer: Seat,
  redraw: () => void,
): Omit<BoardProps<Fdb>, 'picked' | 'targets' | 'cause' | 'confirming' | 'onPick' | 'onExplain'> {
  const { table, hands } = match.state;
  const own = match.log.entries.slice(match.takebackStart(viewer));
  return {
    viewer,
    table,
    hands: [viewer === 0 ? hands[0] : null, viewer === 1 ? hands[1] : null],
    changed: new Set(),
    language: 'en',
    names: NAMES,
    moments: from === undefined ? [] : lastMoments(match, from),
    draft: {
      actions: own.map(({ move }) => game.notation.parse(move) as Action),
      replace: (actions) => {
        match.takeback(viewer);
        for (const action of actions) match.act(viewer, action);
        redraw();
      },
    },
  };
}

function side(seat: Seat, table: Play['state']['table'], viewer: Seat) {
  const score = <face.Score seat={seat} table={table} language="en" />;
  return { seat, name: NAMES[seat], score, turn: seat === viewer ? 'to move' : null };
}
