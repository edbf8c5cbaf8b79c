import { formatLog, Match } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { makeLoadRules } from '../src/games/rules.ts';
import { battleLine, defaults, seeded } from './support/game.ts';

test('a game goes on by the rules that it was begun with, whatever is newest', async () => {
  const parts = await battleLine();
  const load = makeLoadRules(
    { 'battle-line': () => Promise.resolve({ game: { ...parts.game, rulesVersion: 3 } }) },
    { '../../../../games/battle-line/rules@1/index.ts': () => Promise.resolve(parts) },
  );
  expect((await load('battle-line')).game.rulesVersion).toBe(3);
  expect((await load('battle-line', 3)).game.rulesVersion).toBe(3);
  const { game } = await load('battle-line', 1);
  expect(game).toBe(parts.game);
  const match = new Match(game, defaults(parts));
  match.settle(seeded());
  expect(formatLog(match.log)).toContain('rules 1\n');
  await expect(load('battle-line', 2)).rejects.toMatchObject({ field: 'rules' });
  await expect(load('battle-line', 4)).rejects.toMatchObject({ field: 'rules' });
  await expect(load('chess')).rejects.toMatchObject({ field: 'game' });
  await expect(load('constructor')).rejects.toMatchObject({ field: 'game' });
});
