import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isBroken, parseRecord, type BrokenRecord, type GameRecord } from './record.ts';

interface Schema extends DBSchema {
  games: { key: string; value: GameRecord };
}

/** Where games are kept: the browser's store, or what a test puts in its place. */
export interface Keeper {
  /** Everything there is, what was changed last first. */
  list(): Promise<(GameRecord | BrokenRecord)[]>;
  /** Null: there is none. */
  read(id: string): Promise<GameRecord | BrokenRecord | null>;
  /**
   * Writes a record whole or not at all; resolved when it is on the disk.
   * @throws ChangedElsewhere if the stored revision is not the one before this record's.
   */
  write(record: GameRecord): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Another tab has gone on with the game. */
export class ChangedElsewhere extends Error {
  constructor() {
    super('the stored game is not the one that was read');
    this.name = 'ChangedElsewhere';
  }
}

const DATABASE = 'bannerfield';
/** Raised when stores are added; old stores are never dropped. */
const VERSION = 1;
const STORE = 'games';

/** The browser's own store. It is opened at the first use and again if the browser closed it. */
export function makeKeeper(): Keeper {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opened = null;
  };
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= open(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
  return {
    list: async () => {
      const store = (await database()).transaction(STORE).store;
      const [ids, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return newestFirst(ids.map((id, index) => parseRecord(id, values[index])));
    },
    read: async (id) => {
      const value: unknown = await (await database()).get(STORE, id);
      return value === undefined ? null : parseRecord(id, value);
    },
    write: async (record) => writeNext(await database(), record),
    remove: async (id) => (await database()).delete(STORE, id),
  };
}

function open(onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(DATABASE, VERSION, {
    upgrade: (database) => {
      if (!database.objectStoreNames.contains(STORE)) database.createObjectStore(STORE);
    },
    // A newer version of the program wants the store: it must not wait for this tab.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

async function writeNext(database: IDBPDatabase<Schema>, record: GameRecord): Promise<void> {
  const work = database.transaction(STORE, 'readwrite', { durability: 'strict' });
  const stored = await work.store.get(record.id);
  if (stored !== undefined && stored.revision !== record.revision - 1) {
    work.abort();
    await work.done.catch(() => undefined);
    throw new ChangedElsewhere();
  }
  await work.store.put(record, record.id);
  await work.done;
}

function newestFirst(records: (GameRecord | BrokenRecord)[]): (GameRecord | BrokenRecord)[] {
  const changed = (record: GameRecord | BrokenRecord) => (isBroken(record) ? 0 : record.changed);
  return records.sort((a, b) => changed(b) - changed(a));
}
