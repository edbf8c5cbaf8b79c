import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@bannerfield/fair-dice';
import { loadGame } from '@bannerfield/games/load';
import { makeXoshiro, type Game, type GameTypes, type Rng } from '@bannerfield/kernel';
import {
  serverMessage,
  viewHash,
  type AcceptedMessage,
  type ClientMessage,
  type MatchDice,
  type MatchView,
  type NewsMessage,
  type ServerMessage,
} from '@bannerfield/protocol';
import { WebSocket } from 'ws';
import type { Chair } from './http.ts';

type Command = Extract<ClientMessage, { type: 'act' | 'resign' }>;

/** What was acknowledged, and the move that it was; null: a resignation. */
export type Acknowledged = AcceptedMessage & { readonly move: string | null };

/** A program that plays a chair by chance, keeps what is not acknowledged, and comes back. */
export interface Player {
  readonly chair: Chair;
  readonly game: Game<GameTypes>;
  readonly rng: Rng;
  readonly secret: string;
  /** After so many of its own moves it resigns. */
  readonly longest: number;
  readonly acknowledged: Map<string, Acknowledged>;
  /** What it has seen that must not be. */
  readonly complaints: string[];
  /** When it has heard that the match has ended. */
  readonly ended: Promise<void>;
  readonly finish: () => void;
  address: string;
  socket: WebSocket | null;
  view: MatchView | null;
  number: number;
  outbox: Command | null;
  moves: number;
}

const AGAIN_AFTER_MS = 30;

export async function makePlayer(
  chair: Chair,
  game: string,
  seed: number,
  longest: number,
): Promise<Player> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return {
    chair,
    game: (await loadGame(game)).game,
    rng: makeXoshiro(seed).next,
    secret: randomBytes(32).toString('hex'),
    longest,
    acknowledged: new Map(),
    complaints: [],
    ended: promise,
    finish: () => {
      resolve(undefined);
    },
    address: '',
    socket: null,
    view: null,
    number: 0,
    outbox: null,
    moves: 0,
  };
}

/** Connects to a server, now and whenever the connection breaks. */
export function connect(player: Player, address: string): void {
  const { chair, number } = player;
  player.address = address;
  disconnect(player);
  const url = `${address.replace('http', 'ws')}/api/matches/${chair.match}/socket`;
  const socket = new WebSocket(url, { headers: { cookie: chair.cookie } });
  player.socket = socket;
  socket.on('open', () => {
    say(player, { type: 'join', protocol: 1, from: number });
  });
  socket.on('message', (data: Buffer) => {
    if (socket !== player.socket) return;
    hear(player, serverMessage.parse(JSON.parse(data.toString('utf8'))));
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (socket !== player.socket || hasEnded(player)) return;
    setTimeout(() => {
      if (socket === player.socket) connect(player, player.address);
    }, AGAIN_AFTER_MS);
  });
}

export function disconnect(player: Player): void {
  const { socket } = player;
  player.socket = null;
  socket?.terminate();
}

function hasEnded({ view }: Player): boolean {
  return view !== null && view.result !== null;
}

function say({ socket }: Player, message: ClientMessage): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function hear(player: Player, message: ServerMessage): void {
  const { complaints, chair } = player;
  switch (message.type) {
    case 'welcome':
      if (message.seat !== chair.seat) complaints.push(`sat down on ${String(message.seat)}`);
      return;
    case 'news':
      hearNews(player, message);
      return;
    case 'accepted':
      hearAccepted(player, message);
      return;
    case 'refused':
      player.outbox = null;
      see(player, message.view);
      return;
    case 'seated':
      return;
    case 'trouble':
      if (message.reason !== 'not-stored') complaints.push(message.reason);
  }
}

function hearNews(player: Player, { after, entries, view, dice }: NewsMessage): void {
  const { complaints, number } = player;
  if (after > number) complaints.push(`a gap: ${String(after)} after ${String(number)}`);
  let last = after;
  for (const entry of entries) {
    if (entry.number !== last + 1) complaints.push(`${String(entry.number)} after ${String(last)}`);
    last = entry.number;
  }
  if (last !== view.number) complaints.push(`told ${String(last)}, seen ${String(view.number)}`);
  player.number = Math.max(number, last);
  agreeOnDice(player, dice);
  see(player, view);
}

function hearAccepted(player: Player, message: AcceptedMessage): void {
  const { acknowledged, complaints, outbox } = player;
  const first = acknowledged.get(message.action);
  if (first !== undefined && (first.number !== message.number || first.hash !== message.hash)) {
    complaints.push(`${message.action} was answered in two ways`);
  }
  if (outbox?.action !== message.action) return;
  acknowledged.set(message.action, {
    ...message,
    move: outbox.type === 'act' ? outbox.move : null,
  });
  player.outbox = null;
  // Of what was done before the connection broke, the news have come already.
  if (player.view !== null && player.view.number >= message.number) see(player, player.view);
}

function agreeOnDice(player: Player, { committed, revealed }: MatchDice): void {
  const { chair, secret, complaints } = player;
  const { match, seat } = chair;
  const commitment = commitmentOf(seat, match, secret);
  if (committed.seats[seat] === null) say(player, { type: 'commit', commitment });
  else if (committed.seats[seat] !== commitment) complaints.push('another commitment than mine');
  else if (!committed.seats.includes(null) && !revealed[seat]) {
    say(player, { type: 'reveal', secret });
  }
}

function see(player: Player, view: MatchView): void {
  if (view.hash !== viewHash(view.table, view.hand)) {
    player.complaints.push('a hash that does not fit');
  }
  if (player.view === null || view.number >= player.view.number) player.view = view;
  if (view.result !== null) player.finish();
  if (view.stage !== 'playing') return;
  player.outbox ??= choose(player, view);
  if (player.outbox !== null) say(player, player.outbox);
}

/** Null: it is not asked. */
function choose(player: Player, { table, hand, number: expected }: MatchView): Command | null {
  const { game, chair, rng, longest } = player;
  const legal = game.legal({ seat: chair.seat, table, hand: hand as object });
  const chosen = legal[rng(Math.max(1, legal.length))];
  if (chosen === undefined) return null;
  const action = `${String(chair.seat)}-action-${String(player.moves)}`;
  player.moves += 1;
  if (player.moves > longest) return { type: 'resign', action };
  return { type: 'act', action, expected, move: game.notation.format(chosen) };
}
