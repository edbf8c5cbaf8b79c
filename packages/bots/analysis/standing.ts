import type { Game, GameTypes, Rng, State } from '@bannerfield/kernel';
import type { Mind } from '../search/mind.ts';
import { outcome, playOn } from '../search/playout.ts';
import { add, exactly, makeTally, measured, type Measured } from './tally.ts';

/**
 * Seat 0's chance to win in the real truth, as one could tell who saw all hands: mean of playouts
 * whose policies know what their seats know. Chance that is due is drawn anew in each, so that
 * before a roll this is the expectation over its outcomes.
 */
export class Standing<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #mind: Mind<T>;
  readonly #state: State<T>;
  readonly #rng: Rng;
  readonly #result: Measured | null;
  readonly #tally = makeTally();

  constructor(game: Game<T>, mind: Mind<T>, state: State<T>, rng: Rng) {
    this.#game = game;
    this.#mind = mind;
    this.#state = state;
    this.#rng = rng;
    const pending = game.pending(state.table);
    this.#result = pending.kind === 'over' ? exactly(outcome(pending.winner)) : null;
  }

  get isOver(): boolean {
    return this.#result !== null;
  }

  get playouts(): number {
    return this.#tally.count;
  }

  think(): void {
    add(this.#tally, playOn(this.#game, this.#mind, this.#game.clone(this.#state), this.#rng));
  }

  /** Null: too few playouts yet to say. */
  measured(): Measured | null {
    return this.#result ?? measured(this.#tally);
  }
}
