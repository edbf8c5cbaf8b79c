import process from 'node:process';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { registrySource } from '../source.ts';
import { pageLines, type Page } from '../text.ts';
import { makeFolder } from './support/files.ts';
import { converse, plain, run } from './support/run.ts';

const folder = makeFolder();
const home = process.cwd();
beforeEach(() => process.chdir(folder.path));
afterEach(() => process.chdir(home));
afterAll(() => folder.remove());

const LONGEST_MS = 60_000;

/** What a player asks on his way, once each, beside the hint that he follows. */
const ASKED = [
  'help',
  '?',
  'why g11@3',
  'why claim@1',
  'why',
  'log',
  'save',
  'x'.repeat(40),
  'undo',
];
/** Behind the game: all that the end offers. */
const AFTER = ['help', 'log', 'replay', '?', '', '99', 'b', 'save', 'q', ''];

/** Lines that may be longer: a command to be copied. */
function isCopied(line: string): boolean {
  return line.includes('npx bannerfield play --load');
}

/** A typed line follows its prompt; a terminal echoes it with codes. */
function shownLines(out: string): string[] {
  return plain(out).replaceAll('\r', '').split('\n');
}

const HINTS = {
  en: /The greedy bot would play ([^\s,]+?)[,.]?\s/g,
  de: /Der gierige Bot würde (\S+) spielen/g,
};

/** Follows the hint to the end. */
async function playByHint(columns: number, language: 'en' | 'de'): Promise<string> {
  const asked = [...ASKED];
  const after = [...AFTER];
  let whole = '';
  const { exitCode, out } = await converse(
    ['play', 'battle-line', '--bot', 'greedy', '--language', language],
    (screen) => {
      const shown = plain(screen);
      whole += shown;
      if (whole.length > 600_000) throw new Error(shown);
      if (!shown.endsWith('> ')) return after.shift() ?? null;
      const next = asked.shift();
      if (next !== undefined) return next;
      const [, move] = [...shown.replaceAll(/\s+/g, ' ').matchAll(HINTS[language])].at(-1) ?? [];
      return move ?? 'hint';
    },
    { source: registrySource, isTerminal: true, columns, rows: 40, env: { TERM: 'xterm' } },
  );
  expect([exitCode, after]).toEqual([0, []]);
  expect(whole).toMatch(/\(R\d+\.\d+\)/);
  return out;
}

test.each([
  [45, 'en'],
  [45, 'de'],
  [80, 'en'],
  [80, 'de'],
] as const)(
  'in a whole game on %i columns, in %s, no line is longer than the terminal',
  async (columns, language) => {
    const out = await playByHint(columns, language);
    const long = shownLines(out).filter((line) => line.length > columns && !isCopied(line));
    expect(long).toEqual([]);
  },
  LONGEST_MS,
);

test.each([45, 80])(
  'reports and lists are no wider than a terminal of %i columns',
  async (columns) => {
    const setting = { source: registrySource, isTerminal: true, columns };
    const log = new URL('../../../games/battle-line/golden/random-1.log', import.meta.url).pathname;
    for (const language of ['en', 'de']) {
      for (const command of [
        ['games'],
        ['simulate', 'battle-line', '--bots', 'random,random', '--games', '2', '--seed', '1'],
        ['why', log, 'claim@8', '--seat', '1', '--at', '60'],
        ['legal', log, '--seat', '0', '--at', '60'],
      ]) {
        const { exitCode, out } = await run([...command, '--language', language], '', setting);
        expect(exitCode).toBe(0);
        const long = shownLines(out).filter((line) => line.length > columns);
        // Options are one JSON text without a blank, to be copied whole.
        expect(long.filter((line) => !line.trim().startsWith('{'))).toEqual([]);
      }
    }
  },
);

test('explanations stand in one column, also where they go on', () => {
  const page: Page = [
    'Head:',
    ['a', 'one two three four five six seven eight'],
    ['long term', 'x'],
  ];
  expect(pageLines(page, 40)).toEqual([
    'Head:',
    '  a          one two three four five six',
    '             seven eight',
    '  long term  x',
  ]);
  expect(pageLines(page, 30)).toEqual([
    'Head:',
    '  a',
    '    one two three four five',
    '    six seven eight',
    '  long term',
    '    x',
  ]);
});
