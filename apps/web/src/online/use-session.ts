import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { findServer } from './api.ts';
import { onlineKeeper, type OnlineRecord } from './keeper.ts';
import type { MatchSession, SessionNow } from './session.ts';
import { makeSession } from './tools.ts';

/** A match on the server, followed as long as the page shows it. */
export interface Followed {
  readonly session: MatchSession;
  readonly now: SessionNow;
  /** What this browser keeps of it; null: nothing, or it is not read yet. */
  readonly record: OnlineRecord | null;
  /** Who serves this page keeps no matches. */
  readonly isWithoutServer: boolean;
}

export function useSession(match: string): Followed {
  const session = useMemo(() => makeSession(match), [match]);
  const now = useSyncExternalStore(session.subscribe, () => session.now);
  const [isWithoutServer, setWithoutServer] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void findServer().then((found) => {
      if (!isWanted) return;
      if (found === 'no-server') setWithoutServer(true);
      else void session.start();
    });
    return () => {
      isWanted = false;
      session.close();
    };
  }, [session]);
  return { session, now, record: useRecord(match, now), isWithoutServer };
}

/** Keeps what the list of matches shows of it up to date. */
function useRecord(match: string, { names, told }: SessionNow): OnlineRecord | null {
  const [record, setRecord] = useState<OnlineRecord | null>(null);
  useEffect(() => {
    onlineKeeper.read(match).then(setRecord, console.error);
  }, [match]);
  const result = told.view?.result ?? null;
  const known = names.includes(null) ? null : names.join('\n');
  useEffect(() => {
    if (record === null || (known === null && result === null)) return;
    const isSame = record.names.join('\n') === known && record.result?.reason === result?.reason;
    if (isSame) return;
    const changed = { ...record, names, result };
    setRecord(changed);
    onlineKeeper.write(changed).catch(console.error);
  }, [record, names, known, result]);
  return record;
}
