import { commitmentOf } from '@bannerfield/fair-dice';
import { isRefusal, type Refusal, type Seat } from '@bannerfield/kernel';
import {
  hasEnded,
  refusalDocument,
  type AcceptedMessage,
  type ActRefusedMessage,
  type ClientMessage,
  type ServerMessage,
} from '@bannerfield/protocol';
import { findAction } from '../store/reads.ts';
import type { EntryRow } from '../store/tables.ts';
import { troubleOf, type TroubleReason } from '../words.ts';
import { adopt, catchUp, diceFor, rowOf, type Room, type World } from './room.ts';
import { newsOf, viewOf } from './packets.ts';
import { advance, stageOf, type NewEntry } from './position.ts';
import { settle, settleLater } from './settling.ts';
import { watchDice } from './voiding.ts';

/** An action that may be on the disk, or may not: asked again under the same name it becomes certain. */
export class NotStored extends Error {}

/** Where the answer goes; called once. */
export type Answer = (message: ServerMessage) => void;

type Command = Extract<ClientMessage, { type: 'act' | 'resign' | 'commit' | 'reveal' }>;

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
  for (;;) {
    const tried = whatComes(room, seat, command);
    if (!('kind' in tried)) {
      answer(await whenRefused(world, room, seat, command, tried));
      return;
    }
    const advanced = advance(room.parts.game, room.position, tried);
    if (isRefusal(advanced)) {
      answer(await whenRefused(world, room, seat, command, advanced));
      return;
    }
    const row = rowOf(room, tried, advanced, nameOf(command), world.now());
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

/** Why something is no matter of the rules. */
interface Trouble {
  readonly trouble: TroubleReason;
}

function whatComes(room: Room, seat: Seat, command: Command): NewEntry | Trouble {
  switch (command.type) {
    case 'act':
      return moveOf(room, seat, command.move, command.expected);
    case 'resign':
      return notPlaying(room) ?? { kind: 'resignation', by: seat, body: '' };
    case 'commit':
      return commitmentBy(room, seat, command.commitment);
    case 'reveal':
      return revealBy(room, seat, command.secret);
  }
}

function moveOf(room: Room, seat: Seat, text: string, expected: number): NewEntry | Trouble {
  const { position, parts } = room;
  const trouble = notPlaying(room);
  if (trouble !== null) return trouble;
  // Before: it is an answer to another question. Beyond: he cannot know that much.
  if (expected < position.asked[seat] || expected > position.numbers[seat]) {
    return { trouble: 'stale' };
  }
  const move = parts.game.notation.parse(text);
  if (move === null) return { trouble: 'not-a-move' };
  return { kind: 'move', by: seat, body: parts.game.notation.format(move) };
}

function notPlaying({ parts: { game }, position }: Room): Trouble | null {
  const stage = stageOf(game, position);
  if (stage === 'playing') return null;
  return { trouble: hasEnded(stage) ? 'match-over' : 'not-begun' };
}

function commitmentBy({ position, parts }: Room, seat: Seat, body: string): NewEntry | Trouble {
  if (position.ending !== null) return { trouble: 'match-over' };
  const isFixed =
    position.commitments[seat] !== null || stageOf(parts.game, position) !== 'committing';
  return isFixed ? { trouble: 'commitment-fixed' } : { kind: 'commitment', by: seat, body };
}

function revealBy({ position, parts, row }: Room, seat: Seat, body: string): NewEntry | Trouble {
  if (position.ending !== null) return { trouble: 'match-over' };
  const isDue = stageOf(parts.game, position) === 'revealing' && position.secrets[seat] === null;
  if (!isDue) return { trouble: 'not-due' };
  const isOwn = commitmentOf(seat, row.id, body) === position.commitments[seat];
  return isOwn ? { kind: 'reveal', by: seat, body } : { trouble: 'other-secret' };
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
  return isSame(room, row, command) ? accepted(row, seat) : refused(room, seat, command, other);
}

function isSame({ parts: { game } }: Room, row: EntryRow, command: Command): boolean {
  if (command.type !== 'act') return row.kind === 'resignation';
  const move = game.notation.parse(command.move);
  return row.kind === 'move' && move !== null && game.notation.format(move) === row.body;
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
  const { position, parts } = room;
  const isRepeated =
    (command.type === 'commit' && position.commitments[seat] === command.commitment) ||
    (command.type === 'reveal' && position.secrets[seat] === command.secret);
  if (!isRepeated) return refused(room, seat, command, why);
  return newsOf(parts.game, [], position.numbers[seat], position, diceFor(room), seat);
}

function refused(
  { parts, position }: Room,
  seat: Seat,
  command: Command,
  why: Refusal | Trouble,
): ActRefusedMessage {
  const head = { type: 'refused', action: nameOf(command) } as const;
  const view = viewOf(parts.game, position, seat);
  if ('trouble' in why) {
    return { ...head, rule: null, at: [], facts: {}, ...troubleOf(why.trouble), view };
  }
  return { ...head, ...refusalDocument(parts.messages, why), view };
}
