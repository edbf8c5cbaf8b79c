import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { GOLDEN, makeFolder } from './support/files.ts';
import { run } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

const BLANK_CLI = fileURLToPath(new URL('support/blank-cli.ts', import.meta.url));
const LAUNCHER = fileURLToPath(new URL('../bin/bannerfield.mjs', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Running {
  readonly child: ChildProcess;
  /** Resolves when stdout holds the text. */
  readonly until: (text: string) => Promise<void>;
  readonly ended: Promise<Ended>;
}

function start(
  args: readonly string[],
  stdio: StdioOptions = 'pipe',
  program = process.execPath,
): Running {
  const child = spawn(program, args, { stdio, cwd: folder.path });
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk: Buffer) => (out += String(chunk)));
  child.stderr?.on('data', (chunk: Buffer) => (err += String(chunk)));
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => {
      resolve({ code, out, err });
    });
  });
  const until = async (text: string): Promise<void> => {
    while (!out.includes(text)) {
      if (child.exitCode !== null) throw new Error(`ended without “${text}”: ${out}${err}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { child, until, ended };
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s saves a real game, which goes on', async (signal) => {
  const file = folder.file(`${signal}.log`);
  const { child, until, ended } = start([
    ...[BLANK_CLI, 'play', '_blank', '--bot', 'random', '--save', file],
  ]);
  await until('> ');
  child.kill(signal);
  const { code, err } = await ended;
  expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
  expect(err).toContain(`Saved in ${file}.`);
  expect(await run(['replay', file])).toMatchObject({ exitCode: 0 });
  const again = start([BLANK_CLI, 'play', '--load', file, '--bot', 'random']);
  await again.until('> ');
  again.child.stdin?.end();
  expect((await again.ended).code).toBe(0);
});

test('a game whose reader has gone is saved', async () => {
  const file = folder.file('pipe.log');
  const { child, until, ended } = start([
    ...[BLANK_CLI, 'play', '_blank', '--bot', 'random', '--save', file],
  ]);
  await until('> ');
  child.stdout?.destroy();
  child.stdin?.write('help\nhelp\nhelp\n');
  const { code, err } = await ended;
  expect([code, err]).toEqual([0, expect.stringContaining(`Saved in ${file}.`)]);
  expect(await run(['replay', file])).toMatchObject({ exitCode: 0 });
});

test('a closed pipe ends a long run quietly', async () => {
  const { child, until, ended } = start([BLANK_CLI, 'perft', '_blank', '--depth', '99']);
  await until('\n');
  child.stdout?.destroy();
  expect(await ended).toMatchObject({ code: 0, err: '' });
});

test('the process ends with the game though its input stays open', async () => {
  const { child, until, ended } = start([BLANK_CLI, 'play', '--load', GOLDEN]);
  await until('(R3.1)');
  expect((await ended).code).toBe(0);
  expect(child.stdin?.destroyed).toBeDefined();
});

test.runIf(existsSync('/dev/full'))('an output that takes nothing is a failed run', async () => {
  const { ended } = start(
    [BLANK_CLI, 'games', '--json'],
    ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  );
  const { code, err } = await ended;
  expect(code).toBe(1);
  expect(err).toMatch(/^error: the output cannot be written: [^\n]+\n$/);
});

test.runIf(existsSync('/dev/full'))('a game whose output takes nothing is saved', async () => {
  const file = folder.file('full.log');
  const { child, ended } = start(
    [BLANK_CLI, 'play', '_blank', '--bot', 'random', '--save', file],
    ['pipe', openSync('/dev/full', 'w'), 'pipe'],
  );
  const { code, err } = await ended;
  child.stdin?.end();
  expect(code).toBe(1);
  expect(err).toMatch(/^error: the output cannot be written: [^\n]+\n\nSaved in /);
  expect(await run(['replay', file])).toMatchObject({ exitCode: 0 });
});

test('a file that is a pipe can be read', async () => {
  const shell = `cat '${GOLDEN}' | '${process.execPath}' '${BLANK_CLI}' replay /dev/stdin --json`;
  const { code, out } = await start(['-c', shell], 'pipe', '/bin/sh').ended;
  expect([code, out]).toEqual([0, expect.stringContaining('"entries":22')]);
});

/** Makes the launcher believe that it runs on a Node of long ago. */
const OLD = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process.versions, 'node', { value: '18.0.0' })",
)}`;

test('an old Node starts the command again on the one that npm has installed', async () => {
  const { code, out } = await start(['--import', OLD, LAUNCHER, '--version']).ended;
  expect([code, out]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  const wrong = await start(['--import', OLD, LAUNCHER, 'replay', 'missing']).ended;
  expect(wrong).toMatchObject({
    code: 2,
    out: '',
    err: 'error: missing: there is no such file or folder\n',
  });
});

test('without a terminal the launcher prints the help and is wrong use', async () => {
  const { code, out, err } = await start([LAUNCHER], ['ignore', 'pipe', 'pipe']).ended;
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('Usage: bannerfield');
});
