import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { below } from './help-text.ts';
import type { Io } from './io.ts';

const HELP =
  'Which database is meant, DATABASE_URL says (postgres://…), or DATA: the folder of the SQLite file, ' +
  'data if it is not set. docs/server.md has all settings.';

/** `backup`, `restore`, `migrate` and `doctor`: a program of the server's, which knows its database. */
export function addKeeping(program: Command, io: Io, ended: (exitCode: number) => void): void {
  const run = (...args: string[]): void => {
    const keep = fileURLToPath(new URL('../server/keep.ts', import.meta.url));
    const { status } = spawnSync(process.execPath, [keep, ...args], { stdio: 'inherit' });
    ended(status ?? 1);
  };
  const add = (words: string, description: string): Command =>
    program.command(words).description(description).addHelpText('after', below(io, HELP));
  const file = 'lines of JSON, gzipped, the same for SQLite and PostgreSQL';
  add('backup', 'write all matches of a server into a file, while it goes on')
    .argument('<file>', file)
    .action((name: string) => run('backup', name));
  add('restore', 'put a backup into an empty database, all of it or nothing')
    .argument('<file>', file)
    .action((name: string) => run('restore', name));
  add('migrate', 'bring the tables of a server up to date').action(() => run('migrate'));
  add(
    'doctor',
    'say whether a server can run here, and whether all that it stored still follows',
  ).action(() => run('doctor'));
}
