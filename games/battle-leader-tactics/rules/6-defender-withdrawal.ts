import { otherSeat, type DecisionPhase } from '@bannerfield/kernel';
import { WITHDRAW } from './data.ts';
import { atLeaderOf, atTactic, no } from './refusals.ts';
import {
  attackerOf,
  commander,
  type GameKnown,
  type GameState,
  type LeaderTactics,
} from './state.ts';
import { wrongStep } from './steps.ts';

/** R10.2: Withdraw must be among his Battle Orders, and not lie there already. */
export function canWithdraw({ seat, table, hand }: GameKnown): boolean {
  return commander(table, seat).rating >= WITHDRAW && hand.tactic !== WITHDRAW;
}

/** R10: the defender may fall back. */
export const defenderWithdrawal: DecisionPhase<LeaderTactics> = {
  legal: (known) => [
    { type: 'stand' },
    ...(canWithdraw(known) ? [{ type: 'withdraw' as const, card: null }] : []),
  ],
  why: (known, action) => {
    if (action.type === 'stand') return null;
    if (action.type !== 'withdraw') return wrongStep(known);
    const { seat, table, hand } = known;
    if (hand.tactic === WITHDRAW) return no('R10.3', 'withdraws-already', [atTactic(WITHDRAW)]);
    const { rating } = commander(table, seat);
    if (rating < WITHDRAW) {
      return no('R10.2', 'above-rating', [atLeaderOf(seat)], { tactic: WITHDRAW, rating });
    }
    return action.card === null ? null : no('R10.1', 'nothing-to-take-back');
  },
  apply: ({ table, hands }, seat, action, emit) => {
    table.stack.pop();
    if (action.type === 'stand') {
      emit({ type: 'stand', seat });
      return;
    }
    hands[seat].tactic = WITHDRAW;
    table.battle.withdrew[seat] = true;
    emit({ type: 'withdraw', seat });
  },
};

export function beginDefenderWithdrawal({ table }: GameState): void {
  table.stack.push({ phase: 'defender-withdrawal', seats: [otherSeat(attackerOf(table))] });
}
