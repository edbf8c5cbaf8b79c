import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { otherSeat, type Seat } from '@bannerfield/kernel';
import { commitmentOf } from '@bannerfield/fair-dice';
import { LEVELS, type Level } from '@bannerfield/bots/levels';
import { gameIds, loadGame } from '@bannerfield/games/load';
import type { OpenRequest } from '@bannerfield/protocol';
import { findMatch, findSeats } from '../store/reads.ts';
import type { MatchRow, SeatRow } from '../store/tables.ts';
import type { TroubleReason } from '../words.ts';
import { boundTo } from './edition.ts';
import type { World } from './room.ts';

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
  { game, options, edition, clock, opponent, name, seat }: OpenRequest,
): Promise<OpenedMatch | NotGiven> {
  if (!gameIds().includes(game)) return { trouble: 'no-such-game' };
  const parts = boundTo(await loadGame(game), edition);
  if (parts === null) return { trouble: 'no-such-edition' };
  const level = LEVELS.find((each) => each === opponent?.level) ?? null;
  if (opponent !== null && (level === null || parts.taste.ladder === undefined)) {
    return { trouble: 'no-such-level' };
  }
  const chosen = parts.optionsSchema.safeParse(options);
  if (!chosen.success) return { trouble: 'no-such-options' };
  const { invitation, ...fresh } = freshMatch(world);
  const match = fresh.id;
  const own: Seat = seat === 'random' ? (((randomBytes(1)[0] ?? 0) & 1) as Seat) : seat;
  const token = newToken();
  const row: MatchRow = {
    ...fresh,
    game,
    rules_version: parts.game.rulesVersion,
    options: JSON.stringify(chosen.data),
    edition: parts.game.edition === undefined ? null : JSON.stringify(parts.game.edition),
    clock: clock === null ? null : JSON.stringify(clock),
    invitation: digest(invitation),
  };
  await world.store.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('matches').values(row).execute();
    const person = personIn(match, own, name, token, world.now());
    await transaction.insertInto('seats').values(person).execute();
    if (level === null) return;
    const bot = botIn(match, otherSeat(own), level, world.now());
    await transaction.insertInto('seats').values(bot).execute();
  });
  return { match, seat: own, token, invitation };
}

function personIn(
  match: string,
  seat: Seat,
  name: string,
  token: string,
  takenAt: number,
): SeatRow {
  return { match, seat, name, token: digest(token), taken_at: takenAt, bot: null, secret: null };
}

/** Nobody has its token. */
function botIn(match: string, seat: Seat, level: Level, takenAt: number): SeatRow {
  const name = `${level.slice(0, 1).toUpperCase()}${level.slice(1)}`;
  return { ...personIn(match, seat, name, newToken(), takenAt), bot: level, secret: newSecret() };
}

/** What every match has of its own; `invitation` is for who opens it, and not stored as it is. */
function freshMatch(
  world: World,
): Omit<MatchRow, 'game' | 'rules_version' | 'options' | 'edition' | 'clock'> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  const secret = newSecret();
  return {
    id,
    secret,
    commitment: commitmentOf('server', id, secret),
    invitation: randomBytes(ID_BYTES).toString('base64url'),
    opened_at: world.now(),
  };
}

/** The same match again, with sides swapped; both are known by the cookies that they have. */
export async function openRematch(world: World, row: MatchRow): Promise<string> {
  const { db } = world.store;
  const { invitation, ...fresh } = freshMatch(world);
  const seats = await findSeats(db, row.id);
  await db.transaction().execute(async (transaction) => {
    const again = { ...row, ...fresh, invitation: digest(invitation) };
    await transaction.insertInto('matches').values(again).execute();
    for (const each of seats) {
      const seat = otherSeat(each.seat as Seat);
      const secret = each.bot === null ? null : newSecret();
      const taken = { ...each, match: fresh.id, seat, taken_at: world.now(), secret };
      await transaction.insertInto('seats').values(taken).execute();
    }
  });
  return fresh.id;
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
      .values(personIn(match, seat, name, token, world.now()))
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

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('hex');
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
