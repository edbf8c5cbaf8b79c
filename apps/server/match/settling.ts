import { diceOf, drawOutcome } from '@bannerfield/fair-dice';
import { isRefusal } from '@bannerfield/kernel';
import type { EntryRow } from '../store/tables.ts';
import { adopt, catchUp, enqueue, rowOf, type Room, type World } from './room.ts';
import { advance } from './advance.ts';
import { stageOf, type Position } from './position.ts';
import { giveBackOutages } from './uptime.ts';

/**
 * Lets chance speak until someone is asked or the game is over. Called when the action is stored:
 * what comes follows from it and cannot be drawn again. Whoever else draws it draws the same, so
 * it does not matter who stores it first.
 */
export async function settle(world: World, room: Room): Promise<void> {
  for (;;) {
    const { rows, after } = outcomesDue(world, room);
    if (rows.length === 0) return;
    if (await world.writer.append(rows)) adopt(world, room, rows, after);
    else await catchUp(world, room);
  }
}

/** Reads what others have stored, and does what is due. */
export async function bringUpToDate(world: World, room: Room): Promise<void> {
  await catchUp(world, room);
  await giveBackOutages(world, room);
  await settle(world, room);
}

/** Whoever stores a move draws what follows; if he could not, it is done after this. */
const LATER_MS = 1000;

/** Reads what is stored and settles, in a while, and again until that has been done. */
export function settleLater(world: World, room: Room): void {
  world.later(LATER_MS, () => {
    if (room.isGone) return;
    enqueue(room, () => bringUpToDate(world, room)).catch((error: unknown) => {
      world.report(`match ${room.row.id}`, error);
      settleLater(world, room);
    });
  });
}

function outcomesDue(
  world: World,
  room: Room,
): { readonly rows: readonly EntryRow[]; readonly after: Position } {
  const { game } = room.parts;
  const rows: EntryRow[] = [];
  let position = room.position;
  while (room.key !== null && isChanceDue(room, position)) {
    const dice = diceOf(room.key, position.moves, position.hash);
    const body = game.notation.format(drawOutcome(game, position.state, dice));
    const entry = { kind: 'chance', by: null, body, at: world.now() } as const;
    const advanced = advance(game, position, entry);
    if (isRefusal(advanced)) throw new Error('chance is refused nothing');
    rows.push(rowOf({ row: room.row, position }, entry, advanced, null));
    position = advanced.after;
  }
  return { rows, after: position };
}

function isChanceDue({ parts: { game } }: Room, position: Position): boolean {
  return (
    stageOf(game, position) === 'playing' && game.pending(position.state.table).kind === 'chance'
  );
}
