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
import { adopt, catchUp, diceFor, rowOf, type Live, type World } from './live.ts';
import { newsOf, viewOf } from './packets.ts';
import { advance, stageOf, type Happening } from './position.ts';
import { settle, settleLater } from './settling.ts';
import { watchDice } from './voiding.ts';

/** An action that may be on the disk, or may not: asked again under the same name it becomes certain. */
export class NotStored extends Error {}

/** Where the answer goes; called once. */
export type Answer = (message: ServerMessage) => void;

type Doing = Extract<ClientMessage, { type: 'act' | 'resign' | 'commit' | 'reveal' }>;

/**
 * Does what a seat asks for, or says why not: checks it, stores it, and only then answers and
 * tells the others. Runs in the queue of its match.
 */
export async function doFor(
  world: World,
  live: Live,
  seat: Seat,
  doing: Doing,
  answer: Answer,
): Promise<void> {
  // Chance that was due and could not be stored comes before anything new.
  await settle(world, live);
  for (;;) {
    const tried = whatComes(live, seat, doing);
    if (!('kind' in tried)) {
      answer(await whenRefused(world, live, seat, doing, tried));
      return;
    }
    const advanced = advance(live.parts.game, live.position, tried);
    if (isRefusal(advanced)) {
      answer(await whenRefused(world, live, seat, doing, advanced));
      return;
    }
    const row = rowOf(live, tried, advanced, nameOf(doing), world.now());
    if (await stored(world, row)) {
      const first = accepted(row, seat);
      if (first !== null) answer(first);
      adopt(world, live, [row], advanced.after);
      await goOn(world, live);
      return;
    }
    // Another server was first, or this very action has been stored before.
    await catchUp(world, live);
    const first = await firstAnswer(world, live, seat, doing);
    if (first !== null) {
      answer(first);
      return;
    }
  }
}

/** What follows from something that is stored; if it fails, that is not for who did it to mend. */
async function goOn(world: World, live: Live): Promise<void> {
  try {
    await settle(world, live);
    await watchDice(world, live);
  } catch (error) {
    world.report(`match ${live.row.id}`, error);
    settleLater(world, live);
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

function nameOf(doing: Doing): string | null {
  return 'action' in doing ? doing.action : null;
}

/** Why something is no matter of the rules. */
interface Trouble {
  readonly trouble: TroubleReason;
}

function whatComes(live: Live, seat: Seat, doing: Doing): Happening | Trouble {
  switch (doing.type) {
    case 'act':
      return moveOf(live, seat, doing.move, doing.expected);
    case 'resign':
      return notPlaying(live) ?? { kind: 'resignation', by: seat, body: '' };
    case 'commit':
      return commitmentBy(live, seat, doing.commitment);
    case 'reveal':
      return revealBy(live, seat, doing.secret);
  }
}

function moveOf(live: Live, seat: Seat, text: string, expected: number): Happening | Trouble {
  const { position, parts } = live;
  const trouble = notPlaying(live);
  if (trouble !== null) return trouble;
  // Before: it is an answer to another question. Beyond: he cannot know that much.
  if (expected < position.asked[seat] || expected > position.numbers[seat]) {
    return { trouble: 'stale' };
  }
  const move = parts.game.notation.parse(text);
  if (move === null) return { trouble: 'not-a-move' };
  return { kind: 'move', by: seat, body: parts.game.notation.format(move) };
}

function notPlaying({ parts: { game }, position }: Live): Trouble | null {
  const stage = stageOf(game, position);
  if (stage === 'playing') return null;
  return { trouble: hasEnded(stage) ? 'match-over' : 'not-begun' };
}

function commitmentBy({ position, parts }: Live, seat: Seat, body: string): Happening | Trouble {
  if (position.ending !== null) return { trouble: 'match-over' };
  const isFixed =
    position.commitments[seat] !== null || stageOf(parts.game, position) !== 'committing';
  return isFixed ? { trouble: 'commitment-fixed' } : { kind: 'commitment', by: seat, body };
}

function revealBy({ position, parts, row }: Live, seat: Seat, body: string): Happening | Trouble {
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
  live: Live,
  seat: Seat,
  doing: Doing,
): Promise<ServerMessage | null> {
  const action = nameOf(doing);
  if (action === null) return null;
  const row = await findAction(world.store.db, live.row.id, seat, action);
  if (row === null) return null;
  const other = { trouble: 'action-used' } as const;
  return isSame(live, row, doing) ? accepted(row, seat) : refused(live, seat, doing, other);
}

function isSame({ parts: { game } }: Live, row: EntryRow, doing: Doing): boolean {
  if (doing.type !== 'act') return row.kind === 'resignation';
  const move = game.notation.parse(doing.move);
  return row.kind === 'move' && move !== null && game.notation.format(move) === row.body;
}

/** What cannot be done now may have been done before. */
async function whenRefused(
  world: World,
  live: Live,
  seat: Seat,
  doing: Doing,
  why: Refusal | Trouble,
): Promise<ServerMessage> {
  const first = await firstAnswer(world, live, seat, doing);
  if (first !== null) return first;
  const { position, parts } = live;
  const isRepeated =
    (doing.type === 'commit' && position.commitments[seat] === doing.commitment) ||
    (doing.type === 'reveal' && position.secrets[seat] === doing.secret);
  if (!isRepeated) return refused(live, seat, doing, why);
  return newsOf(parts.game, [], position.numbers[seat], position, diceFor(live), seat);
}

function refused(
  { parts, position }: Live,
  seat: Seat,
  doing: Doing,
  why: Refusal | Trouble,
): ActRefusedMessage {
  const head = { type: 'refused', action: nameOf(doing) } as const;
  const view = viewOf(parts.game, position, seat);
  if ('trouble' in why) {
    return { ...head, rule: null, at: [], facts: {}, ...troubleOf(why.trouble), view };
  }
  return { ...head, ...refusalDocument(parts.messages, why), view };
}
