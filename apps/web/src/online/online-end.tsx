import { useEffect, useState, type ReactElement } from 'react';
import { pointsOf, type Pair } from '@bannerfield/kernel';
import { Button, Dialog, later } from '@bannerfield/ui';
import type { TableGame } from '../games/source.ts';
import { EndSides, endTitle } from '../play/end-parts.tsx';
import type { EndShown } from '../play/play-table.tsx';
import { endingOf, stoppedText, youOf, type Reader } from '../play/sentences.ts';
import type { TableNow } from '../play/table-now.ts';
import { Link } from '../router.tsx';
import { useLanguage, useSay } from '../words/words.tsx';
import { DiceCheck } from './dice-check.tsx';
import { fetchFinished, type FinishedMatch } from './record.ts';
import { onlineWords } from './words.ts';

const EndStory = later(async () => (await import('../analysis/end-story.tsx')).EndStory);

interface OnlineEndProps extends EndShown {
  readonly match: string;
  readonly parts: TableGame;
  readonly now: TableNow;
  /** By seat. */
  readonly names: Pair<string>;
}

/** How a match on the server ended, whether its dice were fair, and what can be done with it now. */
export function OnlineEnd(props: OnlineEndProps): ReactElement {
  const { match, parts, now, names, isOpen, onClose } = props;
  const say = useSay();
  const language = useLanguage();
  const { waiting, table } = now;
  const you = youOf(now.viewer);
  const over = waiting.kind === 'over' ? waiting.over : null;
  const stopped = waiting.kind === 'stopped' ? waiting : null;
  const winner = over?.winner ?? stopped?.winner ?? 'draw';
  const finished = useFinished(match, names);
  return (
    <Dialog
      title={endTitle(winner, names, you, say)}
      isOpen={isOpen}
      close={say('end.look')}
      onClose={onClose}
    >
      <div className="end">
        <HowText parts={parts} now={now} reader={{ names, language, you }} />
        <EndSides
          parts={parts}
          table={table}
          names={names}
          winner={winner}
          points={over === null ? null : pointsOf(parts, table, over)}
        />
        <Finished {...finished} names={names} seat={you} isByRules={over !== null} />
      </div>
    </Dialog>
  );
}

interface HowTextProps {
  readonly parts: TableGame;
  readonly now: TableNow;
  readonly reader: Reader;
}

function HowText({ parts, now: { waiting }, reader }: HowTextProps): ReactElement | null {
  const say = useSay();
  const { Sentence } = parts.face;
  if (waiting.kind === 'stopped') {
    return <p className="end__how">{stoppedText(waiting, reader, say)}</p>;
  }
  if (waiting.kind !== 'over') return null;
  const { over } = waiting;
  return (
    <p className="end__how">
      <Sentence text={endingOf(parts, over, reader)} language={reader.language} />{' '}
      <Link to={{ page: 'rules', game: parts.game.id }} fragment={over.rule}>
        {over.rule}
      </Link>
    </p>
  );
}

interface Fetching {
  readonly found: FinishedMatch | 'fetching' | 'faulty' | 'missing';
  tryAgain(): void;
}

/** The record of the match, fetched once it is over. */
function useFinished(match: string, names: Pair<string>): Fetching {
  const [found, setFound] = useState<Fetching['found']>('fetching');
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = (next: Fetching['found']): void => {
      if (isWanted) setFound(next);
    };
    show('fetching');
    fetchFinished(match, names).then(
      (fetched) => show(fetched ?? 'missing'),
      (error: unknown) => {
        console.error(error);
        show('missing');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [match, names, round]);
  return { found, tryAgain: () => setRound(round + 1) };
}

interface FinishedProps extends Fetching {
  readonly names: Pair<string>;
  readonly seat: 0 | 1 | null;
  readonly isByRules: boolean;
}

function Finished({ found, tryAgain, names, seat, isByRules }: FinishedProps): ReactElement {
  const say = useSay();
  const words = onlineWords(useLanguage());
  if (typeof found === 'string') {
    return (
      <>
        <p role="status">
          {found === 'fetching' ? words.recordMissing : null}
          {found === 'faulty' ? words.diceFaulty : null}
          {found === 'missing' ? words.diceNone : null}
        </p>
        <div className="actions">
          {found === 'missing' ? <Button onClick={tryAgain}>{say('try-again')}</Button> : null}
          <Leave />
        </div>
      </>
    );
  }
  const { game, record } = found;
  return (
    <>
      {isByRules ? <EndStory parts={game.parts} match={game.match} names={names} /> : null}
      <div className="actions">
        <Link className="bf-button" data-look="main" to={{ page: 'replay', id: record.id }}>
          {say('end.replay')}
        </Link>
        <Link className="bf-button" to={{ page: 'analysis', id: record.id }}>
          {say('end.analyse')}
        </Link>
        <Leave />
      </div>
      <DiceCheck finished={found} names={names} seat={seat} />
    </>
  );
}

function Leave(): ReactElement {
  const say = useSay();
  const words = onlineWords(useLanguage());
  return (
    <>
      <Link className="bf-button" to={{ page: 'online', id: null }}>
        {words.title}
      </Link>
      <Link className="bf-button" to={{ page: 'home' }}>
        {say('menu.home')}
      </Link>
    </>
  );
}
