import { otherSeat, type GameTypes, type Pair, type Seat } from '@bannerfield/kernel';
import { Z95, type Estimate } from '@bannerfield/stats';
import type { Standing } from './standing.ts';
import type { Measured } from './tally.ts';
import type { Weighing } from './weighing.ts';

/** An entry of a log with what is thought about it; the last scene is the end, without a move. */
export interface Scene<T extends GameTypes> {
  readonly by: Seat | null;
  readonly move: string;
  readonly before: Standing<T>;
  /** Null: chance, or nothing to choose. */
  readonly weighing: Weighing<T> | null;
}

/** What a decision was worth to its seat, as that seat could know it. */
export interface Choice {
  /** As the notation writes it; what was played itself where nothing was surely better. */
  readonly best: string;
  readonly bestChance: Estimate;
  readonly playedChance: Estimate;
  /** Win chance given away; by chance a little below 0 where nothing was. */
  readonly lost: Estimate;
}

interface Turn {
  /** Entries before it. */
  readonly at: number;
  /** Seat 0's chance to win before it, for who sees all hands. */
  readonly before: number;
  readonly after: number;
  /** The one less the other. */
  readonly swing: Estimate;
}

/** Somebody chose, and could have chosen otherwise. */
export interface Decided extends Turn {
  readonly kind: 'decision';
  readonly seat: Seat;
  readonly played: string;
  /** Null: too few playouts yet. */
  readonly choice: Choice | null;
}

/** A roll or a draw; what is dealt before the first decision is one. `swing` is seat 0's luck. */
export interface Fell extends Turn {
  readonly kind: 'chance';
  readonly outcomes: readonly string[];
}

export type Moment = Decided | Fell;

/** What a side made of its game, in win chance, from its own eyes. */
export interface Account {
  /** Decisions in which there was a choice. */
  readonly decisions: number;
  /** Given away by them, as the side could know it. */
  readonly lost: Estimate;
  /** By rolls and draws of both sides; the other side's with the other sign. */
  readonly luck: Estimate;
  /**
   * By how much the own decisions turned out better than that, with all hands open: what was
   * hidden lay well, or the other's policy was not as was to be expected.
   */
  readonly hindsight: Estimate;
}

/**
 * What an analysis has found. The accounts add up: seat 0's chance went from `start` to `end`, and
 *
 *     end − start = luck[0] − lost[0] + hindsight[0] + lost[1] − hindsight[1]
 *
 * exactly, whatever the playouts say, since each entry's swing is booked once: under luck where
 * chance spoke, else as −lost + hindsight of who decided.
 */
export interface Analysis {
  /** Seat 0's chance before the first entry, and after the last: of a finished game 1, ½ or 0. */
  readonly start: number;
  readonly end: number;
  readonly moments: readonly Moment[];
  /** By seat. */
  readonly sides: Pair<Account>;
  /** The index of the moment with the largest swing; null: nothing has changed anything. */
  readonly turningPoint: number | null;
  /** Playouts it took. */
  readonly playouts: number;
}

/** Nobody has looked at it yet. */
const OPEN: Measured = { value: 0.5, variance: 0.25 };

export function reportOf<T extends GameTypes>(
  scenes: readonly Scene<T>[],
  playouts: number,
): Analysis {
  const moments = momentsOf(scenes);
  const [first] = scenes;
  return {
    start: first === undefined ? 0.5 : valueOf(first.before).value,
    end: valueOf(scenes.at(-1)?.before ?? null).value,
    moments,
    sides: [accountOf(scenes, 0), accountOf(scenes, 1)],
    turningPoint: turningPointOf(moments),
    playouts,
  };
}

function valueOf<T extends GameTypes>(standing: Standing<T> | null): Measured {
  return standing?.measured() ?? OPEN;
}

