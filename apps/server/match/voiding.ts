import { isRefusal } from '@bannerfield/kernel';
import type { VoidReason } from '@bannerfield/protocol';
import { entriesFrom } from '../store/reads.ts';
import { adopt, catchUp, enqueue, rowOf, type Room, type World } from './room.ts';
import { advance } from './advance.ts';
import { stageOf } from './position.ts';

/** No timer waits longer; then it looks again. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** What has to be done by when, or the match is void. */
interface Due {
  readonly stage: 'committing' | 'revealing';
  readonly reason: VoidReason;
  readonly at: number;
}

/**
 * A match whose dice are not agreed upon in time is void, and that is on record: nobody who does
 * not like where the other's part may lead can keep it waiting. Where both have bound themselves
 * the time runs only while a server runs.
 */
export async function watchDice(world: World, room: Room): Promise<void> {
  room.timer?.();
  room.timer = null;
  const due = await dueIn(world, room);
  if (due === null) return;
  const look = async (): Promise<void> => {
    if (due.at <= world.now()) await voidIt(world, room, due);
    else await watchDice(world, room);
  };
  const wait = Math.min(Math.max(0, due.at - world.now()), LONGEST_WAIT_MS);
  room.timer = world.later(wait, () => {
    room.timer = null;
    enqueue(room, look).catch((error: unknown) => {
      world.report(`match ${room.row.id}`, error);
    });
  });
}

async function dueIn(world: World, room: Room): Promise<Due | null> {
  const stage = stageOf(room.parts.game, room.position);
  switch (stage) {
    case 'committing': {
      const at = Math.max(room.row.opened_at + world.commitMs, world.startedAt + world.revealMs);
      return { stage, reason: 'no-commitment', at };
    }
    case 'revealing': {
      const rows = await entriesFrom(world.store.db, room.row.id, 0);
      const bound = rows.filter(({ kind }) => kind === 'commitment').map(({ at }) => at);
      // A clock that was set back makes nobody wait longer.
      const from = Math.min(Math.max(...bound, world.startedAt), world.now());
      return { stage, reason: 'no-reveal', at: from + world.revealMs };
    }
    case 'playing':
    case 'over':
    case 'void':
      return null;
  }
}

async function voidIt(world: World, room: Room, { stage, reason }: Due): Promise<void> {
  await catchUp(world, room);
  if (stageOf(room.parts.game, room.position) !== stage) {
    await watchDice(world, room);
    return;
  }
  const entry = { kind: 'void', by: null, body: reason, at: world.now() } as const;
  const advanced = advance(room.parts.game, room.position, entry);
  if (isRefusal(advanced)) throw new Error('a void is refused nothing');
  const row = rowOf(room, entry, advanced, null);
  if (await world.writer.append([row])) adopt(world, room, [row], advanced.after);
  else await catchUp(world, room);
}
