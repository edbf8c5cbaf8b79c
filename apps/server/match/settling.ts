import { diceOf, drawOutcome } from '@bannerfield/fair-dice';
import { isRefusal } from '@bannerfield/kernel';
import type { EntryRow } from '../store/tables.ts';
import { adopt, catchUp, enqueue, rowOf, type Live, type World } from './live.ts';
import { advance, stageOf, type Position } from './position.ts';

/**
 * Lets chance speak until someone is asked or the game is over. Called when the action is stored:
 * what comes follows from it and cannot be drawn again. Whoever else draws it draws the same, so
 * it does not matter who stores it first.
 */
export async function settle(world: World, live: Live): Promise<void> {
  for (;;) {
    const { rows, after } = outcomesDue(world, live);
    if (rows.length === 0) return;
    if (await world.writer.append(rows)) adopt(world, live, rows, after);
    else await catchUp(world, live);
  }
}

/** Whoever stores a move draws what follows; if he could not, it is done after this. */
const LATER_MS = 1000;

/** Reads what is stored and settles, in a while, and again until that has been done. */
export function settleLater(world: World, live: Live): void {
  world.later(LATER_MS, () => {
    if (live.isGone) return;
    enqueue(live, async () => {
      await catchUp(world, live);
      await settle(world, live);
    }).catch((error: unknown) => {
      world.report(`match ${live.row.id}`, error);
      settleLater(world, live);
    });
  });
}

function outcomesDue(
  world: World,
  live: Live,
): { readonly rows: readonly EntryRow[]; readonly after: Position } {
  const { game } = live.parts;
  const rows: EntryRow[] = [];
  let position = live.position;
  while (live.key !== null && isChanceDue(live, position)) {
    const dice = diceOf(live.key, position.moves, position.hash);
    const body = game.notation.format(drawOutcome(game, position.state, dice));
    const happening = { kind: 'chance', by: null, body } as const;
    const advanced = advance(game, position, happening);
    if (isRefusal(advanced)) throw new Error('chance is refused nothing');
    rows.push(rowOf({ row: live.row, position }, happening, advanced, null, world.now()));
    position = advanced.after;
  }
  return { rows, after: position };
}

function isChanceDue({ parts: { game } }: Live, position: Position): boolean {
  return (
    stageOf(game, position) === 'playing' && game.pending(position.state.table).kind === 'chance'
  );
}
