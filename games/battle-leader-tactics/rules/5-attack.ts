import type { Emit } from '@bannerfield/kernel';
import { askToCommit } from './commit.ts';
import type { Event } from './events.ts';
import { attackerOf, type GameState } from './state.ts';

/** R9 */
export function beginAttack(state: GameState, emit: Emit<Event>): void {
  askToCommit(state, attackerOf(state.table), 'attack', emit);
}
