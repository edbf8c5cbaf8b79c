import type { Seat } from '@bannerfield/kernel';
import type { BoardProps, Draft } from '@bannerfield/ui';
import type { Fdb } from '../rules/fdb.ts';
import type { Muster, Space, Tile } from '../rules/state.ts';
import type { Placed } from './army-draft.ts';

/** What is shown of an army that is being raised, to whom it is. */
export interface MusterProps extends BoardProps<Fdb> {
  readonly seat: Seat;
  readonly army: Readonly<Muster>;
  /** Null: nothing can be changed here, only looked at. */
  readonly draft: Draft<Fdb> | null;
}

/** What someone is building with: what is held, and where to look. */
export interface Building {
  /** A space or a unit that was pointed at without a kind of unit being picked. */
  readonly held: Placed | null;
  readonly view: number;
  readonly isOne: boolean;
  onSpace(at: Space): void;
  onReserve(tile: Tile | null): void;
  onUnit(tile: Tile): void;
  onView(battalion: number): void;
}
