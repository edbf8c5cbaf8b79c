import type { Seat } from '@bannerfield/kernel';
import {
  matchIdSchema,
  openRequest,
  takeSeatRequest,
  type HealthAnswer,
  type OpenedAnswer,
  type SeatAnswer,
} from '@bannerfield/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ZodType } from 'zod';
import { catchUp, enqueue, type Room, type World } from '../match/room.ts';
import type { Rooms } from '../match/rooms.ts';
import { openMatch, seatOfToken, takeSeat, type Seated } from '../match/opening.ts';
import { describeMatch, exportMatch } from '../match/service.ts';
import type { Limits } from '../settings.ts';
import { troubleOf, type TroubleReason } from '../words.ts';
import { openApi } from './openapi.ts';
import { endWith, serveSocket } from './socket.ts';

/** What the routes work on. */
export interface RouteContext {
  readonly world: World;
  readonly rooms: Rooms;
  readonly limits: Limits;
  /** Open sockets by the address they come from. */
  readonly sockets: Map<string, number>;
}

/** The status of HTTP that belongs to a reason. */
const STATUS: Partial<Readonly<Record<TroubleReason, number>>> = {
  'no-such-match': 404,
  'no-such-address': 404,
  'no-such-game': 404,
  'wrong-invitation': 403,
  'other-site': 403,
  'unknown-host': 421,
  'seat-taken': 409,
  'not-finished': 409,
  'no-rematch': 404,
  'too-large': 413,
  'too-many-requests': 429,
  'too-many-sockets': 429,
  'not-stored': 503,
  'went-wrong': 500,
};

