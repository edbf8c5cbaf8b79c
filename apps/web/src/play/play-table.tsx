import { memo, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import type { GameTypes, Pair, Seat } from '@bannerfield/kernel';
import {
  isLeading,
  LiveRegion,
  makeAnnouncer,
  usePointing,
  type BoardProps,
  type Draft,
  type Path,
  type Pointed,
  type PointingNow,
  type Spot,
} from '@bannerfield/ui';
import type { TableGame } from '../games/source.ts';
import { useSettings } from '../settings.ts';
import { sounds } from '../sounds.ts';
import { useLanguage } from '../words/words.tsx';
import { Explain } from './explain-later.tsx';
import type { Question } from './question.ts';
import { GameTable, nearSeat } from './game-table.tsx';
import { logSentences } from './fold-log.ts';
import type { LogItem } from './log-items.ts';
import { PlayPrompt } from './play-prompt.tsx';
import { youOf } from './sentences.ts';
import { hasEnded, type TableActs, type TableNow } from './table-now.ts';

/** Whether the end is shown, and how it is put away. */
export interface EndShown {
  readonly isOpen: boolean;
  onClose(): void;
}

interface PlayTableProps {
  readonly parts: TableGame;
  readonly table: TableActs;
  readonly now: TableNow;
  /** By seat. */
  readonly names: Pair<string>;
  /** Beside the sides: the menu, mostly. */
  readonly strip: ReactNode;
  /** How it has ended; asked for once it has. */
  readonly end: (shown: EndShown) => ReactElement;
  /** Opens what has gone on elsewhere. */
  onReopen?(): void;
}

/** The table as one viewer sees it; it is made anew when someone else looks. */
export function PlayTable(props: PlayTableProps): ReactElement {
  const { parts, table, names, strip, end } = props;
  const [question, setQuestion] = useState<Question | null>(null);
  const pointing = useTablePointing(parts, table, props.now);
  const now = useHeeded(parts, props.now, pointing.board.picked);
  const board: BoardProps<GameTypes> = {
    ...pointing.board,
    ...useSeen(parts, table, now),
    names,
    onExplain: (spot) => setQuestion({ kind: 'spot', spot }),
  };
  const isOver = hasEnded(now);
  const [isEndShown, setEndShown] = useEndShown(isOver);
  return (
    <>
      <GameTable
        parts={parts}
        board={board}
        you={youOf(now.viewer)}
        turn={turnOf(now)}
        log={now.log}
        shownHands={[nearSeat(now.viewer)]}
        strip={strip}
        prompt={
          <PlayPrompt
            {...props}
            now={now}
            pointing={pointing}
            onAskRule={(rule) => setQuestion({ kind: 'rule', rule })}
            onShowEnd={() => setEndShown(true)}
          />
        }
        onLetGo={pointing.letGo}
      />
      <News parts={parts} now={now} names={names} />
      <Explain
        parts={parts}
        board={board}
        question={question}
        refusal={pointing.refusal}
        onClose={() => setQuestion(null)}
      />
      {isOver ? end({ isOpen: isEndShown, onClose: () => setEndShown(false) }) : null}
    </>
  );
}

/** The end shows itself once; then one may look at the table. */
function useEndShown(isOver: boolean): [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(isOver);
  useEffect(() => {
    if (isOver) setShown(true);
  }, [isOver]);
  return [isShown, setShown];
}

function useTablePointing(
  parts: TableGame,
  table: TableActs,
  now: TableNow,
): PointingNow<GameTypes> {
  const { confirm } = useSettings();
  return usePointing({
    game: parts.game,
    pointing: parts.face.pointing,
    known: now.known,
    confirm,
    onAct: (action) => void table.act(action),
  });
}

type Seen = Omit<BoardProps<GameTypes>, keyof Pointed | 'names' | 'onExplain'>;

function useSeen(parts: TableGame, table: TableActs, now: TableNow): Seen {
  return {
    viewer: now.viewer,
    table: now.table,
    hands: now.hands,
    ...useHappened(parts, now),
    ...useTold(table, now),
    language: useLanguage(),
  };
}

/** What the viewer was told since he last acted or looked, and what he may still change. */
function useTold(
  table: TableActs,
  now: TableNow,
): Pick<BoardProps<GameTypes>, 'moments' | 'draft'> {
  return { moments: now.moments, draft: useDraft(table, now) };
}

/** What may be changed; the same as long as the position is. */
function useDraft(table: TableActs, { known, own }: TableNow): Draft<GameTypes> | null {
  return useMemo(
    () =>
      known === null ? null : { actions: own, replace: (actions) => void table.revise(actions) },
    [table, known, own],
  );
}

/** A hint holds while one goes its way: whoever picks something else is asked about that. */
function useHeeded({ face }: TableGame, now: TableNow, picked: Path): TableNow {
  return useMemo(() => {
    const [best] = now.hint?.best ?? [];
    const isHeeded = best === undefined || isLeading(face.pointing, best.action, picked);
    return isHeeded ? now : { ...now, hint: null };
  }, [face, now, picked]);
}

/** Where something has just happened, or where a hint would go. */
function useChanged({ face }: TableGame, { news, hint }: TableNow): ReadonlySet<Spot> {
  return useMemo(() => {
    const [best] = hint?.best ?? [];
    if (best !== undefined) return new Set(face.pointing.pathOf(best.action));
    return new Set(news.flatMap(({ event }) => face.spotsOf(event)));
  }, [face, news, hint]);
}

function useHappened(
  parts: TableGame,
  now: TableNow,
): Required<Pick<BoardProps<GameTypes>, 'changed' | 'told'>> {
  const { log } = now;
  const told = useMemo(() => log.map(({ event }) => event), [log]);
  return { changed: useChanged(parts, now), told };
}

function turnOf({ waiting }: TableNow): Seat | null {
  switch (waiting.kind) {
    case 'person':
    case 'bot':
    case 'passing':
    case 'sending':
      return waiting.seat;
    case 'parting':
    case 'curtain':
      return waiting.next;
    case 'elsewhere':
      return waiting.seats.length === 1 ? (waiting.seats[0] ?? null) : null;
    case 'over':
    case 'stopped':
      return null;
  }
}

interface NewsProps {
  readonly parts: TableGame;
  readonly now: TableNow;
  readonly names: Pair<string>;
}

/** Tells what happens to those who listen; it goes with its viewer, and what it said with it. */
const News = memo(function News({ parts, now, names }: NewsProps): ReactElement {
  const language = useLanguage();
  const [announcer] = useState(makeAnnouncer);
  useNews(now, (items) => {
    const reader = { names, language, you: youOf(now.viewer) };
    for (const { text } of logSentences(parts, items, reader)) {
      announcer.announce(parts.face.spell(text, language));
    }
  });
  return <LiveRegion announcer={announcer} />;
});

/** Hears what is new in the log once, from when the table is first drawn. */
function useNews(now: TableNow, hear: (items: readonly LogItem[]) => void): void {
  const at = now.log.at(-1)?.at ?? 0;
  const { kind } = now.waiting;
  const [heard, setHeard] = useState({ at, kind });
  useEffect(() => {
    if (at === heard.at && kind === heard.kind) return;
    const fresh = now.log.filter((item) => item.at > heard.at);
    hear(fresh);
    if (fresh.length > 0) sounds.play('card');
    if (kind === 'person' && heard.kind !== 'person') sounds.play('turn');
    setHeard({ at, kind });
  }, [at, kind, heard, hear, now.log]);
}
