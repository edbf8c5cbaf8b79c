import { loadGame } from '@bannerfield/games/load';
import { withEdition, type GameParts } from '@bannerfield/games/parts';
import { chain, type Edition, type LogHeader, type Seat } from '@bannerfield/kernel';
import { entriesFrom, findMatch, findSeats, lastSnapshot } from '../store/reads.ts';
import type { EntryRow, MatchRow } from '../store/tables.ts';
import {
  adopt,
  catchUp,
  enqueue,
  follow,
  headerOf,
  namesOf,
  type Live,
  type World,
} from './live.ts';
import { startPosition, type Position } from './position.ts';
import { settle, settleLater } from './settling.ts';
import { watchDice } from './voiding.ts';

/** The matches that are in memory. */
export interface Lives {
  /** Null: there is no such match. @throws Error if what is stored of it does not follow. */
  open(match: string): Promise<Live | null>;
  count(): number;
  /** Lets go of those that nobody has asked for lately. */
  sweep(): void;
  /** Lets go of all, when what they do is done. */
  close(): Promise<void>;
}

/** A match that nobody watches stays so long. */
const IDLE_MS = 5 * 60_000;

export function makeLives(world: World): Lives {
  const lives = new Map<string, Promise<Live | null>>();
  const open = async (match: string): Promise<Live | null> => {
    const opening = lives.get(match) ?? load(world, match);
    lives.set(match, opening);
    try {
      const live = await opening;
      if (live === null) lives.delete(match);
      else live.usedAt = world.now();
      return live;
    } catch (error) {
      lives.delete(match);
      throw error;
    }
  };
  const letGo = (live: Live): void => {
    live.isGone = true;
    live.timer?.();
    lives.delete(live.row.id);
  };
  world.store.bus.listen((match) => {
    const told = match === null ? [...lives.values()] : [lives.get(match) ?? Promise.resolve(null)];
    void opened(told).then((all) => {
      for (const live of all) hear(world, live);
    });
  });
  return {
    open,
    count: () => lives.size,
    sweep: () => {
      void opened(lives.values()).then((all) => {
        const isIdle = (live: Live): boolean =>
          live.watchers.size === 0 && live.usedAt + IDLE_MS < world.now();
        all.filter(isIdle).forEach(letGo);
      });
    },
    close: async () => {
      const all = await opened(lives.values());
      await Promise.all(all.map((live) => enqueue(live, () => Promise.resolve())));
      all.forEach(letGo);
      await world.writer.idle();
    },
  };
}

/** Those that could be opened; of the others, whoever asked has been told. */
async function opened(these: Iterable<Promise<Live | null>>): Promise<Live[]> {
  const all = await Promise.allSettled(these);
  return all.flatMap((one) =>
    one.status === 'fulfilled' && one.value !== null ? [one.value] : [],
  );
}

/** Another server has stored something. */
function hear(world: World, live: Live): void {
  enqueue(live, async () => {
    await catchUp(world, live);
    await watchDice(world, live);
  }).catch((error: unknown) => {
    world.report(`match ${live.row.id}`, error);
  });
  settleLater(world, live);
}

async function load(world: World, match: string): Promise<Live | null> {
  const { db } = world.store;
  const row = await findMatch(db, match);
  if (row === null) return null;
  const parts = await partsOf(row);
  const header = headerOf(row);
  const live: Live = {
    row,
    parts,
    header,
    watchers: new Set(),
    names: namesOf(await findSeats(db, match)),
    position: await storedPosition(world, parts, header, match),
    key: null,
    queue: Promise.resolve(),
    timer: null,
    isGone: false,
    usedAt: world.now(),
  };
  adopt(world, live, [], live.position);
  await enqueue(live, () => settle(world, live));
  await watchDice(world, live);
  return live;
}

/** The rules that it began with, as its edition has them. */
async function partsOf(row: MatchRow): Promise<GameParts> {
  const parts = await loadGame(row.game, row.rules_version);
  const own = JSON.stringify(parts.game.edition ?? null);
  if (row.edition === null || row.edition === own) return parts;
  return withEdition(parts, JSON.parse(row.edition) as Edition);
}

async function storedPosition(
  world: World,
  parts: GameParts,
  header: LogHeader,
  match: string,
): Promise<Position> {
  const snapshot = await lastSnapshot(world.store.db, match);
  if (snapshot !== null) {
    try {
      return await fromSnapshot(world, parts, JSON.parse(snapshot.position) as Position, match);
    } catch (error) {
      world.report(`match ${match}, its snapshot at ${String(snapshot.sequence)}`, error);
    }
  }
  const rows = await entriesFrom(world.store.db, match, 0);
  return follow(parts, startPosition(parts.game, header), rows);
}

/** @throws Error for a snapshot that is not of this course. */
async function fromSnapshot(
  world: World,
  parts: GameParts,
  position: Position,
  match: string,
): Promise<Position> {
  const { sequence, hash, state } = position;
  const [before, last, ...rows] = await entriesFrom(world.store.db, match, sequence - 2);
  if (before?.sequence !== sequence - 2 || last?.hash !== hash || !isStateOf(before, last, state)) {
    throw new Error('it is of another course');
  }
  return follow(parts, position, rows);
}

/** What is no move or outcome leaves hash and state as they are. */
function isStateOf(before: EntryRow, { kind, by, body, hash }: EntryRow, state: object): boolean {
  if (kind !== 'move' && kind !== 'chance') return before.hash === hash;
  return chain(before.hash, by as Seat | null, body, state) === hash;
}
