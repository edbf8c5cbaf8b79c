import { useMemo, useState, type ReactElement } from 'react';
import { formatLog, type GameTypes, type Pair } from '@bannerfield/kernel';
import { Button, Dialog, PromptBar, Timeline, type BoardProps } from '@bannerfield/ui';
import type { GameRecord, Sitter } from '../keep/record.ts';
import { go } from '../router.tsx';
import { ShareBox } from '../share/share-box.tsx';
import type { ReadGame } from '../share/read-log.ts';
import { useLanguage, useSay, type Say } from '../words/words.tsx';
import { sittersOf } from './begin.ts';
import { Explain, type Question } from './explain.tsx';
import { GameTable, nearSeat } from './game-table.tsx';
import { logItems } from './log-items.ts';
import {
  atStops,
  eyesFor,
  handsFor,
  stopsOf,
  turnsOf,
  viewerOf,
  type Eyes,
} from './replay-view.ts';
import { endingOf, sentenceOf } from './sentences.ts';
import { useNames } from './use-names.ts';
import { useStepping, type Stepping } from './use-stepping.ts';

interface ReplayTableProps {
  readonly game: ReadGame;
  /** Null: the game came by a link. */
  readonly record: GameRecord | null;
}

const STRANGERS: Pair<Sitter> = [
  { kind: 'person', name: '' },
  { kind: 'person', name: '' },
];
const NOTHING: ReadonlySet<string> = new Set();

/** A game played before, step by step. */
export function ReplayTable({ game, record }: ReplayTableProps): ReactElement {
  const { parts, match } = game;
  const { face } = parts;
  const say = useSay();
  const sitters = record === null ? STRANGERS : sittersOf(parts, record);
  const names = useNames(sitters);
  const choices = eyesFor(match, record, sitters);
  const [eyes, setEyes] = useState<Eyes>(choices[0] ?? 'spectator');
  const [question, setQuestion] = useState<Question | null>(null);
  const stops = useMemo(() => stopsOf(match), [match]);
  const log = useMemo(
    () => atStops(logItems(match, eyes, record?.passed ?? []), stops),
    [match, eyes, record, stops],
  );
  const stepping = useStepping(stops.length - 1);
  const at = stops[stepping.index] ?? 0;
  const state = useMemo(() => match.stateAt(at), [match, at]);
  const news = log.filter((item) => item.at === at);
  const ask = (spot: string) => setQuestion({ kind: 'spot', spot });
  const board: BoardProps<GameTypes> = {
    viewer: viewerOf(eyes),
    table: state.table,
    hands: handsFor(eyes, state),
    picked: [],
    targets: NOTHING,
    cause: NOTHING,
    confirming: null,
    changed: new Set(news.flatMap(({ event }) => face.spotsOf(event))),
    language: useLanguage(),
    names,
    onPick: ask,
    onExplain: ask,
  };
  const says = news.map(({ event }) => sentenceOf(parts, event, names, board.language)).join(' ');
  return (
    <div className="tall">
      <GameTable
        parts={parts}
        board={board}
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
        prompt={
          <ReplayPrompt
            game={game}
            record={record}
            stepping={stepping}
            stops={stops}
            says={says}
            names={names}
            eyes={eyes}
            choices={choices}
            onEyes={setEyes}
          />
        }
        onLetGo={() => undefined}
        onGo={(stop) => stepping.goTo(stops.indexOf(stop))}
      />
      <Explain parts={parts} board={board} question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}

interface ReplayPromptProps extends ReplayTableProps {
  readonly stepping: Stepping;
  readonly stops: readonly number[];
  /** What has just happened. */
  readonly says: string;
  readonly names: Pair<string>;
  readonly eyes: Eyes;
  readonly choices: readonly Eyes[];
  onEyes(eyes: Eyes): void;
}

function ReplayPrompt(props: ReplayPromptProps): ReactElement {
  const { game, stepping, stops, says, names, eyes, choices, onEyes } = props;
  const { parts, match } = game;
  const { face } = parts;
  const say = useSay();
  const language = useLanguage();
  const { pending } = match;
  const isEnd = stepping.index === stops.length - 1 && pending.kind === 'over';
  const text = isEnd ? endingOf(parts, pending, names, language) : says || say('replay.start');
  return (
    <div className="replay">
      <PromptBar
        label={say('replay.label')}
        text={<face.Sentence text={text} language={language} />}
        refusal={null}
        choices={[]}
        onChoose={() => undefined}
      >
        {choices.length < 2
          ? null
          : choices.map((choice) => (
              <Button
                key={String(choice)}
                look={choice === eyes ? 'framed' : 'plain'}
                aria-pressed={choice === eyes}
                onClick={() => onEyes(choice)}
              >
                {eyesName(choice, names, say)}
              </Button>
            ))}
        <Share {...props} />
      </PromptBar>
      <Timeline
        at={stepping.index}
        length={stops.length - 1}
        turns={turnsOf(match, stops)}
        says={face.spell(text, language)}
        isPlaying={stepping.isPlaying}
        words={timelineWords(say)}
        onGo={stepping.goTo}
        onPlay={stepping.setPlaying}
      />
    </div>
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

function eyesName(eyes: Eyes, names: Pair<string>, say: Say): string {
  if (eyes === 'all') return say('replay.both');
  return eyes === 'spectator' ? say('replay.table') : names[eyes];
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
