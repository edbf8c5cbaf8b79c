import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { backUp, BackupError, KEPT_TABLES, restore } from '../keeping/backup.ts';
import { openStore, type Opened } from '../store/open.ts';
import type { EntryRow } from '../store/tables.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { temporaryFile } from './support/server.ts';

let postgres: TestPostgres | null = null;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres?.stop();
});

const silent = (): void => undefined;

async function open(place = temporaryFile()): Promise<Opened & { readonly place: string }> {
  const store = await openStore(place);
  onTestFinished(() => store.close());
  return { ...store, place };
}

const ENTRY: EntryRow = {
  match: '',
  sequence: 0,
  kind: 'move',
  by: 1,
  body: 'p “Ä” \n 1',
  action: null,
  hash: 'abc',
  told: '[]',
  number0: 1,
  number1: 2,
  number2: 3,
  view_hash: null,
  at: 1_764_540_000_000,
};

/** Three matches of 700 entries each: more than are read at once. */
async function fill({ db }: Opened): Promise<void> {
  await db.insertInto('heartbeats').values({ id: 1, at: 77 }).execute();
  await db.insertInto('outages').values({ from_at: 3, to_at: 4 }).execute();
  for (const match of ['one', 'three', 'two']) {
    const opened = { game: 'battle-line', rules_version: 1, options: '{}', edition: null };
    const secrets = { secret: 's', commitment: 'c', invitation: 'i', opened_at: 5 };
    await db
      .insertInto('matches')
      .values({ id: match, clock: null, ...opened, ...secrets })
      .execute();
    const seat = { match, seat: 1, name: 'Ann', token: 't', taken_at: 9, bot: null, secret: null };
    await db.insertInto('seats').values(seat).execute();
    const rows = Array.from({ length: 700 }, (_, sequence) => ({ ...ENTRY, match, sequence }));
    await db.insertInto('entries').values(rows).execute();
  }
}

async function allOf({ db }: Opened): Promise<object> {
  return {
    heartbeats: await db.selectFrom('heartbeats').selectAll().execute(),
    outages: await db.selectFrom('outages').selectAll().execute(),
    matches: await db.selectFrom('matches').selectAll().orderBy('id').execute(),
    seats: await db.selectFrom('seats').selectAll().orderBy('match').execute(),
    entries: await db
      .selectFrom('entries')
      .selectAll()
      .orderBy('match')
      .orderBy('sequence')
      .execute(),
  };
}

test('a backup of SQLite is put back whole, into SQLite and PostgreSQL, and from there again', async () => {
  const from = await open();
  await fill(from);
  const file = `${from.place}.backup`;
  const told: number[] = [];
  expect(await backUp(from.db, from.place, file, (rows) => told.push(rows))).toBe(2108);
  expect(told).toEqual([500, 1000, 1500, 2000]);
  const places = [temporaryFile(), ...(postgres === null ? [] : [await postgres.makeDatabase()])];
  for (const place of places) {
    const into = await open(place);
    expect(await restore(into.db, file, silent)).toBe(2108);
    expect(await allOf(into)).toEqual(await allOf(from));
    const again = `${from.place}.again`;
    await backUp(into.db, place, again, silent);
    expect(gunzipSync(readFileSync(again))).toEqual(gunzipSync(readFileSync(file)));
  }
});

test('what is stored while a backup is written is not in it by halves', async () => {
  const from = await open();
  await fill(from);
  const other = await open(from.place);
  const file = `${from.place}.backup`;
  let isAdded = false;
  const adding: Promise<unknown>[] = [];
  await backUp(from.db, from.place, file, () => {
    if (isAdded) return;
    isAdded = true;
    adding.push(
      other.db
        .insertInto('entries')
        .values({ ...ENTRY, match: 'two', sequence: 700 })
        .execute(),
    );
  });
  await Promise.all(adding);
  expect(adding).toHaveLength(1);
  const into = await open();
  expect(await restore(into.db, file, silent)).toBe(2108);
});

test('a backup that is cut off, changed or none is refused, and nothing of it is stored', async () => {
  const from = await open();
  await fill(from);
  const file = `${from.place}.backup`;
  await backUp(from.db, from.place, file, silent);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const change = (changed: readonly string[]): Buffer => gzipSync(`${changed.join('\n')}\n`);
  const bad: readonly (readonly [string | Buffer, RegExp])[] = [
    [readFileSync(file).subarray(0, -200), /unexpected end of file|cut off/],
    [change(lines.slice(0, -1)), /cut off after line 2109/],
    [change(lines.toSpliced(900, 1)), /line 2109: 2108 rows are said, 2107 found/],
    [change([...lines, lines[1] ?? '']), /line 2111: something follows the end/],
    [change(lines.with(4, '{"table":"users","row":{}}')), /line 5: this is no row/],
    [
      change(lines.with(0, '{"bannerfield":"backup","version":9}')),
      /line 1: a backup of version 9/,
    ],
    [change(['{}']), /line 1: this is no backup/],
    ['not gzip', /incorrect header/],
  ];
  for (const [content, reason] of bad) {
    writeFileSync(file, content);
    const into = await open();
    const error: unknown = await restore(into.db, file, silent).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(BackupError);
    expect(String(error)).toMatch(reason);
    expect(await allOf(into)).toEqual({
      heartbeats: [],
      outages: [],
      matches: [],
      seats: [],
      entries: [],
    });
  }
});

test('nothing is put into a database in use', async () => {
  const from = await open();
  await fill(from);
  const file = `${from.place}.backup`;
  await backUp(from.db, from.place, file, silent);
  await expect(restore(from.db, file, silent)).rejects.toThrow('restore into an empty one');
});

test('no table is forgotten', async () => {
  const { db } = await open();
  const { rows } = await sql<{
    name: string;
  }>`select name from sqlite_master where type = 'table'`.execute(db);
  const tables = rows.map(({ name }) => name).filter((name) => !/^(sqlite_|kysely_)/.test(name));
  expect(tables.sort()).toEqual([...Object.keys(KEPT_TABLES), 'snapshots'].sort());
});
