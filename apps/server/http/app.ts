import { readFileSync } from 'node:fs';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { LONGEST_MESSAGE } from '@bannerfield/protocol';
import { answerFrom, type Site } from '@bannerfield/site';
import Fastify, { type FastifyInstance } from 'fastify';
import type { World } from '../match/room.ts';
import type { Rooms } from '../match/rooms.ts';
import type { Limits, Settings } from '../settings.ts';
import { troubleOf, type TroubleReason } from '../words.ts';
import { whyNotFor } from './guard.ts';
import { addMetrics, type Metrics } from './metrics.ts';
import { addRoutes, countSockets, refuse } from './routes.ts';

const LARGEST_BODY = 64 * 1024;

/**
 * @param site the built client; null: this server has none.
 * @param metrics null: it gives none.
 */
export async function makeApp(
  settings: Settings,
  world: World,
  rooms: Rooms,
  site: Site | null,
  metrics: Metrics | null = null,
): Promise<FastifyInstance> {
  const { limits, origins } = settings;
  const app = bare(settings);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      // What is answered here is data, and no page.
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    // Whoever has TLS before it says so there, for his whole site.
    strictTransportSecurity: false,
  });
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: '1 minute',
    errorResponseBuilder: () => ({ statusCode: 429, ...troubleOf('too-many-requests') }),
  });
  await app.register(cookie);
  await app.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false },
  });
  // After it: it closes what has been refused, if it was asked first.
  addGuard(app, origins);
  const sockets = new Map<string, number>();
  if (metrics !== null) {
    addMetrics(app, metrics, {
      matches: () => rooms.count(),
      sockets: () => countSockets(sockets),
    });
  }
  addRoutes(app, { world, rooms, limits, sockets });
  addFallbacks(app, world, site, limits);
  return app;
}

/** With nothing on it; its certificate is read once. */
function bare({ trustsProxy, tls }: Settings): FastifyInstance {
  return Fastify({
    ...(tls === null
      ? {}
      : { https: { cert: readFileSync(tls.cert), key: readFileSync(tls.key) } }),
    bodyLimit: LARGEST_BODY,
    // Only who is near: anyone else could say that he is somebody else.
    trustProxy: trustsProxy ? 'loopback,linklocal,uniquelocal' : false,
    forceCloseConnections: true,
  });
}

function addGuard(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    const { host, origin, upgrade } = headers;
    const asked = { method, host, origin, isUpgrade: upgrade !== undefined };
    const trouble = whyNotFor(asked, origins);
    if (trouble !== null) await refuse(reply, trouble);
  });
}

/** What HTTP says is wrong, in our words. */
const REASONS: Readonly<Record<number, TroubleReason>> = {
  404: 'no-such-address',
  413: 'too-large',
  429: 'too-many-requests',
};

/** A page is loaded in that many files at most. */
const FILES_A_PAGE = 20;

function addFallbacks(
  app: FastifyInstance,
  world: World,
  site: Site | null,
  { requests }: Limits,
): void {
  app.setErrorHandler((error: { readonly statusCode?: number }, _, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) world.report('a request', error);
    const usual = statusCode >= 500 ? 'went-wrong' : 'not-a-request';
    return reply.code(statusCode).send(troubleOf(REASONS[statusCode] ?? usual));
  });
  const preHandler = app.rateLimit({ max: requests * FILES_A_PAGE });
  app.setNotFoundHandler({ preHandler }, (request, reply) => {
    if (site === null || /^\/api(\/|$)/.test(request.url)) return refuse(reply, 'no-such-address');
    reply.hijack();
    answerFrom(site, request.raw, reply.raw);
    return reply;
  });
}
