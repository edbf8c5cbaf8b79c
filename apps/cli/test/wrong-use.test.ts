import { UnknownGame } from '@bannerfield/games/versions';
import { expect, test } from 'vitest';
import { explain } from '../errors.ts';
import { WRONG_USE } from './data/wrong-use.ts';
import { complaint } from './support/complaint.ts';
import { run } from './support/run.ts';

test.each(WRONG_USE)('%s is refused in one sentence', async (_, args, sentence) => {
  expect(await complaint(args)).toBe(sentence);
});

test('without a command and a terminal the help goes to stderr', async () => {
  const { exitCode, out, err } = await run([]);
  expect([exitCode, out]).toEqual([2, '']);
  expect(err).toContain('Usage: bannerfield');
});

test('help and version are no errors', async () => {
  for (const args of [['--help'], ['play', '--help'], ['--version'], ['why', '-h']]) {
    const { exitCode, out, err } = await run(args);
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).not.toBe('');
  }
});

test('what nobody foresaw is one sentence too, and a failed run', () => {
  expect(explain(new TypeError('x is not\n a function'))).toEqual({
    sentence: 'something went wrong: x is not a function',
    exitCode: 1,
  });
  expect(explain('a text')).toEqual({ sentence: 'something went wrong: a text', exitCode: 1 });
  expect(explain(new UnknownGame('game', 'no such game')).exitCode).toBe(2);
});

test.each<[string, string, number]>([
  ['ENOSPC', '/x: the disk is full', 1],
  ['EACCES', '/x: permission is denied', 2],
  ['EROFS', '/x: this place can only be read', 2],
  ['EXYZ', 'something went wrong: EXYZ: no idea', 1],
])('%s is explained', (code, sentence, exitCode) => {
  const error = Object.assign(new Error(`${code}: no idea`), { code, path: '/x' });
  expect(explain(error)).toEqual({ sentence, exitCode });
});
