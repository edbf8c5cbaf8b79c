import { checkDice, parseMatch } from '@bannerfield/fair-dice';
import { gameIds, loadGame } from '@bannerfield/games/load';
import { replay } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { bothChairs } from './support/http.ts';
import { connect, disconnect, makePlayer } from './support/player.ts';
import { testServer } from './support/server.ts';

test.each(gameIds())('%s: two play over the network to its end, by fair dice', async (id) => {
  // Programs are quicker than people.
  const server = await testServer({ rate: 1e6, burst: 1e6 });
  const chairs = await bothChairs(server.address, id);
  const longest = runs(15, 2000);
  const players = await Promise.all(chairs.map((chair) => makePlayer(chair, id, 5, longest)));
  for (const player of players) connect(player, server.address);
  await Promise.all(players.map(({ ended }) => ended));
  for (const player of players) {
    disconnect(player);
    expect(player.complaints).toEqual([]);
  }
  const told = players.flatMap(({ acknowledged }) => [...acknowledged.keys()]);
  expect(told.length).toBeGreaterThan(10);
  const { match } = chairs[0];
  const record = await fetch(`${server.address}/api/matches/${match}/record`);
  const file = parseMatch(await record.text());
  const { game } = await loadGame(id);
  expect(replay(game, file.log).hash).toBe(file.log.entries.at(-1)?.hash);
  expect(checkDice(game, file).kind).toBe('fair');
  expect(server.reports).toEqual([]);
});
