import type { Seat, Words } from '@bannerfield/kernel';
import type { Spot } from './board.ts';

/**
 * A game taught by playing it: what `board/tutorial.ts` of a game's folder exports as `tutorial`.
 * The program plays the moves; it knows nothing of what is taught.
 */
export interface Tutorial {
  /** Whole options, as the game's schema gives them. */
  readonly options: object;
  /** Where the learner sits. */
  readonly seat: Seat;
  readonly steps: readonly TutorialStep[];
}

/** One thing to be learned. */
export interface TutorialStep {
  /** Moves and outcomes that come before it, in the game's notation; who moves follows from the rules. */
  readonly before?: readonly string[];
  readonly title: Words;
  /** What is the case, and why the move is a good one. A few short sentences. */
  readonly text: Words;
  /** The one move that leads on, in the game's notation; without it one reads and goes on. */
  readonly move?: string;
  /** Said when the learner does something else that is allowed. */
  readonly instead?: Words;
  /** What the text speaks of, to be outlined. */
  readonly at?: readonly Spot[];
  /** The rules that say so. */
  readonly rules?: readonly string[];
}
