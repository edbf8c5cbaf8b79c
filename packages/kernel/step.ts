import type { Emit, Game, GameTypes, Known, Refusal, Seat, State } from './game.ts';

/** What one seat may know of a state: two references, no copy. */
export function known<T extends GameTypes>(state: Readonly<State<T>>, seat: Seat): Known<T> {
  return { seat, table: state.table, hand: state.hands[seat] };
}

/** Told nobody. */
export const silent = (): void => undefined;

/** Plays a move or outcome (`by` null) that can be played, in place and unheard. */
export function play<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  by: Seat | null,
  move: T['Action'] | T['Chance'],
): void {
  if (by === null) game.applyChance(state, move, silent);
  else game.apply(state, by, move, silent);
}

/** Whether chance is due, and this outcome can come of it. */
export function canHappen<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  outcome: T['Chance'],
): boolean {
  if (game.pending(state.table).kind !== 'chance') return false;
  const text = game.notation.format(outcome);
  return game.chance(state).some((each) => game.notation.format(each.outcome) === text);
}

/** True for what `step` gives back when the action is not allowed. */
export function isRefusal(answer: object): answer is Refusal {
  return 'rule' in answer && 'reason' in answer;
}

/**
 * The pure face of a game: asks `why`, copies, applies. The state given stays as it is.
 * `emit` hears what happened only if the action is allowed.
 */
export function step<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  seat: Seat,
  action: T['Action'],
  emit: Emit<T['Event']> = silent,
): State<T> | Refusal {
  const refusal = game.why(known(state, seat), action);
  if (refusal !== null) return refusal;
  const after = game.clone(state);
  game.apply(after, seat, action, emit);
  return after;
}
