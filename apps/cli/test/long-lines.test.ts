import { afterAll, expect, test } from 'vitest';
import { explain } from '../errors.ts';
import { registrySource } from '../source.ts';
import { cutQuotes } from '../text.ts';
import { GOLDEN_TEXT, makeFolder } from './support/files.ts';
import { run } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

/** Less than the largest file that is read. */
const HUGE = 15_000_000;
/** Less than the longest line that is read. */
const LONG = 900_000;

function army(text: string): string {
  return `army fantasy-dice-battles\n${text}\n`;
}
const [HEAD = '', GAME = '', RULES = '', ...MORE] = GOLDEN_TEXT.split('\n');
const readers: readonly (readonly [string, string[]])[] = [
  ['replay', ['replay']],
  ['play', ['play', '--load']],
  ['show', ['show', '--state']],
  ['show of a game', ['show', '--game', 'battle-line', '--state']],
  ['edition', ['edition', 'check']],
  ['army', ['army', 'check']],
];

test.each<[string, (long: string) => string]>([
  ['a first line', (long) => long],
  ['a game', (long) => [HEAD, `game ${long}`, RULES, ...MORE].join('\n')],
  ['rules', (long) => [HEAD, GAME, `rules ${long}`, ...MORE].join('\n')],
  ['a move', (long) => GOLDEN_TEXT.replace('+12', long)],
  ['a series', (long) => `bannerfield-series 1\nlength 3\n${long}\n`],
  ['an army', army],
  ['an army of quotes', (long) => army(long.replaceAll('xx', '”“'))],
  ['an army of blanks', (long) => army(`${long.replaceAll('x', ' ')}x`)],
  ['JSON', (long) => JSON.stringify({ game: long, rulesVersion: 1, state: {} })],
])('%s of a long line is refused in one line by whatever reads it', async (_, make) => {
  const file = folder.file('long', make('x'.repeat(LONG)));
  for (const [reader, command] of readers) await refuses(reader, [...command, file]);
});

test.each(readers)('%s refuses a line without end, and says which', async (reader, command) => {
  const file = folder.file('huge', `${HEAD}\n${'x'.repeat(HUGE)}\n`);
  expect(await refuses(reader, [...command, file])).toContain(
    'line 2: this line has more than a million letters',
  );
});

async function refuses(reader: string, args: readonly string[]): Promise<string> {
  const { exitCode, out, err } = await run(args, '', { source: registrySource });
  expect([exitCode, out], `${reader}: ${err.slice(0, 200)}`).toEqual([2, '']);
  expect(err, reader).toMatch(/^error: [^\n]{1,20100}\n$/);
  expect(err, reader).not.toContain('went wrong');
  return err;
}

test('what a sentence quotes is cut, however long it is', () => {
  expect(cutQuotes(`“${'x'.repeat(HUGE)}” is no move`)).toBe(`“${'x'.repeat(60)}…” is no move`);
  const { sentence } = explain(new Error('x'.repeat(HUGE)));
  expect(sentence.length).toBeLessThan(20_100);
  expect(explain(new Error('\n'.repeat(HUGE / 9))).sentence.length).toBeLessThan(20_100);
});

test('an answer without end is answered, not a crash', async () => {
  const answers = ['x'.repeat(HUGE), `? ${'x'.repeat(HUGE)}`, ' '.repeat(HUGE), 'quit'];
  const { exitCode, out, err } = await run(
    ['play', '_blank', '--bot', 'random', '--save', folder.file('played.log')],
    answers.join('\n'),
  );
  expect([exitCode, err]).toEqual([0, '']);
  expect(out).toContain('…');
});
