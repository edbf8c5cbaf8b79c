import type { Game, GameTypes, Rng } from '@bannerfield/kernel';
import type { Mind } from '../search/mind.ts';
import { playOn } from '../search/playout.ts';
import { bestOf, lead, tryAll, type Compared } from '../search/race.ts';
import type { Asked } from './course.ts';
import { add, exactly, makeTally, measured, type Measured } from './tally.ts';

/** What was played, and the best of what else was tried, for the seat that decided. */
export interface Weighed {
  /** As the notation writes it; that of `played` where nothing was surely better. */
  readonly best: string;
  /** Chance to win after the best, from 0 to 1, as the seat could know it. */
  readonly bestChance: Measured;
  readonly playedChance: Measured;
  /** What was given away: the one less the other, both in the same truths with the same dice. */
  readonly lost: Measured;
}

/** Truths between two looks at who is still in the race. */
const ROUND = 8;
/** Standard errors by which another must be better than what was played. */
const SURE = 1;
/** Standard errors by which a candidate falls behind for good. */
const HOPELESS = 3;

/**
 * One decision, weighed by what its seat could know: everything is tried in truths imagined from
 * that, and played on by policies that know no more. Half of the playouts seek what is best, the
 * other half, in new truths, measure it against what was played: what seemed best by chance gains
 * nothing by it, so that what is given away is not overstated.
 */
export class Weighing<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #mind: Mind<T>;
  readonly #asked: Asked<T>;
  readonly #most: number;
  readonly #rng: Rng;
  readonly #played: Compared<T['Action']>;
  #racing: Compared<T['Action']>[];
  #best: Compared<T['Action']> | null = null;
  readonly #better = makeTally();
  readonly #own = makeTally();
  readonly #gaps = makeTally();
  #playouts = 0;

  /** @param most playouts at most. */
  constructor(game: Game<T>, mind: Mind<T>, asked: Asked<T>, most: number, rng: Rng) {
    this.#game = game;
    this.#mind = mind;
    this.#asked = asked;
    this.#most = most;
    this.#rng = rng;
    this.#played = { action: asked.played, chances: [] };
    this.#racing = [this.#played, ...this.#others()];
  }

  get playouts(): number {
    return this.#playouts;
  }

  /** Tries things in one more truth; false: all is done. */
  think(): boolean {
    if (this.#best === null) {
      if (this.#isRacing() && this.#hasLeft(this.#racing.length, this.#most / 2)) {
        this.#race();
        return true;
      }
      const best = bestOf(this.#racing, this.#played);
      this.#best = lead(best, this.#played) > SURE ? best : this.#played;
    }
    if (this.#best === this.#played || !this.#hasLeft(2, this.#most)) return false;
    const [better = 0, own = 0] = this.#tryAll([this.#best.action, this.#played.action]);
    add(this.#better, better);
    add(this.#own, own);
    add(this.#gaps, better - own);
    return true;
  }

  /** Null: too few playouts yet to say. */
  weighed(): Weighed | null {
    const format = (action: T['Action']): string => this.#game.notation.format(action);
    if (this.#best === null) return null;
    if (this.#best === this.#played) {
      const chance = meanOf(this.#played.chances);
      if (chance === null) return null;
      const best = format(this.#played.action);
      return { best, bestChance: chance, playedChance: chance, lost: exactly(0) };
    }
    const [bestChance, playedChance] = [measured(this.#better), measured(this.#own)];
    const lost = measured(this.#gaps);
    if (bestChance === null || playedChance === null || lost === null) return null;
    return { best: format(this.#best.action), bestChance, playedChance, lost };
  }

  #others(): Compared<T['Action']>[] {
    const { known, played } = this.#asked;
    const world = this.#game.imagine(known, this.#rng);
    const spot = { known, legal: this.#game.legal(known), world };
    const own = this.#game.notation.format(played);
    return this.#mind
      .candidates(spot, this.#rng)
      .filter(({ action }) => this.#game.notation.format(action) !== own)
      .map(({ action }) => ({ action, chances: [] }));
  }

  /** Where nothing else is worth a trial, a few truths tell how it stands. */
  #isRacing(): boolean {
    return this.#racing.length > 1 || this.#played.chances.length < ROUND;
  }

  #hasLeft(more: number, most: number): boolean {
    return this.#playouts + more <= most;
  }

  #race(): void {
    const chances = this.#tryAll(this.#racing.map(({ action }) => action));
    for (const [index, each] of this.#racing.entries()) each.chances.push(chances[index] ?? 0);
    if (this.#played.chances.length % ROUND > 0) return;
    const best = bestOf(this.#racing, this.#played);
    this.#racing = this.#racing.filter(
      (each) => each === this.#played || lead(best, each) < HOPELESS,
    );
  }

  #tryAll(actions: readonly T['Action'][]): number[] {
    this.#playouts += actions.length;
    return tryAll(
      this.#game,
      this.#asked.known,
      actions,
      (state, dice) => playOn(this.#game, this.#mind, state, dice),
      this.#rng,
    );
  }
}

function meanOf(values: readonly number[]): Measured | null {
  const tally = makeTally();
  for (const value of values) add(tally, value);
  return measured(tally);
}
