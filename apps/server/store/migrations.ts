import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Db } from './tables.ts';

/**
 * Every step the tables have taken, by name and in order; the same for SQLite and PostgreSQL.
 * A step that has been released is never changed: what is wrong with it, the next one mends.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-matches': { up: makeMatches },
  '002-time': { up: addTime },
  '003-bots': { up: addBots },
};

async function makeMatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('edition', 'text')
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('invitation', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('seats')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('taken_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('seats_by_match', ['match', 'seat'])
    .execute();
  await makeEntries(db);
  await db.schema
    .createTable('snapshots')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('position', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshots_by_match', ['match', 'sequence'])
    .execute();
}

/** Nobody is `null` twice to a unique index, so entries without an action do not meet in it. */
async function makeEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('by', 'integer')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('action', 'text')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('told', 'text', (column) => column.notNull())
    .addColumn('number0', 'integer', (column) => column.notNull())
    .addColumn('number1', 'integer', (column) => column.notNull())
    .addColumn('number2', 'integer', (column) => column.notNull())
    .addColumn('view_hash', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_by_match', ['match', 'sequence'])
    .addUniqueConstraint('entries_by_action', ['match', 'by', 'action'])
    .execute();
}

async function addTime(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('clock', 'text').execute();
  await db.schema
    .createTable('heartbeats')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('outages')
    .addColumn('from_at', 'bigint', (column) => column.primaryKey())
    .addColumn('to_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function addBots(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column at a time.
  await db.schema.alterTable('seats').addColumn('bot', 'text').execute();
  await db.schema.alterTable('seats').addColumn('secret', 'text').execute();
}

function migratorOf(db: Db): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
  });
}

/** The names of the steps that the tables have not taken yet. */
export async function due(db: Db): Promise<string[]> {
  const steps = await migratorOf(db).getMigrations();
  return steps.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/** Brings the tables up to date. Several servers may do so at once: one does, the others wait. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) {
    throw new Error(`the database cannot be used: ${causeOf(error)}`, { cause: error });
  }
}

/** Some errors of connections have a code and say nothing. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return 'code' in error ? String(error.code) : error.name;
}
