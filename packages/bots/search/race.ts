import {
  makeXoshiro,
  silent,
  type Game,
  type GameTypes,
  type Known,
  type Rng,
  type State,
} from '@bannerfield/kernel';

/** What came of one candidate in the truths that it was tried in, together with the others. */
export interface Compared<A> {
  readonly action: A;
  /** The chance to win after it, by truth. */
  readonly chances: number[];
}

const FINE = 0x1_0000_0000;

/**
 * The seat's chances to win after each of these, all in one imagined truth, with the same dice.
 * @param playOn plays the truth on, in place; gives seat 0's chance.
 */
export function tryAll<T extends GameTypes>(
  game: Game<T>,
  known: Known<T>,
  actions: readonly T['Action'][],
  playOn: (world: State<T>, rng: Rng) => number,
  rng: Rng,
): number[] {
  const imagined = game.imagine(known, rng);
  const seed = rng(FINE);
  return actions.map((action) => {
    const state = game.clone(imagined);
    game.apply(state, known.seat, action, silent);
    const chance = playOn(state, makeXoshiro(seed).next);
    return known.seat === 0 ? chance : 1 - chance;
  });
}

/** The one with the best mean; `first` where none is better. */
export function bestOf<A>(racing: readonly Compared<A>[], first: Compared<A>): Compared<A> {
  let best = first;
  for (const each of racing) if (mean(each.chances) > mean(best.chances)) best = each;
  return best;
}

/** By how many standard errors one is better than another in the truths that both were tried in. */
export function lead<A>(one: Compared<A>, other: Compared<A>): number {
  if (one === other) return 0;
  const gaps = one.chances.map((chance, truth) => chance - (other.chances[truth] ?? 0));
  const average = mean(gaps);
  const spread = mean(gaps.map((gap) => (gap - average) ** 2));
  return average / Math.sqrt(spread / gaps.length + 1e-9);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
