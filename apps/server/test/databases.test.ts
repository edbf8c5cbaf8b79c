import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { countToll, killServers } from './support/chaos.ts';
import { startChild } from './support/child.ts';
import { bothChairs } from './support/http.ts';
import { connect, disconnect, makePlayer } from './support/player.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';

let postgres: TestPostgres | null = null;
const folder = mkdtempSync(path.join(tmpdir(), 'bannerfield-databases-'));

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function expectNoneLost(place: string, seed: number, kills: number): Promise<void> {
  const toll = await killServers({ place, kills, seed, atOnce: runs(2, 4), moves: runs(10, 60) });
  expect(toll).toMatchObject({ kills, lost: 0, doubled: 0, complaints: [] });
  expect(toll.acknowledged).toBeGreaterThan(20);
}

test('lessons A1, A3, A4: what SQLite has acknowledged survives every kill, once', async () => {
  await expectNoneLost(folder, 0, runs(3, 100));
});

test('lessons A1, A3, A4: what PostgreSQL has acknowledged survives every kill, once', async (context) => {
  if (postgres === null) context.skip('npm brings no PostgreSQL for this machine');
  else await expectNoneLost(await postgres.makeDatabase(), 2, runs(2, 100));
});

test('lessons A2: two servers on one PostgreSQL play one match, also when one of them dies', async (context) => {
  if (postgres === null) {
    context.skip('npm brings no PostgreSQL for this machine');
    return;
  }
  const place = await postgres.makeDatabase();
  const [one, other] = await Promise.all([startChild(place), startChild(place)]);
  const chairs = await bothChairs(one.address, 'battle-line');
  const players = await Promise.all(chairs.map((chair) => makePlayer(chair, 'battle-line', 7, 10)));
  const [first, second] = players;
  if (first === undefined || second === undefined) throw new Error('there are two chairs');
  connect(first, one.address);
  connect(second, other.address);
  await until(() => first.acknowledged.size >= 3 && second.acknowledged.size >= 3);
  await one.kill();
  connect(first, other.address);
  await Promise.all([first.ended, second.ended]);
  players.forEach(disconnect);
  expect(await other.stop()).toBe(0);
  expect(await countToll(place, players)).toMatchObject({ lost: 0, doubled: 0 });
  expect([...first.complaints, ...second.complaints, ...other.complaints]).toEqual([]);
  expect(first.acknowledged.size + second.acknowledged.size).toBeGreaterThan(15);
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}
