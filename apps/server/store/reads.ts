import type { Seat } from '@bannerfield/kernel';
import type { Db, EntryRow, MatchRow, SeatRow, SnapshotRow } from './tables.ts';

export async function findMatch(db: Db, id: string): Promise<MatchRow | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export function findSeats(db: Db, match: string): Promise<SeatRow[]> {
  return db.selectFrom('seats').selectAll().where('match', '=', match).orderBy('seat').execute();
}

/** Entries from a sequence on, in their order. */
export function entriesFrom(db: Db, match: string, sequence: number): Promise<EntryRow[]> {
  return db
    .selectFrom('entries')
    .selectAll()
    .where('match', '=', match)
    .where('sequence', '>=', sequence)
    .orderBy('sequence')
    .execute();
}

/** Entries before `sequence` of which a viewer's numbers are beyond `number`. */
export function entriesBeyond(
  db: Db,
  match: string,
  viewer: 0 | 1 | 2,
  number: number,
  sequence: number,
): Promise<EntryRow[]> {
  const column = (['number0', 'number1', 'number2'] as const)[viewer];
  return db
    .selectFrom('entries')
    .selectAll()
    .where('match', '=', match)
    .where(column, '>', number)
    .where('sequence', '<', sequence)
    .orderBy('sequence')
    .execute();
}

/** What a seat has done under this name; null: nothing. */
export async function findAction(
  db: Db,
  match: string,
  seat: Seat,
  action: string,
): Promise<EntryRow | null> {
  const row = await db
    .selectFrom('entries')
    .selectAll()
    .where('match', '=', match)
    .where('by', '=', seat)
    .where('action', '=', action)
    .executeTakeFirst();
  return row ?? null;
}

/** The latest snapshot of a match. */
export async function lastSnapshot(db: Db, match: string): Promise<SnapshotRow | null> {
  const row = await db
    .selectFrom('snapshots')
    .selectAll()
    .where('match', '=', match)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
