import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import process from 'node:process';
import { afterEach, expect, test } from 'vitest';
import { checkWritable, makeFolders, writeNew, writeWhole } from '../save.ts';
import { complaint } from './support/complaint.ts';
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

test('what cannot be written whole leaves nothing behind', () => {
  const inTheWay = folder.file('game.log');
  mkdirSync(inTheWay);
  expect(() => writeWhole(inTheWay, 'new')).toThrow(expect.objectContaining({ path: inTheWay }));
  expect(readdirSync(folder.path)).toEqual(['game.log']);
});

test('a new file is written only where none is, also behind a link that leads nowhere', () => {
  const file = folder.file('game.log');
  writeNew(file, 'first');
  expect(() => writeNew(file, 'second')).toThrow(expect.objectContaining({ code: 'EEXIST' }));
  expect(readFileSync(file, 'utf8')).toBe('first');
  const link = folder.file('link.log');
  symlinkSync('elsewhere.log', link);
  writeNew(link, 'third');
  expect(readFileSync(folder.file('elsewhere.log'), 'utf8')).toBe('third');
  expect(readdirSync(folder.path).sort()).toEqual(['elsewhere.log', 'game.log', 'link.log']);
});

test.skipIf(process.platform === 'win32')('a file keeps its permissions', () => {
  const file = folder.file('game.log', 'old');
  for (const mode of [0o600, 0o640, 0o666]) {
    chmodSync(file, mode);
    writeWhole(file, 'new');
    expect(statSync(file).mode & 0o777).toBe(mode);
  }
});

test('a name that could not be written is known before, and asking leaves nothing behind', () => {
  checkWritable(folder.file('game.log'));
  for (const name of ['no/such/game.log', 'x'.repeat(300)]) {
    expect(() => checkWritable(folder.file(name))).toThrow(
      expect.objectContaining({
        path: name.includes('/') ? folder.file('no/such') : folder.file(name),
      }),
    );
  }
  expect(readdirSync(folder.path)).toEqual([]);
});

test.runIf(existsSync('/proc'))(
  'a folder that is there but takes nothing is not missing',
  async () => {
    const inProc = 'nothing new can be made in this folder';
    expect(await complaint(['play', '_blank', '--save', '/proc/x'])).toBe(`/proc/x: ${inProc}`);
    const bots = ['--bots', 'random,random', '--games', '1', '--seed', '1'];
    expect(await complaint(['simulate', '_blank', ...bots, '--log', '/proc/x'])).toBe(
      `/proc/x: ${inProc}`,
    );
    expect(await complaint(['play', '_blank', '--save', '/no/such/x'])).toBe(
      '/no/such: there is no such folder',
    );
  },
);

test.runIf(existsSync('/proc'))('where no folder can be made is said at once', () => {
  expect(() => makeFolders('/proc/bannerfield/x')).toThrow(
    expect.objectContaining({ path: '/proc/bannerfield/x' }),
  );
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

test('a failure names the folder that is missing', () => {
  const file = folder.file('no/such/game.log');
  expect(() => writeWhole(file, 'x')).toThrow(
    expect.objectContaining({ path: folder.file('no/such'), code: 'NO_FOLDER' }),
  );
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
