import { isRefusal } from '@bannerfield/kernel';
import { beat, outagesAfter } from '../store/uptime.ts';
import { advance, formatOutage } from './advance.ts';
import { isRunning, runsFrom } from './clocks.ts';
import { adopt, catchUp, rowOf, type Room, type World } from './room.ts';

const BEAT_EVERY_MS = 5000;
/** Where several servers may run, one that is quiet for so long proves nothing. */
const QUIET_MS = 2 * BEAT_EVERY_MS;

/** Shows from now on that this server runs. @returns what ends that. */
export async function keepBeating(world: World): Promise<() => Promise<void>> {
  const { store, later, report } = world;
  // The only server of a database was down since its last heartbeat, however short that was.
  await beat(store.db, world.now(), store.isShared ? QUIET_MS : 0);
  const once = (): Promise<void> => beat(store.db, world.now(), QUIET_MS);
  let cancel = (): void => undefined;
  const again = (): void => {
    cancel = later(BEAT_EVERY_MS, () => {
      once().catch((error: unknown) => {
        report('the heartbeat', error);
      });
      again();
    });
  };
  again();
  return async () => {
    cancel();
    await once();
  };
}

/**
 * Gives the time in which no server ran back to whoever was to decide meanwhile. It is an entry of
 * the match: so all servers, and each after a restart, come to the same clocks.
 */
export async function giveBackOutages(world: World, room: Room): Promise<void> {
  for (;;) {
    const { clocks } = room.position;
    if (clocks === null || !isRunning(clocks)) return;
    const known = Math.max(clocks.givenBackTo, runsFrom(clocks));
    const [outage] = await outagesAfter(world.store.db, known);
    if (outage === undefined) return;
    const entry = {
      kind: 'outage',
      by: null,
      body: formatOutage(outage),
      at: world.now(),
    } as const;
    const advanced = advance(room.parts.game, room.position, entry);
    if (isRefusal(advanced)) throw new Error('an outage is refused nothing');
    const row = rowOf(room, entry, advanced, null);
    if (await world.writer.append([row])) adopt(world, room, [row], advanced.after);
    else await catchUp(world, room);
  }
}
