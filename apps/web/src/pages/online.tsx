import { useEffect, useState, type ReactElement } from 'react';
import type { MatchView } from '@bannerfield/protocol/online';
import { Button, Dialog } from '@bannerfield/ui';
import { headlineOf } from '../games/load.ts';
import { loadRules, rulesFor } from '../games/rules.ts';
import { onlineKeeper, type OnlineRecord } from '../online/keeper.ts';
import { LineNote } from '../online/line-note.tsx';
import { askedIn } from '../online/look.ts';
import type { SessionNow } from '../online/session.ts';
import { ServerNote } from '../online/server-note.tsx';
import { useSession } from '../online/use-session.ts';
import { onlineWords, type OnlineWords } from '../online/words.ts';
import { Link } from '../router.tsx';
import { Page } from '../shell/page.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { formatTime } from '../words/format-time.ts';
import { useLanguage, useSay } from '../words/words.tsx';

/** So many are followed at once: each has a line of its own. */
const FOLLOWED = 12;

/** The matches on the server at which this browser sits, and whose turn it is in each. */
export function OnlinePage(): ReactElement {
  const words = onlineWords(useLanguage());
  const { records, hasFailed, reload } = useRecords();
  const [doomed, setDoomed] = useState<OnlineRecord | null>(null);
  const forget = (record: OnlineRecord) => () => setDoomed(record);
  const close = (): void => {
    setDoomed(null);
    reload();
  };
  const running = records.filter(({ result }) => result === null);
  const finished = records.filter(({ result }) => result !== null);
  return (
    <Page title={words.title}>
      <ServerNote isQuiet />
      {hasFailed ? <StoreFailed /> : null}
      {records.length === 0 && !hasFailed ? <p>{words.noneText}</p> : null}
      <List title={words.running} isThere={running.length > 0}>
        {running.map((record, index) =>
          index < FOLLOWED ? (
            <FollowedItem key={record.match} record={record} onForget={forget(record)} />
          ) : (
            <MatchItem
              key={record.match}
              record={record}
              state={words.unknownTurn}
              onForget={forget(record)}
            />
          ),
        )}
      </List>
      <List title={words.finished} isThere={finished.length > 0}>
        {finished.map((record) => (
          <MatchItem
            key={record.match}
            record={record}
            state={words.over}
            onForget={forget(record)}
          />
        ))}
      </List>
      <p>
        <Link className="bf-button" to={{ page: 'home' }}>
          {words.newMatch}
        </Link>
      </p>
      <ForgetDialog doomed={doomed} onClose={close} />
    </Page>
  );
}

function StoreFailed(): ReactElement {
  const say = useSay();
  return (
    <p role="alert" className="refusal">
      {say('store.failed')} {say('store.failed-text')}
    </p>
  );
}

interface Records {
  readonly records: readonly OnlineRecord[];
  readonly hasFailed: boolean;
  reload(): void;
}

function useRecords(): Records {
  const [round, setRound] = useState(0);
  const [records, setRecords] = useState<readonly OnlineRecord[]>([]);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    onlineKeeper.list().then(setRecords, (error: unknown) => {
      console.error(error);
      setFailed(true);
    });
  }, [round]);
  return { records, hasFailed, reload: () => setRound(round + 1) };
}

interface ListProps {
  readonly title: string;
  readonly isThere: boolean;
  readonly children: ReactElement[];
}

function List({ title, isThere, children }: ListProps): ReactElement | null {
  if (!isThere) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="games">{children}</ul>
    </section>
  );
}

interface ItemProps {
  readonly record: OnlineRecord;
  onForget(): void;
}

/** One that runs: it is followed, so that both sides agree on the dice from here too. */
function FollowedItem(props: ItemProps): ReactElement {
  const { now, record } = useSession(props.record.match);
  const words = onlineWords(useLanguage());
  const state = useTurn(now, words);
  return (
    <MatchItem {...props} record={record ?? props.record} {...state}>
      <LineNote link={now.link} />
    </MatchItem>
  );
}

interface Turn {
  readonly state: string;
  readonly isOwn: boolean;
}

/** Whose turn it is, in words. */
function useTurn({ welcome, names, told }: SessionNow, words: OnlineWords): Turn {
  const rules = useLoaded(
    welcome?.match ?? '',
    welcome === null
      ? null
      : () =>
          rulesFor(loadRules, {
            game: welcome.game,
            version: welcome.rulesVersion,
            edition: welcome.edition,
          }),
  );
  const { view } = told;
  if (view === null || rules === null) return { state: words.unknownTurn, isOwn: false };
  const asked = askedIn(rules.game, view);
  const isOwn = view.seat !== null && asked.includes(view.seat);
  return { state: stateText(view, names, isOwn, words), isOwn };
}

function stateText(
  { stage, result, seat }: MatchView,
  names: SessionNow['names'],
  isOwn: boolean,
  words: OnlineWords,
): string {
  if (stage === 'void') return words.voidTitle;
  if (result !== null) return words.over;
  if (names.includes(null)) return words.waitsForOther;
  if (stage !== 'playing') return words.dicePending;
  return isOwn ? words.yourTurn : words.theirTurn(names[seat === 0 ? 1 : 0] ?? '');
}

interface MatchItemProps extends ItemProps {
  readonly state: string;
  readonly isOwn?: boolean;
  readonly children?: ReactElement;
}

function MatchItem(props: MatchItemProps): ReactElement {
  const { record, state, isOwn = false, children, onForget } = props;
  const language = useLanguage();
  const words = onlineWords(language);
  const { match, game, begun, result } = record;
  const title = headlineOf(game)?.title[language] ?? game;
  const names = record.names.map((name) => name ?? words.free).join(' – ');
  return (
    <li className="game">
      <div className="game__text">
        <strong>{names}</strong>
        <span>{isOwn ? <strong>{state}</strong> : state}</span>
        <span className="quiet">
          {title} · {formatTime(begun, language)}
        </span>
      </div>
      {children}
      <div className="actions">
        <Link
          className="bf-button"
          data-look={isOwn ? 'main' : 'framed'}
          to={{ page: 'online', id: match }}
          aria-label={result === null ? words.goOnWith(title, names) : words.lookAt(title, names)}
        >
          {result === null ? words.goOn : words.look}
        </Link>
        <Button
          icon="close"
          look="plain"
          aria-label={words.forgetMatch(title, names)}
          onClick={onForget}
        />
      </div>
    </li>
  );
}

interface ForgetDialogProps {
  /** Null: nothing is to be forgotten. */
  readonly doomed: OnlineRecord | null;
  onClose(): void;
}

function ForgetDialog({ doomed, onClose }: ForgetDialogProps): ReactElement {
  const words = onlineWords(useLanguage());
  return (
    <Dialog
      kind="alert"
      title={words.forgetTitle}
      isOpen={doomed !== null}
      close={words.forgetNo}
      onClose={onClose}
    >
      <p>{words.forgetText}</p>
      <div className="actions">
        <Button onClick={onClose}>{words.forgetNo}</Button>
        <Button
          look="main"
          onClick={() => {
            const forgotten =
              doomed === null ? Promise.resolve() : onlineKeeper.remove(doomed.match);
            void forgotten.catch(console.error).then(onClose);
          }}
        >
          {words.forget}
        </Button>
      </div>
    </Dialog>
  );
}
