import type { GameParts } from '@bannerfield/games/parts';
import {
  known,
  type GameTypes,
  type Language,
  type Seat,
  type State,
  type TextView,
  type Viewer,
} from '@bannerfield/kernel';
import { parseViewer } from '../flags.ts';
import { print, printJson, type Io } from '../io.ts';
import { makePaint } from '../paint.ts';
import { readPosition, type PositionFlags } from '../position.ts';
import type { GameSource } from '../source.ts';

export interface ShowFlags extends PositionFlags {
  readonly seat: string;
  readonly json?: true;
}

/** A position as one viewer sees it. */
export async function show(
  io: Io,
  source: GameSource,
  file: string | undefined,
  flags: ShowFlags,
  language: Language,
): Promise<void> {
  const viewer = parseViewer(flags.seat);
  const { parts, state } = await readPosition(source, file, flags);
  if (flags.json === true) printJson(io, documentOf(state, viewer));
  else print(io, drawn(parts, viewOf(state, viewer), io, language));
}

function documentOf(state: State<GameTypes>, viewer: Viewer | 'all'): unknown {
  switch (viewer) {
    case 'all':
      return state;
    case 'spectator':
      return { seat: viewer, table: state.table };
    default:
      return known(state, viewer);
  }
}

function drawn(
  { board }: GameParts,
  view: TextView<GameTypes>,
  io: Io,
  language: Language,
): string {
  return board.draw(view, makePaint(io), language);
}

/** The table, and the hands that the viewer may see; `all` looks on, but into both hands. */
export function viewOf(
  { table, hands }: Readonly<State<GameTypes>>,
  viewer: Viewer | 'all',
): TextView<GameTypes> {
  const seen = (seat: Seat): object | null =>
    viewer === 'all' || viewer === seat ? (hands[seat] as object) : null;
  const isSeated = viewer === 0 || viewer === 1;
  return {
    viewer: isSeated ? viewer : 'spectator',
    near: isSeated ? viewer : 0,
    table,
    hands: [seen(0), seen(1)],
  };
}
