import type { Game, GameTypes, Known, Rng } from '@bannerfield/kernel';
import type { Mind } from '../search/mind.ts';
import { playOn } from '../search/playout.ts';
import { bestOf, lead, tryAll, type Compared } from '../search/race.ts';
import { add, makeTally, measured, type Measured } from './tally.ts';

/** What can be done, and the chance to win after it, as the seat can know it. */
export interface Hinted<A> {
  readonly action: A;
  readonly chance: Measured;
}

/** A hint under way, by the judgement of an analysis; it can be asked and left at any time. */
export interface Hinter<A> {
  readonly playouts: number;
  /** Tries everything in one more truth; false: all is done. */
  think(): boolean;
  /** The best first: what was first in mind, unless another is surely better; then by chance. */
  hinted(): Hinted<A>[];
}

/** Standard errors by which another must be better than what was first in mind. */
const SURE = 1;
/** Standard errors by which a candidate falls behind for good, and truths between two looks. */
const HOPELESS = 3;
const ROUND = 8;

/**
 * Weighs what a player can do, from what he may know alone.
 * @param first what the quick hint is, which is always among what is tried.
 * @param most playouts at most.
 */
export function makeHinter<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  known: Known<T>,
  first: T['Action'],
  most: number,
  rng: Rng,
): Hinter<T['Action']> {
  const quick: Compared<T['Action']> = { action: first, chances: [] };
  let racing = [quick, ...othersThan(game, mind, known, first, rng)];
  let playouts = 0;
  const think = (): boolean => {
    if (playouts + racing.length > most) return false;
    const actions = racing.map(({ action }) => action);
    const chances = tryAll(game, known, actions, (...at) => playOn(game, mind, ...at), rng);
    for (const [index, each] of racing.entries()) each.chances.push(chances[index] ?? 0);
    playouts += racing.length;
    if (quick.chances.length % ROUND === 0) racing = stillRacing(racing, quick);
    return true;
  };
  return {
    get playouts() {
      return playouts;
    },
    think,
    hinted: () => ordered(racing, quick),
  };
}

function othersThan<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  known: Known<T>,
  first: T['Action'],
  rng: Rng,
): Compared<T['Action']>[] {
  const spot = { known, legal: game.legal(known), world: game.imagine(known, rng) };
  const own = game.notation.format(first);
  return mind
    .candidates(spot, rng)
    .filter(({ action }) => game.notation.format(action) !== own)
    .map(({ action }) => ({ action, chances: [] }));
}

function stillRacing<A>(racing: readonly Compared<A>[], quick: Compared<A>): Compared<A>[] {
  const best = bestOf(racing, quick);
  return racing.filter((each) => each === quick || lead(best, each) < HOPELESS);
}

function ordered<A>(racing: readonly Compared<A>[], quick: Compared<A>): Hinted<A>[] {
  const better = bestOf(racing, quick);
  const best = lead(better, quick) > SURE ? better : quick;
  const hinted = racing.flatMap((each) => {
    const chance = chanceOf(each);
    return chance === null ? [] : [{ action: each.action, chance }];
  });
  const isBest = ({ action }: Hinted<A>): number => Number(action === best.action);
  return hinted.sort(
    (one, other) => isBest(other) - isBest(one) || other.chance.value - one.chance.value,
  );
}

/** Null: too few playouts yet to say. */
function chanceOf<A>({ chances }: Compared<A>): Measured | null {
  const tally = makeTally();
  for (const chance of chances) add(tally, chance);
  return measured(tally);
}
