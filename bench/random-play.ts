import {
  known,
  silent,
  type Game,
  type GameTypes,
  type Pending,
  type Rng,
  type State,
} from '@bannerfield/kernel';

/** One step of random play by the readable rules, uniform over what is legal. Tells what it was. */
export function playOn<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  rng: Rng,
): Pending['kind'] {
  const pending = game.pending(state.table);
  if (pending.kind === 'chance') game.applyChance(state, game.sample(state, rng), silent);
  if (pending.kind !== 'decision') return pending.kind;
  const [seat = 0] = pending.seats;
  const legal = game.legal(known(state, seat));
  const action = legal[rng(legal.length)];
  if (action === undefined) throw new Error('nothing is legal');
  game.apply(state, seat, action, silent);
  return pending.kind;
}
