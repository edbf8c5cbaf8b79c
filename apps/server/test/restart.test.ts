import { commitmentOf } from '@bannerfield/fair-dice';
import { makeXoshiro, type Rng } from '@bannerfield/kernel';
import type { ServerMessage } from '@bannerfield/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { doFor } from '../match/acting.ts';
import { enqueue, type Live, type World } from '../match/live.ts';
import { makeLives, type Lives } from '../match/lives.ts';
import { viewOf } from '../match/packets.ts';
import { openMatch, takeSeat } from '../match/service.ts';
import { openStore } from '../store/open.ts';
import { makeWriter, type Writer } from '../store/writer.ts';
import { happeningsHere, pick } from './support/course.ts';
import { temporaryFile } from './support/server.ts';

const SECRET = '12'.repeat(32);

interface Server {
  readonly world: World;
  readonly lives: Lives;
  readonly reports: string[];
}

/** A server without a network. @param change puts another writer in its place. */
async function start(file: string, change = (writer: Writer): Writer => writer): Promise<Server> {
  const store = await openStore(file);
  const reports: string[] = [];
  const world: World = {
    store,
    writer: change(makeWriter(store, 0)),
    now: Date.now,
    startedAt: Date.now(),
    revealMs: 60_000,
    report: (what, error) => reports.push(`${what}: ${String(error)}`),
  };
  const lives = makeLives(world);
  onTestFinished(async () => {
    await lives.close();
    await store.close();
  });
  return { world, lives, reports };
}

type Doing = Parameters<typeof doFor>[3];

function ask(world: World, live: Live, seat: 0 | 1, doing: Doing): Promise<ServerMessage | null> {
  let said: ServerMessage | null = null;
  return enqueue(live, async () => {
    await doFor(world, live, seat, doing, (answer) => {
      said = answer;
    });
    return said;
  });
}

/** A match of two whose dice are agreed upon. */
async function begin({ world, lives }: Server, game: string): Promise<Live> {
  const opened = await openMatch(world, { game, options: {}, edition: null, name: 'Ada', seat: 0 });
  if ('trouble' in opened) throw new Error(opened.trouble);
  const { match, invitation } = opened;
  await takeSeat(world, match, invitation, 'Bert');
  const live = await lives.open(match);
  if (live === null) throw new Error('there is no such match');
  for (const seat of [0, 1] as const) {
    await ask(world, live, seat, { type: 'commit', commitment: commitmentOf(seat, match, SECRET) });
  }
  for (const seat of [0, 1] as const) {
    await ask(world, live, seat, { type: 'reveal', secret: SECRET });
  }
  return live;
}

/** What somebody may do here. */
function someAct({ position, ...live }: Live, rng: Rng) {
  const here = happeningsHere({ position, ...live }, position);
  const { by, body: move } = pick(here, rng);
  const seat = by === 1 ? 1 : 0;
  const action = `action-${String(position.sequence)}`;
  return { seat, doing: { type: 'act', action, expected: position.numbers[seat], move } } as const;
}

async function play(world: World, live: Live, rng: Rng, moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) {
    const { seat, doing } = someAct(live, rng);
    expect(await ask(world, live, seat, doing)).toMatchObject({ type: 'accepted' });
  }
}

function viewsOf({ parts: { game }, position }: Live): string {
  return JSON.stringify(
    [0, 1, 'spectator'].map((viewer) => viewOf(game, position, viewer as 0 | 1)),
  );
}

test('lessons A2: of two that are asked at once nobody comes too late by the other’s being first', async () => {
  const { next: rng } = makeXoshiro(5);
  const server = await start(temporaryFile());
  const { world } = server;
  const live = await begin(server, 'battle-leader-tactics');
  let met = 0;
  while (met < 3) {
    const here = happeningsHere(live, live.position);
    const [one, other] = [0, 1].map((seat) => here.filter(({ by }) => by === seat));
    const { numbers, sequence } = live.position;
    const act = (seat: 0 | 1, moves = one) => ({
      type: 'act' as const,
      action: `action-${String(sequence)}`,
      expected: numbers[seat],
      move: pick(moves ?? [], rng).body,
    });
    if (one?.length === 0 || other?.length === 0) {
      const seat = one?.length === 0 ? 1 : 0;
      await ask(world, live, seat, act(seat, seat === 0 ? one : other));
      continue;
    }
    const late = act(1, other);
    expect(await ask(world, live, 0, act(0))).toMatchObject({ type: 'accepted' });
    expect(await ask(world, live, 1, late)).toMatchObject({ type: 'accepted' });
    met += 1;
  }
});

test('lessons D17: a match goes on after a restart as if there had been none, from a snapshot on', async () => {
  const file = temporaryFile();
  const { next: rng } = makeXoshiro(3);
  const before = await start(file);
  const live = await begin(before, 'fantasy-dice-battles');
  await play(before.world, live, rng, 70);
  await before.lives.close();
  const { world, lives } = await start(file);
  const snapshots = await world.store.db.selectFrom('snapshots').select('sequence').execute();
  expect(snapshots.length).toBeGreaterThan(0);
  const again = await lives.open(live.row.id);
  if (again === null) throw new Error('the match is gone');
  expect(again.position).toEqual(live.position);
  expect(viewsOf(again)).toBe(viewsOf(live));
  await play(world, again, rng, 10);
  expect(again.position.sequence).toBeGreaterThan(live.position.sequence);
});

