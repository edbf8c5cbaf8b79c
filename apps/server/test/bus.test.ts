import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresBus } from '../store/bus.ts';
import { openStore } from '../store/open.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { startRelay } from './support/line.ts';

/** Between two tries. */
const AGAIN_MS = 100;

let postgres: TestPostgres | null = null;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres?.stop();
});

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

test('who cannot be reached at first is not called again', async () => {
  const relay = await startRelay(null);
  const bus = postgresBus(`postgres://test@127.0.0.1:${String(relay.port)}/none`, AGAIN_MS);
  await expect(bus.start()).rejects.toThrow();
  await wait(3 * AGAIN_MS);
  expect(relay.calls()).toBe(1);
  await bus.stop();
});

test('lessons A2: a line that is cut is tried once each time, and what was missed is read', async (context) => {
  if (postgres === null) {
    context.skip('npm brings no PostgreSQL for this machine');
    return;
  }
  const place = new URL(await postgres.makeDatabase());
  const relay = await startRelay(Number(place.port));
  const store = await openStore(place.href);
  place.port = String(relay.port);
  const bus = postgresBus(place.href, AGAIN_MS);
  const heard: (string | null)[] = [];
  bus.listen((match) => heard.push(match));
  await bus.start();
  expect([relay.calls(), relay.open()]).toEqual([1, 1]);
  relay.cut();
  await wait(4.6 * AGAIN_MS);
  const tried = relay.calls() - 1;
  expect(tried).toBeGreaterThanOrEqual(2);
  expect(tried).toBeLessThanOrEqual(5);
  relay.mend();
  await expect.poll(() => heard, { timeout: 3000 }).toEqual([null]);
  await wait(3 * AGAIN_MS);
  expect(relay.open()).toBe(1);
  await store.db
    .transaction()
    .execute((transaction) => store.bus.tell(transaction, ['some-match']));
  await expect.poll(() => heard).toEqual([null, 'some-match']);
  const calls = relay.calls();
  await bus.stop();
  await wait(3 * AGAIN_MS);
  expect([relay.calls(), relay.open()]).toEqual([calls, 0]);
  await store.close();
});

test('a bus that is stopped while it tries again leaves nothing behind', async (context) => {
  if (postgres === null) {
    context.skip('npm brings no PostgreSQL for this machine');
    return;
  }
  const place = new URL(await postgres.makeDatabase());
  const relay = await startRelay(Number(place.port));
  place.port = String(relay.port);
  const bus = postgresBus(place.href, AGAIN_MS);
  await bus.start();
  relay.cut();
  relay.hush();
  await expect.poll(() => relay.calls(), { timeout: 3000 }).toBe(2);
  await bus.stop();
  relay.mend();
  const calls = relay.calls();
  await wait(3 * AGAIN_MS);
  expect([relay.calls(), relay.open()]).toEqual([calls, 0]);
});
