import { commitmentOf } from '@bannerfield/fair-dice';
import { makeXoshiro } from '@bannerfield/kernel';
import type { OpenedAnswer } from '@bannerfield/protocol';
import { expect, test } from 'vitest';
import { enqueue, type World } from '../match/room.ts';
import { makeRooms } from '../match/rooms.ts';
import { resend } from '../match/service.ts';
import type { EntryRow } from '../store/tables.ts';
import {
  ask,
  begin,
  breakable,
  listenBare,
  play,
  someAct,
  startBare,
  type Bare,
  type Breakable,
} from './support/bare.ts';
import { bothChairs, cookieOf, post } from './support/http.ts';
import { temporaryFile } from './support/server.ts';
import { beginMatch, joinTalk, newsUntil, openTalk } from './support/talk.ts';
import { makeTime } from './support/time.ts';

/** A server of whose database one table at a time can be made unreadable. */
async function startBreakable(): Promise<Bare & { readonly breaking: Breakable }> {
  const all: Breakable[] = [];
  const bare = await startBare(temporaryFile(), ({ store }) => {
    const breaking = breakable(store.db);
    all.push(breaking);
    return { store: { ...store, db: breaking.db } };
  });
  const [breaking] = all;
  if (breaking === undefined) throw new Error('it has a database');
  return { ...bare, breaking };
}

/** A server that cannot store what `isRefused` says of an entry. */
function startRefusing(
  isRefused: (row: EntryRow) => boolean,
  change: Partial<World> = {},
): Promise<Bare> {
  return startBare(temporaryFile(), ({ writer }) => ({
    ...change,
    writer: {
      ...writer,
      append: (rows) =>
        rows.some(isRefused) ? Promise.reject(new Error('the disk is full')) : writer.append(rows),
    },
  }));
}

test('a store that fails when another server has told of a match is reported, and no end of this one', async () => {
  const reports: string[] = [];
  let tell: (match: string | null) => void = () => undefined;
  const { world } = await startBare(temporaryFile(), ({ store }) => ({
    store: {
      ...store,
      db: breakable(store.db).db,
      bus: {
        ...store.bus,
        listen: (heard) => {
          tell = heard;
        },
      },
    },
    report: (what, error) => reports.push(`${what}: ${String(error)}`),
  }));
  const broken = breakable(world.store.db);
  broken.broken = 'matches';
  const rooms = makeRooms({ ...world, store: { ...world.store, db: broken.db } });
  const opening = rooms.open('abcdefghijklmnopqrstuv');
  tell('abcdefghijklmnopqrstuv');
  tell(null);
  await expect(opening).rejects.toThrow('cannot be read');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(rooms.count()).toBe(0);
});

test('who sits down gets his cookie, whatever fails afterwards', async () => {
  const server = await startBreakable();
  const { address } = await listenBare(server);
  const opened = await post(address, '/api/matches', { game: 'battle-line', name: 'Ada', seat: 0 });
  const { match, invitation } = (await opened.json()) as OpenedAnswer;
  await server.rooms.open(match);
  server.breaking.broken = 'entries';
  const path = `/api/matches/${match}`;
  const taken = await post(address, `${path}/seats`, { invitation, name: 'Bert' });
  expect(taken.status).toBe(500);
  server.breaking.broken = null;
  const cookie = cookieOf(taken);
  const again = await post(address, `${path}/seats`, { invitation, name: 'Bert' }, { cookie });
  expect(await again.json()).toEqual({ match, seat: 1 });
  const seen = await fetch(`${address}${path}`, { headers: { cookie } });
  expect(await seen.json()).toMatchObject({ seat: 1, names: ['Ada', 'Bert'] });
});

test('a join that failed may be tried again on the same socket', async () => {
  const server = await startBreakable();
  const { address } = await listenBare(server);
  const [chair] = await bothChairs(address, 'battle-line');
  const talk = openTalk(address, chair.match, chair.cookie);
  server.breaking.broken = 'entries';
  talk.say({ type: 'join', protocol: 1, from: 0 });
  expect(await talk.next('trouble')).toMatchObject({ reason: 'went-wrong' });
  server.breaking.broken = null;
  talk.say({ type: 'join', protocol: 1, from: 0 });
  expect(await talk.next('welcome')).toMatchObject({ seat: 0 });
});

