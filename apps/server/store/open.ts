import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect, type SqliteDatabase } from 'kysely';
import pg from 'pg';
import { localBus, postgresBus, type Bus } from './bus.ts';
import { migrate } from './migrations.ts';
import type { Db, Tables } from './tables.ts';

/** An open database, and how servers that share it hear of each other. */
export interface Opened {
  readonly db: Db;
  readonly bus: Bus;
  /** Whether other servers may use it too. */
  readonly isShared: boolean;
  readonly close: () => Promise<void>;
}

/** PostgreSQL's 64-bit integers, which `pg` gives as text: all of ours are times. */
const INT8 = 20;
const MOST_CONNECTIONS = 10;
/** A SQLite database without a file. */
const MEMORY = ':memory:';

/**
 * @param place the address of a PostgreSQL (`postgres://…`), or the file of a SQLite database.
 */
export async function openStore(place: string): Promise<Opened> {
  const opened = connect(place);
  try {
    await migrate(opened.db);
    await opened.bus.start();
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

export function isPostgres(place: string): boolean {
  return /^postgres(ql)?:/.test(place);
}

/** As it is: nobody is told anything, and tables are not brought up to date. */
export function connect(place: string): Opened {
  return isPostgres(place) ? openPostgres(place) : openSqlite(place);
}

function openSqlite(file: string): Opened {
  if (file !== MEMORY) keepToOwner(file);
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('pragma journal_mode = WAL');
  // The disk has it before anybody is told: with NORMAL a power cut takes the last commits.
  database.exec('pragma synchronous = FULL');
  const dialect = new SqliteDialect({ database: forKysely(database) });
  const db = new Kysely<Tables>({ dialect });
  const bus = localBus();
  return { db, bus, isShared: false, close: () => db.destroy() };
}

/** The secrets of the dice lie in it. SQLite gives the files beside it the same rights. */
function keepToOwner(file: string): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(each)) chmodSync(each, 0o600);
  }
}

/** Node's own SQLite, as Kysely knows SQLite. */
function forKysely(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => {
      database.close();
    },
    prepare: (text) => {
      const statement = database.prepare(text);
      const given = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...given(parameters)),
        run: (parameters) => statement.run(...given(parameters)),
        iterate: (parameters) =>
          statement.iterate(...given(parameters)) as IterableIterator<unknown>,
      };
    },
  };
}

function openPostgres(address: string): Opened {
  pg.types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({ connectionString: address, max: MOST_CONNECTIONS });
  // An idle connection that breaks is taken out of the pool; who needs one gets a new one.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const bus = postgresBus(address);
  const close = async (): Promise<void> => {
    await bus.stop();
    await db.destroy();
  };
  return { db, bus, isShared: true, close };
}
