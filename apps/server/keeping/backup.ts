import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql, type InsertObject, type Transaction } from 'kysely';
import { z } from 'zod';
import { isPostgres } from '../store/open.ts';
import type { Db, Tables } from '../store/tables.ts';

/** What is wrong with a backup or with where it should go, in one sentence. */
export class BackupError extends Error {}

/** All tables but snapshots, which are made anew, and what each is sorted by. */
export const KEPT_TABLES = {
  heartbeats: ['id'],
  outages: ['from_at'],
  matches: ['id'],
  seats: ['match', 'seat'],
  entries: ['match', 'sequence'],
} as const satisfies Partial<Readonly<Record<keyof Tables, readonly string[]>>>;

type Kept = keyof typeof KEPT_TABLES;
const NAMES = Object.keys(KEPT_TABLES) as Kept[];

const VERSION = 1;
const ROWS_AT_ONCE = 500;

const headSchema = z.strictObject({ bannerfield: z.literal('backup'), version: z.int() });
const rowSchema = z.strictObject({
  table: z.enum(NAMES),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
const endSchema = z.strictObject({ rows: z.int() });

/**
 * Writes all that is stored into a file, as it was at one moment, while servers go on: lines of
 * JSON, gzipped, the same for SQLite and PostgreSQL, so that it can be put back into either.
 * @param tell hears how many rows are written.
 */
export async function backUp(
  db: Db,
  place: string,
  file: string,
  tell: (rows: number) => void,
): Promise<number> {
  const unfinished = `${file}.part`;
  let rows = 0;
  try {
    await db.transaction().execute(async (transaction) => {
      await holdStill(place, transaction);
      const lines = async function* (): AsyncGenerator<string> {
        yield line({ bannerfield: 'backup', version: VERSION });
        for await (const [table, row] of allRows(transaction)) {
          yield line({ table, row });
          rows += 1;
          if (rows % ROWS_AT_ONCE === 0) tell(rows);
        }
        yield line({ rows });
      };
      // Its owner's alone: the secrets of the dice lie in it.
      const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
      await pipeline(Readable.from(lines()), createGzip(), target);
    });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return rows;
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/** All that the transaction reads is of one moment; SQLite's always is. */
async function holdStill(place: string, transaction: Transaction<Tables>): Promise<void> {
  if (!isPostgres(place)) return;
  await sql`set transaction isolation level repeatable read read only`.execute(transaction);
}

async function* allRows(
  transaction: Transaction<Tables>,
): AsyncGenerator<readonly [table: Kept, row: Row]> {
  for (const table of NAMES) {
    let rows: Row[] = [];
    do {
      rows = await rowsAfter(transaction, table, rows.at(-1));
      for (const row of rows) yield [table, row];
    } while (rows.length === ROWS_AT_ONCE);
  }
}

type Row = Readonly<Record<string, string | number | null>>;

/** The next rows in the order of the key. @param last the row before; undefined: none. */
function rowsAfter(db: Db, table: Kept, last: Row | undefined): Promise<Row[]> {
  const key = sql.join(KEPT_TABLES[table].map((column) => sql.ref(column)));
  const query = db.selectFrom(table).selectAll().orderBy(key).limit(ROWS_AT_ONCE);
  if (last === undefined) return query.execute();
  const values = sql.join(KEPT_TABLES[table].map((column) => last[column]));
  return query.where(sql<boolean>`(${key}) > (${values})`).execute();
}

/**
 * Puts all of a backup into a database in which there is no match yet: the whole of it, or nothing.
 * @throws BackupError if the file is none, is not whole, or the database is in use.
 */
export async function restore(db: Db, file: string, tell: (rows: number) => void): Promise<number> {
  if ((await db.selectFrom('matches').select('id').limit(1).execute()).length > 0) {
    throw new BackupError('there are matches in this database already: restore into an empty one');
  }
  return db.transaction().execute(async (transaction) => {
    let rows = 0;
    let waiting: { readonly table: Kept; readonly row: Row }[] = [];
    for await (const next of rowsIn(file)) {
      if (waiting.length === ROWS_AT_ONCE || waiting[0]?.table !== next.table) {
        await insert(transaction, waiting);
        waiting = [];
        tell(rows);
      }
      waiting.push(next);
      rows += 1;
    }
    await insert(transaction, waiting);
    return rows;
  });
}

async function insert(
  transaction: Transaction<Tables>,
  rows: readonly { readonly table: Kept; readonly row: Row }[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  // Which columns there are, the database knows best: it refuses any other.
  const values = rows.map(({ row }) => row) as unknown as InsertObject<Tables, Kept>[];
  await transaction.insertInto(first.table).values(values).execute();
}

/** @throws BackupError at the line that is wrong. */
async function* rowsIn(file: string): AsyncGenerator<{ readonly table: Kept; readonly row: Row }> {
  let at = 0;
  let rows = 0;
  let isWhole = false;
  for await (const text of linesOf(file)) {
    at += 1;
    const wrong = (what: string): BackupError =>
      new BackupError(`${file}, line ${String(at)}: ${what}`);
    const value = jsonOf(text);
    if (isWhole) throw wrong('something follows the end');
    if (at === 1) {
      const head = headSchema.safeParse(value).data;
      if (head === undefined) throw wrong('this is no backup of Bannerfield');
      if (head.version !== VERSION) throw wrong(`a backup of version ${String(head.version)}`);
      continue;
    }
    const end = endSchema.safeParse(value).data;
    if (end !== undefined) {
      if (end.rows !== rows) {
        throw wrong(`${String(end.rows)} rows are said, ${String(rows)} found`);
      }
      isWhole = true;
      continue;
    }
    const row = rowSchema.safeParse(value).data;
    if (row === undefined) throw wrong('this is no row of a table');
    rows += 1;
    yield row;
  }
  if (!isWhole) throw new BackupError(`${file}: it is cut off after line ${String(at)}`);
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  try {
    yield* createInterface({ input: text, crlfDelay: Infinity });
    if (text.errored !== null) throw text.errored;
  } catch (error) {
    throw new BackupError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
