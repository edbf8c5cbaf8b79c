import { commitmentOf } from '@bannerfield/fair-dice';
import type { Rng } from '@bannerfield/kernel';
import type { ServerMessage, TimeControl } from '@bannerfield/protocol';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { BOT_THREAD, makeBotPool } from '../../bots/pool.ts';
import { makeApp } from '../../http/app.ts';
import { execute } from '../../match/commands.ts';
import { enqueue, type Room, type World } from '../../match/room.ts';
import { makeRooms, type Rooms } from '../../match/rooms.ts';
import { openMatch, takeSeat } from '../../match/opening.ts';
import { SYSTEM_TIME } from '../../match/time.ts';
import { LIMITS, type Limits, type Settings } from '../../settings.ts';
import { openStore } from '../../store/open.ts';
import type { Db, Tables } from '../../store/tables.ts';
import { makeWriter } from '../../store/writer.ts';
import { entriesHere, pick } from './random-play.ts';

/** A server without a network. */
export interface Bare {
  readonly world: World;
  readonly rooms: Rooms;
  readonly reports: string[];
}

/** @param change what of the world is otherwise. */
export async function startBare(
  file: string,
  change: (world: World) => Partial<World> = () => ({}),
): Promise<Bare> {
  const store = await openStore(file);
  const reports: string[] = [];
  const report: World['report'] = (what, error) => reports.push(`${what}: ${String(error)}`);
  const bots = makeBotPool({ threads: 1, patienceMs: 30_000, file: BOT_THREAD });
  const usual: World = {
    store,
    writer: makeWriter(store, 0, (error) => {
      report('snapshots', error);
    }),
    bots,
    ...SYSTEM_TIME,
    startedAt: Date.now(),
    revealMs: 60_000,
    commitMs: 600_000,
    report,
  };
  const world = { ...usual, ...change(usual) };
  const rooms = makeRooms(world);
  onTestFinished(async () => {
    await rooms.close();
    await bots.close();
    await store.close();
  });
  return { world, rooms, reports };
}

/** Gives it a network. @returns its address. */
export async function listenBare(
  { world, rooms }: Bare,
  limits: Partial<Limits> = {},
  settings: Partial<Settings> = {},
): Promise<{ readonly app: FastifyInstance; readonly address: string }> {
  const all: Settings = {
    host: '127.0.0.1',
    port: 0,
    database: '',
    origins: [],
    trustsProxy: false,
    tls: null,
    servesClient: false,
    limits: { ...LIMITS, requests: 100_000, opened: 100_000, ...limits },
    ...settings,
  };
  const app = await makeApp(all, world, rooms, null);
  onTestFinished(() => app.close());
  const address = await app.listen({ host: all.host, port: all.port });
  return { app, address };
}

/** A database of which reading one table can be made to fail, and reads are counted. */
export interface Breakable {
  readonly db: Db;
  broken: keyof Tables | null;
  readonly reads: Map<string, number>;
}

export function breakable(db: Db): Breakable {
  const made: Breakable = {
    db: new Proxy(db, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]): unknown => {
          if (name === 'selectFrom') {
            const table = String(given[0]);
            made.reads.set(table, (made.reads.get(table) ?? 0) + 1);
            if (table === made.broken) throw new Error(`${table} cannot be read`);
          }
          return Reflect.apply(value, target, given) as unknown;
        };
      },
    }),
    broken: null,
    reads: new Map(),
  };
  return made;
}

type Command = Parameters<typeof execute>[3];
type Act = Extract<Command, { type: 'act' }>;

export function ask(
  world: World,
  room: Room,
  seat: 0 | 1,
  command: Command,
): Promise<ServerMessage | null> {
  let said: ServerMessage | null = null;
  return enqueue(room, async () => {
    await execute(world, room, seat, command, (answer) => {
      said = answer;
    });
    return said;
  });
}

const SECRET = '12'.repeat(32);

/** A match of two that have only sat down. */
export async function sitDown(
  { world, rooms }: Bare,
  game: string,
  clock: TimeControl | null = null,
): Promise<Room> {
  const asked = {
    game,
    options: {},
    edition: null,
    clock,
    opponent: null,
    name: 'Ada',
    seat: 0,
  } as const;
  const opened = await openMatch(world, asked);
  if ('trouble' in opened) throw new Error(opened.trouble);
  const { match, invitation } = opened;
  await takeSeat(world, match, invitation, 'Bert');
  const room = await rooms.open(match);
  if (room === null) throw new Error('there is no such match');
  return room;
}

/** Both bind themselves to their part of the dice. */
export async function commitBoth(world: World, room: Room): Promise<void> {
  for (const seat of [0, 1] as const) {
    const commitment = commitmentOf(seat, room.row.id, SECRET);
    await ask(world, room, seat, { type: 'commit', commitment });
  }
}

/** A match of two whose dice are agreed upon. */
export async function begin(
  server: Bare,
  game: string,
  clock: TimeControl | null = null,
): Promise<Room> {
  const { world } = server;
  const room = await sitDown(server, game, clock);
  await commitBoth(world, room);
  for (const seat of [0, 1] as const) {
    await ask(world, room, seat, { type: 'reveal', secret: SECRET });
  }
  return room;
}

/** What somebody may do here. */
export function someAct({ position, ...room }: Room, rng: Rng): { seat: 0 | 1; command: Act } {
  const here = entriesHere({ position, ...room }, position);
  const { by, body: move } = pick(here, rng);
  const seat = by === 1 ? 1 : 0;
  const action = `action-${String(position.sequence)}`;
  return { seat, command: { type: 'act', action, expected: position.numbers[seat], move } };
}

/** @throws Error if one of the moves is not accepted. */
export async function play(world: World, room: Room, rng: Rng, moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) {
    const { seat, command } = someAct(room, rng);
    const answer = await ask(world, room, seat, command);
    if (answer?.type !== 'accepted') throw new Error(`${command.move} was not accepted`);
  }
}
