import type { ReactElement, ReactNode } from 'react';
import type { GameTypes, Pair, Seat, Viewer } from '@bannerfield/kernel';
import { MoveLog, StateStrip, TableLayout, type BoardProps, type LogLine } from '@bannerfield/ui';
import type { TableGame } from '../games/load.ts';
import { useLanguage, useSay, type Say } from '../words/words.tsx';
import type { LogItem } from './log-items.ts';
import { seatOf, sentenceOf } from './sentences.ts';

interface GameTableProps {
  readonly parts: TableGame;
  readonly board: BoardProps<GameTypes>;
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
  const { parts, board, turn, log, logAt = null, shownHands, onLetGo, onGo } = props;
  const { face } = parts;
  const say = useSay();
  const language = useLanguage();
  const side = (seat: Seat) => ({
    seat,
    name: board.names[seat],
    score: <face.Score seat={seat} table={board.table} language={language} />,
    turn: turn === seat ? say('table.in-turn') : null,
  });
  const near = nearSeat(board.viewer);
  return (
    <TableLayout
      strip={
        <>
          <h1 className="bf-hidden">{`${parts.about.title[language]}: ${board.names.join(' – ')}`}</h1>
          <StateStrip sides={[side(near), side(near === 0 ? 1 : 0)]}>{props.strip}</StateStrip>
        </>
      }
      board={<face.Board {...board} />}
      prompt={props.prompt}
      hand={shownHands.map((seat) => (
        <face.Hand key={seat} {...board} viewer={seat} />
      ))}
      log={
        <MoveLog
          label={say('table.log')}
          empty={say('table.log-empty')}
          lines={linesOf(parts, log, board.names, language, say)}
          now={logAt}
          {...(onGo === undefined ? {} : { onGo })}
        />
      }
      reference={<face.Reference {...board} />}
      words={tableWords(say)}
      onLetGo={onLetGo}
    />
  );
}

export function nearSeat(viewer: Viewer): Seat {
  return viewer === 'spectator' ? 0 : viewer;
}

function linesOf(
  parts: TableGame,
  log: readonly LogItem[],
  names: Pair<string>,
  language: BoardProps<GameTypes>['language'],
  say: Say,
): LogLine[] {
  const { Sentence } = parts.face;
  return log.map((item, index) => ({
    key: `${String(item.at)}.${String(item.nth)}`,
    text: (
      <>
        <Sentence text={sentenceOf(parts, item.event, names, language)} language={language} />
        {item.isPassed ? <i className="passed"> {say('table.by-itself')}</i> : null}
      </>
    ),
    seat: seatOf(item),
    isHead: isHead(log, index),
    at: item.at,
  }));
}

/** Where someone else begins to move. */
function isHead(log: readonly LogItem[], index: number): boolean {
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
