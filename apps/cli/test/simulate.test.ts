import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GameParts } from '@bannerfield/games/parts';
import type { GameTypes } from '@bannerfield/kernel';
import { simulateDocument, type SimulateDocument } from '@bannerfield/protocol';
import { afterAll, expect, test } from 'vitest';
import { makeStream } from '@bannerfield/bots';
import { progressLine } from '../progress.ts';
import { main } from '../main.ts';
import { blank, blankSource } from './support/blank.ts';
import { makeFolder } from './support/files.ts';
import { documentOf, FakeIo, run, type Setting } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

async function simulated(args: readonly string[], setting?: Setting): Promise<SimulateDocument> {
  const command = ['simulate', '_blank', ...args, '--json'];
  return simulateDocument.parse(documentOf(await run(command, '', setting)));
}

function withoutTime(document: SimulateDocument): string {
  const { cpuSeconds, decisionsPerCpuSecond, gamesPerCpuSecond, ...rest } = document;
  expect([cpuSeconds, decisionsPerCpuSecond, gamesPerCpuSecond].every(Number.isFinite)).toBe(true);
  return JSON.stringify(rest);
}

const FLAGS = ['--bots', 'greedy,random', '--games', '40'];

test('the same seed gives the same output, byte for byte, but for the CPU figures', async () => {
  const first = withoutTime(await simulated([...FLAGS, '--seed', '7']));
  expect(withoutTime(await simulated([...FLAGS, '--seed', '7']))).toBe(first);
  expect(withoutTime(await simulated([...FLAGS, '--seed', '8']))).not.toBe(first);
});

test('game k is the same however many games are played', async () => {
  const few = folder.file('few');
  const many = folder.file('many');
  await simulated(['--bots', 'greedy,random', '--games', '10', '--seed', '4', '--log', few]);
  await simulated(['--bots', 'greedy,random', '--games', '25', '--seed', '4', '--log', many]);
  for (const name of readdirSync(few)) {
    expect(readFileSync(`${few}/${name}`, 'utf8')).toBe(readFileSync(`${many}/${name}`, 'utf8'));
  }
});

test('seats are swapped with every game, and wins are counted for the bot', async () => {
  const fixed = withWinner(0);
  const setting = { source: sourceOf(fixed) };
  const games = await simulated(
    ['--bots', 'greedy,random', '--games', '5', '--seed', '1'],
    setting,
  );
  expect(games.wins).toEqual([3, 2]);
});

test('in a series the game says who begins, so the bots keep their seats', async () => {
  const fixed: GameParts = {
    ...withWinner(0),
    series: { score: () => [5, 2], next: (_table, options) => options },
  };
  const setting = { source: sourceOf(fixed) };
  const flags = ['--bots', 'greedy,random', '--games', '5', '--seed', '1', '--series'];
  expect(await simulated(flags, setting)).toMatchObject({ wins: [5, 0], score: [25, 10] });
});

test('the options of a game in a series come from the game before', async () => {
  const targets: unknown[] = [];
  const fixed: GameParts = {
    ...blank,
    game: {
      ...blank.game,
      setup: (options) => {
        targets.push((options as { target: number }).target);
        return blank.game.setup(options);
      },
    },
    series: {
      score: () => [1, 0],
      next: (_table, options) => ({
        target: ((options as { target: number }).target % 4) + 1 || 2,
      }),
    },
  };
  await simulated(
    [
      '--bots',
      'random,random',
      '--games',
      '3',
      '--seed',
      '1',
      '--series',
      '--options',
      '{"target":2}',
    ],
    { source: sourceOf(fixed) },
  );
  expect(targets).toEqual([2, 3, 4]);
});

test('a broken promise of the rules ends the run, names the game, and prints no document', async () => {
  const source = sourceOf({ ...blank, game: { ...blank.game, audit: () => 'a card is missing' } });
  const { exitCode, out, err } = await run(
    ['simulate', '_blank', '--bots', 'random,random', '--games', '3', '--seed', '5', '--json'],
    '',
    { source },
  );
  expect([exitCode, out]).toEqual([1, '']);
  expect(err).toBe('error: _blank, seed 5, game 1: a card is missing\n');
});

test('a game whose rules throw ends the run in one sentence', async () => {
  const legal = (): never => {
    throw new Error('no phase is called x');
  };
  const { exitCode, err } = await run(
    ['simulate', '_blank', '--bots', 'random,random', '--seed', '5', '--json'],
    '',
    { source: sourceOf({ ...blank, game: { ...blank.game, legal } }) },
  );
  expect([exitCode, err]).toEqual([1, 'error: _blank, seed 5, game 1: no phase is called x\n']);
});

test('logs are written once, and nothing else is written over', async () => {
  const logs = folder.file('once');
  const simulate = ['simulate', '_blank', '--bots', 'random,random', '--games', '2', '--seed', '1'];
  expect((await run([...simulate, '--log', logs])).exitCode).toBe(0);
  expect((await run([...simulate, '--log', logs])).exitCode).toBe(0);
  const file = path.join(logs, '_blank-1-2.log');
  writeFileSync(file, 'my notes\n');
  expect(await run([...simulate, '--log', logs])).toMatchObject({
    exitCode: 2,
    err: `error: ${file}: it exists already, and is another game\n`,
  });
  expect(readFileSync(file, 'utf8')).toBe('my notes\n');
});

test('streams differ by seed, game and purpose', () => {
  const firsts = [
    makeStream(1, 0, 'chance'),
    makeStream(2, 0, 'chance'),
    makeStream(1, 1, 'chance'),
    makeStream(1, 0, 'bot 0'),
    makeStream(1, 0, 'bot 1'),
  ].map((rng) => rng(2 ** 32));
  expect(new Set(firsts).size).toBe(firsts.length);
  expect(makeStream(1, 0, 'chance')(2 ** 32)).toBe(firsts[0]);
});

test('progress tells the share, the rate and the time left', () => {
  expect(progressLine('games', 50, 200, 4)).toBe(
    '[######------------------]  50/200 games  12.5/s  12 s left',
  );
  expect(progressLine('games', 0, 200, 4)).toBe('[------------------------]  0/200 games  0.00/s');
  expect(progressLine('games', 1, 10_000, 2)).toContain('333 min 18 s left');
});

/** The blank game, won by one seat whatever is played. */
function withWinner(winner: 0 | 1): GameParts {
  const { game } = blank;
  const pending: GameParts['game']['pending'] = (table: GameTypes['Table']) => {
    const due = game.pending(table);
    return due.kind === 'over' ? { ...due, winner } : due;
  };
  return { ...blank, game: { ...game, pending } };
}

function sourceOf(parts: GameParts): Setting['source'] & object {
  return { ids: () => ['_blank'], load: () => Promise.resolve(parts) };
}

test('an interrupted run says how many logs it keeps', async () => {
  const logs = folder.file('interrupted');
  const io = new FakeIo();
  const args = ['--bots', 'random,random', '--games', '100000', '--seed', '1', '--log', logs];
  const ended = main(['simulate', '_blank', ...args], io, blankSource);
  await new Promise((resolve) => setTimeout(resolve, 300));
  io.stop('SIGINT');
  expect(await ended).toBe(130);
  const kept = readdirSync(logs).length;
  expect(kept).toBeGreaterThan(0);
  expect([io.out, io.err.replaceAll(/\s+/g, ' ')]).toEqual([
    '',
    `Stopped: ${String(kept)} whole logs are kept in ${logs}. `,
  ]);
});
