import type { BoardProps, Spot } from '@bannerfield/ui';
import type { Fdb } from '../rules/fdb.ts';
import type { Tile } from '../rules/state.ts';
import { nearSeat } from './names.ts';
import { fleeingOf, RESERVE } from './pointing.ts';

/** Who waits or flees at a spot, one's own or `lane:0`, `reserve:1`; null: it is a place of no such. */
export function unitsAt(
  { viewer, table, hands }: Pick<BoardProps<Fdb>, 'viewer' | 'table' | 'hands'>,
  spot: Spot,
): readonly Tile[] | null {
  const near = nearSeat(viewer);
  const own = table.sides[near];
  // While armies are raised, who waits is known to oneself alone.
  if (spot === RESERVE) return hands[near]?.muster?.reserve ?? own.reinforcements;
  const from = fleeingOf(spot);
  if (from !== null) return present([own.fleeing[from] ?? null]);
  const [, kind, seat] = /^(lane|reserve):([01])$/.exec(spot) ?? [];
  if (kind === undefined) return null;
  const side = table.sides[seat === '1' ? 1 : 0];
  return kind === 'reserve' ? side.reinforcements : present(side.fleeing);
}

function present(tiles: readonly (Tile | null)[]): Tile[] {
  return tiles.filter((tile) => tile !== null);
}
