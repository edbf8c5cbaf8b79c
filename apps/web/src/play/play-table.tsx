import { useEffect, useMemo, useState, type ReactElement } from 'react';
import type { GameTypes, Pair } from '@bannerfield/kernel';
import {
  LiveRegion,
  makeAnnouncer,
  usePointing,
  type BoardProps,
  type Spot,
} from '@bannerfield/ui';
import { useSettings } from '../settings.ts';
import { sounds } from '../sounds.ts';
import { useLanguage } from '../words/words.tsx';
import { EndDialog } from './end-dialog.tsx';
import { Explain, type Question } from './explain.tsx';
import { GameTable, nearSeat } from './game-table.tsx';
import type { LogItem } from './log-items.ts';
import type { StoredGame } from './open-game.ts';
import { PlayMenu } from './play-menu.tsx';
import { PlayPrompt } from './play-prompt.tsx';
import { sentenceOf } from './sentences.ts';
import type { Table } from './table.ts';
import type { TableNow } from './table-now.ts';

interface PlayTableProps {
  readonly game: StoredGame;
  readonly table: Table;
  readonly now: TableNow;
  /** By seat. */
  readonly names: Pair<string>;
  onReopen(): void;
}

/** The table as one viewer sees it; it is made anew when someone else looks. */
export function PlayTable({ game, table, now, names, onReopen }: PlayTableProps): ReactElement {
  const { parts } = game;
  const { face } = parts;
  const { confirm } = useSettings();
  const language = useLanguage();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isEndShown, setEndShown] = useState(now.waiting.kind === 'over');
  const [announcer] = useState(makeAnnouncer);
  const pointing = usePointing({
    game: parts.game,
    pointing: face.pointing,
    known: now.known,
    confirm,
    onAct: (action) => void table.act(action),
  });
  const changed = useMemo(() => spotsOf(face, now.news), [face, now.news]);
  const board: BoardProps<GameTypes> = {
    ...pointing.board,
    viewer: now.viewer,
    table: now.table,
    hands: now.hands,
    changed,
    language,
    names,
    onExplain: (spot) => setQuestion({ kind: 'spot', spot }),
  };
  useNews(now, (item) =>
    announcer.announce(face.spell(sentenceOf(parts, item.event, names, language), language)),
  );
  const isOver = now.waiting.kind === 'over';
  useEffect(() => {
    if (isOver) setEndShown(true);
  }, [isOver]);

  return (
    <>
      <GameTable
        parts={parts}
        board={board}
        turn={turnOf(now)}
        log={now.log}
        shownHands={[nearSeat(now.viewer)]}
        strip={<PlayMenu game={game} table={table} />}
        prompt={
          <PlayPrompt
            game={game}
            table={table}
            now={now}
            names={names}
            pointing={pointing}
            onAskRule={(rule) => setQuestion({ kind: 'rule', rule })}
            onShowEnd={() => setEndShown(true)}
            onReopen={onReopen}
          />
        }
        onLetGo={pointing.letGo}
      />
      <LiveRegion announcer={announcer} />
      <Explain parts={parts} board={board} question={question} onClose={() => setQuestion(null)} />
      {now.waiting.kind === 'over' ? (
        <EndDialog
          game={game}
          table={table}
          over={now.waiting.over}
          names={names}
          isOpen={isEndShown}
          onClose={() => setEndShown(false)}
        />
      ) : null}
    </>
  );
}

function spotsOf(face: StoredGame['parts']['face'], news: readonly LogItem[]): ReadonlySet<Spot> {
  return new Set(news.flatMap(({ event }) => face.spotsOf(event)));
}

function turnOf({ waiting }: TableNow): 0 | 1 | null {
  switch (waiting.kind) {
    case 'person':
    case 'bot':
    case 'passing':
      return waiting.seat;
    case 'parting':
    case 'curtain':
      return waiting.next;
    case 'over':
      return null;
  }
}

/** Hears each new line of the log once, from when the table is first drawn. */
function useNews(now: TableNow, hear: (item: LogItem) => void): void {
  const [heard, setHeard] = useState({ at: now.log.at(-1)?.at ?? 0, turn: now.waiting.kind });
  const at = now.log.at(-1)?.at ?? 0;
  useEffect(() => {
    const fresh = now.log.filter((item) => item.at > heard.at);
    for (const item of fresh) hear(item);
    if (fresh.length > 0) sounds.play('card');
    if (now.waiting.kind === 'person' && heard.turn !== 'person') sounds.play('turn');
    if (at !== heard.at || now.waiting.kind !== heard.turn) {
      setHeard({ at, turn: now.waiting.kind });
    }
  });
}
