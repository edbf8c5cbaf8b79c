import type { DecisionPhase, Refusal } from '@bannerfield/kernel';
import { canWithdraw } from './6-defender-withdrawal.ts';
import { insertCard, removeCard } from './cards.ts';
import { WITHDRAW, type Card } from './data.ts';
import { atCard, atField, atLeaderOf, atTactic, cardNames, no } from './refusals.ts';
import {
  attackerOf,
  commander,
  type GameKnown,
  type GameState,
  type LeaderTactics,
} from './state.ts';
import { wrongStep } from './steps.ts';

/** R12: the attacker may fall back, and takes one card with him. */
export const attackerWithdrawal: DecisionPhase<LeaderTactics> = {
  legal: (known) => {
    const kinds = canWithdraw(known) ? [...new Set(known.hand.committed)] : [];
    return [{ type: 'stand' }, ...kinds.map((card) => ({ type: 'withdraw' as const, card }))];
  },
  why: (known, action) => {
    if (action.type === 'stand') return null;
    return action.type === 'withdraw' ? whyNotWithdraw(known, action.card) : wrongStep(known);
  },
  apply: ({ table, hands }, seat, action, emit) => {
    table.stack.pop();
    if (action.type !== 'withdraw' || action.card === null) {
      emit({ type: 'stand', seat });
      return;
    }
    hands[seat].tactic = WITHDRAW;
    removeCard(hands[seat].committed, action.card);
    insertCard(hands[seat].reserves, action.card);
    table.battle.withdrew[seat] = true;
    table.battle.backs[seat] -= 1;
    table.reserves[seat] += 1;
    emit({ type: 'withdraw', seat });
    emit({ type: 'took-back', card: action.card }, seat);
  },
};

function whyNotWithdraw({ seat, table, hand }: GameKnown, card: Card | null): Refusal | null {
  if (hand.tactic === WITHDRAW) return no('R12.4', 'withdraws-already', [atTactic(WITHDRAW)]);
  const { rating } = commander(table, seat);
  if (rating < WITHDRAW) {
    return no('R12.3', 'above-rating', [atLeaderOf(seat)], { tactic: WITHDRAW, rating });
  }
  if (card === null) return no('R12.2', 'take-one-back', [atField(seat)]);
  if (hand.committed.includes(card)) return null;
  const at = cardNames([card]).map(() => atCard(card));
  return no('R12.2', 'not-committed', [atField(seat), ...at], { cards: cardNames([card]) });
}

export function beginAttackerWithdrawal({ table }: GameState): void {
  table.stack.push({ phase: 'attacker-withdrawal', seats: [attackerOf(table)] });
}
