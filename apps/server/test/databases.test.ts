import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { killServers } from './support/chaos.ts';
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

async function expectNoneLost(place: string, seed: number): Promise<void> {
  const kills = runs(3, 100);
  const toll = await killServers({ place, kills, seed, atOnce: runs(2, 4), moves: runs(12, 60) });
  expect(toll).toMatchObject({ kills, lost: 0, doubled: 0, complaints: [] });
  expect(toll.acknowledged).toBeGreaterThan(20);
}

test('lessons A1, A3, A4: what SQLite has acknowledged survives every kill, once', async () => {
  await expectNoneLost(folder, 0);
});

test('lessons A1, A3, A4: what PostgreSQL has acknowledged survives every kill, once', async (context) => {
  if (postgres === null) context.skip('npm brings no PostgreSQL for this machine');
  else await expectNoneLost(await postgres.makeDatabase(), 2);
});
