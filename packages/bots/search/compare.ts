import type { Game, GameTypes, Known, Rng, State } from '@bannerfield/kernel';
import type { Mind } from './mind.ts';
import { playOn } from './playout.ts';
import { bestOf, lead, mean, tryAll, type Compared } from './race.ts';

/** Standard errors by which another must be better than what the policy would do. */
const SURE = 1;

/** The share of what may be spent that so many playouts have spent; 1 and more: all of it. */
export type Spending = (trials: number) => number;

/**
 * What to do, by trying each candidate in the same truths with the same dice and playing on as the
 * policy would: the policy's own choice, unless another is surely better. So it plays no worse
 * than the policy, but for chance. The worse half of them is given up again and again, each time
 * for an equal share of what may be spent (sequential halving; Karnin, Koren and Somekh 2013).
 */
export function compare<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  known: Known<T>,
  spent: Spending,
  rng: Rng,
): T['Action'] {
  const world = game.imagine(known, rng);
  const candidates = mind.candidates({ known, legal: game.legal(known), world }, rng);
  let racing = candidates.map(({ action }): Compared<T['Action']> => ({ action, chances: [] }));
  const [first] = racing;
  if (first === undefined) throw new Error('a bot was asked where nothing is legal');
  const goOn = (state: State<T>, dice: Rng): number =>
    mind.playOut?.(state, dice) ?? playOn(game, mind, state, dice);
  const heats = Math.ceil(Math.log2(racing.length));
  let trials = 0;
  for (let heat = 1; heat <= heats; heat++) {
    while (spent(trials + racing.length) <= heat / heats) {
      const actions = racing.map(({ action }) => action);
      const chances = tryAll(game, known, actions, goOn, rng);
      for (const [index, each] of racing.entries()) each.chances.push(chances[index] ?? 0);
      trials += racing.length;
    }
    racing = betterHalf(racing, first);
  }
  const best = bestOf(racing, first);
  return lead(best, first) > SURE ? best.action : first.action;
}

/** The policy's own choice stays whatever has come of it. */
function betterHalf<A>(racing: readonly Compared<A>[], first: Compared<A>): Compared<A>[] {
  const others = racing.filter((each) => each !== first);
  others.sort((one, other) => mean(other.chances) - mean(one.chances));
  return [first, ...others.slice(0, Math.ceil(others.length / 2))];
}
