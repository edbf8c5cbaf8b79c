import { commitmentOf } from '@bannerfield/fair-dice';
import type { Rng } from '@bannerfield/kernel';
import type { ServerMessage } from '@bannerfield/protocol';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { makeApp } from '../../http/app.ts';
import { doFor } from '../../match/acting.ts';
import { enqueue, type Live, type World } from '../../match/live.ts';
import { makeLives, type Lives } from '../../match/lives.ts';
import { openMatch, takeSeat } from '../../match/service.ts';
import { SYSTEM_TIME } from '../../match/time.ts';
import { LIMITS, type Limits, type Settings } from '../../settings.ts';
import { openStore } from '../../store/open.ts';
import type { Db, Tables } from '../../store/tables.ts';
import { makeWriter } from '../../store/writer.ts';
import { happeningsHere, pick } from './course.ts';

/** A server without a network. */
export interface Bare {
  readonly world: World;
  readonly lives: Lives;
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
  const usual: World = {
    store,
    writer: makeWriter(store, 0, (error) => {
      report('snapshots', error);
    }),
    ...SYSTEM_TIME,
    startedAt: Date.now(),
    revealMs: 60_000,
    commitMs: 600_000,
    report,
  };
  const world = { ...usual, ...change(usual) };
  const lives = makeLives(world);
  onTestFinished(async () => {
    await lives.close();
    await store.close();
  });
  return { world, lives, reports };
}

/** Gives it a network. @returns its address. */
export async function listenBare(
  { world, lives }: Bare,
  limits: Partial<Limits> = {},
  settings: Partial<Settings> = {},
): Promise<{ readonly app: FastifyInstance; readonly address: string }> {
  const all: Settings = {
    host: '127.0.0.1',
    port: 0,
    database: '',
    origins: [],
    trustsProxy: false,
    servesClient: false,
    limits: { ...LIMITS, requests: 100_000, opened: 100_000, ...limits },
    ...settings,
  };
  const app = await makeApp(all, world, lives, null);
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

type Doing = Parameters<typeof doFor>[3];
type Act = Extract<Doing, { type: 'act' }>;

export function ask(
  world: World,
  live: Live,
  seat: 0 | 1,
  doing: Doing,
): Promise<ServerMessage | null> {
  let said: ServerMessage | null = null;
  return enqueue(live, async () => {
    await doFor(world, live, seat, doing, (answer) => {
      said = answer;
    });
    return said;
  });
}

const SECRET = '12'.repeat(32);

/** A match of two that have only sat down. */
export async function sitDown({ world, lives }: Bare, game: string): Promise<Live> {
  const opened = await openMatch(world, { game, options: {}, name: 'Ada', seat: 0 });
  if ('trouble' in opened) throw new Error(opened.trouble);
  const { match, invitation } = opened;
  await takeSeat(world, match, invitation, 'Bert');
  const live = await lives.open(match);
  if (live === null) throw new Error('there is no such match');
  return live;
}

/** Both bind themselves to their part of the dice. */
export async function commitBoth(world: World, live: Live): Promise<void> {
  for (const seat of [0, 1] as const) {
    const commitment = commitmentOf(seat, live.row.id, SECRET);
    await ask(world, live, seat, { type: 'commit', commitment });
  }
}

/** A match of two whose dice are agreed upon. */
export async function begin(server: Bare, game: string): Promise<Live> {
  const { world } = server;
  const live = await sitDown(server, game);
  await commitBoth(world, live);
  for (const seat of [0, 1] as const) {
    await ask(world, live, seat, { type: 'reveal', secret: SECRET });
  }
  return live;
}

/** What somebody may do here. */
export function someAct({ position, ...live }: Live, rng: Rng): { seat: 0 | 1; doing: Act } {
  const here = happeningsHere({ position, ...live }, position);
  const { by, body: move } = pick(here, rng);
  const seat = by === 1 ? 1 : 0;
  const action = `action-${String(position.sequence)}`;
  return { seat, doing: { type: 'act', action, expected: position.numbers[seat], move } };
}

/** @throws Error if one of the moves is not accepted. */
export async function play(world: World, live: Live, rng: Rng, moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) {
    const { seat, doing } = someAct(live, rng);
    const answer = await ask(world, live, seat, doing);
    if (answer?.type !== 'accepted') throw new Error(`${doing.move} was not accepted`);
  }
}
