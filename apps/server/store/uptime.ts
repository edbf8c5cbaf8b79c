import type { Outage } from '../match/clocks.ts';
import type { Db } from './tables.ts';

const HEARTBEAT = 1;

/**
 * Shows that a server runs. If none has for longer than `longestMs`, that time is put on record:
 * from the last heartbeat to this one.
 */
export async function beat(db: Db, now: number, longestMs: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const last = await transaction
      .selectFrom('heartbeats')
      .select('at')
      .where('id', '=', HEARTBEAT)
      .executeTakeFirst();
    if (last !== undefined && now - last.at > longestMs) {
      await transaction
        .insertInto('outages')
        .values({ from_at: last.at, to_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await transaction
      .insertInto('heartbeats')
      .values({ id: HEARTBEAT, at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
      .execute();
  });
}

/** Times in which no server ran that ended after `at`, in their order. */
export async function outagesAfter(db: Db, at: number): Promise<Outage[]> {
  const rows = await db
    .selectFrom('outages')
    .selectAll()
    .where('to_at', '>', at)
    .orderBy('to_at')
    .execute();
  return rows.map(({ from_at: from, to_at: to }) => ({ from, to }));
}
