import { isRefusal, type Game, type GameTypes, type Refusal, type Seat } from '@bannerfield/kernel';
import {
  refusalDocument,
  type AcceptedMessage,
  type ActRefusedMessage,
  type EntryKind,
  type ServerMessage,
} from '@bannerfield/protocol';
import { findAction } from '../store/reads.ts';
import type { EntryRow } from '../store/tables.ts';
import { troubleOf } from '../words.ts';
import { adopt, catchUp, rowOf, sourceOf, type Room, type World } from './room.ts';
import { openRematch } from './opening.ts';
import { newsOf, viewOf } from './packets.ts';
import { advance } from './advance.ts';
import { entryFor, type Command, type Trouble, type Wanted } from './checks.ts';
import { settle, settleLater } from './settling.ts';
import { giveBackOutages } from './uptime.ts';
import { watchDice } from './voiding.ts';

/** An action that may be on the disk, or may not: asked again under the same name it becomes certain. */
export class NotStored extends Error {}

/** Where the answer goes; called once. */
export type Answer = (message: ServerMessage) => void;

/**
 * Does what a seat asks for, or says why not: checks it, stores it, and only then answers and
 * tells the others. Runs in the queue of its match.
 */
export async function execute(
  world: World,
  room: Room,
  seat: Seat,
  command: Command,
  answer: Answer,
): Promise<void> {
  // Chance that was due and could not be stored comes before anything new.
  await settle(world, room);
  await giveBackOutages(world, room);
  for (;;) {
    const tried = entryFor(room, seat, command, world.now());
    if (!('kind' in tried)) {
      answer(await whenRefused(world, room, seat, command, tried));
      return;
    }
    const entry = { ...(await whole(world, room, tried)), at: world.now() };
    const advanced = advance(room.parts.game, room.position, entry);
    if (isRefusal(advanced)) {
      answer(await whenRefused(world, room, seat, command, advanced));
      return;
    }
    const row = rowOf(room, entry, advanced, nameOf(command));
    if (await stored(world, row)) {
      const first = accepted(row, seat);
      if (first !== null) answer(first);
      adopt(world, room, [row], advanced.after);
      await goOn(world, room);
      return;
    }
    // Another server was first, or this very action has been stored before.
    await catchUp(world, room);
    const first = await firstAnswer(world, room, seat, command);
    if (first !== null) {
      answer(first);
      return;
    }
  }
}

/** What follows from something that is stored; if it fails, that is not for who did it to mend. */
async function goOn(world: World, room: Room): Promise<void> {
  try {
    await settle(world, room);
    await watchDice(world, room);
  } catch (error) {
    world.report(`match ${room.row.id}`, error);
    settleLater(world, room);
  }
}

/** What is accepted with all that the entry has to say. */
async function whole(world: World, { row }: Room, wanted: Wanted): Promise<Wanted> {
  if (wanted.kind !== 'accept' || wanted.body !== 'rematch') return wanted;
  return { ...wanted, body: `rematch ${await openRematch(world, row)}` };
}

/** @throws NotStored */
async function stored({ writer }: World, row: EntryRow): Promise<boolean> {
  try {
    return await writer.append([row]);
  } catch (cause) {
    throw new NotStored(`entry ${String(row.sequence)}`, { cause });
  }
}

function nameOf(command: Command): string | null {
  return 'action' in command ? command.action : null;
}

/** Null: of a commitment or a secret the news themselves are the answer. */
function accepted(row: EntryRow, seat: Seat): AcceptedMessage | null {
  const { action, number0, number1, view_hash: hash } = row;
  if (action === null || hash === null) return null;
  return { type: 'accepted', action, number: seat === 0 ? number0 : number1, hash };
}

/** What was answered when it was done first; null: it has not been done. */
async function firstAnswer(
  world: World,
  room: Room,
  seat: Seat,
  command: Command,
): Promise<ServerMessage | null> {
  const action = nameOf(command);
  if (action === null) return null;
  const row = await findAction(world.store.db, room.row.id, seat, action);
  if (row === null) return null;
  const other = { trouble: 'action-used' } as const;
  return isSame(room, row, command)
    ? accepted(row, seat)
    : refused(world, room, seat, command, other);
}

type Named = Extract<Command, { readonly action: string }>;

const KINDS: Readonly<Record<Named['type'], EntryKind>> = {
  act: 'move',
  resign: 'resignation',
  abort: 'void',
  claim: 'claim',
  offer: 'offer',
  accept: 'accept',
  decline: 'decline',
};

function isSame({ parts: { game } }: Room, row: EntryRow, command: Command): boolean {
  if (!('action' in command) || row.kind !== KINDS[command.type]) return false;
  // What is accepted is followed by more, that its seat has not said.
  return row.body.split(' ')[0] === bodyOf(game, command);
}

/** As an entry has it; null: no entry does. */
function bodyOf({ notation }: Game<GameTypes>, command: Named): string | null {
  switch (command.type) {
    case 'act': {
      const move = notation.parse(command.move);
      return move === null ? null : notation.format(move);
    }
    case 'resign':
      return '';
    case 'abort':
      return 'aborted';
    case 'claim':
      return command.result;
    case 'offer':
    case 'accept':
    case 'decline':
      return command.offer;
  }
}

/** What cannot be done now may have been done before. */
async function whenRefused(
  world: World,
  room: Room,
  seat: Seat,
  command: Command,
  why: Refusal | Trouble,
): Promise<ServerMessage> {
  const first = await firstAnswer(world, room, seat, command);
  if (first !== null) return first;
  const { position } = room;
  const isRepeated =
    (command.type === 'commit' && position.commitments[seat] === command.commitment) ||
    (command.type === 'reveal' && position.secrets[seat] === command.secret);
  if (!isRepeated) return refused(world, room, seat, command, why);
  return newsOf(sourceOf(world, room), [], position.numbers[seat], seat);
}

function refused(
  world: World,
  room: Room,
  seat: Seat,
  command: Command,
  why: Refusal | Trouble,
): ActRefusedMessage {
  const head = { type: 'refused', action: nameOf(command) } as const;
  const view = viewOf(sourceOf(world, room), seat);
  if ('trouble' in why) {
    return { ...head, rule: null, at: [], facts: {}, ...troubleOf(why.trouble), view };
  }
  return { ...head, ...refusalDocument(room.parts.messages, why), view };
}
