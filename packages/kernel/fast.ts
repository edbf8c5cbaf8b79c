import type { GameTypes, Rng, Seat, State } from './game.ts';

/** What a fast position waits for besides a seat. */
export const FAST_CHANCE = 2;
export const FAST_OVER = 3;

/** A seat that is to decide, or one of the two above. */
export type FastTurn = Seat | typeof FAST_CHANCE | typeof FAST_OVER;

/** The winner's seat, or this for a draw. */
export const FAST_DRAW = 2;

/**
 * Optional: a game's rules once more, for searches and playouts that a profile shows to need
 * them. One position that moves forward and back in place; actions and outcomes are integer
 * codes, the same wherever the position stands. The readable rules stay the truth: `load`,
 * the same codes, `save` must end in the same state, and the codes must come in the order in
 * which `Game.legal` and `Game.chance` list them.
 *
 * A code that is not among those offered leaves the position in an unknown state: nothing is
 * checked here.
 */
export interface Fast<T extends GameTypes> {
  /** Takes a state over; what was applied before can no longer be undone. */
  load(state: Readonly<State<T>>): void;
  /** The position as a state of its own. */
  save(): State<T>;

  turn(): FastTurn;
  /** Of a position that is over. */
  winner(): Seat | typeof FAST_DRAW;

  /** How many actions or outcomes there are: 0 if the game is over, else at least one. */
  count(): number;
  /** The code of one of them, without a list; 0 ≤ index < count(). */
  nth(index: number): number;
  /** All codes, into the beginning of a buffer; gives their number. */
  list(into: number[]): number;
  /**
   * One at random: an outcome as `Game.sample` takes it, or an action, each equally likely, by
   * one number below count(), and by none if there is only one action.
   */
  sample(rng: Rng): number;

  apply(code: number): void;
  /** Plays on to the end as `apply(sample(rng))` again and again would, by the same numbers. */
  playOut(rng: Rng): void;
  /** Takes the last `apply` or `playOut` back, exactly. */
  undo(): void;

  encode(move: T['Action'] | T['Chance']): number;
  decode(code: number): T['Action'] | T['Chance'];
}
