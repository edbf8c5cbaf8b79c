import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatLog } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import { packLog, unpackLog } from '../src/share/link.ts';
import { FaultyLog, type Fault } from '../src/share/fault.ts';
import { games } from '../src/games/load.ts';
import type { GameSource } from '../src/games/source.ts';
import { readLog } from '../src/share/read-log.ts';

const GOLDEN = path.join(import.meta.dirname, '../../../games/battle-line/golden');
const logs = readdirSync(GOLDEN)
  .filter((file) => file.endsWith('.log'))
  .map((file) => [file, readFileSync(path.join(GOLDEN, file), 'utf8')] as const);
const [, text = ''] = logs[0] ?? [];
const LAST = text.trimEnd().split('\n').length;

async function faultOf(reading: Promise<unknown>): Promise<Fault | null> {
  try {
    await reading;
    return null;
  } catch (error) {
    if (error instanceof FaultyLog) return error.fault;
    throw error;
  }
}

describe('a link that carries a game', () => {
  test.for(logs)('%s comes out as it went in, in letters for addresses', async ([, log]) => {
    const packed = await packLog(log);
    expect(packed).toMatch(/^1\.[\w-]+$/);
    expect(packed.length).toBeLessThan(log.length);
    expect(await unpackLog(packed)).toBe(log);
  });

  test('a link that was cut, changed or never ours is noticed', async () => {
    const packed = await packLog(text);
    const broken = [
      '',
      'x',
      '1.',
      '1.%%%',
      '2.abc',
      packed.slice(0, -1),
      packed.slice(0, -20),
      packed.slice(0, packed.length / 2),
      `${packed.slice(0, 40)}AAAA${packed.slice(44)}`,
      `1.${packed.slice(3)}`,
    ];
    for (const link of broken) {
      const opened = unpackLog(link).then(readLog);
      expect(await faultOf(opened), link.slice(0, 30)).not.toBeNull();
    }
  });

  test('a small link that would become huge is refused', async () => {
    const bomb = await packLog('a'.repeat(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await faultOf(unpackLog(bomb))).toEqual({ kind: 'too-large' });
  });
});

describe('a log from outside', () => {
  test.for(logs)('%s is played through to the same hash', async ([, log]) => {
    const { match } = await readLog(log);
    expect(formatLog(match.log)).toBe(log);
  });

  test('windows line ends make no difference', async () => {
    const { match } = await readLog(text.replaceAll('\n', '\r\n'));
    expect(formatLog(match.log)).toBe(text);
  });

  function withLine(number: number, line: string): string {
    return text
      .split('\n')
      .map((each, index) => (index + 1 === number ? line : each))
      .join('\n');
  }

  test.for<[string, string, Fault]>([
    ['empty', '', { kind: 'not-a-log' }],
    ['a series', 'bannerfield-series 1\ngames 3\n', { kind: 'series' }],
    ['a log of tomorrow', withLine(1, 'bannerfield-log 2'), { kind: 'newer' }],
    ['a log of a later day', withLine(1, 'bannerfield-log 10'), { kind: 'newer' }],
    ['a log of a much later day', withLine(1, 'bannerfield-log 2026'), { kind: 'newer' }],
    ['a format with zeros', withLine(1, 'bannerfield-log 01'), { kind: 'not-a-log' }],
    ['a line after its end', `${text}more\n`, { kind: 'line', line: LAST + 1, field: 'rest' }],
    ['a blank line after its end', `${text}\n`, { kind: 'line', line: LAST + 1, field: 'rest' }],
    [
      'a line too many',
      text.replace(/^end/m, '0 x 0000000000000000\nend'),
      { kind: 'line', line: LAST + 1, field: 'count' },
    ],
    ['rules with zeros', withLine(3, 'rules 001'), { kind: 'line', line: 3, field: 'line' }],
    [
      'a doubled option',
      text.replace('options {', 'options {"starter":0,'),
      { kind: 'line', line: 4, field: 'line' },
    ],
    [
      'blanks in its options',
      text.replace('options {', 'options { '),
      { kind: 'line', line: 4, field: 'line' },
    ],
    ['another text', 'once upon a time', { kind: 'not-a-log' }],
    ['another game', withLine(2, 'game chess'), { kind: 'unknown-game', game: 'chess' }],
    ['a game named as a way out', withLine(2, 'game ../x'), { kind: 'unknown-game', game: '../x' }],
    ['no game at all', withLine(2, 'game __proto__'), { kind: 'unknown-game', game: '__proto__' }],
    [
      'rules of tomorrow',
      withLine(3, 'rules 99'),
      { kind: 'unknown-rules', game: 'battle-line', version: 99 },
    ],
    [
      'options of another game',
      withLine(4, 'options {"target":2}'),
      { kind: 'line', line: 4, field: 'options' },
    ],
    [
      'options of which some are missing',
      withLine(4, 'options {"starter":0}'),
      { kind: 'line', line: 4, field: 'options' },
    ],
    ['no options', withLine(4, 'options {}'), { kind: 'line', line: 4, field: 'options' }],
    [
      'a changed start',
      withLine(5, 'start 0000000000000000'),
      { kind: 'line', line: 5, field: 'start' },
    ],
    [
      'a changed move',
      withLine(6, '* zz 0000000000000000'),
      { kind: 'line', line: 6, field: 'move' },
    ],
  ])('%s is refused and named', async ([, log, fault]) => {
    expect(await faultOf(readLog(log))).toEqual(fault);
  });

  test('a log at which the rules throw is refused at that line', async () => {
    const source: GameSource = {
      ...games,
      bind: async (parts, edition) => {
        const bound = await games.bind(parts, edition);
        const apply = () => {
          throw new TypeError('no such thing');
        };
        return { ...bound, game: { ...bound.game, apply } };
      },
    };
    const first = text.split('\n').findIndex((line) => /^[01] /.test(line)) + 1;
    const fault = await faultOf(readLog(text, undefined, source));
    expect(fault).toEqual({ kind: 'line', line: first, field: 'move' });
  });

  test('a log that was cut is refused at its last line', async () => {
    const lines = text.trimEnd().split('\n');
    const cut = lines.slice(0, -3).join('\n');
    expect(await faultOf(readLog(cut))).toMatchObject({ kind: 'line', field: 'end' });
  });

  test('a log that is too large is not even read', async () => {
    expect(await faultOf(readLog('x'.repeat(5_000_000)))).toEqual({ kind: 'too-large' });
  });
});
