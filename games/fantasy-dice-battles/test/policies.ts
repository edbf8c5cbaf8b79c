import { known, silent, type Rng, type Seat } from '@bannerfield/kernel';
import { failureOf } from '../rules/3-activate.ts';
import { countDice, diceOf } from '../rules/dice.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { FdbState } from '../rules/fdb.ts';
import { isActive, type Action } from '../rules/state.ts';

/** How one action is chosen among those that are legal. */
export type Policy = (state: FdbState, seat: Seat, actions: readonly Action[], rng: Rng) => Action;

export const random: Policy = (_state, _seat, actions, rng) => pick(actions, rng);

/** The same, but its army is never a ready one. */
export const ownArmy: Policy = (_state, _seat, actions, rng) => {
  const own = actions.filter(({ type }) => type !== 'army');
  return pick(own, rng);
};

/**
 * Drives a game to its end: lays at each battalion that fights the card with most dice, and sends
 * nobody to the front again. Every hero card has an attack, so dice never cease to fall.
 */
export const driveToEnd: Policy = (state, seat, actions, rng) => {
  const hold = actions.find(({ type }) => type === 'hold');
  if (hold !== undefined) return hold;
  let best: Action | null = null;
  let most = 0;
  for (const action of actions) {
    const dice = action.type === 'order' ? diceAt(state, seat, action.card, action.at) : 0;
    if (dice > most) [best, most] = [action, dice];
  }
  return best ?? actions.find(({ type }) => type === 'ready') ?? pick(actions, rng);
};

/** Stays passive: lays only what it must, and cards that give no dice where it can. */
export const passive: Policy = (state, seat, actions, rng) => {
  const quiet = actions.filter(
    (action) => action.type !== 'order' || diceAt(state, seat, action.card, action.at) === 0,
  );
  return (
    actions.find(({ type }) => type === 'ready') ?? pick(quiet.length > 0 ? quiet : actions, rng)
  );
};

function diceAt({ table }: FdbState, seat: Seat, card: number, at: number): number {
  if (at > 2 || !isActive(table, at) || failureOf(table, seat, at, card) !== null) return 0;
  return diceOf(countDice(table, seat, at, card, null));
}

function pick<E>(list: readonly E[], rng: Rng): E {
  const found = list[rng(list.length)];
  if (found === undefined) throw new Error('something is legal');
  return found;
}

/** Plays on until the game is over or `steps` have been made; how many were. */
export function play(
  state: FdbState,
  policies: readonly [Policy, Policy],
  rng: Rng,
  steps: number,
  met: (state: FdbState) => void = () => undefined,
  hear: (event: Event) => void = silent,
): number {
  for (let step = 0; step < steps; step++) {
    met(state);
    const pending = game.pending(state.table);
    if (pending.kind === 'over') return step;
    if (pending.kind === 'chance') {
      game.applyChance(state, game.sample(state, rng), hear);
      continue;
    }
    const seat = pending.seats[rng(pending.seats.length)] ?? 0;
    const actions = game.legal(known(state, seat));
    game.apply(state, seat, policies[seat](state, seat, actions, rng), hear);
  }
  return steps;
}