export function refuse(reply: FastifyReply, reason: TroubleReason): FastifyReply {
  return reply.code(STATUS[reason] ?? 400).send(troubleOf(reason));
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

interface OfMatch {
  readonly Params: { readonly match: string };
}

export function addRoutes(app: FastifyInstance, context: RouteContext): void {
  addOpening(app, context);
  addMatch(app, context);
  addRematch(app, context);
  addSocket(app, context);
  // Made once: nothing of it changes while a server runs.
  const document = openApi();
  app.get('/api', () => document);
  app.get('/health', async (): Promise<HealthAnswer> => {
    await sql`select 1`.execute(context.world.store.db);
    return { status: 'ok', matches: context.rooms.count(), sockets: countSockets(context.sockets) };
  });
}

export function countSockets(sockets: RouteContext['sockets']): number {
  return [...sockets.values()].reduce((sum, count) => sum + count, 0);
}

function addOpening(app: FastifyInstance, { world, rooms, limits }: RouteContext): void {
  const rateLimit = { max: limits.opened, timeWindow: '1 minute' };
  app.post('/api/matches', { config: { rateLimit } }, async (request, reply) => {
    const asked = bodyOf(openRequest, request);
    if (asked === null) return refuse(reply, 'not-a-request');
    const opened = await openMatch(world, asked);
    if ('trouble' in opened) return refuse(reply, opened.trouble);
    giveCookie(request, reply, opened);
    const { match, seat, invitation } = opened;
    return reply.code(201).send({ match, seat, invitation } satisfies OpenedAnswer);
  });

  app.post<OfMatch>('/api/matches/:match/seats', async (request, reply) => {
    const asked = bodyOf(takeSeatRequest, request);
    if (asked === null) return refuse(reply, 'not-a-request');
    const { match } = request.params;
    const room = await roomOf(rooms, match);
    if (room === null) return refuse(reply, 'no-such-match');
    // Who sits there already has only clicked twice.
    const own = await seatAsked(world, request, match);
    if (own !== null) return { match, seat: own } satisfies SeatAnswer;
    const seated = await takeSeat(world, match, asked.invitation, asked.name);
    if ('trouble' in seated) return refuse(reply, seated.trouble);
    // At once: the seat is taken, and without the cookie it would be nobody's.
    giveCookie(request, reply, seated);
    await enqueue(room, () => catchUp(world, room));
    return { match, seat: seated.seat } satisfies SeatAnswer;
  });
}

/** Whoever sat in a match gets his cookie for the one in which both play again. */
function addRematch(app: FastifyInstance, { world, rooms }: RouteContext): void {
  app.post<OfMatch>('/api/matches/:match/rematch', async (request, reply) => {
    const room = await roomOf(rooms, request.params.match);
    if (room === null) return refuse(reply, 'no-such-match');
    await enqueue(room, () => catchUp(world, room));
    const { rematch } = room.position;
    const token = tokenOf(request, room.row.id);
    if (rematch === null || token === null) return refuse(reply, 'no-rematch');
    const seat = await seatOfToken(world, rematch, token);
    if (seat === null) return refuse(reply, 'no-rematch');
    giveCookie(request, reply, { match: rematch, token, seat });
    return { match: rematch, seat } satisfies SeatAnswer;
  });
}

function addMatch(app: FastifyInstance, { world, rooms }: RouteContext): void {
  app.get<OfMatch>('/api/matches/:match', async (request, reply) => {
    const room = await roomOf(rooms, request.params.match);
    if (room === null) return refuse(reply, 'no-such-match');
    await enqueue(room, () => catchUp(world, room));
    return describeMatch(room, await seatAsked(world, request, room.row.id));
  });

  app.get<OfMatch>('/api/matches/:match/record', async (request, reply) => {
    const room = await roomOf(rooms, request.params.match);
    if (room === null) return refuse(reply, 'no-such-match');
    await enqueue(room, () => catchUp(world, room));
    const record = await exportMatch(world, room);
    if (typeof record !== 'string') return refuse(reply, record.trouble);
    return reply
      .header('Content-Disposition', `attachment; filename="${room.row.id}.match"`)
      .type('text/plain; charset=utf-8')
      .send(record);
  });
}

function addSocket(app: FastifyInstance, context: RouteContext): void {
  const { world, rooms, limits, sockets } = context;
  app.get<OfMatch>('/api/matches/:match/socket', { websocket: true }, (socket, request) => {
    const { ip } = request;
    const count = sockets.get(ip) ?? 0;
    if (count >= limits.socketsEach || countSockets(sockets) >= limits.sockets) {
      endWith(socket, 'too-many-sockets');
      return;
    }
    sockets.set(ip, count + 1);
    socket.on('close', () => {
      const left = (sockets.get(ip) ?? 1) - 1;
      if (left === 0) sockets.delete(ip);
      else sockets.set(ip, left);
    });
    const { match } = request.params;
    const opening = roomOf(rooms, match).then(async (room) =>
      room === null ? null : { room, seat: await seatAsked(world, request, match) },
    );
    serveSocket(world, limits, socket, opening);
  });
}

function bodyOf<B>(schema: ZodType<B>, { body }: FastifyRequest): B | null {
  return schema.safeParse(body).data ?? null;
}

async function roomOf(rooms: Rooms, match: string): Promise<Room | null> {
  return matchIdSchema.safeParse(match).success ? rooms.open(match) : null;
}

/** One cookie a match, sent to nothing but that match. */
function cookieName(match: string): string {
  return `seat-${match}`;
}

function giveCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { match, token }: Seated,
): void {
  void reply.setCookie(cookieName(match), token, {
    path: `/api/matches/${match}`,
    httpOnly: true,
    sameSite: 'strict',
    secure: protocol === 'https',
    maxAge: YEAR_SECONDS,
  });
}

async function seatAsked(
  world: World,
  request: FastifyRequest,
  match: string,
): Promise<Seat | null> {
  const token = tokenOf(request, match);
  return token === null ? null : seatOfToken(world, match, token);
}

function tokenOf({ cookies }: FastifyRequest, match: string): string | null {
  return cookies[cookieName(match)] ?? null;
}
