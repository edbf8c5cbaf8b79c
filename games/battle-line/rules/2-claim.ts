import type { DecisionPhase } from '@bannerfield/kernel';
import { endIfWon } from './end.ts';
import { flagAt, isComplete, isOpen } from './flags.ts';
import type { Unseen } from './formations.ts';
import { canClaim, unseenBy, whyNotClaim } from './proof.ts';
import { FLAGS, type Action, type BattleLine, type BattleLineKnown } from './state.ts';
import { wrongStep } from './steps.ts';
import { goOn } from './turn.ts';

/** R5.1: any number of flags, one after the other, until the player says that he is done. */
export const claim: DecisionPhase<BattleLine> = {
  legal: legalClaims,
  why: (known, action) => {
    if (action.type === 'end') return null;
    if (action.type !== 'claim') return wrongStep(known);
    return whyNotClaim(known.table, known.seat, action.flag);
  },
  apply: (state, seat, action, emit) => {
    if (action.type === 'claim') {
      flagAt(state.table, action.flag).owner = seat;
      emit({ type: 'claim', seat, flag: action.flag });
      endIfWon(state.table, seat, emit);
    } else {
      state.table.stack.pop();
      goOn(state, emit);
    }
  },
};

function legalClaims({ seat, table }: BattleLineKnown): Action[] {
  const claims: Action[] = [];
  let unseen: Unseen | null = null;
  for (let flag = 0; flag < FLAGS; flag++) {
    const there = flagAt(table, flag);
    if (!isOpen(there) || !isComplete(there, seat)) continue;
    unseen ??= unseenBy(table);
    if (canClaim(there, seat, unseen)) claims.push({ type: 'claim', flag });
  }
  claims.push({ type: 'end' });
  return claims;
}
