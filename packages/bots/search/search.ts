import {
  known as knownBy,
  SEATS,
  type Game,
  type GameTypes,
  type Known,
  type Pair,
  type Rng,
  type Seat,
  type State,
} from '@bannerfield/kernel';
import type { Candidate, Mind, Spot } from './mind.ts';
import { edgesOf, makeNode, mostPromising, nextNode, type Edge, type Node } from './node.ts';
import { outcome, playOn } from './playout.ts';
import { drawEdge, learnRegret } from './regret.ts';

/** A choice on the way of one trial, to be told what came of it. */
interface Tried {
  readonly seat: Seat;
  readonly node: Node;
  readonly edge: Edge;
  readonly offered: readonly Edge[];
  /** Of the draw, where both choose at once; else null. */
  readonly likelihood: number | null;
}

/** Where a seat stands in its own tree during one trial. */
interface Place {
  /** The choice it made last; null: it has not been asked yet. */
  last: Edge | null;
  /** What all were told since. */
  told: string;
}

/** What a search holds of an action at its root. */
export interface Judged<A> {
  readonly action: A;
  readonly visits: number;
  /** Chance to win, of the trials that began with it; null: never tried. */
  readonly chance: number | null;
  /** How often it is to be chosen where both choose at once; else 1 or 0 would do. */
  readonly share: number;
}

/**
 * Information-set search from one seat: a truth is imagined for each trial, and each seat has a
 * tree of its own in which it goes by what it was told (multiple-observer information-set Monte
 * Carlo tree search). Where both are asked at once, who chooses first goes by his regrets; who
 * chooses after him, without having heard of it, as anywhere else.
 */
export class Search<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #mind: Mind<T>;
  readonly #known: Known<T>;
  readonly #rng: Rng;
  readonly #roots: Pair<Node> = [makeNode(), makeNode()];
  #trials = 0;

  constructor(game: Game<T>, mind: Mind<T>, known: Known<T>, rng: Rng) {
    this.#game = game;
    this.#mind = mind;
    this.#known = known;
    this.#rng = rng;
  }

  get trials(): number {
    return this.#trials;
  }

  /** One trial: on through the trees to something new, a short playout, a judgement. */
  think(): void {
    const world = this.#game.imagine(this.#known, this.#rng);
    const places: Pair<Place> = [
      { last: null, told: '' },
      { last: null, told: '' },
    ];
    const tried: Tried[] = [];
    const chance = this.#descend(world, places, tried);
    for (const { seat, node, edge, offered, likelihood } of tried) {
      const value = seat === 0 ? chance : 1 - chance;
      node.visits += 1;
      edge.visits += 1;
      edge.sum += value;
      for (const each of offered) each.offers += 1;
      if (likelihood !== null) learnRegret(offered, edge, likelihood, value);
    }
    this.#trials += 1;
  }

  /** All that is legal at the root, the most tried first. */
  judged(): Judged<T['Action']>[] {
    const { seat } = this.#known;
    const root = this.#roots[seat];
    return this.#game
      .legal(this.#known)
      .map((action) => {
        const edge = root.edges.get(this.#game.notation.format(action));
        const visits = edge?.visits ?? 0;
        return {
          action,
          visits,
          chance: edge === undefined || visits === 0 ? null : edge.sum / visits,
          share: edge?.share ?? 0,
        };
      })
      .sort((one, other) => other.visits - one.visits);
  }

  /** Plays a truth on by the trees until a node is new; gives seat 0's chance to win from there. */
  #descend(world: State<T>, places: Pair<Place>, tried: Tried[]): number {
    for (;;) {
      const pending = this.#game.pending(world.table);
      if (pending.kind === 'over') return outcome(pending.winner);
      if (pending.kind === 'chance') {
        this.#play(world, places, null, this.#game.sample(world, this.#rng));
        continue;
      }
      const seat = pending.seats[0] ?? 0;
      const node = this.#nodeOf(seat, places[seat]);
      const isNew = tried.length >= this.#mind.plies - 1 || (node.visits === 0 && tried.length > 0);
      const choice = this.#choose(world, seat, node, pending.seats.length > 1);
      tried.push(choice.tried);
      this.#play(world, places, seat, choice.action);
      places[seat].last = choice.tried.edge;
      places[seat].told = '';
      if (isNew) return playOn(this.#game, this.#mind, world, this.#rng);
    }
  }

  #nodeOf(seat: Seat, { last, told }: Place): Node {
    return last === null ? this.#roots[seat] : nextNode(last, told);
  }

  #choose(
    world: Readonly<State<T>>,
    seat: Seat,
    node: Node,
    isAtOnce: boolean,
  ): { tried: Tried; action: T['Action'] } {
    const known = knownBy(world, seat);
    const legal = this.#game.legal(known);
    const candidates = this.#candidates(node, { known, legal, world });
    const moves = candidates.map(({ action }) => this.#game.notation.format(action));
    const offered = edgesOf(node, moves, (index) => candidates[index]?.prior ?? 0);
    const { edge, likelihood } = isAtOnce
      ? drawEdge(offered, this.#rng)
      : { edge: mostPromising(offered), likelihood: null };
    const action = candidates[offered.indexOf(edge)]?.action;
    if (action === undefined) throw new Error('an edge without an action');
    return { tried: { seat, node, edge, offered, likelihood }, action };
  }

  /** What was thought of before as far as it is legal now; where that is nothing, something new. */
  #candidates(node: Node, spot: Spot<T>): readonly Candidate<T['Action']>[] {
    const known = spot.legal.flatMap((action) => {
      const edge = node.edges.get(this.#game.notation.format(action));
      return edge === undefined ? [] : [{ action, prior: edge.prior }];
    });
    return known.length > 0 ? known : this.#mind.candidates(spot, this.#rng);
  }

  /** Plays a move or outcome; whoever may hear of it finds it in his place. */
  #play(
    world: State<T>,
    places: Pair<Place>,
    by: Seat | null,
    move: T['Action'] | T['Chance'],
  ): void {
    const hear = (event: T['Event'], to?: Seat): void => {
      if (to !== undefined) return;
      const text = JSON.stringify(event);
      for (const seat of SEATS) if (seat !== by) places[seat].told += text;
    };
    if (by === null) this.#game.applyChance(world, move, hear);
    else this.#game.apply(world, by, move, hear);
  }
}
