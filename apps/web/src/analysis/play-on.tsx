import { useState, type ReactElement } from 'react';
import type { Moment } from '@bannerfield/bots/analysis-report';
import { Button } from '@bannerfield/ui';
import { keeper } from '../keep/keeper.ts';
import type { GameRecord } from '../keep/record.ts';
import { playersBySeat } from '../play/begin.ts';
import { go, Link } from '../router.tsx';
import type { Told } from './story.ts';
import { beginFrom } from './try-move.ts';
import { analysisWords } from './words.ts';

interface PlayOnProps {
  readonly told: Told;
  /** Null: the game came by a link, and no board shows it from here. */
  readonly record: GameRecord | null;
  readonly moment: Moment;
}

/** From a moment on: to the board, or another move against a bot. */
export function PlayOn({ told, record, moment }: PlayOnProps): ReactElement {
  const { match, parts, reader } = told;
  const words = analysisWords(reader.language);
  const [hasFailed, setFailed] = useState(false);
  const begin = async (): Promise<void> => {
    if (moment.kind !== 'decision') return;
    const { at, seat } = moment;
    const player = record === null ? null : playersBySeat(parts, record)[seat];
    const name = player?.kind === 'person' ? player.name : '';
    try {
      const begun = await beginFrom(match, at, seat, name, keeper);
      go({ page: 'play', id: begun.id });
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return (
    <>
      {record === null ? null : (
        <Link
          className="bf-button"
          to={{ page: 'replay', id: record.id }}
          fragment={`at-${String(moment.at)}`}
        >
          {words.board}
        </Link>
      )}
      {moment.kind === 'decision' ? (
        <Button aria-describedby="analysis-try" onClick={() => void begin()}>
          {words.tryAgain(reader.names[moment.seat])}
        </Button>
      ) : null}
      {moment.kind === 'decision' ? (
        <p id="analysis-try" className="quiet analysis__try">
          {words.tryText}
        </p>
      ) : null}
      {hasFailed ? (
        <p role="alert" className="refusal">
          {words.notStored}
        </p>
      ) : null}
    </>
  );
}
