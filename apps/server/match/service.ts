import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  chainStart,
  otherSeat,
  type Entry,
  type LogHeader,
  type Seat,
  type Viewer,
} from '@bannerfield/kernel';
import { commitmentOf, formatMatch, type MatchEnd } from '@bannerfield/fair-dice';
import { gameIds, loadGame } from '@bannerfield/games/load';
import {
  hasEnded,
  ONLINE_PROTOCOL,
  type MatchAnswer,
  type OpenRequest,
  type WelcomeMessage,
} from '@bannerfield/protocol';
import { entriesBeyond, entriesFrom, findMatch, findSeats } from '../store/reads.ts';
import type { EntryRow, MatchRow } from '../store/tables.ts';
import type { TroubleReason } from '../words.ts';
import { controlOf, enqueue, send, sourceOf, type Room, type Watcher, type World } from './room.ts';
import { diceOfMatch, newsOf } from './packets.ts';
import { resultOf, stageOf, type Position } from './position.ts';
import { indexOf } from './seen.ts';
import { boundTo } from './edition.ts';
import { bringUpToDate } from './settling.ts';

/** Something that was asked for and cannot be given. */
export interface NotGiven {
  readonly trouble: TroubleReason;
}

/** A seat, and the token by which its owner is known from now on. */
export interface Seated {
  readonly match: string;
  readonly seat: Seat;
  readonly token: string;
}

export interface OpenedMatch extends Seated {
  readonly invitation: string;
}

const SECRET_BYTES = 32;
const ID_BYTES = 16;

/** Opens a match; the other chair goes to whoever has the invitation. */
export async function openMatch(
  world: World,
  { game, options, edition, clock, name, seat }: OpenRequest,
): Promise<OpenedMatch | NotGiven> {
  if (!gameIds().includes(game)) return { trouble: 'no-such-game' };
  const parts = boundTo(await loadGame(game), edition);
  if (parts === null) return { trouble: 'no-such-edition' };
  const chosen = parts.optionsSchema.safeParse(options);
  if (!chosen.success) return { trouble: 'no-such-options' };
  const match = randomBytes(ID_BYTES).toString('base64url');
  const invitation = randomBytes(ID_BYTES).toString('base64url');
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  const own: Seat = seat === 'random' ? (((randomBytes(1)[0] ?? 0) & 1) as Seat) : seat;
  const token = newToken();
  const row: MatchRow = {
    id: match,
    game,
    rules_version: parts.game.rulesVersion,
    options: JSON.stringify(chosen.data),
    edition: parts.game.edition === undefined ? null : JSON.stringify(parts.game.edition),
    clock: clock === null ? null : JSON.stringify(clock),
    secret,
    commitment: commitmentOf('server', match, secret),
    invitation: digest(invitation),
    opened_at: world.now(),
  };
  await world.store.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('matches').values(row).execute();
    const taken = { match, seat: own, name, token: digest(token), taken_at: world.now() };
    await transaction.insertInto('seats').values(taken).execute();
  });
  return { match, seat: own, token, invitation };
}

/** The first with the invitation gets the chair; all others are told that it is taken. */
export async function takeSeat(
  world: World,
  match: string,
  invitation: string,
  name: string,
): Promise<Seated | NotGiven> {
  const { db, bus } = world.store;
  const row = await findMatch(db, match);
  if (row === null) return { trouble: 'no-such-match' };
  if (!isDigestOf(invitation, row.invitation)) return { trouble: 'wrong-invitation' };
  const [opener] = await findSeats(db, match);
  if (opener === undefined) return { trouble: 'no-such-match' };
  const seat = otherSeat(opener.seat as Seat);
  const token = newToken();
  const isFirst = await db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .insertInto('seats')
      .values({ match, seat, name, token: digest(token), taken_at: world.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('seat')
      .execute();
    if (taken.length > 0) await bus.tell(transaction, [match]);
    return taken.length > 0;
  });
  return isFirst ? { match, seat, token } : { trouble: 'seat-taken' };
}

/** Whose the token is; null: nobody's in this match. */
export async function seatOfToken(
  world: World,
  match: string,
  token: string,
): Promise<Seat | null> {
  const seats = await findSeats(world.store.db, match);
  const own = seats.find((each) => isDigestOf(token, each.token));
  return own === undefined ? null : (own.seat as Seat);
}

