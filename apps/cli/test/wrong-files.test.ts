import { execFileSync } from 'node:child_process';
import { symlinkSync, unlinkSync } from 'node:fs';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { WRONG_LOGS } from './data/wrong-logs.ts';
import { complaint } from './support/complaint.ts';
import { GOLDEN, GOLDEN_TEXT, makeFolder } from './support/files.ts';
import { documentOf, run } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

const READERS: readonly (readonly [string, (file: string) => string[]])[] = [
  ['replay', (file) => ['replay', file]],
  ['replay --json', (file) => ['replay', file, '--json']],
  ['analyse', (file) => ['analyse', file]],
  ['show', (file) => ['show', file]],
  ['legal', (file) => ['legal', file, '--seat', '0']],
  ['why', (file) => ['why', file, 'c1', '--seat', '0']],
  ['show --state', (file) => ['show', '--state', file, '--game', '_blank']],
  ['play --load', (file) => ['play', '--load', file]],
];

test.each(READERS)('%s refuses what is no file of ours', async (_, command) => {
  const missing = folder.file('missing');
  const empty = folder.file('empty', '');
  const binary = folder.file('binary', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255]));
  const zeros = folder.file('zeros', 'bannerfield-log 1\n\0\0');
  const huge = folder.file('huge', new Uint8Array(16 * 1024 * 1024 + 1).fill(0x31));
  const loop = folder.file('loop');
  symlinkSync(loop, loop);
  expect(await complaint(command(missing))).toBe(`${missing}: there is no such file or folder`);
  expect(await complaint(command(folder.path))).toBe(
    `${folder.path}: this is a folder, not a file`,
  );
  expect(await complaint(command(empty))).toBe(`${empty}: the file is empty`);
  expect(await complaint(command(binary))).toBe(`${binary}: this is not a text file`);
  expect(await complaint(command(zeros))).toBe(`${zeros}: this is not a text file`);
  expect(await complaint(command(huge))).toBe(
    `${huge}: this is larger than 16 MB, so no game of ours`,
  );
  expect(await complaint(command(`${empty}/x`))).toBe(
    `${empty}/x: part of the path is a file, not a folder`,
  );
  expect(await complaint(command(loop))).toBe(`${loop}: its links lead round in a circle`);
  expect(await complaint(command('x'.repeat(5000)))).toMatch(/: the name is too long$/);
  expect(await complaint(command(''))).toBe('“” is not the name of a file');
  expect(await complaint(command('a\0b'))).toMatch(/is not the name of a file$/);
  unlinkSync(loop);
});

test.skipIf(process.platform === 'win32').each(READERS)(
  '%s does not wait for a pipe that nobody writes to',
  async (name, command) => {
    const pipe = folder.file(`pipe of ${name}`);
    execFileSync('mkfifo', [pipe]);
    expect(await complaint(command(pipe))).toBe(`${pipe}: this is a pipe or a device, not a file`);
    expect(await complaint(command('/dev/null'))).toBe(
      '/dev/null: this is a pipe or a device, not a file',
    );
  },
);

test.each(WRONG_LOGS)('a log with %s is refused at its line', async (_, text, sentence) => {
  expect(text).not.toBe(GOLDEN_TEXT);
  const file = folder.file('wrong.log', text);
  expect(await complaint(['replay', file, '--json'])).toBe(`${file}, ${sentence}`);
});

test.each(WRONG_LOGS)('a log with %s is refused in German, too', async (_, text, sentence) => {
  const file = folder.file('wrong.log', text);
  const [, line = '', field = '', message = ''] =
    /^line (\d+), ([^:]+): (.*)$/.exec(sentence) ?? [];
  const told = await complaint(['play', '--load', file, '--language', 'de']);
  expect(told).toContain(`${file}, Zeile ${line}, ${field}: `);
  expect(told).not.toContain(message);
});

test('what a file or an argument holds cannot break the line or drive the terminal', async () => {
  const file = folder.file('escape.log', GOLDEN_TEXT.replace('+12', '\u001b[2J'));
  expect(await complaint(['replay', file])).toBe(
    `${file}, line 7, move: “ [2J” is not a move of _blank`,
  );
  expect(await complaint(['perft', 'a\nb\u001b[2J', '--depth', '1'])).toBe(
    'there is no game “a b [2J”; there are _blank',
  );
  expect(await complaint(['a\nb'])).toBe("unknown command 'a b'");
  expect(await complaint(['perft', '_blank', '--depth', '1', '--options', '{"a\\nb":1}'])).toBe(
    '--options, options["a\\nb"]: there is no such option; there are target',
  );
});

test('line ends of another system and a missing last one do no harm', async () => {
  const expected = documentOf(await run(['replay', GOLDEN, '--json']));
  for (const text of [
    GOLDEN_TEXT.replaceAll('\n', '\r\n'),
    GOLDEN_TEXT.trimEnd(),
    `\ufeff${GOLDEN_TEXT}`,
  ]) {
    const file = folder.file('ends.log', text);
    expect(documentOf(await run(['replay', file, '--json']))).toEqual(expected);
  }
});
