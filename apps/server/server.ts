import type { FastifyInstance } from 'fastify';
import type { Site } from '@bannerfield/site';
import { BOT_THREAD, makeBotPool } from './bots/pool.ts';
import { makeApp } from './http/app.ts';
import { makeMetrics } from './http/metrics.ts';
import type { World } from './match/room.ts';
import { makeRooms } from './match/rooms.ts';
import { SYSTEM_TIME } from './match/time.ts';
import { keepBeating } from './match/uptime.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open.ts';
import { makeWriter } from './store/writer.ts';

const SWEEP_EVERY_MS = 60_000;

/** A server that runs. */
export interface Running {
  /** Where it is, as `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Ends it: sockets are closed, and what was being done is done and stored. */
  readonly stop: () => Promise<void>;
}

/**
 * @param site the built client, or null.
 * @param report hears what no player can mend.
 */
export async function startServer(
  settings: Settings,
  site: Site | null,
  report: World['report'],
): Promise<Running> {
  const store = await openStore(settings.database);
  const { gatherMs, revealMs, commitMs, botThreads, botMs } = settings.limits;
  const metrics = makeMetrics();
  const writer = makeWriter(store, gatherMs, (error) => {
    report('snapshots', error);
  });
  const bots = makeBotPool({ threads: botThreads, patienceMs: botMs, file: BOT_THREAD });
  const world: World = {
    store,
    writer: metrics.timed(writer),
    bots,
    ...SYSTEM_TIME,
    startedAt: Date.now(),
    revealMs,
    commitMs,
    report,
  };
  const stopBeating = await keepBeating(world).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const rooms = makeRooms(world);
  const sweeper = setInterval(() => {
    rooms.sweep();
  }, SWEEP_EVERY_MS).unref();
  const stopWith = async (app: FastifyInstance | null): Promise<void> => {
    clearInterval(sweeper);
    await app?.close();
    await rooms.close();
    await bots.close();
    await stopBeating();
    await store.close();
  };
  try {
    const app = await makeApp(settings, world, rooms, site, metrics);
    const address = await listen(app, settings);
    return { address, stop: () => stopWith(app) };
  } catch (error) {
    await stopWith(null);
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port, tls }: Settings): Promise<string> {
  await app.listen({ host, port });
  const bound = app.server.address();
  const own = typeof bound === 'object' && bound !== null ? bound.port : port;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `${tls === null ? 'http' : 'https'}://${name}:${String(own)}`;
}
