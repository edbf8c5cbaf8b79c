import { otherSeat, type Emit } from '@bannerfield/kernel';
import { askToCommit } from './commit.ts';
import type { Event } from './events.ts';
import { attackerOf, type GameState } from './state.ts';

/** R11 */
export function beginDefense(state: GameState, emit: Emit<Event>): void {
  askToCommit(state, otherSeat(attackerOf(state.table)), 'defense', emit);
}
