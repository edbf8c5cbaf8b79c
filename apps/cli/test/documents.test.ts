import { readdirSync } from 'node:fs';
import {
  benchDocument,
  gamesDocument,
  legalDocument,
  perftDocument,
  replayDocument,
  showDocument,
  simulateDocument,
  whyDocument,
} from '@bannerfield/protocol';
import { afterAll, expect, test } from 'vitest';
import { blank } from './support/blank.ts';
import { GOLDEN, makeFolder } from './support/files.ts';
import { documentOf, run } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

async function json(...args: string[]): Promise<unknown> {
  return documentOf(await run([...args, '--json']));
}

test('games lists every game with the defaults and values of its options', async () => {
  const document = gamesDocument.parse(await json('games'));
  expect(document.map(({ id }) => id)).toEqual(['_blank']);
  expect(document[0]).toMatchObject({
    title: { en: 'Blank', de: 'Leer' },
    rulesVersion: 1,
    options: { target: { default: 3, values: [2, 3, 4] } },
  });
});

test('replay says how a finished game ended', async () => {
  const document = replayDocument.parse(await json('replay', GOLDEN));
  expect(document).toEqual({
    game: '_blank',
    rulesVersion: 1,
    options: { target: 3 },
    entries: 22,
    result: { winner: 1, rule: 'R3.1', reason: 'target' },
    hash: '17135a27297e178f',
  });
});

test('replay says of an unfinished game that nobody has won', async () => {
  const log = folder.file('unfinished.log');
  await run(['play', '_blank', '--bot', 'random', '--save', log], '');
  const document = replayDocument.parse(await json('replay', log));
  expect(document.result).toEqual({ winner: null, rule: null, reason: null });
  expect(document.entries).toBe(6);
});

test('show gives a seat its own hand, a spectator none, and all the whole state', async () => {
  const views = await Promise.all(
    ['0', '1', 'spectator', 'all'].map((seat) => json('show', GOLDEN, '--at', '7', '--seat', seat)),
  );
  const [first, second, spectator, all] = views.map((view) => showDocument.parse(view));
  expect(first).toMatchObject({ seat: 0, hand: { cards: [2, 9], chosen: 4 } });
  expect(second).toMatchObject({ seat: 1, hand: { cards: [5, 6, 12], chosen: null } });
  expect(Object.keys(spectator ?? {})).toEqual(['seat', 'table']);
  expect(Object.keys(all ?? {})).toEqual(['table', 'hands', 'fate']);
  expect(blank.stateSchema.parse(all)).toEqual(all);
  expect(JSON.stringify(second)).not.toContain('"chosen":4');
});

test('show takes every position from the first to the last, and the last by default', async () => {
  const sizes: unknown[] = [];
  for (let at = 0; at <= 22; at++) {
    const view = await json('show', GOLDEN, '--at', String(at), '--seat', 'all');
    sizes.push((view as { fate: unknown[] }).fate.length);
  }
  expect(sizes.slice(0, 8)).toEqual([12, 11, 10, 9, 8, 7, 6, 6]);
  expect(await json('show', GOLDEN, '--seat', 'all')).toEqual(
    await json('show', GOLDEN, '--at', '22', '--seat', 'all'),
  );
});

test('legal lists what the seat may do, and nothing for one that is not asked', async () => {
  const legal = async (at: string, seat: string): Promise<unknown> =>
    legalDocument.parse(await json('legal', GOLDEN, '--at', at, '--seat', seat));
  expect(await legal('6', '0')).toEqual(['c2', 'c4', 'c9']);
  expect(await legal('7', '0')).toEqual([]);
  expect(await legal('7', '1')).toEqual(['c5', 'c6', 'c12']);
  expect(await legal('3', '0')).toEqual([]);
  expect(await legal('22', '0')).toEqual([]);
});

test('why gives null for what is allowed and the rule for what is not', async () => {
  const why = async (at: string, move: string): Promise<unknown> =>
    whyDocument.parse(await json('why', GOLDEN, move, '--at', at, '--seat', '0'));
  expect(await why('6', 'c4')).toBeNull();
  expect(await why('6', 'c5')).toEqual({
    rule: 'R2.1',
    reason: 'not-in-hand',
    at: ['hand'],
    facts: { card: 5 },
    text: {
      en: 'You do not hold the 5.',
      de: 'Die 5 hast du nicht auf der Hand.',
    },
  });
  expect(await why('7', 'c4')).toMatchObject({ rule: 'R2.4', reason: 'wait-for-the-other' });
  expect(await why('6', '+4')).toMatchObject({ rule: 'R2.1', reason: 'choose-a-card' });
  expect(await why('22', 'c4')).toMatchObject({ rule: 'R3.1', reason: 'game-over' });
});

test('why and legal agree on every move at every position', async () => {
  for (let at = 6; at <= 22; at++) {
    const position = ['--at', String(at), '--seat', '1'];
    const legal = legalDocument.parse(await json('legal', GOLDEN, ...position));
    for (let card = 1; card <= 12; card++) {
      const move = `c${String(card)}`;
      const refusal = await json('why', GOLDEN, move, ...position);
      expect([at, move, refusal === null]).toEqual([at, move, legal.includes(move)]);
    }
  }
});

