import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import type { GameTypes, Seat, Viewer } from '@bannerfield/kernel';
import { MoveLog, StateStrip, TableLayout, type BoardProps, type LogLine } from '@bannerfield/ui';
import type { TableGame } from '../games/source.ts';
import { useSay, type Say } from '../words/words.tsx';
import { logSentences } from './fold-log.ts';
import type { LogItem } from './log-items.ts';
import { seatOf, type Reader } from './sentences.ts';
import { useStable } from './use-stable.ts';

interface GameTableProps {
  readonly parts: TableGame;
  readonly board: BoardProps<GameTypes>;
  /** Who is spoken to; null: nobody. */
  readonly you: Seat | null;
  /** Who is to act; null: nobody. */
  readonly turn: Seat | null;
  readonly log: readonly LogItem[];
  /** The point of the log that is looked at; null: its end. */
  readonly logAt?: number | null;
  /** Whose hands are shown, the nearest last. */
  readonly shownHands: readonly Seat[];
  readonly strip?: ReactNode;
  readonly prompt: ReactNode;
  onLetGo(): void;
  onGo?(at: number): void;
}

/** A game laid out: what playing, replaying and learning have in common. */
export function GameTable(props: GameTableProps): ReactElement {
  const { parts, you, turn, log, logAt = null, shownHands, onLetGo, onGo } = props;
  const { face } = parts;
  const say = useSay();
  const board = useSteadyBoard(props.board);
  const near = nearSeat(board.viewer);
  const sides = useSides(parts, board, turn, near);
  // As much as was there when the reader last came to the log or left it.
  const [seen, setSeen] = useState(log.length);
  // Neither the deal is news nor a move that had no other.
  const isNews = log.slice(seen).some(({ by, isPassed }) => by !== null && !isPassed);
  return (
    <TableLayout
      strip={
        <>
          <h1 className="bf-hidden">
            {`${parts.about.title[board.language]}: ${board.names.join(' – ')}`}
          </h1>
          <StateStrip sides={sides}>{props.strip}</StateStrip>
        </>
      }
      board={<face.Board {...board} />}
      prompt={props.prompt}
      hand={shownHands.map((seat) => (
        <face.Hand key={seat} {...board} viewer={seat} />
      ))}
      log={useLog(parts, log, useReader(board, you), logAt, onGo)}
      reference={useReference(parts, board)}
      words={useMemo(() => tableWords(say), [say])}
      position={[board.table, board.viewer, ...board.hands]}
      news={isNews ? LOG : NOTHING}
      onLetGo={onLetGo}
      onLook={() => setSeen(log.length)}
    />
  );
}

export function nearSeat(viewer: Viewer): Seat {
  return viewer === 'spectator' ? 0 : viewer;
}

/** The board's callbacks never change, so that a card that looks the same is left alone. */
function useSteadyBoard(board: BoardProps<GameTypes>): BoardProps<GameTypes> {
  const onPick = useStable(board.onPick);
  const onExplain = useStable(board.onExplain);
  return { ...board, onPick, onExplain };
}

type Sides = Parameters<typeof StateStrip>[0]['sides'];

function useSides(
  parts: TableGame,
  { table, names, language }: BoardProps<GameTypes>,
  turn: Seat | null,
  near: Seat,
): Sides {
  const say = useSay();
  return useMemo(() => {
    const side = (seat: Seat): Sides[number] => ({
      seat,
      name: names[seat],
      score: <parts.face.Score seat={seat} table={table} language={language} />,
      turn: turn === seat ? say('table.in-turn') : null,
    });
    return [side(near), side(near === 0 ? 1 : 0)];
  }, [parts, table, names, language, turn, near, say]);
}

function useReader({ names, language }: BoardProps<GameTypes>, you: Seat | null): Reader {
  return useMemo(() => ({ names, language, you }), [names, language, you]);
}

/** Drawn anew when something has happened, and not while someone points. */
function useLog(
  parts: TableGame,
  log: readonly LogItem[],
  reader: Reader,
  now: number | null,
  onGo: ((at: number) => void) | undefined,
): ReactElement {
  const say = useSay();
  const go = useStable((at: number) => onGo?.(at));
  const canGo = onGo !== undefined;
  return useMemo(
    () => (
      <MoveLog
        label={say('table.log')}
        empty={say('table.log-empty')}
        lines={linesOf(parts, log, reader, say)}
        now={now}
        {...(canGo ? { onGo: go } : {})}
      />
    ),
    [parts, log, reader, now, say, go, canGo],
  );
}

/** The reference is of the position: what someone points at changes nothing in it. */
function useReference(parts: TableGame, board: BoardProps<GameTypes>): ReactElement {
  const { viewer, table, hands, names, language, onPick, onExplain } = board;
  const { Reference } = parts.face;
  return useMemo(
    () => (
      <Reference
        {...{ viewer, table, hands, names, language, onPick, onExplain }}
        picked={NOTHING}
        targets={NOWHERE}
        cause={NOWHERE}
        changed={NOWHERE}
        confirming={null}
      />
    ),
    [Reference, viewer, table, hands, names, language, onPick, onExplain],
  );
}

const NOTHING: readonly never[] = [];
const LOG = ['log'] as const;
const NOWHERE: ReadonlySet<string> = new Set();

function linesOf(parts: TableGame, log: readonly LogItem[], reader: Reader, say: Say): LogLine[] {
  const { Sentence } = parts.face;
  const sentences = logSentences(parts, log, reader);
  const isHead = headsOf(sentences.map(({ item }) => item));
  return sentences.map(({ item, text }, index) => ({
    key: `${String(item.at)}.${String(item.nth)}`,
    text: (
      <>
        <Sentence text={text} language={reader.language} />
        {item.isPassed ? <i className="passed"> {say('table.by-itself')}</i> : null}
      </>
    ),
    seat: seatOf(item),
    isHead: isHead(index),
    at: item.at,
  }));
}

/** What begins a turn, where the game tells of that; else where someone else begins to move. */
function headsOf(log: readonly LogItem[]): (index: number) => boolean {
  const isTurn = (index: number) => log[index]?.event.type === 'turn';
  return log.some((_, index) => isTurn(index)) ? isTurn : (index) => isNewMover(log, index);
}

function isNewMover(log: readonly LogItem[], index: number): boolean {
  const by = log[index]?.by ?? null;
  const before = log.slice(0, index).findLast((item) => item.by !== null);
  return by !== null && by !== before?.by;
}

function tableWords(say: Say): Parameters<typeof TableLayout>[0]['words'] {
  return {
    board: say('table.board'),
    hand: say('table.hand'),
    log: say('table.log'),
    reference: say('table.reference'),
    marks: {
      picked: say('mark.picked'),
      target: say('mark.target'),
      cause: say('mark.cause'),
      confirm: say('mark.confirm'),
      changed: say('mark.changed'),
    },
  };
}
