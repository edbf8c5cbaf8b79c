import type { DecisionPhase } from '@bannerfield/kernel';
import { listLore, playLore, whyNotLore } from './lore.ts';
import { wrongPhase } from './refusals.ts';
import type { BattleLore } from './state.ts';
import { goOn } from './turn.ts';

/** R17.8, R17.9: one Lore card of this time, or none. */
function asking(time: 'strike' | 'react' | 'fuel'): DecisionPhase<BattleLore> {
  return {
    legal: (known) => [...listLore(known, time), { type: 'pass' }],
    why: (known, action) => {
      if (action.type === 'pass') return null;
      return action.type === 'lore' ? whyNotLore(known, action, time) : wrongPhase(known);
    },
    apply: (state, seat, action, emit) => {
      state.table.stack.pop();
      if (action.type === 'lore') playLore(state, seat, action, emit);
      goOn(state, emit);
    },
  };
}

export const strike = asking('strike');
export const react = asking('react');
export const fuel = asking('fuel');
