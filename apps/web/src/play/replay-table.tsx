import { useState, type ReactElement } from 'react';
import { formatLog, type Pair, type Pending } from '@bannerfield/kernel';
import { Button, Dialog, Icon, Menu, PromptBar, Timeline, type Spot } from '@bannerfield/ui';
import type { TableGame } from '../games/source.ts';
import { isOver, type GameRecord } from '../keep/record.ts';
import { go, Link, useFragment } from '../router.tsx';
import { ShareBox } from '../share/share-box.tsx';
import type { ReadGame } from '../share/read-log.ts';
import { useSay, type Say } from '../words/words.tsx';
import { Explain } from './explain-later.tsx';
import type { Question } from './question.ts';
import { GameTable, nearSeat } from './game-table.tsx';
import { turnsOf, viewerOf, type Eyes } from './replay-view.ts';
import { endingOf, stoppedText, type Reader } from './sentences.ts';
import { useReplay, type Replay } from './use-replay.ts';

interface ReplayTableProps {
  readonly game: ReadGame;
  /** Null: the game came by a link. */
  readonly record: GameRecord | null;
}

/** A game played before, step by step. */
export function ReplayTable({ game, record }: ReplayTableProps): ReactElement {
  const say = useSay();
  const [question, setQuestion] = useState<Question | null>(null);
  const from = Number(/^at-(\d{1,6})$/.exec(useFragment())?.[1] ?? 0);
  const ask = (spot: Spot): void => setQuestion({ kind: 'spot', spot });
  const replay = useReplay(game, record, ask, record === null ? 0 : from);
  const { board, log, stops, stepping, at, eyes } = replay;
  return (
    <div className="tall">
      <GameTable
        parts={game.parts}
        board={board}
        you={replay.reader.you}
        turn={null}
        log={log}
        logAt={at}
        shownHands={eyes === 'all' ? [1, 0] : [nearSeat(viewerOf(eyes))]}
        strip={
          <Button
            icon="back"
            look="plain"
            aria-label={say('menu.home')}
            onClick={() => go({ page: 'home' })}
          />
        }
        prompt={<ReplayPrompt game={game} record={record} replay={replay} />}
        onLetGo={() => undefined}
        onGo={(stop) => stepping.goTo(stops.indexOf(stop))}
      />
      <Explain
        parts={game.parts}
        board={board}
        question={question}
        onClose={() => setQuestion(null)}
      />
    </div>
  );
}

interface ReplayPromptProps extends ReplayTableProps {
  readonly replay: Replay;
}

function ReplayPrompt({ game, record, replay }: ReplayPromptProps): ReactElement {
  const { parts, match } = game;
  const { face } = parts;
  const { board, reader, stops, stepping, says } = replay;
  const say = useSay();
  const { pending } = match;
  const isLast = stepping.index === stops.length - 1;
  const started = says === '' ? say('replay.start') : says;
  const text = (isLast ? endText(parts, pending, record, reader, say) : null) ?? started;
  return (
    <section className="replay" aria-label={say('page.replay')}>
      <PromptBar
        label={say('replay.label')}
        text={<face.Sentence text={text} language={board.language} />}
        refusal={null}
        choices={[]}
        onChoose={() => undefined}
      >
        <EyesMenu replay={replay} />
        <Analyse game={game} record={record} />
        <Share game={game} record={record} />
      </PromptBar>
      <Timeline
        at={stepping.index}
        length={stops.length - 1}
        turns={turnsOf(match, stops)}
        says={face.spell(text, board.language)}
        isPlaying={stepping.isPlaying}
        words={timelineWords(say)}
        onGo={stepping.goTo}
        onPlay={stepping.setPlaying}
      />
    </section>
  );
}

function EyesMenu({ replay }: Pick<ReplayPromptProps, 'replay'>): ReactElement | null {
  const { board, eyes, choices, setEyes } = replay;
  const say = useSay();
  if (choices.length < 2) return null;
  return (
    <Menu
      icon="swap"
      text={eyesName(eyes, board.names, say)}
      label={say('replay.eyes')}
      entries={choices.map((choice) => ({
        id: String(choice),
        label: eyesName(choice, board.names, say),
        ...(choice === eyes ? { icon: 'check' } : {}),
      }))}
      onChoose={(id) => {
        const chosen = choices.find((choice) => String(choice) === id);
        if (chosen !== undefined) setEyes(chosen);
      }}
    />
  );
}

function eyesName(eyes: Eyes, names: Pair<string>, say: Say): string {
  if (eyes === 'all') return say('replay.both');
  return eyes === 'spectator' ? say('replay.table') : names[eyes];
}

/** A running game is not analysed: it would tell what both hands are worth. */
function Analyse({ game: { match }, record }: ReplayTableProps): ReactElement | null {
  const say = useSay();
  const link = useFragment();
  if (!isOver(match.pending, record)) return null;
  return (
    <Link
      className="bf-button"
      to={{ page: 'analysis', id: record?.id ?? null }}
      fragment={record === null ? link : ''}
      aria-label={say('end.analyse')}
    >
      <Icon name="graph" />
    </Link>
  );
}

/** A running game is not shared: its log holds both hands. */
function Share({ game: { parts, match }, record }: ReplayTableProps): ReactElement | null {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const [opened] = useState(() => Date.now());
  if (match.pending.kind !== 'over') return null;
  return (
    <>
      <Button icon="share" aria-label={say('end.share')} onClick={() => setOpen(true)} />
      <Dialog
        title={say('end.share')}
        isOpen={isOpen}
        close={say('close')}
        onClose={() => setOpen(false)}
      >
        <ShareBox game={parts.game.id} log={formatLog(match.log)} begun={record?.begun ?? opened} />
      </Dialog>
    </>
  );
}

function timelineWords(say: Say): Parameters<typeof Timeline>[0]['words'] {
  return {
    label: say('replay.timeline'),
    first: say('replay.first'),
    back: say('replay.back'),
    forward: say('replay.forward'),
    last: say('replay.last'),
    play: say('replay.play'),
    pause: say('replay.pause'),
  };
}

/** How it ended; null: it has not. */
function endText(
  parts: TableGame,
  pending: Pending,
  record: GameRecord | null,
  reader: Reader,
  say: Say,
): string | null {
  if (pending.kind === 'over') return endingOf(parts, pending, reader);
  const result = record?.result ?? null;
  return result === null ? null : stoppedText(result, reader, say);
}
