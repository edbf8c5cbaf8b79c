/**
 * What is done with the database of a server, beside serving it: `bannerfield backup`, `restore`,
 * `migrate` and `doctor` run this. Which database, the settings of the environment say, as for
 * `npm start`.
 */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { backUp, restore } from './keeping/backup.ts';
import { examine, type Finding } from './keeping/doctor.ts';
import { readSettings, SettingError, type Settings } from './settings.ts';
import { connect, isPostgres, openStore } from './store/open.ts';

const USAGE = 'usage: keep.ts backup FILE | restore FILE | migrate | doctor';
const SIGNS: Readonly<Record<Finding['is'], string>> = {
  well: 'ok  ',
  warning: 'note',
  bad: 'BAD ',
};

/** Says how far it is where somebody watches; a line that is written over. */
function tell(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

function clear(): void {
  tell('');
}

function tellRows(rows: number): void {
  tell(`${String(rows)} rows`);
}

async function backUpTo(file: string, { database }: Settings): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} is there already: name another`);
  if (!isPostgres(database) && !existsSync(database)) {
    throw new Error(`there is no ${database}: DATA or DATABASE_URL say which database is meant`);
  }
  const { db, close } = connect(database);
  try {
    const rows = await backUp(db, database, file, tellRows);
    clear();
    console.log(`${String(rows)} rows of ${nameOf(database)} are in ${file}.`);
    return 0;
  } finally {
    await close();
  }
}

async function restoreFrom(file: string, { database }: Settings): Promise<number> {
  const { db, close } = await openStore(database);
  try {
    const rows = await restore(db, file, tellRows);
    clear();
    console.log(`${String(rows)} rows of ${file} are in ${nameOf(database)}.`);
    return 0;
  } finally {
    await close();
  }
}

async function migrateTables({ database }: Settings): Promise<number> {
  const { close } = await openStore(database);
  await close();
  console.log(`${nameOf(database)} is up to date.`);
  return 0;
}

async function callDoctor(settings: Settings): Promise<number> {
  const findings = await examine(settings, (done, total) => {
    tell(`${String(done)} of ${String(total)} matches`);
  });
  clear();
  for (const { is, text } of findings) console.log(`${SIGNS[is]} ${text}`);
  return findings.some(({ is }) => is === 'bad') ? 1 : 0;
}

/** Without the password. */
function nameOf(database: string): string {
  if (!isPostgres(database)) return database;
  const { host, pathname } = new URL(database);
  return `${pathname.slice(1)} at ${host}`;
}

async function main([what, file, ...rest]: readonly string[]): Promise<number> {
  const settings = readSettings(process.env);
  const isAlone = file === undefined;
  if (what === 'backup' && !isAlone && rest.length === 0) return backUpTo(file, settings);
  if (what === 'restore' && !isAlone && rest.length === 0) return restoreFrom(file, settings);
  if (what === 'migrate' && isAlone) return migrateTables(settings);
  if (what === 'doctor' && isAlone) return callDoctor(settings);
  console.error(USAGE);
  return 2;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  clear();
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof SettingError ? 2 : 1;
}
