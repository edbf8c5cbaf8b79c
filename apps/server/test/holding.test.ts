import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Socket } from 'node:net';
import path from 'node:path';
import { makeXoshiro } from '@bannerfield/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { enqueue } from '../match/room.ts';
import { openStore } from '../store/open.ts';
import { begin, commitBoth, listenBare, play, sitDown, startBare } from './support/bare.ts';
import { bothChairs, post } from './support/http.ts';
import { temporaryFile } from './support/server.ts';
import { joinTalk, openTalk } from './support/talk.ts';
import { makeTime } from './support/time.ts';

test('a socket that does not join is ended, and one that has joined stays', async () => {
  const server = await startBare(temporaryFile());
  const { address } = await listenBare(server, { joinMs: 60 });
  const [chair, other] = await bothChairs(address, 'battle-line');
  const joined = joinTalk(address, other);
  await joined.next('welcome');
  const silent = openTalk(address, chair.match, chair.cookie);
  silent.say({ type: 'resend', from: 0 });
  expect(await silent.closed).toBe('1008 join-first');
  joined.say({ type: 'resend', from: 0 });
  await joined.next('news');
});

test('a proxy that is near is believed who asks, and nobody else', async () => {
  const server = await startBare(temporaryFile());
  const { app } = await listenBare(server, { requests: 3 }, { trustsProxy: true });
  const askFrom = async (remoteAddress: string, client: string): Promise<number> => {
    const headers = { host: 'localhost', 'x-forwarded-for': client };
    return (await app.inject({ url: '/health', headers, remoteAddress })).statusCode;
  };
  const asked = async (address: string): Promise<number[]> => {
    const all: number[] = [];
    for (const last of [1, 2, 3, 4]) all.push(await askFrom(address, `${address}${String(last)}`));
    return all;
  };
  expect(await asked('203.0.113.7')).toEqual([200, 200, 200, 429]);
  for (const near of ['127.0.0.1', '10.1.2.3', '169.254.3.4']) {
    expect(await asked(near)).toEqual([200, 200, 200, 200]);
  }
});

test('what is nowhere may not be asked for without end either', async () => {
  const server = await startBare(temporaryFile());
  const { address } = await listenBare(server, { requests: 1 });
  const asked: number[] = [];
  for (let n = 0; n < 21; n++) asked.push((await post(address, '/nowhere', {})).status);
  expect(asked.slice(0, 20).every((status) => status === 404)).toBe(true);
  expect(asked[20]).toBe(429);
});

test('who has not read what he was sent is not sent it again before he has', async () => {
  const server = await startBare(temporaryFile());
  const room = await begin(server, 'battle-line');
  await play(server.world, room, makeXoshiro(4).next, 10);
  const { app, address } = await listenBare(server, { rate: 1e6, burst: 1e6 });
  const spectator = { match: room.row.id, seat: 0, cookie: '' } as const;
  const talk = joinTalk(address, spectator, false);
  await talk.next('news');
  const [socket] = app.websocketServer.clients;
  // Nothing of what is sent leaves the server.
  const { _socket: line } = socket as unknown as { readonly _socket: Socket };
  line.cork();
  for (let n = 0; n < 20; n++) talk.say({ type: 'resend', from: 0 });
  await expect.poll(() => socket?.bufferedAmount).toBeGreaterThan(0);
  const once = socket?.bufferedAmount ?? 0;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(socket?.bufferedAmount).toBe(once);
  line.uncork();
  for (let n = 0; n < 20; n++) await talk.next('news');
});

test('who reads nothing is let go when a megabyte waits for him', async () => {
  const server = await startBare(temporaryFile());
  const room = await begin(server, 'battle-line');
  const { app, address } = await listenBare(server);
  const talk = joinTalk(address, { match: room.row.id, seat: 0, cookie: '' }, false);
  await talk.next('news');
  const [socket] = app.websocketServer.clients;
  const [watcher] = room.watchers;
  (socket as unknown as { readonly _socket: Socket })._socket.cork();
  for (let n = 0; n < 18; n++) watcher?.send('x'.repeat(64 * 1024));
  expect(await talk.closed).toMatch(/^1006/);
});

test('a match that one side commits to and the other does not is void after a time', async () => {
  const time = makeTime();
  const server = await startBare(temporaryFile(), () => ({ ...time, startedAt: time.now() }));
  const room = await sitDown(server, 'battle-line');
  const { commitMs, revealMs } = server.world;
  const passed = async (ms: number) => {
    time.pass(ms);
    await enqueue(room, () => Promise.resolve());
    await enqueue(room, () => Promise.resolve());
    return room.position.ending;
  };
  expect(await passed(commitMs - 1)).toBeNull();
  expect(await passed(1)).toEqual({ by: 'void', reason: 'no-commitment' });
  const other = await sitDown(server, 'battle-line');
  await commitBoth(server.world, other);
  time.pass(revealMs);
  await enqueue(other, () => Promise.resolve());
  expect(other.position.ending).toEqual({ by: 'void', reason: 'no-reveal' });
});

test('a match that nobody has asked for is void all the same when somebody does', async () => {
  const file = temporaryFile();
  const time = makeTime();
  const change = () => ({ ...time, startedAt: time.now() });
  const before = await startBare(file, change);
  const room = await sitDown(before, 'battle-line');
  await before.rooms.close();
  time.pass(2 * before.world.commitMs);
  const { rooms, world } = await startBare(file, change);
  const again = await rooms.open(room.row.id);
  expect(again?.position.ending).toBeNull();
  time.pass(world.revealMs);
  await expect.poll(() => again?.position.ending).toEqual({ by: 'void', reason: 'no-commitment' });
});

test('the file with the secrets of the dice is its owner’s alone, wherever it lies', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bannerfield-open-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  chmodSync(folder, 0o755);
  for (const name of ['new.sqlite', 'old.sqlite']) {
    const file = path.join(folder, name);
    if (name === 'old.sqlite') writeFileSync(file, '', { mode: 0o644 });
    const store = await openStore(file);
    for (const each of [file, `${file}-wal`, `${file}-shm`]) {
      expect((statSync(each).mode & 0o777).toString(8)).toBe('600');
    }
    await store.close();
  }
});