test('lessons D16: a course that no longer follows is said to be broken, and not shown', async () => {
  const { world, lives } = await start(temporaryFile());
  const { next: rng } = makeXoshiro(3);
  const live = await begin({ world, lives, reports: [] }, 'battle-line');
  await play(world, live, rng, 6);
  const { db } = world.store;
  const wrong = (body: string) =>
    db
      .updateTable('entries')
      .set({ body })
      .where('match', '=', live.row.id)
      .where('sequence', '=', 8)
      .execute();
  await wrong('pass');
  await expect(makeLives(world).open(live.row.id)).rejects.toThrow(
    /does not follow|not a move|cannot/,
  );
});

test.each([
  [/"hash":"[0-9a-f]{16}"/, '"hash":"0123456789abcdef"'],
  [/"hands":\[/, '"hands":[null,'],
])('a snapshot of another course is reported, and not gone on from: %s', async (part, other) => {
  const server = await start(temporaryFile());
  const { world } = server;
  const live = await begin(server, 'battle-line');
  await play(world, live, makeXoshiro(3).next, 60);
  await world.writer.idle();
  const { db } = world.store;
  const row = await db.selectFrom('snapshots').selectAll().executeTakeFirstOrThrow();
  const position = row.position.replace(part, other);
  expect(position).not.toBe(row.position);
  await db.updateTable('snapshots').set({ position }).execute();
  const again = await makeLives(world).open(live.row.id);
  expect(again?.position).toEqual(live.position);
  expect(server.reports.join()).toContain('another course');
});

test('a match that nobody watches or asks for is let go of, and opens again as it was', async () => {
  let now = 1000;
  const server = await start(temporaryFile());
  const world = { ...server.world, now: () => now };
  const lives = makeLives(world);
  const live = await begin({ ...server, world, lives }, 'battle-line');
  const swept = async (): Promise<number> => {
    lives.sweep();
    await new Promise((resolve) => setTimeout(resolve, 10));
    return lives.count();
  };
  expect(await swept()).toBe(1);
  const watcher = { viewer: 0, send: () => undefined } as const;
  live.watchers.add(watcher);
  now += 10 * 60_000;
  expect(await swept()).toBe(1);
  live.watchers.delete(watcher);
  expect(await swept()).toBe(0);
  expect((await lives.open(live.row.id))?.position).toEqual(live.position);
});

test.each(['before', 'after'])(
  'lessons A3: what fails %s it is stored is done once when it is asked for again',
  async (when) => {
    let isBroken = false;
    const { world, lives } = await start(temporaryFile(), (writer) => ({
      ...writer,
      append: async (rows) => {
        if (isBroken && when === 'before') throw new Error('the disk is full');
        const stored = await writer.append(rows);
        if (isBroken) throw new Error('the connection broke');
        return stored;
      },
    }));
    const { next: rng } = makeXoshiro(3);
    const live = await begin({ world, lives, reports: [] }, 'battle-line');
    const { seat, doing } = someAct(live, rng);
    const sequence = live.position.sequence;
    isBroken = true;
    await expect(ask(world, live, seat, doing)).rejects.toThrow();
    expect(live.position.sequence).toBe(sequence);
    isBroken = false;
    expect(await ask(world, live, seat, doing)).toMatchObject({ type: 'accepted' });
    const rows = await world.store.db
      .selectFrom('entries')
      .select('action')
      .where('kind', '=', 'move')
      .execute();
    expect(rows).toEqual([{ action: doing.action }]);
  },
);

test('an entry whose place or action is taken is not stored, and those of other matches are', async () => {
  const store = await openStore(temporaryFile());
  onTestFinished(() => store.close());
  const writer = makeWriter(store, 1);
  const row = (match: string, sequence: number, action: string | null) => ({
    match,
    sequence,
    kind: 'move' as const,
    by: 0,
    body: 'pass',
    action,
    hash: '',
    told: '[]',
    number0: 0,
    number1: 0,
    number2: 0,
    view_hash: null,
    at: 0,
  });
  expect(await writer.append([row('a', 0, 'first')])).toBe(true);
  const answers = await Promise.all([
    writer.append([row('a', 0, 'other')]),
    writer.append([row('a', 1, 'first')]),
    writer.append([row('a', 2, null)]),
    writer.append([row('b', 0, 'first'), row('b', 1, null)]),
    writer.append([row('b', 1, null)]),
    ...Array.from({ length: 3000 }, (_, n) => writer.append([row(`many-${String(n)}`, 0, null)])),
  ]);
  expect(answers.slice(0, 4)).toEqual([false, false, true, true]);
  expect(answers.slice(5)).toEqual(Array.from({ length: 3000 }, () => true));
  const { count } = await store.db
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(3004);
});
