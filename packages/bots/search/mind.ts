import type { Game, GameTypes, Known, Rng, State } from '@bannerfield/kernel';
import type { Taste } from '../bot.ts';
import { valueAfter } from '../greedy.ts';
import type { Reading } from '../levels.ts';

/** An action worth a trial, and how likely good play is held to choose it; of all, about 1. */
export interface Candidate<A> {
  readonly action: A;
  readonly prior: number;
}

/** Where somebody is asked, in a truth that may be imagined. */
export interface Spot<T extends GameTypes> {
  readonly known: Known<T>;
  readonly legal: readonly T['Action'][];
  readonly world: Readonly<State<T>>;
}

/** What a search goes by in a game. */
export interface Mind<T extends GameTypes> {
  /** The seat's chance to win as far as it can tell, from 0 to 1; a draw counts half. */
  chance(known: Known<T>): number;
  /** What is worth a trial, the likeliest first; at least one. */
  candidates(spot: Spot<T>, rng: Rng): readonly Candidate<T['Action']>[];
  /** A good move without much thought. One policy a playout, so that it may keep what it plans. */
  makePolicy(): Policy<T>;
  /** Plays a truth on by the policies; gives seat 0's chance to win then. Instead of `playOn`. */
  playOut?(world: State<T>, rng: Rng): number;
  /** Decisions that a playout goes on for before it is judged. */
  readonly depth: number;
  /** Decisions that are searched before the playout begins; 1: the root alone. */
  readonly plies: number;
}

export type Policy<T extends GameTypes> = (spot: Spot<T>, rng: Rng) => T['Action'];

/** The mind that goes by a game's taste. */
export function mindOf<T extends GameTypes>(
  game: Game<T>,
  taste: Taste<T>,
  { slope, depth, plies, width, looks }: Reading,
): Mind<T> {
  const { skill } = taste;
  const playOut = skill?.playOut?.bind(skill);
  return {
    depth,
    plies,
    chance: (known) => 1 / (1 + Math.exp(-slope * taste.evaluate(known))),
    ...(playOut && { playOut }),
    candidates: (spot, rng) => {
      if (spot.legal.length === 1) return spot.legal.map((action) => ({ action, prior: 1 }));
      const skilled = skill?.candidates(spot.known, spot.world, rng) ?? null;
      if (skilled !== null) return withPriors(skilled.slice(0, width));
      const advised = taste.makeAdviser?.().advise(spot.known, rng) ?? null;
      return advised === null
        ? withPriors(bestBy(game, taste, spot, spot.legal, rng).slice(0, width))
        : withOthers(
            game,
            spot,
            advised.map(({ action }) => action),
            width,
            rng,
          );
    },
    makePolicy: () => {
      const adviser = taste.makeAdviser?.();
      return (spot, rng) => {
        const { legal, known } = spot;
        const [only, ...others] = legal;
        if (only !== undefined && others.length === 0) return only;
        const [advised] = adviser?.advise(known, rng) ?? [];
        if (advised !== undefined) return advised.action;
        const [best] = bestBy(game, taste, spot, drawFew(legal, looks, rng), rng);
        if (best === undefined) throw new Error('nothing is legal');
        return best;
      };
    },
  };
}

/** Each less than the one before: 1, 1/2, 1/3 and so on, as shares of all. */
function withPriors<A>(actions: readonly A[]): Candidate<A>[] {
  const weights = actions.map((_, rank) => 1 / (rank + 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return actions.map((action, rank) => ({ action, prior: (weights[rank] ?? 0) / all }));
}

/** What is advised first, then whatever else is legal, so that nothing is ever tried alone. */
function withOthers<T extends GameTypes>(
  game: Game<T>,
  { legal }: Spot<T>,
  advised: readonly T['Action'][],
  width: number,
  rng: Rng,
): Candidate<T['Action']>[] {
  const first = advised.slice(0, width);
  if (first.length >= width || first.length === legal.length) return withPriors(first);
  const texts = new Set(first.map((action) => game.notation.format(action)));
  const others = legal.filter((action) => !texts.has(game.notation.format(action)));
  return withPriors([...first, ...drawFew(others, width - first.length, rng)]);
}

/** So many of them, by chance. */
function drawFew<E>(list: readonly E[], many: number, rng: Rng): readonly E[] {
  if (list.length <= many) return list;
  const left = list.slice();
  return Array.from({ length: many }, () => left.splice(rng(left.length), 1)).flat();
}

/** Those whose outcome looks best come first. */
function bestBy<T extends GameTypes>(
  game: Game<T>,
  taste: Taste<T>,
  { known, world }: Spot<T>,
  actions: readonly T['Action'][],
  rng: Rng,
): T['Action'][] {
  return actions
    .map((action) => ({ action, value: valueAfter(game, taste, world, known, action, rng) }))
    .sort((one, other) => other.value - one.value)
    .map(({ action }) => action);
}
