import type { Seat, Viewer } from '@bannerfield/kernel';
import {
  ONLINE_PROTOCOL,
  parseClientMessage,
  type ClientMessage,
  type TroubleMessage,
} from '@bannerfield/protocol';
import type { WebSocket } from 'ws';
import { execute, NotStored } from '../match/commands.ts';
import { enqueue, type Room, type Watcher, type World } from '../match/room.ts';
import { join, resend } from '../match/service.ts';
import { bringUpToDate, settleLater } from '../match/settling.ts';
import type { Limits } from '../settings.ts';
import { troubleOf, type TroubleReason } from '../words.ts';
import { makeBucket } from './bucket.ts';

/** Who does not read what he is sent is let go when so many bytes wait for him. */
const MOST_WAITING = 1024 * 1024;
const LOOK_AGAIN_MS = 20;
/** All of a match costs the server more than a move. */
const RESEND_COST = 10;
const PING_EVERY_MS = 30_000;
/** Close codes of RFC 6455: breach of policy. */
const POLICY = 1008;

/** One open socket of a match. */
interface Talk {
  readonly world: World;
  readonly socket: WebSocket;
  readonly room: Room;
  readonly watcher: Watcher;
  /** Null: he only watches. */
  readonly seat: Seat | null;
  hasJoined: boolean;
}

type Beginning = Promise<Talk | null>;

/** Serves a socket until it closes. Messages are answered one after the other. */
export function serveSocket(
  world: World,
  limits: Limits,
  socket: WebSocket,
  opening: Promise<{ readonly room: Room; readonly seat: Seat | null } | null>,
): void {
  const beginning = opening.then((found) => found && talkOf(world, socket, found));
  const fail = (error: unknown): void => {
    world.report('a socket', error);
    say(socket, 'went-wrong');
  };
  beginning.then(
    (talk) => {
      if (talk === null) endWith(socket, 'no-such-match');
    },
    (error: unknown) => {
      fail(error);
      socket.close();
    },
  );
  hearAll(world, limits, socket, beginning, fail);
  keepAlive(socket);
  endUnjoined(socket, beginning, limits.joinMs);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    void beginning.then((talk) => talk?.room.watchers.delete(talk.watcher)).catch(() => undefined);
  });
}

function hearAll(
  world: World,
  limits: Limits,
  socket: WebSocket,
  beginning: Beginning,
  fail: (error: unknown) => void,
): void {
  const bucket = makeBucket(limits.burst, limits.rate);
  let work: Promise<unknown> = beginning;
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    const message = isBinary ? null : parseClientMessage(data.toString('utf8'));
    const cost = message?.type === 'resend' || message?.type === 'join' ? RESEND_COST : 1;
    if (!bucket.take(world.now(), cost)) {
      endWith(socket, 'too-many-messages');
      return;
    }
    work = work
      .then(() => beginning)
      .then((talk) => talk && hear(talk, message))
      .catch(fail);
  });
}

/**
 * A match stays in memory while somebody watches it. Who has only opened a socket does not, and
 * would come back to a match that has meanwhile been let go of and opened anew.
 */
function endUnjoined(socket: WebSocket, beginning: Beginning, joinMs: number): void {
  const timer = setTimeout(() => {
    void beginning
      .catch(() => null)
      .then((talk) => {
        if (talk !== null && !talk.hasJoined) endWith(socket, 'join-first');
      });
  }, joinMs);
  socket.on('close', () => {
    clearTimeout(timer);
  });
}

function talkOf(
  world: World,
  socket: WebSocket,
  { room, seat }: { readonly room: Room; readonly seat: Seat | null },
): Talk {
  const viewer: Viewer = seat ?? 'spectator';
  const send = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
    else socket.send(text);
  };
  return {
    world,
    socket,
    room,
    seat,
    watcher: { viewer, isProgram: false, send },
    hasJoined: false,
  };
}

async function hear(talk: Talk, message: ClientMessage | null): Promise<void> {
  const { world, room, watcher, socket, seat, hasJoined } = talk;
  if (message === null) {
    say(socket, 'not-a-message');
    return;
  }
  if (message.type === 'join') {
    await hearJoin(talk, message.protocol, message.from);
    return;
  }
  if (!hasJoined) {
    say(socket, 'join-first');
    return;
  }
  if (message.type === 'resend') {
    await drained(socket);
    await resend(world, room, watcher, message.from);
    return;
  }
  if (seat === null) {
    say(socket, 'only-watching');
    return;
  }
  await perform(talk, seat, message);
}

async function hearJoin(talk: Talk, protocol: number, from: number): Promise<void> {
  const { world, room, watcher, socket, hasJoined } = talk;
  if (hasJoined) {
    say(socket, 'joined-already');
    return;
  }
  if (protocol !== ONLINE_PROTOCOL) {
    endWith(socket, 'other-protocol');
    return;
  }
  await join(world, room, watcher, from);
  talk.hasJoined = true;
  // It may have closed while it waited for its turn.
  if (socket.readyState !== socket.OPEN) room.watchers.delete(watcher);
}

/** Nobody gets a whole match again while he has not read what he was sent before. */
async function drained(socket: WebSocket): Promise<void> {
  while (socket.bufferedAmount > 0 && socket.readyState === socket.OPEN) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** What could not be stored is said to be uncertain; the client asks again under the same name. */
async function perform(
  { world, room, watcher, socket }: Talk,
  seat: Seat,
  message: Exclude<ClientMessage, { type: 'join' | 'resend' }>,
): Promise<void> {
  room.usedAt = world.now();
  try {
    await enqueue(room, () =>
      execute(world, room, seat, message, (answer) => {
        watcher.send(JSON.stringify(answer));
      }),
    );
  } catch (error) {
    world.report(`match ${room.row.id}`, error);
    say(socket, error instanceof NotStored ? 'not-stored' : 'went-wrong');
    await recover(world, room);
  }
}

/** Whatever failed, the match is brought to where it is stored, and goes on from there. */
async function recover(world: World, room: Room): Promise<void> {
  try {
    await enqueue(room, () => bringUpToDate(world, room));
  } catch (error) {
    world.report(`match ${room.row.id}`, error);
    settleLater(world, room);
  }
}

function say(socket: WebSocket, reason: TroubleReason): void {
  const message: TroubleMessage = { type: 'trouble', ...troubleOf(reason) };
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}

/** Says why and closes. */
export function endWith(socket: WebSocket, reason: TroubleReason): void {
  say(socket, reason);
  socket.close(POLICY, reason);
}

/** A socket whose other end is gone does not say so by itself. */
function keepAlive(socket: WebSocket): void {
  let isAlive = true;
  const timer = setInterval(() => {
    if (!isAlive) {
      socket.terminate();
      return;
    }
    isAlive = false;
    socket.ping();
  }, PING_EVERY_MS);
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('close', () => {
    clearInterval(timer);
  });
}
