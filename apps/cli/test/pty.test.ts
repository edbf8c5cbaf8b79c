import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './support/files.ts';
import { plain, run } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

const BLANK_CLI = fileURLToPath(new URL('support/blank-cli.ts', import.meta.url));
const LAUNCHER = fileURLToPath(new URL('../bin/bannerfield.mjs', import.meta.url));

/** `script` of util-linux gives a real terminal, `bash` one with job control. */
const hasPty = ['script', 'bash'].every(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);

/** A shell in a terminal of its own. */
interface Terminal {
  readonly child: ChildProcess;
  type(text: string): void;
  /** Resolves when what was printed since the last call matches. */
  until(pattern: RegExp): Promise<string>;
}

function openTerminal(): Terminal {
  const child = spawn(
    'script',
    ['-qec', 'PS1=shell: exec bash --norc --noprofile -i', '/dev/null'],
    {
      cwd: folder.path,
      env: { ...process.env, TERM: 'xterm' },
    },
  );
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += String(chunk)));
  return {
    child,
    type: (text) => child.stdin.write(text),
    until: async (pattern) => {
      for (;;) {
        // A shell says more to its terminal than we do, as that pasted text is to be marked.
        if (pattern.test(plain(out.replaceAll('\u001b[?', '\u001b[')))) {
          const seen = out;
          out = '';
          return seen;
        }
        if (child.exitCode !== null) throw new Error(`ended without ${String(pattern)}: ${out}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

/** Makes the launcher believe that it runs on a Node of long ago. */
const OLD = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process.versions, 'node', { value: '18.0.0' })",
)}`;

/** Whoever waits in vain ends then, in the full run too; nothing here is judged by its time. */
const LONGEST_MS = 90_000;

const WAYS: readonly (readonly [string, (file: string) => string[]])[] = [
  ['by itself', (file) => [BLANK_CLI, 'play', '_blank', '--bot', 'random', '--save', file]],
  [
    'by the launcher of an old Node',
    (file) => [
      ...['--import', OLD, LAUNCHER, 'play', 'battle-line', '--bot', 'random', '--save', file],
    ],
  ],
];

function commandOf(words: readonly string[]): string {
  return [process.execPath, ...words].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
}

test.runIf(hasPty).each(WAYS)(
  'a game started %s is saved when its window is closed',
  async (way, args) => {
    const file = folder.file(`${way}-closed.log`);
    const terminal = openTerminal();
    await terminal.until(/shell:$/);
    terminal.type(`${commandOf(args(file))} 2>err.txt\n`);
    await terminal.until(/\n> $/);
    terminal.child.kill('SIGKILL');
    while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 20));
    if (way === 'by itself') expect((await run(['replay', file])).exitCode).toBe(0);
  },
  LONGEST_MS,
);

/** Outlives the closed window, and writes down how its program ended. */
const WATCHER = `
process.on('SIGHUP', () => undefined);
const { spawn } = require('node:child_process');
const [file, ...command] = process.argv.slice(1);
spawn(command[0], command.slice(1), { stdio: 'inherit' }).on('exit', (code, signal) => {
  require('node:fs').writeFileSync(file, String(signal ?? code));
  process.kill(process.pid, 'SIGKILL');
});`;

test.runIf(hasPty).each(WAYS)(
  'a game started %s ends cleanly when its window is closed',
  async (way, args) => {
    const how = folder.file(`${way}-how.txt`);
    const terminal = openTerminal();
    await terminal.until(/shell:$/);
    const watcher = commandOf(['-e', WATCHER.replaceAll('\n', ' '), how]);
    terminal.type(`${watcher} ${commandOf(args(folder.file(`${way}-clean.log`)))}\n`);
    await terminal.until(/\n> $/);
    terminal.child.kill('SIGKILL');
    while (!existsSync(how) || readFileSync(how, 'utf8') === '') {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(['0', 'SIGHUP']).toContain(readFileSync(how, 'utf8'));
  },
  LONGEST_MS,
);

test.runIf(hasPty).each(WAYS)(
  'a game started %s is stopped by Ctrl-Z and goes on',
  async (way, args) => {
    const file = folder.file(`${way}-stopped.log`);
    const terminal = openTerminal();
    await terminal.until(/shell:$/);
    terminal.type(`${commandOf(args(file))}\n`);
    await terminal.until(/\n> $/);
    terminal.type('\u001a');
    await terminal.until(/Stopped[^]*shell:$/);
    terminal.type('echo a$((1+1))b\n');
    await terminal.until(/a2b\r\n/);
    terminal.type('fg\n');
    // The board is drawn again, and the keys work as before.
    expect(await terminal.until(/\(\? [^]*> $/)).toContain('\u001b[2J');
    terminal.type('help\n');
    await terminal.until(/save \[FILE\][^]*> $/);
    terminal.type('\u0003');
    await terminal.until(/Saved in [^]*shell:$/);
    terminal.type('echo code $?; exit\n');
    await terminal.until(/code 130\r\n/);
  },
  LONGEST_MS,
);

test.runIf(hasPty)(
  'where no shell could bring it back, Ctrl-Z changes nothing',
  async () => {
    const file = folder.file('alone.log');
    const [, args] = WAYS[0] ?? [];
    const child = spawn('script', ['-qec', `exec ${commandOf(args?.(file) ?? [])}`, '/dev/null'], {
      env: { ...process.env, TERM: 'xterm' },
    });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => (out += String(chunk)));
    const until = async (pattern: RegExp): Promise<void> => {
      while (!pattern.test(plain(out))) await new Promise((resolve) => setTimeout(resolve, 20));
      out = '';
    };
    await until(/\n> $/);
    child.stdin.write('\u001a');
    await until(/\(\? [^]*> $/);
    child.stdin.write('quit\n');
    await until(/\] $/);
    child.stdin.write('\n');
    await until(/Saved in /);
  },
  LONGEST_MS,
);
