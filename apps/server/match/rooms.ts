import { LEVELS } from '@bannerfield/bots/levels';
import { loadGame } from '@bannerfield/games/load';
import { withEdition, type GameParts } from '@bannerfield/games/parts';
import { chain, type Edition, type LogHeader, type Seat } from '@bannerfield/kernel';
import { entriesFrom, findMatch, findSeats, lastSnapshot } from '../store/reads.ts';
import type { EntryRow, MatchRow, SeatRow } from '../store/tables.ts';
import {
  adopt,
  catchUp,
  controlOf,
  enqueue,
  follow,
  headerOf,
  namesOf,
  type Room,
  type World,
} from './room.ts';
import { seatBot, type BotSeat } from './bot-player.ts';
import { startPosition, type Position } from './position.ts';
import { bringUpToDate, settleLater } from './settling.ts';
import { watchDice } from './voiding.ts';

/** The matches that are in memory. */
export interface Rooms {
  /** Null: there is no such match. @throws Error if what is stored of it does not follow. */
  open(match: string): Promise<Room | null>;
  count(): number;
  /** Lets go of those that nobody has asked for lately. */
  sweep(): void;
  /** Lets go of all, when what they do is done. */
  close(): Promise<void>;
}

/** A match that nobody watches stays so long. */
const IDLE_MS = 5 * 60_000;

export function makeRooms(world: World): Rooms {
  const rooms = new Map<string, Promise<Room | null>>();
  const open = async (match: string): Promise<Room | null> => {
    const opening = rooms.get(match) ?? load(world, match);
    rooms.set(match, opening);
    try {
      const room = await opening;
      if (room === null) rooms.delete(match);
      else room.usedAt = world.now();
      return room;
    } catch (error) {
      rooms.delete(match);
      throw error;
    }
  };
  const letGo = (room: Room): void => {
    room.isGone = true;
    room.timer?.();
    rooms.delete(room.row.id);
  };
  world.store.bus.listen((match) => {
    const told = match === null ? [...rooms.values()] : [rooms.get(match) ?? Promise.resolve(null)];
    void opened(told).then((all) => {
      for (const room of all) hear(world, room);
    });
  });
  return {
    open,
    count: () => rooms.size,
    sweep: () => {
      void opened(rooms.values()).then((all) => {
        const isIdle = (room: Room): boolean =>
          ![...room.watchers].some(({ isProgram }) => !isProgram) &&
          room.usedAt + IDLE_MS < world.now();
        all.filter(isIdle).forEach(letGo);
      });
    },
    close: async () => {
      const all = await opened(rooms.values());
      await Promise.all(all.map((room) => enqueue(room, () => Promise.resolve())));
      all.forEach(letGo);
      await world.writer.idle();
    },
  };
}

/** Those that could be opened; of the others, whoever asked has been told. */
async function opened(these: Iterable<Promise<Room | null>>): Promise<Room[]> {
  const all = await Promise.allSettled(these);
  return all.flatMap((one) =>
    one.status === 'fulfilled' && one.value !== null ? [one.value] : [],
  );
}

/** Another server has stored something. */
function hear(world: World, room: Room): void {
  enqueue(room, async () => {
    await catchUp(world, room);
    await watchDice(world, room);
  }).catch((error: unknown) => {
    world.report(`match ${room.row.id}`, error);
  });
  settleLater(world, room);
}

async function load(world: World, match: string): Promise<Room | null> {
  const { db } = world.store;
  const row = await findMatch(db, match);
  if (row === null) return null;
  const parts = await partsOf(row);
  const header = headerOf(row);
  const seats = await findSeats(db, match);
  const room: Room = {
    row,
    parts,
    header,
    watchers: new Set(),
    names: namesOf(seats),
    bots: [levelOn(seats, 0), levelOn(seats, 1)],
    position: await storedPosition(world, parts, header, row),
    key: null,
    queue: Promise.resolve(),
    timer: null,
    isGone: false,
    usedAt: world.now(),
  };
  adopt(world, room, [], room.position);
  await enqueue(room, () => bringUpToDate(world, room));
  await watchDice(world, room);
  for (const bot of seats.flatMap(botIn)) await seatBot(world, room, bot);
  return room;
}

function levelOn(seats: readonly SeatRow[], seat: Seat): string | null {
  return seats.find((each) => each.seat === seat)?.bot ?? null;
}

function botIn({ seat, bot, secret }: SeatRow): BotSeat[] {
  const level = LEVELS.find((each) => each === bot);
  return level === undefined || secret === null ? [] : [{ seat: seat as Seat, level, secret }];
}

/** The rules that it began with, as its edition has them. */
export async function partsOf(row: MatchRow): Promise<GameParts> {
  const parts = await loadGame(row.game, row.rules_version);
  const own = JSON.stringify(parts.game.edition ?? null);
  if (row.edition === null || row.edition === own) return parts;
  return withEdition(parts, JSON.parse(row.edition) as Edition);
}

async function storedPosition(
  world: World,
  parts: GameParts,
  header: LogHeader,
  row: MatchRow,
): Promise<Position> {
  const { id: match } = row;
  const start = startPosition(parts.game, header, controlOf(row));
  const snapshot = await lastSnapshot(world.store.db, match);
  if (snapshot !== null) {
    try {
      // What positions did not have when it was made is as at the start.
      const position = { ...start, ...(JSON.parse(snapshot.position) as Position) };
      return await fromSnapshot(world, parts, position, match);
    } catch (error) {
      world.report(`match ${match}, its snapshot at ${String(snapshot.sequence)}`, error);
    }
  }
  const rows = await entriesFrom(world.store.db, match, 0);
  return follow(parts, start, rows);
}

/** @throws Error for a snapshot that is not of this log. */
async function fromSnapshot(
  world: World,
  parts: GameParts,
  position: Position,
  match: string,
): Promise<Position> {
  const { sequence, hash, state } = position;
  const [before, last, ...rows] = await entriesFrom(world.store.db, match, sequence - 2);
  if (before?.sequence !== sequence - 2 || last?.hash !== hash || !isStateOf(before, last, state)) {
    throw new Error('it is of another log');
  }
  return follow(parts, position, rows);
}

/** What is no move or outcome leaves hash and state as they are. */
function isStateOf(before: EntryRow, { kind, by, body, hash }: EntryRow, state: object): boolean {
  if (kind !== 'move' && kind !== 'chance') return before.hash === hash;
  return chain(before.hash, by as Seat | null, body, state) === hash;
}
