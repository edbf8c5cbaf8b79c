import { expect, onTestFinished, test } from 'vitest';
import { openStore, type Opened } from '../store/open.ts';
import type { EntryRow } from '../store/tables.ts';
import { makeWriter } from '../store/writer.ts';
import { temporaryFile } from './support/server.ts';

function row(match: string, sequence: number, action: string | null = null): EntryRow {
  return {
    match,
    sequence,
    kind: 'move',
    by: 0,
    body: 'pass',
    action,
    hash: '',
    told: '[]',
    number0: 0,
    number1: 0,
    number2: 0,
    view_hash: null,
    at: 0,
  };
}

async function open(): Promise<Opened> {
  const store = await openStore(temporaryFile());
  onTestFinished(() => store.close());
  return store;
}

async function storedIn({ db }: Opened): Promise<string[]> {
  const rows = await db.selectFrom('entries').selectAll().orderBy('match').execute();
  return rows.map(({ match, sequence, at }) => `${match} ${String(sequence)} ${String(at)}`).sort();
}

test('an entry whose place or action is taken is not stored, and those of other matches are', async () => {
  const store = await open();
  const writer = makeWriter(store, 1, () => undefined);
  expect(await writer.append([row('a', 0, 'first')])).toBe(true);
  const answers = await Promise.all([
    writer.append([row('a', 0, 'other')]),
    writer.append([row('a', 1, 'first')]),
    writer.append([row('a', 2, null)]),
    writer.append([row('b', 0, 'first'), row('b', 1, null)]),
    writer.append([row('b', 1, null)]),
    ...Array.from({ length: 3000 }, (_, n) => writer.append([row(`many-${String(n)}`, 0, null)])),
  ]);
  expect(answers.slice(0, 5)).toEqual([false, false, true, true, false]);
  expect(answers.slice(5)).toEqual(Array.from({ length: 3000 }, () => true));
  const { count } = await store.db
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(3004);
});

test('lessons A2: of entries that follow each other all are stored, or none', async () => {
  const store = await open();
  const writer = makeWriter(store, 1, () => undefined);
  const other = makeWriter(store, 1, () => undefined);
  expect(await other.append([row('a', 9)])).toBe(true);
  const late = { ...row('a', 9), at: 1 };
  expect(await writer.append([late, { ...row('a', 10), at: 1 }])).toBe(false);
  expect(await writer.append([{ ...row('b', 8), at: 1 }, row('b', 9)])).toBe(true);
  expect(await storedIn(store)).toEqual(['a 9 0', 'b 8 1', 'b 9 0']);
});

test('a snapshot that cannot be stored takes no entry with it, and is reported', async () => {
  const store = await open();
  const errors: unknown[] = [];
  const writer = makeWriter(store, 1, (error) => errors.push(error));
  await store.db.schema.dropTable('snapshots').execute();
  writer.snapshot({ match: 'a', sequence: 50, position: '{}' });
  expect(await writer.append([row('a', 0)])).toBe(true);
  await writer.idle();
  expect(String(errors)).toContain('no such table: snapshots');
  expect(await storedIn(store)).toEqual(['a 0 0']);
});

test('lessons A2: of two that are given at once for one place only the first is told that it is stored', async () => {
  const store = await open();
  const writer = makeWriter(store, 1, () => undefined);
  const answers = await Promise.all([
    writer.append([row('a', 0)]),
    writer.append([{ ...row('a', 0), at: 1 }, row('a', 1)]),
    writer.append([row('b', 0)]),
  ]);
  expect(answers).toEqual([true, false, true]);
  expect(await storedIn(store)).toEqual(['a 0 0', 'b 0 0']);
});
