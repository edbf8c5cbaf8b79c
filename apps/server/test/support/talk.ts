import { commitmentOf } from '@bannerfield/fair-dice';
import { serverMessage, type ClientMessage, type ServerMessage } from '@bannerfield/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Chair } from './http.ts';

/** A socket whose every word a test says itself. */
export interface Talk {
  say(message: ClientMessage): void;
  /** As it is, whatever it is. */
  sayRaw(data: string | Buffer): void;
  /** The next message of this kind that has not been taken yet; what came before it is passed over. */
  next<K extends ServerMessage['type']>(kind: K): Promise<Extract<ServerMessage, { type: K }>>;
  /** The code and the reason of the end, or the status with which it was refused. */
  readonly closed: Promise<string>;
  close(): void;
}

/** @param cookie what the browser would send; null: none. */
export function openTalk(
  address: string,
  match: string,
  cookie: string | null,
  headers: Readonly<Record<string, string>> = {},
): Talk {
  const url = `${address.replace('http', 'ws')}/api/matches/${match}/socket`;
  const socket = new WebSocket(url, {
    headers: { ...headers, ...(cookie === null ? {} : { cookie }) },
  });
  const opened = new Promise<void>((resolve) => {
    socket.once('open', () => {
      resolve();
    });
  });
  socket.on('error', () => undefined);
  onTestFinished(() => {
    socket.terminate();
  });
  const sayRaw = (data: string | Buffer): void => {
    void opened.then(() => {
      socket.send(data);
    });
  };
  return {
    say: (message) => {
      sayRaw(JSON.stringify(message));
    },
    sayRaw,
    next: listenTo(socket),
    closed: endOf(socket),
    close: () => {
      socket.close();
    },
  };
}

function listenTo(socket: WebSocket): Talk['next'] {
  const heard: ServerMessage[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data: Buffer) => {
    heard.push(serverMessage.parse(JSON.parse(data.toString('utf8'))));
    for (const wake of waiting.splice(0)) wake();
  });
  return async <K extends ServerMessage['type']>(kind: K) => {
    for (;;) {
      const message = heard.shift();
      if (message?.type === kind) return message as Extract<ServerMessage, { type: K }>;
      if (message === undefined) await new Promise<void>((wake) => waiting.push(wake));
    }
  };
}

function endOf(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('unexpected-response', (_, { statusCode = 0 }) => {
      resolve(`refused ${String(statusCode)}`);
    });
    socket.once('close', (code, reason) => {
      resolve(`${String(code)} ${reason.toString('utf8')}`.trim());
    });
  });
}

/** As `openTalk`, for who sits on a chair, or for a spectator of its match; joined already. */
export function joinTalk(address: string, { match, cookie }: Chair, seat = true): Talk {
  const talk = openTalk(address, match, seat ? cookie : null);
  talk.say({ type: 'join', protocol: 1, from: 0 });
  return talk;
}

const SECRETS = ['12'.repeat(32), '34'.repeat(32)] as const;

/** Both chairs joined and their dice agreed upon: the match begins. */
export async function beginMatch(
  address: string,
  chairs: readonly [Chair, Chair],
): Promise<[Talk, Talk]> {
  const talks: [Talk, Talk] = [joinTalk(address, chairs[0]), joinTalk(address, chairs[1])];
  for (const { match, seat } of chairs) {
    talks[seat].say({ type: 'commit', commitment: commitmentOf(seat, match, SECRETS[seat]) });
  }
  await Promise.all(
    talks.map((talk) => newsUntil(talk, ({ dice }) => !dice.committed.seats.includes(null))),
  );
  for (const { seat } of chairs) talks[seat].say({ type: 'reveal', secret: SECRETS[seat] });
  await Promise.all(talks.map((talk) => newsUntil(talk, ({ view }) => view.stage === 'playing')));
  return talks;
}

type News = Extract<ServerMessage, { type: 'news' }>;

export async function newsUntil(talk: Talk, isEnough: (news: News) => boolean): Promise<News> {
  for (;;) {
    const news = await talk.next('news');
    if (isEnough(news)) return news;
  }
}
