import { isRefusal } from '@bannerfield/kernel';
import { entriesFrom } from '../store/reads.ts';
import { adopt, catchUp, enqueue, rowOf, type Live, type World } from './live.ts';
import { advance, stageOf } from './position.ts';

/**
 * Whoever has seen the other's commitment and does not like where it leads may keep his secret
 * back: then the match is void, and that is on record. The time runs from the second commitment,
 * and only while a server runs.
 */
export async function watchReveals(world: World, live: Live): Promise<void> {
  if (live.timer !== null || stageOf(live.parts.game, live.position) !== 'revealing') return;
  const rows = await entriesFrom(world.store.db, live.row.id, 0);
  const committedAt = Math.max(
    ...rows.filter(({ kind }) => kind === 'commitment').map(({ at }) => at),
  );
  const wait = Math.max(committedAt, world.startedAt) + world.revealMs - world.now();
  live.timer = setTimeout(
    () => {
      live.timer = null;
      enqueue(live, () => voidIt(world, live)).catch((error: unknown) => {
        world.report(`match ${live.row.id}`, error);
      });
    },
    // A clock that was set back makes nobody wait longer.
    Math.min(Math.max(0, wait), world.revealMs),
  );
  live.timer.unref();
}

async function voidIt(world: World, live: Live): Promise<void> {
  await catchUp(world, live);
  if (stageOf(live.parts.game, live.position) !== 'revealing') return;
  const happening = { kind: 'void', by: null, body: 'no-reveal' } as const;
  const advanced = advance(live.parts.game, live.position, happening);
  if (isRefusal(advanced)) throw new Error('a void is refused nothing');
  const row = rowOf(live, happening, advanced, null, world.now());
  if (await world.writer.append([row])) adopt(world, live, [row], advanced.after);
  else await catchUp(world, live);
}