/** Adds a watcher and tells him all that he does not know yet; nothing comes in between. */
export function join(world: World, room: Room, watcher: Watcher, from: number): Promise<void> {
  return enqueue(room, async () => {
    await bringUpToDate(world, room);
    send(watcher, welcomeTo(world, room, watcher.viewer));
    await resendNow(world, room, watcher, from);
    room.watchers.add(watcher);
  });
}

/** Tells again all that came after `from`. */
export function resend(world: World, room: Room, watcher: Watcher, from: number): Promise<void> {
  return enqueue(room, async () => {
    await bringUpToDate(world, room);
    await resendNow(world, room, watcher, from);
  });
}

async function resendNow(world: World, room: Room, watcher: Watcher, from: number): Promise<void> {
  const { row, position } = room;
  const index = indexOf(watcher.viewer);
  // Who claims to know more than has happened knows another match: he is told all of this one.
  const after = from > position.numbers[index] ? 0 : from;
  const rows = await entriesBeyond(world.store.db, row.id, index, after, position.sequence);
  send(watcher, newsOf(sourceOf(world, room), rows, after, watcher.viewer));
}

function welcomeTo(world: World, room: Room, viewer: Viewer): WelcomeMessage {
  const { row, header, names } = room;
  return {
    type: 'welcome',
    protocol: ONLINE_PROTOCOL,
    match: row.id,
    game: header.game,
    rulesVersion: header.rulesVersion,
    options: { ...header.options },
    edition: header.edition === null ? null : { ...header.edition },
    seat: viewer === 'spectator' ? null : viewer,
    names: [...names],
    dice: diceOfMatch(sourceOf(world, room)),
  };
}

/** What anyone may know who has the address of a match. */
export function describeMatch(room: Room, seat: Seat | null): MatchAnswer {
  const { row, header, names, parts, position } = room;
  const stage = stageOf(parts.game, position);
  return {
    match: row.id,
    game: header.game,
    rulesVersion: header.rulesVersion,
    options: { ...header.options },
    clock: controlOf(row),
    names: [...names],
    stage,
    result: hasEnded(stage) ? resultOf(parts.game, position) : null,
    seat,
  };
}

/** The record of a finished match, for `bannerfield verify`. */
export async function exportMatch(world: World, room: Room): Promise<string | NotGiven> {
  const { row, header, parts, position } = room;
  const [first, second] = position.secrets;
  const [committed, answered] = position.commitments;
  const isWhole = first !== null && second !== null && committed !== null && answered !== null;
  if (stageOf(parts.game, position) !== 'over' || !isWhole) return { trouble: 'not-finished' };
  const entries = logEntries(await entriesFrom(world.store.db, row.id, 0));
  return formatMatch({
    match: row.id,
    commitments: { server: row.commitment, seats: [committed, answered] },
    secrets: { server: row.secret, seats: [first, second] },
    end: endOf(position),
    log: { header, start: startHash(room, header), entries },
  });
}

/** Moves and outcomes, without those that were taken back. */
function logEntries(rows: readonly EntryRow[]): Entry[] {
  const entries: Entry[] = [];
  for (const { kind, by, body, hash } of rows) {
    if (kind === 'move' || kind === 'chance') {
      entries.push({ by: by as Seat | null, move: body, hash });
    }
    const [accepted, moves] = body.split(' ');
    if (kind === 'accept' && accepted === 'takeback') entries.length = Number(moves);
  }
  return entries;
}

function endOf({ ending }: Position): MatchEnd {
  switch (ending?.by) {
    case 'resignation':
      return { by: 'resignation', seat: ending.seat };
    case 'time':
      return { by: 'time', seat: otherSeat(ending.claimant), result: ending.result };
    case 'agreement':
      return { by: 'agreement' };
    case 'void':
    case undefined:
      return { by: 'rules' };
  }
}

function startHash({ parts }: Room, header: LogHeader): string {
  return chainStart(header, parts.game.setup(header.options));
}

function newToken(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What is stored of a token: who reads the database cannot sit down with it. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function isDigestOf(text: string, stored: string): boolean {
  return timingSafeEqual(Buffer.from(digest(text)), Buffer.from(stored));
}
