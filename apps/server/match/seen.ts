import { SEATS, type GameTypes, type State, type Viewer } from '@bannerfield/kernel';

/** In the order in which their numbers are kept. */
export const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];

export function indexOf(viewer: Viewer): 0 | 1 | 2 {
  return viewer === 'spectator' ? 2 : viewer;
}

/** JSON of the parts of a state, made once for each state. */
interface Texts {
  readonly table: string;
  readonly hands: readonly [string, string];
}

const TEXTS = new WeakMap<object, Texts>();

/** States are never changed once they are a position's. */
export function textsOf(state: Readonly<State<GameTypes>>): Texts {
  const kept = TEXTS.get(state);
  if (kept !== undefined) return kept;
  const { table, hands } = state;
  const made: Texts = {
    table: JSON.stringify(table),
    hands: [JSON.stringify(hands[0]), JSON.stringify(hands[1])],
  };
  TEXTS.set(state, made);
  return made;
}

/** JSON of the own hand; a spectator has none. */
export function handText(state: Readonly<State<GameTypes>>, viewer: Viewer): string {
  return viewer === 'spectator' ? 'null' : textsOf(state).hands[viewer];
}

/** All that a viewer sees of a state, as text. */
export function seenBy(state: Readonly<State<GameTypes>>, viewer: Viewer): string {
  return `${textsOf(state).table}${handText(state, viewer)}`;
}
