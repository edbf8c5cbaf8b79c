import { useState, type ReactElement } from 'react';
import { playerIn, pointsOf, type Pair, type PendingOver } from '@bannerfield/kernel';
import { Button, Dialog, later } from '@bannerfield/ui';
import { keeper } from '../keep/keeper.ts';
import { go, Link } from '../router.tsx';
import { ShareBox } from '../share/share-box.tsx';
import { useLanguage, useSay, type Say } from '../words/words.tsx';
import { beginNext, hasNext, pointsAfter } from './begin.ts';
import { EndSides, endTitle } from './end-parts.tsx';
import type { StoredGame } from './open-game.ts';
import { endingOf, youOf } from './sentences.ts';
import type { Table } from './table.ts';
import { namesOf } from './use-names.ts';

const EndStory = later(async () => (await import('../analysis/end-story.tsx')).EndStory);

interface EndDialogProps {
  readonly game: StoredGame;
  readonly table: Table;
  readonly over: PendingOver;
  /** By seat. */
  readonly names: Pair<string>;
  readonly isOpen: boolean;
  onClose(): void;
}

/** How a game ended: by which rule, by how much, and what comes next. */
export function EndDialog(props: EndDialogProps): ReactElement {
  const { game, table, over, names, isOpen, onClose } = props;
  const { parts } = game;
  const say = useSay();
  const language = useLanguage();
  const { winner, rule } = over;
  const you = youOf(table.now.viewer);
  const points = pointsOf(parts, table.match.state.table, over);
  const { Sentence } = parts.face;
  return (
    <Dialog
      title={endTitle(winner, names, you, say)}
      isOpen={isOpen}
      close={say('end.look')}
      onClose={onClose}
    >
      <div className="end">
        <p className="end__how">
          <Sentence text={endingOf(parts, over, { names, language, you })} language={language} />{' '}
          <Link to={{ page: 'rules', game: parts.game.id }} fragment={rule}>
            {rule}
          </Link>
        </p>
        <EndSides
          parts={parts}
          table={table.match.state.table}
          names={names}
          winner={winner}
          points={points}
        />
        <SeriesScore game={game} table={table} />
        <EndStory parts={parts} match={table.match} names={names} />
        <EndActions game={game} table={table} />
      </div>
    </Dialog>
  );
}

/** The running score of a series of more than one game. */
function SeriesScore({ game, table }: Pick<EndDialogProps, 'game' | 'table'>): ReactElement | null {
  const say = useSay();
  const { series } = table.record;
  if (series.length === 1) return null;
  const [first, second] = namesByPlayer(game, table, say);
  const [one, other] = pointsAfter(game.parts, table.match, table.record);
  const words = { index: series.index + 1, length: series.length, first, second, one, other };
  return <p className="end__series">{say('end.series', words)}</p>;
}

function namesByPlayer({ parts }: StoredGame, table: Table, say: Say): Pair<string> {
  const bySeat = namesOf(table.players, say);
  const seatOfFirst = playerIn(parts, 0, table.record.series.index);
  return seatOfFirst === 0 ? bySeat : [bySeat[1], bySeat[0]];
}

function EndActions({ game, table }: Pick<EndDialogProps, 'game' | 'table'>): ReactElement {
  const say = useSay();
  const [isSharing, setSharing] = useState(false);
  const { record } = table;
  const [state, setState] = useState<'waiting' | 'beginning' | 'failed'>('waiting');
  const next = async (): Promise<void> => {
    setState('beginning');
    try {
      const begun = await beginNext(game.parts, table.match, record, keeper);
      go({ page: 'play', id: begun.id });
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };
  return (
    <>
      <div className="actions">
        <Button look="main" disabled={state === 'beginning'} onClick={() => void next()}>
          {say(hasNext(record) ? 'end.next' : 'end.rematch')}
        </Button>
        <Link className="bf-button" to={{ page: 'replay', id: record.id }}>
          {say('end.replay')}
        </Link>
        <Link className="bf-button" to={{ page: 'analysis', id: record.id }}>
          {say('end.analyse')}
        </Link>
        <Button icon="share" aria-expanded={isSharing} onClick={() => setSharing(!isSharing)}>
          {say('end.share')}
        </Button>
        <Link className="bf-button" to={{ page: 'home' }}>
          {say('menu.home')}
        </Link>
      </div>
      <p role="alert" className="refusal">
        {state === 'failed' ? say('store.failed-text') : null}
      </p>
      {isSharing ? <ShareBox game={record.game} log={record.log} begun={record.begun} /> : null}
    </>
  );
}
