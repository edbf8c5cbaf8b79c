import type { Game, GameTypes, Known, Rng, Seat, State, Words } from '@bannerfield/kernel';
import type { Ladder } from './levels.ts';
import type { Misjudge } from './misjudge.ts';

/** How long a bot may think about one choice; what is not given does not bind. */
export interface Budget {
  /** Positions looked at, or playouts. */
  readonly nodes?: number;
  /** The share of its time that is gone, 1 and more: all; whoever asks has the clock. */
  readonly timeSpent?: () => number;
}

/** A player that is a program. It is told its seat's events and what its seat knows, no more. */
export interface Bot<T extends GameTypes> {
  /** Called for every event its seat is told, in order. */
  see(event: T['Event']): void;
  /** One of the legal actions; `known` is of its own seat, and it is asked. */
  choose(known: Known<T>, budget: Budget): T['Action'];
}

/** Seats a bot at a table. Same seed of `rng`, same play. */
export type MakeBot<T extends GameTypes> = (game: Game<T>, seat: Seat, rng: Rng) => Bot<T>;

/** What good play values in a game: `bot/index.ts` of its folder. */
export interface Taste<T extends GameTypes> {
  /** How good the position looks from `known.seat`; any scale, more is better. */
  evaluate(known: Known<T>): number;
  /**
   * What the game's own logic chooses where looking one action ahead does not help, as where both
   * choose at once. One adviser a bot, so that it may keep what it has planned.
   * @param misjudge through which it sees whatever it compares.
   */
  makeAdviser?(misjudge?: Misjudge): Adviser<T>;
  /** What a search goes by where the game knows more than its taste. */
  readonly skill?: Skill<T>;
  /** What the levels are made of; without it there are none. */
  readonly ladder?: Ladder;
  /** `bot/yardstick/index.ts`: another taste, which no level goes by, to measure them by. */
  readonly yardstick?: Taste<T>;
  /** Loads what says why, apart from the taste: nobody needs it before he asks for a hint. */
  loadReason?(): Promise<Reason<T>>;
}

/** What trying moves in the head goes by in a game that says so itself. */
export interface Skill<T extends GameTypes> {
  /** What is worth a trial, the best first; one alone is played untried. Null: as the taste has it. */
  candidates(known: Known<T>, world: Readonly<State<T>>, rng: Rng): readonly T['Action'][] | null;
  /**
   * What is chosen without trying, as where both choose in secret: whoever tries what is best
   * against one policy is foreseen by another. Null: nothing is decided.
   */
  decide?(known: Known<T>, rng: Rng): T['Action'] | null;
  /** Plays a truth, which may be changed, to its end. Gives seat 0's share, from 0 to 1. */
  playOut?(world: State<T>, rng: Rng): number;
}

/** `bot/reason.ts` of a game's folder. */
export interface Reason<T extends GameTypes> {
  /**
   * Why an action looks good to whoever knows this: a whole sentence, true of what he knows.
   * Null: nothing in particular; then it is said what the taste goes by.
   * @param rated as the taste has rated it for `known`.
   */
  say(known: Known<T>, rated: Rated<T>): Words | null;
  /** What the taste counts, in a few words, in German in the fourth case. */
  readonly counts: Words;
}

/**
 * An action and how good the positions after it looked, on the taste's scale. A won or lost game
 * lies far outside of it; a draw is worth what the taste says of it for both seats, on average.
 */
export interface Rated<T extends GameTypes> {
  readonly action: T['Action'];
  readonly value: number;
}

export interface Adviser<T extends GameTypes> {
  /** Legal actions, the one to be played first; null: look ahead. */
  advise(known: Known<T>, rng: Rng): readonly Rated<T>[] | null;
}
