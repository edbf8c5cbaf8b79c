import {
  known as knownBy,
  SEATS,
  silent,
  type Game,
  type GameTypes,
  type Pair,
  type Rng,
  type Seat,
  type State,
} from '@bannerfield/kernel';
import type { Mind, Policy } from './mind.ts';

/** Seat 0's share of a game that is over. */
export function outcome(winner: Seat | 'draw'): number {
  return winner === 'draw' ? 0.5 : winner === 0 ? 1 : 0;
}

/**
 * Plays a truth on, in place, by the policies for a while; gives seat 0's chance to win as both
 * sides see it then, from 0 to 1.
 */
export function playOn<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  world: State<T>,
  rng: Rng,
): number {
  const policies: Pair<Policy<T>> = [mind.makePolicy(), mind.makePolicy()];
  for (let decisions = 0; ;) {
    const pending = game.pending(world.table);
    if (pending.kind === 'over') return outcome(pending.winner);
    if (pending.kind === 'chance') {
      game.applyChance(world, game.sample(world, rng), silent);
      continue;
    }
    if (decisions >= mind.depth) break;
    const seat = pending.seats[0] ?? 0;
    const known = knownBy(world, seat);
    const action = policies[seat]({ known, legal: game.legal(known), world }, rng);
    game.apply(world, seat, action, silent);
    decisions += 1;
  }
  const [own, other] = SEATS.map((seat) => mind.chance(knownBy(world, seat)));
  return ((own ?? 0.5) + 1 - (other ?? 0.5)) / 2;
}
