import type { Edition } from './edition.ts';

/** A chair at the table. Two players, on purpose. */
export type Seat = 0 | 1;

export const SEATS: readonly [Seat, Seat] = [0, 1];

export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** `R4.2`: a numbered rule of the game's RULES.md. */
export type RuleId = `R${number}` | `R${number}.${number}`;

/** One game's vocabulary, bundled so that signatures stay short. */
export interface GameTypes {
  Options: object; // chosen before play: scenario, variant
  Table: object; //   what both players and spectators see
  Hand: unknown; //   what one player alone knows
  Fate: unknown; //   what nobody knows yet (undrawn cards)
  Action: { readonly type: string };
  Chance: { readonly type: string };
  Event: { readonly type: string };
}

/** The whole truth. Plain JSON, same keys in the same order from setup to end. */
export interface State<T extends GameTypes> {
  table: T['Table'];
  hands: [T['Hand'], T['Hand']];
  fate: T['Fate'];
}

/** All that one player may know; the only thing a bot or a browser ever gets. */
export interface Known<T extends GameTypes> {
  readonly seat: Seat;
  readonly table: Readonly<T['Table']>;
  readonly hand: Readonly<T['Hand']>;
}

/** Someone is to act: one seat, or both at once and hidden until both are in. */
export interface PendingDecision {
  readonly kind: 'decision';
  readonly seats: readonly Seat[];
}

/** A die or a card is to fall; the outcome comes from outside the rules. */
export interface PendingChance {
  readonly kind: 'chance';
}

/** The game has ended: `rule` says by which clause, `reason` names it (`breakthrough`). */
export interface PendingOver {
  readonly kind: 'over';
  readonly winner: Seat | 'draw';
  readonly rule: RuleId;
  readonly reason: string;
}

export type Pending = PendingDecision | PendingChance | PendingOver;

/** What a refusal's sentence fills in: a counter-example, a limit, a count. */
export type Facts = Readonly<Record<string, string | number | readonly string[]>>;

/** Why not: the rule that says so, a named reason, what to point at on the board. */
export interface Refusal {
  readonly rule: RuleId;
  readonly reason: string;
  readonly at?: readonly string[];
  readonly facts?: Facts;
}

/** One outcome of a chance node; `weight` is a positive integer, shares are weight ÷ sum. */
export interface Weighted<C> {
  readonly outcome: C;
  readonly weight: number;
}

/** Tells what happened; private when `to` is given. */
export type Emit<E> = (event: E, to?: Seat) => void;

/** A whole number from 0 up to, and without, `below` (1 ≤ below ≤ 2^32). */
export type Rng = (below: number) => number;

/**
 * What a game must give; everything else is written against this.
 * Only `apply` and `applyChance` write; all other members leave their input as it is.
 */
export interface Game<T extends GameTypes> {
  /** Folder name, registry key, log header. */
  readonly id: string;
  /** Raised by one when an old log would play out differently. */
  readonly rulesVersion: number;
  /** What it is played with, where a game has editions: the header of a log carries it whole. */
  readonly edition?: Edition;

  setup(options: T['Options']): State<T>;
  pending(table: Readonly<T['Table']>): Pending;

  /** At least one action for each seat of a pending decision; none for anyone else. */
  legal(known: Known<T>): T['Action'][];
  /** Null: allowed. Agrees with `legal` on every move, also on nonsense and on what chance does. */
  why(known: Known<T>, move: T['Action'] | T['Chance']): Refusal | null;
  /** The action must be legal: callers that are not sure use `step`. */
  apply(state: State<T>, seat: Seat, action: T['Action'], emit: Emit<T['Event']>): void;

  chance(state: Readonly<State<T>>): Weighted<T['Chance']>[];
  /** One outcome, distributed as `chance` lists them, without building the list. */
  sample(state: Readonly<State<T>>, rng: Rng): T['Chance'];
  applyChance(state: State<T>, outcome: T['Chance'], emit: Emit<T['Event']>): void;

  clone(state: Readonly<State<T>>): State<T>;
  /** A whole truth that `known.seat` cannot tell from the real one. */
  imagine(known: Known<T>, rng: Rng): State<T>;
  /** What never changes, whatever is played: every card somewhere exactly once. Null: holds. */
  audit(state: Readonly<State<T>>): string | null;

  readonly notation: Notation<T>;
}

/** One token a move, without spaces, readable without knowing the position. */
export interface Notation<T extends GameTypes> {
  format(move: T['Action'] | T['Chance']): string;
  parse(text: string): T['Action'] | T['Chance'] | null;
}

/**
 * Optional: how several games make one contest. A game without it counts a won game as one
 * point, and its seats begin in turn.
 */
export interface Series<T extends GameTypes> {
  /** Points of both seats for a finished game. */
  score(table: Readonly<T['Table']>): [number, number];
  /** Options of the game that follows the finished one. */
  next(table: Readonly<T['Table']>, options: T['Options']): T['Options'];
}
