import type { ClientMessage, MatchResult } from '@bannerfield/protocol/online';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Pair, Seat } from '@bannerfield/kernel';

/** What a seat does, under the name by which the server knows it for the first time or again. */
export type Doing = Extract<ClientMessage, { readonly type: 'act' | 'resign' }>;

/** A match at which this browser sits. */
export interface OnlineRecord {
  readonly match: string;
  readonly game: string;
  readonly seat: Seat;
  /** Null: nobody sits there yet. */
  readonly names: Pair<string | null>;
  /** The key of the other chair; null: this browser was invited itself. */
  readonly invitation: string | null;
  /** Milliseconds since 1970. */
  readonly begun: number;
  /** Null: it goes on. */
  readonly result: MatchResult | null;
}

/** What was chosen but not sent, for what was known at that number. */
export interface KeptDraft {
  readonly number: number;
  readonly moves: readonly string[];
}

interface Schema extends DBSchema {
  matches: { key: string; value: OnlineRecord };
  /** The own secrets of the dice, by match. */
  secrets: { key: string; value: string };
  /** By match: in the order in which it is to be sent. */
  outbox: { key: string; value: readonly Doing[] };
  drafts: { key: string; value: KeptDraft };
}

/** What this browser keeps of its online matches; all tabs share it. */
export interface OnlineKeeper {
  /** What was begun last first. */
  list(): Promise<OnlineRecord[]>;
  read(match: string): Promise<OnlineRecord | null>;
  write(record: OnlineRecord): Promise<void>;
  /** Forgets a match with all that belongs to it. */
  remove(match: string): Promise<void>;
  /** The secret of this browser in that match; `fresh` becomes it if it has none. */
  secret(match: string, fresh: string): Promise<string>;
  /** Null: it has none. */
  knownSecret(match: string): Promise<string | null>;
  outbox(match: string): Promise<readonly Doing[]>;
  /** Resolved when it is on the disk. */
  put(match: string, doing: Doing): Promise<void>;
  drop(match: string, action: string): Promise<void>;
  draft(match: string): Promise<KeptDraft | null>;
  /** Null: forgets it. */
  keepDraft(match: string, draft: KeptDraft | null): Promise<void>;
}

const STORES = ['matches', 'secrets', 'outbox', 'drafts'] as const;
const STRICT = { durability: 'strict' } as const;

type Using = <R>(work: (database: IDBPDatabase<Schema>) => Promise<R>) => Promise<R>;

/** Opened for each use: a new version of the program never waits for an old tab. */
function usingStores(name: string): Using {
  return async (work) => {
    const opened = await openDB<Schema>(name, 1, {
      upgrade: (created) => {
        for (const store of STORES) created.createObjectStore(store);
      },
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
      },
    });
    try {
      return await work(opened);
    } finally {
      opened.close();
    }
  };
}

/** @param name of the database: a browser has one. */
export function makeOnlineKeeper(name = 'bannerfield-online'): OnlineKeeper {
  const using = usingStores(name);
  return { ...keepMatches(using), ...keepSecrets(using), ...keepOutbox(using) };
}

function keepMatches(using: Using): Pick<OnlineKeeper, 'list' | 'read' | 'write' | 'remove'> {
  return {
    list: () =>
      using(async (database) => {
        const all = await database.getAll('matches');
        return all.sort((one, other) => other.begun - one.begun);
      }),
    read: (match) => using(async (database) => (await database.get('matches', match)) ?? null),
    write: (record) =>
      using(async (database) => {
        await database.put('matches', record, record.match);
      }),
    remove: (match) =>
      using(async (database) => {
        const work = database.transaction(STORES, 'readwrite');
        await Promise.all(STORES.map((store) => work.objectStore(store).delete(match)));
        await work.done;
      }),
  };
}

function keepSecrets(using: Using): Pick<OnlineKeeper, 'secret' | 'knownSecret'> {
  return {
    secret: (match, fresh) =>
      using(async (database) => {
        const work = database.transaction('secrets', 'readwrite', STRICT);
        const kept = await work.store.get(match);
        if (kept === undefined) await work.store.put(fresh, match);
        await work.done;
        return kept ?? fresh;
      }),
    knownSecret: (match) =>
      using(async (database) => (await database.get('secrets', match)) ?? null),
  };
}

function keepOutbox(
  using: Using,
): Pick<OnlineKeeper, 'outbox' | 'put' | 'drop' | 'draft' | 'keepDraft'> {
  /** That of a match is read and written as one, so that two tabs lose nothing. */
  const change = (
    match: string,
    changed: (kept: readonly Doing[]) => readonly Doing[],
  ): Promise<void> =>
    using(async (database) => {
      const work = database.transaction('outbox', 'readwrite', STRICT);
      const left = changed((await work.store.get(match)) ?? []);
      if (left.length === 0) await work.store.delete(match);
      else await work.store.put(left, match);
      await work.done;
    });
  return {
    outbox: (match) => using(async (database) => (await database.get('outbox', match)) ?? []),
    put: (match, doing) =>
      change(match, (kept) =>
        kept.some(({ action }) => action === doing.action)
          ? kept.map((each) => (each.action === doing.action ? doing : each))
          : [...kept, doing],
      ),
    drop: (match, action) => change(match, (kept) => kept.filter((each) => each.action !== action)),
    draft: (match) => using(async (database) => (await database.get('drafts', match)) ?? null),
    keepDraft: (match, draft) =>
      using(async (database) => {
        if (draft === null) await database.delete('drafts', match);
        else await database.put('drafts', draft, match);
      }),
  };
}

/** That of this browser. */
export const onlineKeeper = makeOnlineKeeper();
