import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gameIds, loadGame } from '@bannerfield/games/load';
import { replayDocument, simulateDocument } from '@bannerfield/protocol';
import { afterAll, expect, test } from 'vitest';
import { SCENARIOS } from '../../../games/battlelore/rules/scenarios.ts';
import { runs } from '../../../tools/runs.ts';
import { makeFolder } from './support/files.ts';
import { FEWER, runReal, simulated } from './support/real.ts';
import { documentOf } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

/** What share of its games against chance a game's greedy bot is held to; a new game has none yet. */
const BEATS_RANDOM: Readonly<Record<string, number>> = {
  'battle-line': 0.95,
  'battle-leader-tactics': 0.95,
  'fantasy-dice-battles': 0.95,
  battlelore: 0.95,
};

/** Games that are soon played, of whose few the luck would say more than the bot. */
const SHARP: Readonly<Record<string, number>> = { 'battle-leader-tactics': 200 };

for (const id of gameIds()) {
  const flags = [
    '--bots',
    'greedy,random',
    '--games',
    String(runs(FEWER[id] ?? SHARP[id] ?? 20, 200)),
    '--seed',
    '1',
  ];

  test(`${id}: greedy beats random as often as it is held to, in the same games every time`, async () => {
    const first = simulateDocument.parse(await simulated(id, ...flags));
    expect(first.wins[0]).toBeGreaterThanOrEqual((BEATS_RANDOM[id] ?? 0) * first.games);
    const { cpuSeconds, decisionsPerCpuSecond, gamesPerCpuSecond, ...same } = first;
    expect(await simulated(id, ...flags)).toMatchObject(same);
    expect(cpuSeconds * decisionsPerCpuSecond * gamesPerCpuSecond).toBeGreaterThan(0);
  });

  test(`${id}: a series of random games is scored, and every game of it can be replayed`, async () => {
    const logs = folder.file(`${id}-series`);
    const document = simulateDocument.parse(
      await simulated(
        id,
        ...['--bots', 'random,random', '--games', FEWER[id] === undefined ? '12' : '4'],
        ...['--seed', '3', '--series', '--log', logs],
      ),
    );
    const { series } = await loadGame(id);
    const points = (document.score ?? [0, 0])[0] + (document.score ?? [0, 0])[1];
    expect(points).toBeGreaterThanOrEqual(series === undefined ? 0 : document.games);
    for (const name of readdirSync(logs)) {
      const replayed = await runReal('replay', path.join(logs, name), '--json');
      expect(replayDocument.parse(documentOf(replayed)).result.winner).not.toBeNull();
    }
  });
}

test('ready scenarios are taken by turns, each from both seats, unless one is asked for', async () => {
  const flags = [
    'simulate',
    'battlelore',
    '--bots',
    'greedy,greedy',
    '--games',
    '6',
    '--seed',
    '1',
  ];
  const logs = path.join(folder.path, 'by-turns');
  const { options } = simulateDocument.parse(
    documentOf(await runReal(...flags, '--log', logs, '--json')),
  );
  expect(options).toMatchObject({ scenario: SCENARIOS.map(({ id }) => id) });
  const played = readdirSync(logs)
    .toSorted()
    .map((name) => /"scenario":"([\w-]+)"/.exec(readFileSync(path.join(logs, name), 'utf8'))?.[1]);
  const ids = SCENARIOS.slice(0, 3).flatMap(({ id }) => [id, id]);
  expect(played).toEqual(ids);
  const asked = await runReal(...flags, '--options', '{"scenario":"ridge"}', '--json');
  expect(simulateDocument.parse(documentOf(asked)).options).toMatchObject({ scenario: 'ridge' });
});
