import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { makeXoshiro } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { examine, type Finding } from '../keeping/doctor.ts';
import { readSettings, type Settings } from '../settings.ts';
import { connect } from '../store/open.ts';
import { begin, play, startBare } from './support/bare.ts';
import { temporaryFile } from './support/server.ts';

const USUAL: Settings = readSettings({});

function examined(settings: Partial<Settings>): Promise<Finding[]> {
  return examine({ ...USUAL, ...settings }, () => undefined);
}

/** What is not well. */
async function complaints(settings: Partial<Settings>): Promise<string[]> {
  const findings = await examined(settings);
  return findings.flatMap(({ is, text }) => (is === 'well' ? [] : [`${is}: ${text}`]));
}

/** A database with a match of each of two games, some moves into it. */
async function played(file = temporaryFile()): Promise<string> {
  const bare = await startBare(file);
  for (const game of ['battle-line', 'battlelore']) {
    await play(bare.world, await begin(bare, game), makeXoshiro(3).next, 12);
  }
  await bare.world.writer.idle();
  return file;
}

test('all is well with a server that plays, and the entry that was changed is named', async () => {
  const database = await played();
  const findings = await examined({ database });
  expect(findings.every(({ is }) => is === 'well')).toBe(true);
  expect(findings.map(({ text }) => text)).toContain('2 of 2 matches follow to their end');
  const { db, close } = connect(database);
  const changed = await db
    .updateTable('entries')
    .set({ hash: '0123456789abcdef' })
    .where('sequence', '=', 9)
    .where('match', '=', (from) => from.selectFrom('matches').select('id').orderBy('id').limit(1))
    .executeTakeFirst();
  await close();
  expect(changed.numUpdatedRows).toBe(1n);
  expect(await complaints({ database })).toEqual([
    expect.stringMatching(/^bad: match [\w-]{22}, entry 9: it does not follow$/),
  ]);
});

test('a file that others can read, tables of an older version and no database are said', async () => {
  const database = await played();
  chmodSync(database, 0o644);
  // Opened, a file is its owner's again: whoever looks says what was.
  expect(await complaints({ database })).toEqual([
    expect.stringMatching(/^warning: .* can be read by others/),
  ]);
  const { db, close } = connect(database);
  await db.deleteFrom('kysely_migration' as never).execute();
  await close();
  expect(await complaints({ database })).toEqual([
    expect.stringMatching(/^warning: the tables are of an older version \(001-matches, /),
  ]);
  const nowhere = 'postgres://nobody@127.0.0.1:1/none';
  expect(await complaints({ database: nowhere })).toEqual([
    expect.stringMatching(/^bad: the database does not answer: .*ECONNREFUSED/),
  ]);
});

test.each([
  [{ host: '0.0.0.0' }, ['warning: it is reached over http']],
  [{ host: '0.0.0.0', tls: { cert: 'c', key: 'k' } }, []],
  [{ trustsProxy: true }, ['warning: TRUST_PROXY is on, and ORIGINS names no']],
  [{ trustsProxy: true, origins: ['https://play.example.org'] }, []],
])('who can come, and how, is judged: %o', async (settings, expected) => {
  const said = await complaints({ ...settings, database: temporaryFile() });
  expect(said).toEqual(expected.map((begins) => expect.stringContaining(begins) as string));
});

function keep(env: Record<string, string>, ...args: string[]) {
  const program = path.join(import.meta.dirname, '../keep.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('the program backs up, puts back and looks, and says what was wrong', async () => {
  const folder = path.dirname(temporaryFile());
  await played(path.join(folder, 'bannerfield.sqlite'));
  const other = path.join(folder, 'other');
  const backup = path.join(folder, 'all.backup');
  expect(keep({ DATA: other }, 'backup', backup)).toMatchObject({
    status: 1,
    said: expect.stringContaining('there is no') as string,
  });
  expect(existsSync(other)).toBe(false);
  expect(keep({ DATA: folder }, 'backup', backup)).toMatchObject({ status: 0 });
  expect(keep({ DATA: other }, 'restore', backup)).toMatchObject({ status: 0 });
  const { status, said } = keep({ DATA: other }, 'doctor');
  expect(status).toBe(0);
  expect(said).toContain('ok   2 of 2 matches follow to their end\n');
  expect(keep({}, 'doctor', 'now')).toMatchObject({ status: 2 });
});
