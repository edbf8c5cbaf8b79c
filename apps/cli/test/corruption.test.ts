import { replayDocument } from '@bannerfield/protocol';
import { formatLog, Match, parseLog, type Log } from '@bannerfield/kernel';
import { afterAll, expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { formatSeries } from '../series-file.ts';
import { blank } from './support/blank.ts';
import { GOLDEN_TEXT, makeFolder } from './support/files.ts';
import { documentOf, run } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

const lines = GOLDEN_TEXT.trimEnd().split('\n');
const START_LINE = 5;

/** The line that a refusal names. */
async function refusedAt(text: string): Promise<number> {
  const file = folder.file('changed.log', text);
  const { exitCode, out, err } = await run(['replay', file, '--json']);
  expect([exitCode, out]).toEqual([2, '']);
  const [, line] = /^error: [^\n]+\.log, line (\d+), [^\n:]+: [^\n]+\n$/.exec(err) ?? [];
  if (line === undefined) throw new Error(`names no line: ${err}`);
  return Number(line);
}

/** Changes to one sign of a line: to others of its kind, to a blank, away, and doubled. */
function changesOf(line: string, at: number): string[] {
  const sign = line[at] ?? '';
  const others = /[0-9a-f]/.test(sign) ? ['0', '7', 'a', 'f'] : ['x', '*', '0', '1'];
  const all = [others[at % 4] ?? '', at % 2 === 0 ? ' ' : 'é', '', ...others, sign + sign, '"'];
  return all
    .slice(0, runs(3, all.length))
    .filter((other) => other !== sign)
    .map((other) => line.slice(0, at) + other + line.slice(at + 1))
    .filter((changed) => changed !== line);
}

test.each(lines.map((line, index) => [index + 1, line] as const))(
  'whatever sign of line %i is changed, the log is refused there',
  async (number, line) => {
    for (let at = 0; at < line.length; at++) {
      for (const changed of changesOf(line, at)) {
        const text = [...lines.slice(0, number - 1), changed, ...lines.slice(number)].join('\n');
        const refused = await refusedAt(`${text}\n`);
        // Options that are sound in themselves first show in the hash of the start.
        const allowed = number === 4 ? [4, START_LINE] : [number];
        expect({ changed, allowed, fits: allowed.includes(refused), refused }).toMatchObject({
          fits: true,
        });
      }
    }
  },
);

test('cut after any line, the log is refused at its last line', async () => {
  for (let kept = 1; kept < lines.length; kept++) {
    expect(await refusedAt(`${lines.slice(0, kept).join('\n')}\n`)).toBe(kept);
  }
});

test('cut at any letter, the log is refused at its last line', async () => {
  for (let kept = 1; kept < GOLDEN_TEXT.trimEnd().length; kept++) {
    const text = GOLDEN_TEXT.slice(0, kept);
    const last = text.replace(/\n$/, '').split('\n').length;
    // The last line may already be wrong in itself; no earlier one is.
    expect(await refusedAt(text)).toBe(last);
  }
});

test('a line left out, doubled or swapped is noticed where it stood, or by the count at the end', async () => {
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const next = lines[index + 1];
    const without = [...lines.slice(0, index), ...lines.slice(index + 1)];
    const doubled = [...lines.slice(0, index), line, ...lines.slice(index)];
    const changed = [without, doubled];
    if (next !== undefined) {
      changed.push([...lines.slice(0, index), next, line, ...lines.slice(index + 2)]);
    }
    for (const each of changed) {
      const refused = await refusedAt(`${each.join('\n')}\n`);
      const isNear = Math.abs(refused - (index + 1)) <= 1;
      expect([index, refused, isNear || refused === each.length]).toEqual([index, refused, true]);
    }
  }
});

const series = formatSeries(3, [parseLog(GOLDEN_TEXT), parseLog(GOLDEN_TEXT)]);
const seriesLines = series.trimEnd().split('\n');

test('a series stands for its last game', async () => {
  const file = folder.file('series.log', series);
  const document = replayDocument.parse(documentOf(await run(['replay', file, '--json'])));
  expect(document).toMatchObject({ entries: 22, hash: '17135a27297e178f' });
  expect(formatLog(parseLog(GOLDEN_TEXT))).toBe(GOLDEN_TEXT);
});

test('one sign changed in any line of a series is refused there', async () => {
  for (let index = 0; index < seriesLines.length; index++) {
    const line = seriesLines[index] ?? '';
    const at = line.length - 1;
    const changed = line.slice(0, at) + (line[at] === '1' ? '2' : '1');
    const text = [...seriesLines.slice(0, index), changed, ...seriesLines.slice(index + 1)];
    const refused = await refusedAt(`${text.join('\n')}\n`);
    // Its length is sound in itself and first shows in the seal; so do a log's options.
    const isQuiet = index === 1 || line.startsWith('options ');
    if (!isQuiet) expect([line, refused]).toEqual([line, index + 1]);
  }
});

test('a series cut after any line is refused', async () => {
  for (let kept = 1; kept < seriesLines.length; kept++) {
    // Of the first line alone it is the second that is missing.
    const refused = await refusedAt(`${seriesLines.slice(0, kept).join('\n')}\n`);
    expect(refused).toBe(Math.max(kept, 2));
  }
});

test.each([
  ['an unknown format', (text: string) => text.replace('series 1', 'series 2'), 1],
  ['no length', (text: string) => text.replace('length 3', 'length 0'), 2],
  ['no game', () => 'bannerfield-series 1\nlength 3\ngames 0 0123456789abcdef\n', 3],
  ['another count', (text: string) => text.replace('games 2', 'games 3'), seriesLines.length],
  ['another length', (text: string) => text.replace('length 3', 'length 4'), seriesLines.length],
  ['a count with zeros', (text: string) => text.replace('games 2', 'games 02'), seriesLines.length],
  ['a length with zeros', (text: string) => text.replace('length 3', 'length 03'), 2],
])('a series with %s is refused', async (_, change, line) => {
  expect(await refusedAt(change(series))).toBe(line);
});

const unfinished: Log = {
  ...parseLog(GOLDEN_TEXT),
  entries: parseLog(GOLDEN_TEXT).entries.slice(0, 7),
};
const otherOptions = new Match(blank.game, { target: 4 }).log;

test.each<[string, Log[], number, string]>([
  [
    'a game behind one that is not finished',
    [unfinished, parseLog(GOLDEN_TEXT)],
    16,
    'format: a game begins here, but the one before is not finished',
  ],
  [
    'a game with other options than the one before',
    [parseLog(GOLDEN_TEXT), otherOptions],
    34,
    'options: after the game before, they are {"target":3}',
  ],
])('%s is no series, wherever it is read', async (_, logs, line, complaint) => {
  const file = folder.file('no-series.log', formatSeries(3, logs));
  for (const args of [
    ['replay', file],
    ['play', '--load', file],
  ]) {
    expect((await run(args)).err).toBe(`error: ${file}, line ${String(line)}, ${complaint}\n`);
  }
});