test('a state that show wrote can be asked with --state, bare or wrapped', async () => {
  const state = await json('show', GOLDEN, '--at', '6', '--seat', 'all');
  const bare = folder.file('bare.json', JSON.stringify(state, null, 2));
  const wrapped = folder.file(
    'wrapped.json',
    JSON.stringify({ game: '_blank', rulesVersion: 1, state }),
  );
  for (const flags of [
    ['--state', bare],
    ['--state', bare, '--game', '_blank'],
    ['--state', wrapped],
    ['--state', wrapped, '--game', '_blank'],
  ]) {
    expect(await json('legal', ...flags, '--seat', '0')).toEqual(['c2', 'c4', 'c9']);
    expect(await json('why', 'c5', ...flags, '--seat', '0')).toMatchObject({ rule: 'R2.1' });
    expect(await json('show', ...flags, '--seat', 'all')).toEqual(state);
    expect(await json('show', ...flags, '--seat', '1')).toMatchObject({ seat: 1 });
  }
});

test('perft counts as the golden table does', async () => {
  const document = perftDocument.parse(
    await json('perft', '_blank', '--depth', '6', '--options', '{"target":2}'),
  );
  expect(document.counts).toEqual([3, 9, 27, 81, 163, 409]);
  const other = perftDocument.parse(
    await json(
      'perft',
      '_blank',
      '--depth',
      '5',
      '--options',
      '{"target":4}',
      '--chances',
      '3,1,4',
    ),
  );
  expect(other.counts).toEqual([3, 9, 27, 81, 243]);
});

test('simulate counts every game once', async () => {
  const document = simulateDocument.parse(
    await json('simulate', '_blank', '--bots', 'greedy,random', '--games', '30', '--seed', '1'),
  );
  expect(document).toMatchObject({
    game: '_blank',
    options: { target: 3 },
    bots: ['greedy', 'random'],
    seed: 1,
    games: 30,
  });
  expect(document.decisions).toBeGreaterThan(30 * 5);
  expect(document.chances).toBeGreaterThan(30 * 6);
});

test('a series has a score, and a simulation that is none has not', async () => {
  const flags = ['simulate', '_blank', '--bots', 'random,random', '--games', '9', '--seed', '2'];
  const series = simulateDocument.parse(await json(...flags, '--series'));
  expect(series.score).toEqual(series.wins);
  expect(simulateDocument.parse(await json(...flags)).score).toBeUndefined();
});

test('simulate draws and tells a seed if none is given', async () => {
  const flags = ['simulate', '_blank', '--bots', 'random,random', '--games', '5'];
  const { seed, ...drawn } = simulateDocument.parse(await json(...flags));
  const again = simulateDocument.parse(await json(...flags, '--seed', String(seed)));
  expect(again).toMatchObject({ seed, wins: drawn.wins, decisions: drawn.decisions });
});

test('every log that simulate writes can be replayed', async () => {
  const logs = folder.file('logs/deep');
  const document = simulateDocument.parse(
    await json(
      ...['simulate', '_blank', '--bots', 'greedy,random', '--games', '12', '--seed', '3'],
      ...['--log', logs],
    ),
  );
  const names = readdirSync(logs);
  expect(names).toHaveLength(12);
  expect(names[0]).toBe('_blank-3-01.log');
  let entries = 0;
  for (const name of names) {
    const replayed = replayDocument.parse(await json('replay', `${logs}/${name}`));
    expect(replayed.result.rule).not.toBeNull();
    entries += replayed.entries;
  }
  expect(entries).toBe(document.decisions + document.chances);
});

test('bench measures games and proofs beside the yardstick', async () => {
  const document = benchDocument.parse(await json('bench', '--seconds', '1'));
  expect(document.play[0]).toMatchObject({ name: 'yardstick', behindYardstick: 1 });
});

test('each command has a form for people, in English and in German', async () => {
  const commands = [
    ['games'],
    ['replay', GOLDEN],
    ['show', GOLDEN, '--at', '6'],
    ['why', GOLDEN, 'c5', '--at', '6', '--seat', '0'],
  ];
  for (const command of commands) {
    const english = await run(command);
    const german = await run([...command, '--language', 'de']);
    const byLocale = await run(command, '', { env: { LANG: 'de_DE.UTF-8' } });
    expect(english).toMatchObject({ exitCode: 0, err: '' });
    expect(german.out).toBe(byLocale.out);
    if (command[0] !== 'show') expect(german.out).not.toBe(english.out);
  }
  for (const command of [
    ['legal', GOLDEN, '--at', '6', '--seat', '0'],
    ['simulate', '_blank', '--bots', 'random,random', '--games', '3', '--seed', '1', '--series'],
    ['perft', '_blank', '--depth', '2'],
    ['why', GOLDEN, 'c4', '--at', '6', '--seat', '0'],
    ['legal', GOLDEN, '--seat', '0'],
  ]) {
    const { exitCode, out, err } = await run(command);
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toMatch(/^\S/);
  }
});
