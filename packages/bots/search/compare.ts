import {
  makeXoshiro,
  silent,
  type Game,
  type GameTypes,
  type Known,
  type Rng,
} from '@bannerfield/kernel';
import type { Mind } from './mind.ts';
import { playOn } from './playout.ts';

/** What came of one candidate in the truths that it was tried in, together with the others. */
interface Compared<A> {
  readonly action: A;
  /** The chance to win after it, by truth. */
  readonly chances: number[];
}

/** Standard errors by which another must be better than what the policy would do. */
const SURE = 1;
const FINE = 0x1_0000_0000;

/** The share of what may be spent that so many playouts have spent; 1 and more: all of it. */
export type Spending = (trials: number) => number;

/**
 * What to do, by trying each candidate in the same truths with the same dice and playing on as the
 * policy would: the policy's own choice, unless another is surely better. So it plays no worse
 * than the policy, but for chance. The worse half of them is given up again and again, each time
 * for an equal share of what may be spent (sequential halving; Karnin, Koren and Somekh 2013).
 *
 * @param spending a number: playouts, over all candidates.
 */
export function compare<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  known: Known<T>,
  spending: number | Spending,
  rng: Rng,
): T['Action'] {
  const spent = typeof spending === 'number' ? (trials: number) => trials / spending : spending;
  const world = game.imagine(known, rng);
  const candidates = mind.candidates({ known, legal: game.legal(known), world }, rng);
  let racing = candidates.map(({ action }): Compared<T['Action']> => ({ action, chances: [] }));
  const [first] = racing;
  if (first === undefined) throw new Error('a bot was asked where nothing is legal');
  const heats = Math.ceil(Math.log2(racing.length));
  let trials = 0;
  for (let heat = 1; heat <= heats; heat++) {
    while (spent(trials + racing.length) <= heat / heats) {
      tryAll(game, mind, known, racing, rng);
      trials += racing.length;
    }
    racing = betterHalf(racing, first);
  }
  const best = bestOf(racing, first);
  return lead(best, first) > SURE ? best.action : first.action;
}

/** Each in the same truth, with the same dice from there. */
function tryAll<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  known: Known<T>,
  racing: readonly Compared<T['Action']>[],
  rng: Rng,
): void {
  const imagined = game.imagine(known, rng);
  const seed = rng(FINE);
  for (const { action, chances } of racing) {
    const state = game.clone(imagined);
    game.apply(state, known.seat, action, silent);
    const { next } = makeXoshiro(seed);
    const chance = mind.playOut?.(state, next) ?? playOn(game, mind, state, next);
    chances.push(known.seat === 0 ? chance : 1 - chance);
  }
}

/** The policy's own choice stays whatever has come of it. */
function betterHalf<A>(racing: readonly Compared<A>[], first: Compared<A>): Compared<A>[] {
  const others = racing.filter((each) => each !== first);
  others.sort((one, other) => mean(other.chances) - mean(one.chances));
  return [first, ...others.slice(0, Math.ceil(others.length / 2))];
}

function bestOf<A>(racing: readonly Compared<A>[], first: Compared<A>): Compared<A> {
  let best = first;
  for (const each of racing) if (mean(each.chances) > mean(best.chances)) best = each;
  return best;
}

/** By how many standard errors one is better than another in the truths that both were tried in. */
function lead<A>(one: Compared<A>, other: Compared<A>): number {
  if (one === other) return 0;
  const gaps = one.chances.map((chance, truth) => chance - (other.chances[truth] ?? 0));
  const average = mean(gaps);
  const spread = mean(gaps.map((gap) => (gap - average) ** 2));
  return average / Math.sqrt(spread / gaps.length + 1e-9);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
