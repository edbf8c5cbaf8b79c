import { useState, type ReactElement } from 'react';
import { Button, later } from '@bannerfield/ui';
import { headlineOf } from '../games/load.ts';
import { isBroken, type BrokenRecord, type GameRecord } from '../keep/record.ts';
import { namesOf } from '../play/use-names.ts';
import { Link } from '../router.tsx';
import { formatTime } from '../words/format-time.ts';
import { useLanguage, useSay } from '../words/words.tsx';
import type { Stored } from './use-stored.ts';

// Most games are whole.
const BrokenItem = later(async () => (await import('./broken-item.tsx')).BrokenItem);
// Most games stay.
const RemoveDialog = later(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

interface StoredGamesProps {
  readonly stored: Stored;
  readonly kind: 'running' | 'finished';
}

const SHOWN_AT_FIRST = 4;

/** The list of games that run, or of those that are over; it is not there while it is empty. */
export function StoredGames({ stored, kind }: StoredGamesProps): ReactElement | null {
  const say = useSay();
  const [isWhole, setWhole] = useState(false);
  const [doomed, setDoomed] = useState<GameRecord | BrokenRecord | null>(null);
  if (stored.hasFailed) return kind === 'running' ? <StoreFailed stored={stored} /> : null;
  const games = (stored.records ?? []).filter((record) => kindOf(record) === kind);
  if (games.length === 0) return null;
  const shown = isWhole ? games : games.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>{say(`home.${kind}`)}</h2>
      <ul className="games">
        {shown.map((record) =>
          isBroken(record) ? (
            <BrokenItem key={record.id} record={record} onRemove={() => setDoomed(record)} />
          ) : (
            <GameItem key={record.id} record={record} onRemove={() => setDoomed(record)} />
          ),
        )}
      </ul>
      {games.length > shown.length ? (
        <Button onClick={() => setWhole(true)}>{say('home.all', { count: games.length })}</Button>
      ) : null}
      {doomed === null ? null : (
        <RemoveDialog
          id={doomed.id}
          onClose={() => {
            setDoomed(null);
            stored.reload();
          }}
        />
      )}
    </section>
  );
}

function kindOf(record: GameRecord | BrokenRecord): 'running' | 'finished' {
  return isBroken(record) || record.result === null ? 'running' : 'finished';
}

function StoreFailed({ stored }: { readonly stored: Stored }): ReactElement {
  const say = useSay();
  return (
    <section className="warning" role="alert">
      <h2>{say('store.failed')}</h2>
      <p>{say('store.failed-text')}</p>
      <Button onClick={stored.reload}>{say('try-again')}</Button>
    </section>
  );
}

interface GameItemProps {
  readonly record: GameRecord;
  onRemove(): void;
}

function GameItem({ record, onRemove }: GameItemProps): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const { series, id } = record;
  const isOver = record.result !== null;
  const names = namesOf(record.players, say).join(' – ');
  const title = headlineOf(record.game)?.title[language] ?? record.game;
  const when = formatTime(record.changed, language);
  const place =
    series.length === 1
      ? ''
      : say('home.series', { index: series.index + 1, length: series.length });
  const words = { game: title, names };
  return (
    <li className="game">
      <div className="game__text">
        <strong>{names}</strong>
        <span className="quiet">
          {[title, place, when].filter((part) => part !== '').join(' · ')}
        </span>
      </div>
      <div className="actions">
        <Link
          className="bf-button"
          data-look={isOver ? 'framed' : 'main'}
          to={{ page: isOver ? 'replay' : 'play', id }}
          aria-label={say(isOver ? 'home.watch-game' : 'home.go-on-game', words)}
        >
          {say(isOver ? 'home.watch' : 'home.go-on')}
        </Link>
        <Button
          icon="close"
          look="plain"
          aria-label={say('home.remove-game', words)}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
