import type { GameParts } from '@bannerfield/games/parts';
import { rulesOf } from '@bannerfield/games/versions';
import { replayDocument } from '@bannerfield/protocol';
import { afterAll, expect, test } from 'vitest';
import { blank } from './support/blank.ts';
import { GOLDEN, makeFolder } from './support/files.ts';
import { documentOf, run } from './support/run.ts';
import type { GameSource } from '../source.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

/** Version 2 of the blank game: it ends one point earlier. Version 1 is kept beside it. */
const newer: GameParts = {
  ...blank,
  game: {
    ...blank.game,
    rulesVersion: 2,
    setup: (options) => {
      const { target } = options as { target: number };
      return blank.game.setup({ target: target - 1 });
    },
  },
};

const source: GameSource = {
  ids: () => ['_blank'],
  load: async (_id, version) => ({
    ...newer,
    ...(await rulesOf(newer, version, () => Promise.resolve(blank))),
  }),
};

test('a log is replayed by the rules that it names, also when newer ones exist', async () => {
  const { exitCode, out } = await run(['replay', GOLDEN, '--json'], '', { source });
  expect(exitCode).toBe(0);
  expect(replayDocument.parse(JSON.parse(out))).toMatchObject({
    rulesVersion: 1,
    result: { winner: 1 },
  });
});

test('a game begun under version 1 is played to its end under version 1', async () => {
  const file = folder.file('begun.log');
  await run(['play', '_blank', '--bot', 'random', '--save', file]);
  const { readFileSync } = await import('node:fs');
  const moves = 'c1 c2 c3 c4 c5 c6 c7 c8 c9 c10 c11 c12'.split(' ');
  const script = Array.from({ length: 8 }, () => moves).flat();
  const { exitCode } = await run(
    ['play', '--load', file, '--bot', 'random', '--save', file],
    script.join('\n'),
    { source },
  );
  expect(exitCode).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain('\nrules 1\n');
  const finished = documentOf(await run(['replay', file, '--json'], '', { source }));
  expect(finished).toMatchObject({ rulesVersion: 1, result: { rule: 'R3.1' } });
});

test('a new game is played by the newest rules', async () => {
  const { out } = await run(
    ['simulate', '_blank', '--bots', 'random,random', '--games', '2', '--seed', '1', '--json'],
    '',
    { source },
  );
  expect(JSON.parse(out)).toMatchObject({ rulesVersion: 2 });
});
