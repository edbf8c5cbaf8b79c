import type { Transaction } from 'kysely';
import type { Bus } from './bus.ts';
import type { Opened } from './open.ts';
import type { EntryRow, SnapshotRow, Tables } from './tables.ts';

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

/** What goes into one commit. */
interface Batch {
  readonly waiting: readonly Waiting[];
  readonly snapshots: readonly SnapshotRow[];
}

/** Both databases limit how many values one statement may have; an entry has 13. */
const MOST_ROWS = 1000;

/** @param gatherMs how long the first waits for others to share its commit. */
export function makeWriter({ db, bus }: Opened, gatherMs: number): Writer {
  let waiting: Waiting[] = [];
  let snapshots: SnapshotRow[] = [];
  let flushing: Promise<void> | null = null;

  async function flush(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, gatherMs));
    while (waiting.length > 0 || snapshots.length > 0) {
      const [now, later] = oneOfEachMatch(waiting);
      const batch: Batch = { waiting: now, snapshots };
      waiting = later;
      snapshots = [];
      await commit(batch);
    }
    flushing = null;
  }

  async function commit(batch: Batch): Promise<void> {
    try {
      const stored = await db
        .transaction()
        .execute((transaction) => storeBatch(transaction, bus, batch));
      for (const { entries, stored: tell } of batch.waiting) {
        tell(entries.every((row) => stored.has(keyOf(row))));
      }
    } catch (error) {
      for (const { failed } of batch.waiting) failed(error);
    }
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
      snapshots.push(row);
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

/** @returns the keys of the entries that are new. */
async function storeBatch(
  transaction: Transaction<Tables>,
  bus: Bus,
  { waiting, snapshots }: Batch,
): Promise<ReadonlySet<string>> {
  // Sorted, so that two servers never wait for each other.
  const entries = waiting
    .flatMap((each) => each.entries)
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
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
  for (const snapshot of snapshots) await storeSnapshot(transaction, snapshot);
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

function keyOf({ match, sequence }: Pick<EntryRow, 'match' | 'sequence'>): string {
  return `${match} ${String(sequence)}`;
}
