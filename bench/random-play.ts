import { known, silent, type Rng } from '@bannerfield/kernel';
import { game } from '../games/battle-line/rules/index.ts';
import type { BattleLineState } from '../games/battle-line/rules/state.ts';

/** One step of random play, uniform over what is legal. False: the game was over. */
export function playOn(state: BattleLineState, rng: Rng): boolean {
  const pending = game.pending(state.table);
  if (pending.kind === 'over') return false;
  if (pending.kind === 'chance') {
    game.applyChance(state, game.sample(state, rng), silent);
    return true;
  }
  const [seat = 0] = pending.seats;
  const legal = game.legal(known(state, seat));
  const action = legal[rng(legal.length)];
  if (action === undefined) throw new Error('nothing is legal');
  game.apply(state, seat, action, silent);
  return true;
}
