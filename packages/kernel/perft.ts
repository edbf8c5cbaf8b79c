import type { Game, GameTypes, State } from './game.ts';
import { known, silent } from './step.ts';

/**
 * Counts the courses of `depth` decisions (chance nodes do not count as depth).
 * The n-th chance on a course takes outcome `chances[n] modulo the number of outcomes`; the
 * list is used round and round.
 */
export function perft<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  chances: readonly number[],
  depth: number,
): number {
  return perftFrom(game, game.setup(options), chances, depth);
}

/** As `perft`, from a state on; it stays as it is. */
export function perftFrom<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  chances: readonly number[],
  depth: number,
): number {
  return count(game, game.clone(state), chances, 0, depth);
}

function count<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  chances: readonly number[],
  fallen: number,
  depth: number,
): number {
  const pending = game.pending(state.table);
  if (pending.kind === 'over') return 1;
  if (pending.kind === 'chance') {
    game.applyChance(state, chosen(game, state, chances, fallen), silent);
    return count(game, state, chances, fallen + 1, depth);
  }
  if (depth === 0) return 1;
  const [seat] = pending.seats;
  if (seat === undefined) throw new Error('a decision without a seat');
  let courses = 0;
  for (const action of game.legal(known(state, seat))) {
    const after = game.clone(state);
    game.apply(after, seat, action, silent);
    courses += count(game, after, chances, fallen, depth - 1);
  }
  return courses;
}

function chosen<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  chances: readonly number[],
  fallen: number,
): T['Chance'] {
  const outcomes = game.chance(state);
  const index = (chances[fallen % chances.length] ?? 0) % outcomes.length;
  const outcome = outcomes[index]?.outcome;
  if (outcome === undefined) throw new Error('a chance node without outcomes');
  return outcome;
}