test('lessons A3: only what could not be stored is said to be uncertain', async () => {
  let refused: EntryRow['kind'] | null = null;
  const server = await startRefusing(({ kind }) => kind === refused);
  const { address } = await listenBare(server, { rate: 1e6, burst: 1e6 });
  const chairs = await bothChairs(address, 'battle-line');
  const talks = await beginMatch(address, chairs);
  const room = await server.rooms.open(chairs[0].match);
  if (room === null) throw new Error('the match is gone');
  const { next: rng } = makeXoshiro(3);
  const act = async (kind: 'accepted' | 'trouble') => {
    await enqueue(room, () => Promise.resolve());
    const { seat, command } = someAct(room, rng);
    talks[seat].say(command);
    return { command, answer: await talks[seat].next(kind) };
  };
  refused = 'move';
  expect(await act('trouble')).toMatchObject({ answer: { reason: 'not-stored' } });
  refused = 'chance';
  const failures = server.reports.length;
  while (server.reports.length === failures) {
    const { command, answer } = await act('accepted');
    expect(answer).toMatchObject({ action: command.action });
    await enqueue(room, () => Promise.resolve());
  }
  refused = null;
  for (const talk of talks) talk.say({ type: 'resend', from: 0 });
  for (const talk of talks) await newsUntil(talk, ({ after }) => after === 0);
  expect((await act('accepted')).answer).toMatchObject({ type: 'accepted' });
});

test('chance that was due and could not be drawn comes before what is asked next', async () => {
  let refuses = false;
  const server = await startRefusing(({ kind }) => refuses && kind === 'chance');
  const { world } = server;
  const room = await begin(server, 'fantasy-dice-battles');
  const { next: rng } = makeXoshiro(3);
  const isDue = (): boolean => room.parts.game.pending(room.position.state.table).kind === 'chance';
  refuses = true;
  while (!isDue()) await play(world, room, rng, 1);
  refuses = false;
  const { sequence } = room.position;
  const command = { type: 'act', action: 'after-failure', expected: 0, move: 'none' } as const;
  await ask(world, room, 0, command);
  expect(isDue()).toBe(false);
  expect(room.position.sequence).toBeGreaterThan(sequence);
});

test('chance that could not be drawn is drawn in a while, also if nobody asks', async () => {
  let refuses = true;
  const time = makeTime();
  const server = await startRefusing(({ kind }) => refuses && kind === 'chance', time);
  const { world, rooms } = server;
  const { address } = await listenBare(server);
  const chairs = await bothChairs(address, 'battle-line');
  const { match } = chairs[0];
  const room = await rooms.open(match);
  if (room === null) throw new Error('the match is gone');
  const secret = '12'.repeat(32);
  const talks = chairs.map((chair) => joinTalk(address, chair)) as [
    ReturnType<typeof joinTalk>,
    ReturnType<typeof joinTalk>,
  ];
  for (const seat of [0, 1] as const) {
    talks[seat].say({ type: 'commit', commitment: commitmentOf(seat, match, secret) });
    await newsUntil(talks[seat], ({ dice }) => dice.committed.seats[seat] !== null);
  }
  for (const seat of [0, 1] as const) {
    talks[seat].say({ type: 'reveal', secret });
    await newsUntil(talks[seat], ({ dice }) => dice.revealed[seat]);
  }
  await expect.poll(() => server.reports.length).toBeGreaterThan(0);
  const { moves } = room.position;
  refuses = false;
  time.pass(5000);
  await enqueue(room, () => Promise.resolve());
  expect(room.position.moves).toBeGreaterThan(moves);
  expect(world.now()).toBe(time.now());
});

test('what another server has stored is in the news of a resend, and in their view', async () => {
  const file = temporaryFile();
  const [one, other] = [await startBare(file), await startBare(file)];
  const room = await begin(one, 'battle-line');
  const there = await other.rooms.open(room.row.id);
  if (there === null) throw new Error('the match is gone');
  await play(one.world, room, makeXoshiro(3).next, 4);
  const said: string[] = [];
  const watcher = { viewer: 0, isProgram: false, send: (text: string) => said.push(text) } as const;
  await resend(other.world, there, watcher, 0);
  const news = JSON.parse(said.at(-1) ?? '') as { entries: { number: number }[]; view: object };
  expect(news.entries.at(-1)?.number).toBe(room.position.numbers[0]);
  expect(news.view).toMatchObject({ number: room.position.numbers[0] });
});
