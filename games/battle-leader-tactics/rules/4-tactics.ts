import type { DecisionPhase } from '@bannerfield/kernel';
import { atLeaderOf, atTactic, no } from './refusals.ts';
import { commander, type GameState, type LeaderTactics } from './state.ts';
import { isLastOf, wrongStep } from './steps.ts';

/** R8: each sets a Tactics Card face down. */
export const tactics: DecisionPhase<LeaderTactics> = {
  legal: ({ seat, table }) =>
    Array.from({ length: commander(table, seat).rating }, (_, n) => ({
      type: 'tactic',
      tactic: n + 1,
    })),
  why: (known, action) => {
    if (action.type !== 'tactic') return wrongStep(known);
    const { tactic } = action;
    const { rating } = commander(known.table, known.seat);
    if (tactic <= rating) return null;
    return no('R8.2', 'above-rating', [atTactic(tactic), atLeaderOf(known.seat)], {
      tactic,
      rating,
    });
  },
  apply: ({ table, hands }, seat, action, emit) => {
    if (action.type !== 'tactic') throw new Error(`${action.type} sets no Tactics Card`);
    hands[seat].tactic = action.tactic;
    isLastOf(table, seat);
    emit({ type: 'chose', seat });
    emit({ type: 'set', tactic: action.tactic }, seat);
  },
};

export function beginTactics({ table }: GameState): void {
  table.stack.push({ phase: 'tactics', seats: [0, 1] });
}
