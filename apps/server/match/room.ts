import { diceKey } from '@bannerfield/fair-dice';
import type { GameParts } from '@bannerfield/games/parts';
import { isRefusal, type LogHeader, type Seat, type Viewer } from '@bannerfield/kernel';
import type { ServerMessage, TimeControl } from '@bannerfield/protocol';
import type { BotPool } from '../bots/pool.ts';
import type { Opened } from '../store/open.ts';
import { entriesFrom, findSeats } from '../store/reads.ts';
import type { EntryRow, MatchRow } from '../store/tables.ts';
import type { Writer } from '../store/writer.ts';
import { hashOfView, newsOf, type Source } from './packets.ts';
import type { Time } from './time.ts';
import { advance } from './advance.ts';
import type { Advanced, NewEntry, Position } from './position.ts';
import { indexOf, VIEWERS } from './seen.ts';

/** What matches need of the world. */
export interface World extends Time {
  readonly store: Opened;
  readonly writer: Writer;
  /** Where bots think. */
  readonly bots: BotPool;
  /** When this server began: time in which none ran is nobody's. */
  readonly startedAt: number;
  /** How long both sides have to reveal their secrets, and before that to commit themselves. */
  readonly revealMs: number;
  readonly commitMs: number;
  /** Something of the server went wrong that no player can mend. */
  readonly report: (what: string, error: unknown) => void;
}

/** Someone who is told what happens. */
export interface Watcher {
  readonly viewer: Viewer;
  /** A program of ours: it keeps no match in memory. */
  readonly isProgram: boolean;
  /** @param text JSON of the message. */
  readonly send: (text: string) => void;
}

/** A match in memory and those who watch it; one thing is done in it after the other. */
export interface Room {
  readonly row: MatchRow;
  readonly parts: GameParts;
  readonly header: LogHeader;
  readonly watchers: Set<Watcher>;
  names: readonly [string | null, string | null];
  /** The levels of programs of ours. */
  readonly bots: readonly [string | null, string | null];
  position: Position;
  /** Of the dice, once all secrets are there. */
  key: Uint8Array | null;
  /** When the last of what is due is done. */
  queue: Promise<unknown>;
  /** Voids the match if the dice are not agreed upon. */
  timer: (() => void) | null;
  /** It is no longer in memory: who still has it does nothing more with it. */
  isGone: boolean;
  /** When something was last asked of it. */
  usedAt: number;
}

/** Runs `task` when all that came before it is done. */
export function enqueue<R>(room: Room, task: () => Promise<R>): Promise<R> {
  const run = room.queue.then(task);
  room.queue = run.catch(() => undefined);
  return run;
}

export function send(watcher: Watcher, message: ServerMessage): void {
  watcher.send(JSON.stringify(message));
}

/** An entry as it is stored. */
export function rowOf(
  { row, position }: Pick<Room, 'row' | 'position'>,
  entry: NewEntry,
  { after, told }: Advanced,
  action: string | null,
): EntryRow {
  const { kind, by, body, at } = entry;
  const [number0, number1, number2] = after.numbers;
  return {
    match: row.id,
    sequence: position.sequence,
    kind,
    by,
    body,
    action,
    hash: after.hash,
    told: JSON.stringify(told),
    number0,
    number1,
    number2,
    view_hash: by === null ? null : hashOfView(after.state, by),
    at,
  };
}

const SNAPSHOT_EVERY = 50;

/** Takes over what is stored now, and tells everyone. */
export function adopt(world: World, room: Room, rows: readonly EntryRow[], after: Position): void {
  const before = room.position;
  room.position = after;
  room.key ??= keyOf(room);
  const due = Math.floor(after.sequence / SNAPSHOT_EVERY);
  // What is taken back leaves no trace in the hash by which a snapshot is checked.
  const isChecked = rows.at(-1)?.kind !== 'accept';
  if (isChecked && due > Math.floor(before.sequence / SNAPSHOT_EVERY)) {
    const { sequence } = after;
    world.writer.snapshot({ match: room.row.id, sequence, position: JSON.stringify(after) });
  }
  const source = sourceOf(world, room);
  for (const viewer of VIEWERS) tell(source, room, rows, before, viewer);
}

function tell(
  source: Source,
  room: Room,
  rows: readonly EntryRow[],
  before: Position,
  viewer: Viewer,
): void {
  const watchers = [...room.watchers].filter((each) => each.viewer === viewer);
  if (watchers.length === 0) return;
  const after = before.numbers[indexOf(viewer)];
  const news = newsOf(source, rows, after, viewer);
  if (news.entries.length === 0) return;
  const text = JSON.stringify(news);
  for (const watcher of watchers) watcher.send(text);
}

/** What is told of a match now. */
export function sourceOf(world: World, { row, parts, position }: Room): Source {
  const { id: match, secret } = row;
  return { game: parts.game, position, match, secret, now: world.now() };
}

function keyOf({ row, position: { secrets } }: Room): Uint8Array | null {
  const [first, second] = secrets;
  if (first === null || second === null) return null;
  return diceKey(row.id, { server: row.secret, seats: [first, second] });
}

/** Reads what other servers have stored, and tells everyone here. */
export async function catchUp(world: World, room: Room): Promise<void> {
  const rows = await entriesFrom(world.store.db, room.row.id, room.position.sequence);
  if (room.names.includes(null)) await readNames(world, room);
  if (rows.length > 0) adopt(world, room, rows, follow(room.parts, room.position, rows));
}

async function readNames(world: World, room: Room): Promise<void> {
  const names = namesOf(await findSeats(world.store.db, room.row.id));
  if (names.join() === room.names.join()) return;
  room.names = names;
  for (const watcher of room.watchers) send(watcher, { type: 'seated', names: [...names] });
}

/** Null: without a time limit. */
export function controlOf({ clock }: MatchRow): TimeControl | null {
  return clock === null ? null : (JSON.parse(clock) as TimeControl);
}

/** What is played, as a log says it. */
export function headerOf(row: MatchRow): LogHeader {
  return {
    game: row.game,
    rulesVersion: row.rules_version,
    options: JSON.parse(row.options) as object,
    edition: row.edition === null ? null : (JSON.parse(row.edition) as object),
  };
}

export function namesOf(
  seats: readonly { readonly seat: number; readonly name: string }[],
): [string | null, string | null] {
  const nameOf = (seat: Seat): string | null =>
    seats.find((each) => each.seat === seat)?.name ?? null;
  return [nameOf(0), nameOf(1)];
}

/**
 * The position after stored entries.
 * @throws Error if they do not lead where they led when they were stored: it is said, never shown.
 */
export function follow(parts: GameParts, from: Position, rows: readonly EntryRow[]): Position {
  let position = from;
  for (const row of rows) {
    const { kind, body, sequence, match, at } = row;
    const advanced = advance(parts.game, position, { kind, by: row.by as Seat | null, body, at });
    const isSound = !isRefusal(advanced) && advanced.after.hash === row.hash;
    if (!isSound || sequence !== position.sequence) {
      throw new Error(`match ${match}, entry ${String(sequence)}: it does not follow`);
    }
    position = advanced.after;
  }
  return position;
}
