import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { ChangedElsewhere, makeKeeper } from '../src/keep/games.ts';
import { isBroken, type GameRecord } from '../src/keep/record.ts';
import { beginGame } from '../src/play/begin.ts';
import { openGame } from '../src/play/open-game.ts';
import { ANN, battleLine, BOT, defaults, sitAnew } from './support/game.ts';

const keeper = makeKeeper();

beforeEach(async () => {
  for (const { id } of await keeper.list()) await keeper.remove(id);
});

async function begin(): Promise<GameRecord> {
  const parts = await battleLine();
  return beginGame(parts, { options: defaults(parts), players: [ANN, BOT], length: 1 }, keeper);
}

test('a record comes back as it was written', async () => {
  const record = await begin();
  expect(await keeper.read(record.id)).toEqual(record);
  expect(await makeKeeper().read(record.id)).toEqual(record);
  expect(await keeper.read('nothing')).toBeNull();
});

test('the list begins with what was changed last', async () => {
  const [first, second] = [await begin(), await begin()];
  await keeper.write({ ...first, revision: 2, changed: first.changed + 1000 });
  expect((await keeper.list()).map(({ id }) => id)).toEqual([first.id, second.id]);
  await keeper.remove(first.id);
  expect((await keeper.list()).map(({ id }) => id)).toEqual([second.id]);
});

test('a revision that does not follow is refused, and the stored one stays', async () => {
  const record = await begin();
  await keeper.write({ ...record, revision: 2, log: 'second' });
  for (const revision of [1, 2, 4]) {
    await expect(keeper.write({ ...record, revision })).rejects.toThrow(ChangedElsewhere);
  }
  expect(await keeper.read(record.id)).toMatchObject({ revision: 2, log: 'second' });
});

test.for([
  ['nothing', null],
  ['another thing', 'a text'],
  ['an old shape', { format: 0 }],
  ['no log', { log: undefined }],
  ['a log that is none', { log: 7 }],
  ['one player', { players: [ANN] }],
  ['an unknown bot', { players: [ANN, { kind: 'bot', bot: 'oracle' }] }],
  ['no snapshot', { snapshot: null }],
  ['a revision that no other follows', { revision: NaN }],
  ['a time that is none', { changed: 1e300 }],
  ['a beginning that is none', { begun: NaN }],
  ['a game beyond its series', { series: { id: 'x', index: 3, length: 3, points: [0, 0] } }],
  ['half a series', { series: { id: 'x', index: 0 } }],
  ['a result without a rule', { result: { winner: 0 } }],
  ['a game that is not that of its log', { game: 'battlelore' }],
  ['rules that are not those of its log', { rulesVersion: 2 }],
  ['another name', { id: 'other' }],
])('a broken record is shown as broken, kept, and never overwritten: %s', async ([, change]) => {
  const record = await begin();
  const database = await openDB('bannerfield');
  const value: unknown =
    typeof change === 'object' && change !== null ? { ...record, ...change } : change;
  await database.put('games', value, record.id);
  const read = await keeper.read(record.id);
  expect(read !== null && isBroken(read)).toBe(true);
  expect((await keeper.list()).map(({ id }) => id)).toEqual([record.id]);
  if (value !== null && typeof value === 'object') {
    await keeper.write({ ...record, revision: 9 }).catch(() => undefined);
  }
  expect(await database.get('games', record.id)).toEqual(value);
  database.close();
});

test('a game keeps its log and its position at every move', async () => {
  const { table, match } = await sitAnew([ANN, BOT], keeper);
  await table.start();
  const record = await keeper.read(table.record.id);
  expect(record).toMatchObject({
    snapshot: { at: match.log.entries.length, state: match.state },
    game: 'battle-line',
    rulesVersion: match.game.rulesVersion,
  });
  table.close();
});

test('a stored game is shown as it stands before its log is played through', async () => {
  const { table, match } = await sitAnew([ANN, BOT], keeper);
  await table.start();
  table.close();
  const { id } = table.record;
  const previews: unknown[] = [];
  const opened = await openGame(id, keeper, (preview) => previews.push(preview.table));
  expect(opened.kind).toBe('open');
  expect(previews).toEqual([match.state.table]);
  // A position that is not of this log is not shown, and costs nothing.
  const record = { ...table.record, revision: table.record.revision + 1 };
  await keeper.write({ ...record, snapshot: { at: record.snapshot.at - 1, state: match.state } });
  const again = await openGame(id, keeper, (preview) => previews.push(preview.table));
  expect(again.kind).toBe('open');
  expect(previews).toHaveLength(1);
});

test('a result that is not that of the log is put right when the game is opened', async () => {
  const record = await begin();
  const database = await openDB('bannerfield');
  const result = { winner: 0, rule: 'R7.1', reason: 'envelopment' };
  await database.put('games', { ...record, result }, record.id);
  database.close();
  const opened = await openGame(record.id, keeper);
  expect(opened).toMatchObject({ kind: 'open', game: { record: { result: null, revision: 2 } } });
  expect(await keeper.read(record.id)).toMatchObject({ ...record, result: null, revision: 2 });
  await openGame(record.id, keeper);
  expect(await keeper.read(record.id)).toMatchObject({ revision: 2 });
});
