import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import process from 'node:process';
import { afterEach, expect, test } from 'vitest';
import { writeWhole } from '../save.ts';
import { makeFolder, type Folder } from './support/files.ts';

let folder: Folder = makeFolder();
afterEach(() => {
  folder.remove();
  folder = makeFolder();
});

test('a file is written under its name, and nothing else stays behind', () => {
  const file = folder.file('game.log');
  writeWhole(file, 'first');
  writeWhole(file, 'second');
  expect(readFileSync(file, 'utf8')).toBe('second');
  expect(readdirSync(folder.path)).toEqual(['game.log']);
});

test('a file that cannot be written whole stays as it was', () => {
  const file = folder.file('game.log', 'old');
  const inTheWay = folder.file(`.game.log.${String(process.pid)}.tmp/x`);
  mkdirSync(inTheWay, { recursive: true });
  expect(() => writeWhole(file, 'new')).toThrow();
  expect(readFileSync(file, 'utf8')).toBe('old');
});

test('a new file is another one, so that whoever reads the old one reads it to its end', () => {
  const file = folder.file('game.log', 'old');
  const before = statSync(file).ino;
  writeWhole(file, 'new');
  expect(statSync(file).ino).not.toBe(before);
});

test('behind a link the file is replaced, not the link', () => {
  const file = folder.file('game.log', 'old');
  const link = folder.file('link.log');
  symlinkSync(file, link);
  writeWhole(link, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(folder.path).sort()).toEqual(['game.log', 'link.log']);
});

test('a failure names the file that was meant', () => {
  const file = folder.file('no/such/game.log');
  expect(() => writeWhole(file, 'x')).toThrow(expect.objectContaining({ path: file }));
});

test.skipIf(process.platform === 'win32')(
  'a write that stops half-way is an error, and the old file stays',
  () => {
    const file = folder.file('game.log', 'old');
    const code = `
      const { writeWhole } = await import(${JSON.stringify(new URL('../save.ts', import.meta.url).href)});
      try { writeWhole(process.argv[1], 'x'.repeat(100_000)); console.log('written'); }
      catch (error) { console.log(error.code); }`;
    const { stdout } = spawnSync(
      '/bin/sh',
      [
        '-c',
        'ulimit -f 8; exec "$0" --input-type=module -e "$1" "$2"',
        process.execPath,
        code,
        file,
      ],
      { encoding: 'utf8' },
    );
    expect(stdout).toBe('EFBIG\n');
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder.path)).toEqual(['game.log']);
  },
);
