import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/steps.ts';
import { plant } from './plant.ts';

function run(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
}

const launcher = readFileSync(path.join(ROOT, 'tools/run.mjs'), 'utf8');

/** The launcher on a Node that says it is of this version. */
function runAs(version: string, root: string) {
  const pretend = `Object.defineProperty(process, 'version', { value: 'v${version}' });
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  const url = `data:text/javascript,${encodeURIComponent(pretend)}`;
  return run('--import', url, path.join(root, 'tools/run.mjs'), path.join(root, 'hello.ts'), 'you');
}

const HELLO = "console.log('hello ' + process.argv.slice(2).join(), process.argv[1]);";

test('a file is run with its words, as if Node ran it itself', () => {
  const root = plant({ 'tools/run.mjs': launcher, 'hello.ts': HELLO });
  const { stdout } = run(path.join(root, 'tools/run.mjs'), path.join(root, 'hello.ts'), 'a', '-b');
  expect(stdout).toBe(`hello a,-b ${path.join(root, 'hello.ts')}\n`);
});

test('an old Node says what is needed where npm has brought no other', () => {
  const root = plant({ 'tools/run.mjs': launcher, 'hello.ts': HELLO });
  const { stdout, stderr, status } = runAs('20.20.2', root);
  expect([stdout, status]).toEqual(['', 1]);
  expect(stderr).toBe(
    'Node 24 or newer is needed, and this is v20.20.2. ' +
      'npm ci brings one where it can; else install it from nodejs.org.\n',
  );
});

test.skipIf(process.platform === 'win32')('an old Node starts the one that npm has brought', () => {
  const own = `#!${process.execPath}\nconsole.log('own', process.argv.slice(2).join());`;
  const root = plant({
    'tools/run.mjs': launcher,
    'hello.ts': HELLO,
    'node_modules/.bin/node': own,
  });
  spawnSync('chmod', ['+x', path.join(root, 'node_modules/.bin/node')]);
  const { stdout } = runAs('20.20.2', root);
  expect(stdout).toContain(`own ${path.join(root, 'tools/run.mjs')},`);
});

test('a Node that still warns of stripped types is told not to', () => {
  const root = plant({
    'tools/run.mjs': launcher,
    'hello.ts': 'console.log(process.execArgv.join(), process.env.NODE_OPTIONS);',
  });
  const flag = '--disable-warning=ExperimentalWarning';
  expect(runAs('24.0.0', root).stdout).toContain(`${flag} ${flag}`);
  expect(runAs('24.3.0', root).stdout).not.toContain(flag);
});

test('every script that runs one of our tools does so by the launcher', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const bare = Object.values(scripts).filter((script) =>
    /^node (tools|bench)\/\S+\.ts/.test(script),
  );
  expect(bare).toEqual([]);
});

test.for([
  ['tools/test.ts', '--help', 0],
  ['tools/test.ts', '--wrong', 2],
  ['tools/test.ts', '--full=5', 2],
  ['tools/new-game.ts', '--help', 2],
  ['tools/turned-round.ts', '--help', 2],
  ['tools/turned-round.ts', 'chess', 2],
  ['tools/mutation.ts', '--help', 2],
] as const)('%s %s answers in a sentence', ([tool, word, code]) => {
  const { stdout, stderr, status } = run(tool, word);
  expect(status).toBe(code);
  expect(stdout + stderr).toMatch(/^\S.*\n/);
  expect(stdout + stderr).not.toMatch(/^\s+at /m);
});
