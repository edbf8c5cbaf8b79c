import type { Transaction } from 'kysely';
import type { Bus } from './bus.ts';
import type { Opened } from './open.ts';
import type { Db, EntryRow, SnapshotRow, Tables } from './tables.ts';

/** Stores what happens, many matches in one commit. */
export interface Writer {
  /**
   * Entries of one match that follow each other. True once they are on the disk; false if another
   * has stored an entry of that sequence or action before, and then nothing of theirs counts.
   */
  append(entries: readonly EntryRow[]): Promise<boolean>;
  /** Is stored some time; a match without it only opens more slowly. */
  snapshot(row: SnapshotRow): void;
  /** When all that was given is stored. */
  idle(): Promise<void>;
}

interface Waiting {
  readonly entries: readonly EntryRow[];
  readonly stored: (isFirst: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** Both databases limit how many values one statement may have; an entry has 13. */
const MOST_ROWS = 1000;

/**
 * @param gatherMs how long the first waits for others to share its commit.
 * @param report hears of snapshots that could not be stored.
 */
export function makeWriter(
  store: Opened,
  gatherMs: number,
  report: (error: unknown) => void,
): Writer {
  let waiting: Waiting[] = [];
  /** The last one of each match. */
  const snapshots = new Map<string, SnapshotRow>();
  let flushing: Promise<void> | null = null;

  async function flush(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, gatherMs));
    while (waiting.length > 0 || snapshots.size > 0) {
      const [now, later] = oneOfEachMatch(waiting);
      waiting = later;
      if (now.length > 0) await commit(store, now);
      // After the entries and apart from them: a match opens without one.
      const kept = [...snapshots.values()];
      snapshots.clear();
      if (kept.length > 0) await keep(store.db, kept).catch(report);
    }
    flushing = null;
  }

  const begin = (): void => {
    flushing ??= flush();
  };
  return {
    append: (entries) =>
      new Promise((stored, failed) => {
        waiting.push({ entries, stored, failed });
        begin();
      }),
    snapshot: (row) => {
      snapshots.set(row.match, row);
      begin();
    },
    idle: async () => {
      while (flushing !== null) await flushing;
    },
  };
}

/** What goes into the next commit, and what waits: of two for one place only one can get it. */
function oneOfEachMatch(waiting: readonly Waiting[]): [now: Waiting[], later: Waiting[]] {
  const matches = new Set<string>();
  const now: Waiting[] = [];
  const later: Waiting[] = [];
  for (const each of waiting) {
    const match = each.entries[0]?.match ?? '';
    (matches.has(match) ? later : now).push(each);
    matches.add(match);
  }
  return [now, later];
}

async function commit({ db, bus }: Opened, batch: readonly Waiting[]): Promise<void> {
  try {
    const rows = await db
      .transaction()
      .execute((transaction) => storeBatch(transaction, bus, batch));
    for (const { entries, stored } of batch) {
      stored(entries.every((row) => rows.has(keyOf(row))));
    }
  } catch (error) {
    for (const { failed } of batch) failed(error);
  }
}

async function keep(db: Db, rows: readonly SnapshotRow[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const row of rows.toSorted(byMatch)) await storeSnapshot(transaction, row);
  });
}

/** @returns the keys of the entries that are new. */
async function storeBatch(
  transaction: Transaction<Tables>,
  bus: Bus,
  waiting: readonly Waiting[],
): Promise<ReadonlySet<string>> {
  const entries = waiting.flatMap((each) => each.entries).sort(byMatch);
  const stored = new Set<string>();
  for (let from = 0; from < entries.length; from += MOST_ROWS) {
    const rows = await transaction
      .insertInto('entries')
      .values(entries.slice(from, from + MOST_ROWS))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['match', 'sequence'])
      .execute();
    for (const row of rows) stored.add(keyOf(row));
  }
  for (const each of waiting) await takeBackHalves(transaction, each.entries, stored);
  const told = entries.filter((row) => stored.has(keyOf(row))).map(({ match }) => match);
  if (told.length > 0) await bus.tell(transaction, [...new Set(told)]);
  return stored;
}

/** What follows an entry that is another's does not follow at all. */
async function takeBackHalves(
  transaction: Transaction<Tables>,
  entries: readonly EntryRow[],
  stored: Set<string>,
): Promise<void> {
  const own = entries.filter((row) => stored.has(keyOf(row)));
  if (own.length === entries.length) return;
  for (const row of own) {
    await transaction
      .deleteFrom('entries')
      .where('match', '=', row.match)
      .where('sequence', '=', row.sequence)
      .execute();
    stored.delete(keyOf(row));
  }
}

/** Only the last one of a match is of use. */
async function storeSnapshot(transaction: Transaction<Tables>, row: SnapshotRow): Promise<void> {
  await transaction
    .insertInto('snapshots')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .deleteFrom('snapshots')
    .where('match', '=', row.match)
    .where('sequence', '<', row.sequence)
    .execute();
}

/** The order in which all servers take rows, so that no two wait for each other. */
function byMatch(one: RowKey, other: RowKey): number {
  return one.match === other.match
    ? one.sequence - other.sequence
    : one.match < other.match
      ? -1
      : 1;
}

type RowKey = Pick<EntryRow, 'match' | 'sequence'>;

function keyOf({ match, sequence }: RowKey): string {
  return `${match} ${String(sequence)}`;
}
