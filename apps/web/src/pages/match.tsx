import { useEffect, useMemo, useSyncExternalStore, type ReactElement } from 'react';
import type { Pair } from '@bannerfield/kernel';
import type { WelcomeMessage } from '@bannerfield/protocol/online';
import { later } from '@bannerfield/ui';
import { entropy } from '../chance.ts';
import { games } from '../games/load.ts';
import type { TableGame } from '../games/source.ts';
import { onlineKeeper } from '../online/keeper.ts';
import { LineNote } from '../online/line-note.tsx';
import { OnlineMenu } from '../online/online-menu.tsx';
import { OnlineTable } from '../online/online-table.ts';
import type { MatchSession, SessionFault } from '../online/session.ts';
import { useSession, type Followed } from '../online/use-session.ts';
import { onlineWords, type OnlineWords } from '../online/words.ts';
import { pauseFor } from '../play/pauses.ts';
import { PlayTable } from '../play/play-table.tsx';
import { hasEnded } from '../play/table-now.ts';
import { settings } from '../settings.ts';
import { Notice } from '../shell/notice.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useLanguage, useSay } from '../words/words.tsx';

const WaitingRoom = later(async () => (await import('../online/waiting-room.tsx')).WaitingRoom);
// Nobody needs the end at the beginning.
const OnlineEnd = later(async () => (await import('../online/online-end.tsx')).OnlineEnd);

/** A match on the server: at one's own chair, or looking on. */
export function MatchPage({ id }: { readonly id: string }): ReactElement {
  const followed = useSession(id);
  const words = onlineWords(useLanguage());
  const { now, isWithoutServer } = followed;
  if (isWithoutServer) {
    return <Notice title={words.noServer} text={words.noServerText} isHomeOffered />;
  }
  if (now.fault !== null) return <FaultNotice fault={now.fault} />;
  const { welcome, told } = now;
  if (welcome === null || told.view === null) {
    return (
      <Notice title={words.connecting} isBusy isHomeOffered>
        <LineNote link={now.link} />
      </Notice>
    );
  }
  if (told.view.stage === 'void') {
    return <Notice title={words.voidTitle} text={words.voidText} isHomeOffered />;
  }
  return <LoadedMatch followed={followed} welcome={welcome} stage={told.view.stage} />;
}

interface LoadedMatchProps {
  readonly followed: Followed;
  readonly welcome: WelcomeMessage;
  readonly stage: string;
}

function LoadedMatch({ followed, welcome, stage }: LoadedMatchProps): ReactElement {
  const say = useSay();
  const { match, game, rulesVersion, edition } = welcome;
  const parts = useLoaded(match, async () =>
    games.bind(await games.load(game, rulesVersion), edition),
  );
  if (parts === null) return <Notice title={say('play.opening')} isBusy />;
  return stage === 'committing' || stage === 'revealing' ? (
    <WaitingRoom followed={followed} welcome={welcome} parts={parts} />
  ) : (
    <Seated followed={followed} parts={parts} />
  );
}

interface SeatedProps {
  readonly followed: Followed;
  readonly parts: TableGame;
}

/** At the table, as at any other. */
function Seated({ followed, parts }: SeatedProps): ReactElement {
  const say = useSay();
  const { session } = followed;
  const { link } = followed.now;
  const table = useMemo(() => makeTable(session, parts), [session, parts]);
  const now = useSyncExternalStore(table.subscribe, () => table.now);
  const names = useNames(followed.now.names);
  const isWatching = now.viewer === 'spectator';
  const canResign = !isWatching && !hasEnded(now);
  const strip = useMemo(
    () => (
      <>
        <OnlineMenu session={session} game={parts.game.id} canResign={canResign} />
        <LineNote link={link} isWatching={isWatching} />
      </>
    ),
    [session, parts, canResign, isWatching, link],
  );
  useTitle(say('page.play'));
  useEffect(() => {
    void table.start();
    return () => table.close();
  }, [table]);
  return (
    <PlayTable
      parts={parts}
      table={table}
      now={now}
      names={names}
      strip={strip}
      end={(shown) => <OnlineEnd {...shown} {...{ parts, now, names }} match={session.match} />}
    />
  );
}

function makeTable(session: MatchSession, parts: TableGame): OnlineTable {
  const { face, game } = parts;
  const seals = (action: { readonly type: string }): boolean => face.seals?.(action) === true;
  return new OnlineTable(session, game, {
    keeper: onlineKeeper,
    rng: entropy,
    seals,
    // How soon an answer comes must not tell the other side that there was no choice.
    passes: (only, table) =>
      settings().passes && !seals(only) && face.asksInSecret?.(table) !== true,
    pause: async () => {
      const pause = pauseFor(settings().pace, 'passing', false);
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    },
  });
}

/** What the two are called; the same pair as long as they are called so. */
function useNames(names: Pair<string | null>): Pair<string> {
  const say = useSay();
  const [first, second] = [
    names[0] ?? say('player.nth', { nth: 1 }),
    names[1] ?? say('player.nth', { nth: 2 }),
  ];
  return useMemo(() => [first, second], [first, second]);
}

function FaultNotice({ fault }: { readonly fault: SessionFault }): ReactElement {
  const words = onlineWords(useLanguage());
  const { title, text, isCuredByReload } = faultText(fault, words);
  const reload = { label: words.reload, onPress: () => window.location.reload() };
  return (
    <Notice
      title={title}
      text={text}
      isHomeOffered
      {...(isCuredByReload ? { action: reload } : {})}
    />
  );
}

function faultText(
  fault: SessionFault,
  words: OnlineWords,
): { readonly title: string; readonly text: string; readonly isCuredByReload: boolean } {
  switch (fault) {
    case 'no-such-match':
      return { title: words.noMatch, text: words.noMatchText, isCuredByReload: false };
    case 'other-protocol':
      return { title: words.otherVersion, text: words.otherVersionText, isCuredByReload: true };
    case 'lost-secret':
      return { title: words.lostSecret, text: words.lostSecretText, isCuredByReload: false };
    case 'drifted':
      return { title: words.drifted, text: words.driftedText, isCuredByReload: true };
  }
}
