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

/** What came of one candidate in the truths that all of them were tried in. */
interface Compared<A> {
  readonly action: A;
  /** The chance to win after it, by truth. */
  readonly chances: number[];
}

/** Truths between two looks at who is still in the race. */
const ROUND = 8;
/** Standard errors by which another must be better than what the policy would do. */
const SURE = 1;
/** Standard errors by which a candidate falls behind for good. */
const HOPELESS = 3;
const FINE = 0x1_0000_0000;

/**
 * What to do, by trying each candidate in the same truths with the same dice and playing on as the
 * policy would: the policy's own choice, unless another is surely better. So it plays no worse
 * than the policy, but for chance.
 *
 * @param trials playouts, over all candidates.
 */
export function compare<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  known: Known<T>,
  trials: number,
  rng: Rng,
): T['Action'] {
  const world = game.imagine(known, rng);
  const candidates = mind.candidates({ known, legal: game.legal(known), world }, rng);
  let racing = candidates.map(({ action }): Compared<T['Action']> => ({ action, chances: [] }));
  const [first] = racing;
  if (first === undefined) throw new Error('a bot was asked where nothing is legal');
  for (let left = trials; left >= racing.length * ROUND && racing.length > 1;) {
    for (let truth = 0; truth < ROUND; truth++) {
      left -= racing.length;
      const imagined = game.imagine(known, rng);
      const seed = rng(FINE);
      for (const { action, chances } of racing) {
        const state = game.clone(imagined);
        game.apply(state, known.seat, action, silent);
        const chance = playOn(game, mind, state, makeXoshiro(seed).next);
        chances.push(known.seat === 0 ? chance : 1 - chance);
      }
    }
    const best = bestOf(racing, first);
    racing = racing.filter((each) => each === first || lead(best, each) < HOPELESS);
  }
  const best = bestOf(racing, first);
  return lead(best, first) > SURE ? best.action : first.action;
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
