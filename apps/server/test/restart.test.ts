import { makeXoshiro } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import type { Room } from '../match/room.ts';
import { makeRooms } from '../match/rooms.ts';
import { viewOf } from '../match/packets.ts';
import { ask, begin, play, someAct, startBare } from './support/bare.ts';
import { entriesHere, pick, SECRETS } from './support/random-play.ts';
import { temporaryFile } from './support/server.ts';

function viewsOf({ parts: { game }, position }: Room): string {
  return JSON.stringify(
    [0, 1, 'spectator'].map((viewer) =>
      viewOf({ game, position, match: '', secret: SECRETS.server, now: 0 }, viewer as 0 | 1),
    ),
  );
}

test('lessons A2: of two that are asked at once nobody comes too late by the other’s being first', async () => {
  const { next: rng } = makeXoshiro(5);
  const server = await startBare(temporaryFile());
  const { world } = server;
  const room = await begin(server, 'battle-leader-tactics');
  let met = 0;
  while (met < 3) {
    const here = entriesHere(room, room.position);
    const [one, other] = [0, 1].map((seat) => here.filter(({ by }) => by === seat));
    const { numbers, sequence } = room.position;
    const act = (seat: 0 | 1, moves = one) => ({
      type: 'act' as const,
      action: `action-${String(sequence)}`,
      expected: numbers[seat],
      move: pick(moves ?? [], rng).body,
    });
    if (one?.length === 0 || other?.length === 0) {
      const seat = one?.length === 0 ? 1 : 0;
      await ask(world, room, seat, act(seat, seat === 0 ? one : other));
      continue;
    }
    const late = act(1, other);
    expect(await ask(world, room, 0, act(0))).toMatchObject({ type: 'accepted' });
    expect(await ask(world, room, 1, late)).toMatchObject({ type: 'accepted' });
    met += 1;
  }
});

test('lessons D17: a match goes on after a restart as if there had been none, from a snapshot on', async () => {
  const file = temporaryFile();
  const { next: rng } = makeXoshiro(3);
  const before = await startBare(file);
  const room = await begin(before, 'fantasy-dice-battles');
  await play(before.world, room, rng, 70);
  await before.rooms.close();
  const { world, rooms } = await startBare(file);
  const snapshots = await world.store.db.selectFrom('snapshots').select('sequence').execute();
  expect(snapshots.length).toBeGreaterThan(0);
  const again = await rooms.open(room.row.id);
  if (again === null) throw new Error('the match is gone');
  expect(again.position).toEqual(room.position);
  expect(viewsOf(again)).toBe(viewsOf(room));
  await play(world, again, rng, 10);
  expect(again.position.sequence).toBeGreaterThan(room.position.sequence);
});

test('lessons D16: a log that no longer follows is said to be broken, and not shown', async () => {
  const { world, rooms } = await startBare(temporaryFile());
  const { next: rng } = makeXoshiro(3);
  const room = await begin({ world, rooms, reports: [] }, 'battle-line');
  await play(world, room, rng, 6);
  const { db } = world.store;
  const wrong = (body: string) =>
    db
      .updateTable('entries')
      .set({ body })
      .where('match', '=', room.row.id)
      .where('sequence', '=', 8)
      .execute();
  await wrong('pass');
  await expect(makeRooms(world).open(room.row.id)).rejects.toThrow(
    /does not follow|not a move|cannot/,
  );
});

test.each([
  [/"hash":"[0-9a-f]{16}"/, '"hash":"0123456789abcdef"'],
  [/"hands":\[/, '"hands":[null,'],
])('a snapshot of another log is reported, and not gone on from: %s', async (part, other) => {
  const server = await startBare(temporaryFile());
  const { world } = server;
  const room = await begin(server, 'battle-line');
  await play(world, room, makeXoshiro(3).next, 60);
  await world.writer.idle();
  const { db } = world.store;
  const row = await db.selectFrom('snapshots').selectAll().executeTakeFirstOrThrow();
  const position = row.position.replace(part, other);
  expect(position).not.toBe(row.position);
  await db.updateTable('snapshots').set({ position }).execute();
  const again = await makeRooms(world).open(room.row.id);
  expect(again?.position).toEqual(room.position);
  expect(server.reports.join()).toContain('another log');
});

test('a match that nobody watches or asks for is let go of, and opens again as it was', async () => {
  let now = 1000;
  const server = await startBare(temporaryFile());
  const world = { ...server.world, now: () => now };
  const rooms = makeRooms(world);
  const room = await begin({ ...server, world, rooms }, 'battle-line');
  const swept = async (): Promise<number> => {
    rooms.sweep();
    await new Promise((resolve) => setTimeout(resolve, 10));
    return rooms.count();
  };
  expect(await swept()).toBe(1);
  const watcher = { viewer: 0, isProgram: false, send: () => undefined } as const;
  room.watchers.add(watcher);
  now += 10 * 60_000;
  expect(await swept()).toBe(1);
  room.watchers.delete(watcher);
  expect(await swept()).toBe(0);
  expect((await rooms.open(room.row.id))?.position).toEqual(room.position);
});

test.each(['before', 'after'])(
  'lessons A3: what fails %s it is stored is done once when it is asked for again',
  async (when) => {
    let isBroken = false;
    const { world, rooms } = await startBare(temporaryFile(), ({ writer }) => ({
      writer: {
        ...writer,
        append: async (rows) => {
          if (isBroken && when === 'before') throw new Error('the disk is full');
          const stored = await writer.append(rows);
          if (isBroken) throw new Error('the connection broke');
          return stored;
        },
      },
    }));
    const { next: rng } = makeXoshiro(3);
    const room = await begin({ world, rooms, reports: [] }, 'battle-line');
    const { seat, command } = someAct(room, rng);
    const sequence = room.position.sequence;
    isBroken = true;
    await expect(ask(world, room, seat, command)).rejects.toThrow();
    expect(room.position.sequence).toBe(sequence);
    isBroken = false;
    expect(await ask(world, room, seat, command)).toMatchObject({ type: 'accepted' });
    const rows = await world.store.db
      .selectFrom('entries')
      .select('action')
      .where('kind', '=', 'move')
      .execute();
    expect(rows).toEqual([{ action: command.action }]);
  },
);
