import { readFileSync } from 'node:fs';
import process from 'node:process';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { registrySource } from '../source.ts';
import { makeFolder } from './support/files.ts';
import { run } from './support/run.ts';

const folder = makeFolder();
const home = process.cwd();
beforeEach(() => process.chdir(folder.path));
afterEach(() => process.chdir(home));
afterAll(() => folder.remove());

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

/** The lines of README that call the program, without their comments. */
const COMMANDS = [...README.matchAll(/^npx bannerfield (.*)$/gm)].map(([, line = '']) =>
  line.replace(/\s+#.*$/, '').split(/\s+/),
);

test('the commands of README work when they are typed in their order', async () => {
  expect(COMMANDS.length).toBeGreaterThanOrEqual(5);
  for (const command of COMMANDS) {
    const { exitCode, out, err } = await run(command, '', { source: registrySource });
    expect([command, exitCode, err]).toEqual([command, 0, '']);
    expect(out).not.toBe('');
    if (command[0] === 'why') expect(out).toMatch(/^Not proved: with /);
  }
});