function momentsOf<T extends GameTypes>(scenes: readonly Scene<T>[]): Moment[] {
  const moments: Moment[] = [];
  const isDeal = ({ by, move }: Scene<T>): boolean => by === null && move !== '';
  const dealt = scenes.findIndex((scene) => !isDeal(scene));
  if (dealt > 0) moments.push(fell(scenes, 0, dealt));
  for (let at = dealt; at < scenes.length - 1; at++) {
    const scene = scenes[at];
    if (scene === undefined) continue;
    if (scene.by === null) moments.push(fell(scenes, at, at + 1));
    else if (scene.weighing !== null) moments.push(decided(scenes, at, scene.by, scene.weighing));
  }
  return moments;
}

function fell<T extends GameTypes>(scenes: readonly Scene<T>[], from: number, to: number): Fell {
  const outcomes = scenes.slice(from, to).map(({ move }) => move);
  return { kind: 'chance', ...turnOf(scenes, from, to), outcomes };
}

function decided<T extends GameTypes>(
  scenes: readonly Scene<T>[],
  at: number,
  seat: Seat,
  weighing: Weighing<T>,
): Decided {
  const weighed = weighing.weighed();
  const choice = weighed && {
    best: weighed.best,
    bestChance: estimateOf(weighed.bestChance),
    playedChance: estimateOf(weighed.playedChance),
    lost: estimateOf(weighed.lost),
  };
  const played = scenes[at]?.move ?? '';
  return { kind: 'decision', ...turnOf(scenes, at, at + 1), seat, played, choice };
}

function turnOf<T extends GameTypes>(
  scenes: readonly Scene<T>[],
  from: number,
  to: number,
): Omit<Turn, 'kind'> {
  const sum = new Sum<T>();
  const [before, after] = [scenes[from]?.before, scenes[to]?.before];
  if (before !== undefined && after !== undefined) sum.swing(before, after, 1);
  return {
    at: from,
    before: valueOf(before ?? null).value,
    after: valueOf(after ?? null).value,
    swing: estimateOf(sum.measured()),
  };
}

/**
 * A sum of swings and of what was given away. One position ends one swing and begins the next: its
 * error counts once, and not at all where the two are booked in the same sum.
 */
class Sum<T extends GameTypes> {
  readonly #shares = new Map<Standing<T>, number>();
  #value = 0;
  #variance = 0;

  swing(before: Standing<T>, after: Standing<T>, sign: number): void {
    this.#book(after, sign);
    this.#book(before, -sign);
  }

  add({ value, variance }: Measured): void {
    this.#value += value;
    this.#variance += variance;
  }

  measured(): Measured {
    let value = this.#value;
    let variance = this.#variance;
    for (const [standing, share] of this.#shares) {
      const stands = valueOf(standing);
      value += share * stands.value;
      variance += share * share * stands.variance;
    }
    return { value, variance };
  }

  #book(standing: Standing<T>, share: number): void {
    this.#shares.set(standing, (this.#shares.get(standing) ?? 0) + share);
  }
}

function accountOf<T extends GameTypes>(scenes: readonly Scene<T>[], seat: Seat): Account {
  const [luck, lost, hindsight] = [new Sum<T>(), new Sum<T>(), new Sum<T>()];
  const sign = seat === 0 ? 1 : -1;
  let decisions = 0;
  for (const [at, { by, before, weighing }] of scenes.entries()) {
    const after = scenes[at + 1]?.before;
    if (after === undefined || by === otherSeat(seat)) continue;
    if (by === null) luck.swing(before, after, sign);
    else if (weighing !== null) {
      const given = weighing.weighed()?.lost;
      decisions += 1;
      hindsight.swing(before, after, sign);
      if (given === undefined) continue;
      lost.add(given);
      hindsight.add(given);
    }
  }
  return {
    decisions,
    lost: estimateOf(lost.measured()),
    luck: estimateOf(luck.measured()),
    hindsight: estimateOf(hindsight.measured()),
  };
}

function turningPointOf(moments: readonly Moment[]): number | null {
  let largest = 0;
  let turning: number | null = null;
  for (const [index, { swing }] of moments.entries()) {
    if (Math.abs(swing.value) <= largest) continue;
    largest = Math.abs(swing.value);
    turning = index;
  }
  return turning;
}

function estimateOf({ value, variance }: Measured): Estimate {
  const half = Z95 * Math.sqrt(variance);
  return { value, low: value - half, high: value + half };
}
