import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Match } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { gameIds } from '../src/games/load.ts';
import { logItems } from '../src/play/log-items.ts';
import { atStops, eyesFor, stopsOf } from '../src/play/replay-view.ts';
import { readLog } from '../src/share/read-log.ts';
import { ANN, BEN, BOT, battleLine, defaults, seeded } from './support/game.ts';

test('a shared game that still runs shows its table alone', async () => {
  const parts = await battleLine();
  const match = new Match(parts.game, defaults(parts));
  match.settle(seeded());
  expect(eyesFor(match, null, [ANN, BEN])).toEqual(['spectator']);
  expect(eyesFor(match, null, [BOT, BEN])).toEqual(['spectator']);
});

test.each(gameIds())('%s: a replay stops where something was told', async (id) => {
  const golden = path.join(import.meta.dirname, '../../../games', id, 'golden');
  for (const name of readdirSync(golden).filter((file) => file.endsWith('.log'))) {
    const { match } = await readLog(readFileSync(path.join(golden, name), 'utf8'));
    const stops = stopsOf(match);
    const told = new Set(atStops(logItems(match, 'all', []), stops).map(({ at }) => at));
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.slice(1, -1).filter((at) => !told.has(at))).toEqual([]);
  }
});
