import {
  chainStart,
  otherSeat,
  type Entry,
  type LogHeader,
  type Seat,
  type Viewer,
} from '@bannerfield/kernel';
import { formatMatch, type MatchEnd } from '@bannerfield/fair-dice';
import {
  hasEnded,
  ONLINE_PROTOCOL,
  type MatchAnswer,
  type WelcomeMessage,
} from '@bannerfield/protocol';
import { entriesBeyond, entriesFrom } from '../store/reads.ts';
import type { EntryRow } from '../store/tables.ts';
import { controlOf, enqueue, send, sourceOf, type Room, type Watcher, type World } from './room.ts';
import type { NotGiven } from './opening.ts';
import { diceOfMatch, newsOf } from './packets.ts';
import { resultOf, stageOf, type Position } from './position.ts';
import { indexOf } from './seen.ts';
import { bringUpToDate } from './settling.ts';

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
  const { row, header, names, bots } = room;
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
    bots: [...bots],
    dice: diceOfMatch(sourceOf(world, room)),
  };
}

/** What anyone may know who has the address of a match. */
export function describeMatch(room: Room, seat: Seat | null): MatchAnswer {
  const { row, header, names, bots, parts, position } = room;
  const stage = stageOf(parts.game, position);
  return {
    match: row.id,
    game: header.game,
    rulesVersion: header.rulesVersion,
    options: { ...header.options },
    clock: controlOf(row),
    names: [...names],
    bots: [...bots],
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
