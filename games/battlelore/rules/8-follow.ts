import type { DecisionPhase } from '@bannerfield/kernel';
import { announce } from './attacks.ts';
import { followTo, isPursuit, listFollows } from './clash.ts';
import { atHex, hexFact, no, wrongPhase } from './refusals.ts';
import { currentClash, type Action, type BattleLore } from './state.ts';
import { goOn } from './turn.ts';

/** R13: onto the hex that the target has left, or beyond it in pursuit, or not at all. */
export const follow: DecisionPhase<BattleLore> = {
  legal: ({ table }) => [
    ...listFollows(table, currentClash(table)).map((to): Action => ({ type: 'follow', to })),
    { type: 'pass' },
  ],
  why: (known, action) => {
    if (action.type === 'pass') return null;
    if (action.type !== 'follow') return wrongPhase(known);
    const { table } = known;
    const clash = currentClash(table);
    const at = [atHex(clash.at), atHex(action.to)];
    if (listFollows(table, clash).includes(action.to)) return null;
    return isPursuit(table, clash)
      ? no('R13.5', 'beyond-pursuit', at, hexFact(action.to))
      : no('R13.2', 'only-vacated', at, hexFact(clash.at));
  },
  apply: (state, _seat, action, emit) => {
    const { table } = state;
    table.stack.pop();
    if (action.type === 'follow') followTo(table, currentClash(table), action.to, emit);
    goOn(state, emit);
  },
};

/** R14: a Bold defender that has held its hex strikes back, or does not. */
export const back: DecisionPhase<BattleLore> = {
  legal: () => [{ type: 'back' }, { type: 'pass' }],
  why: (known, action) =>
    action.type === 'back' || action.type === 'pass' ? null : wrongPhase(known),
  apply: (state, _seat, action, emit) => {
    const { table } = state;
    table.stack.pop();
    if (action.type === 'back') {
      const { attacker, target } = currentClash(table);
      announce(table, 'back', target, attacker, emit);
    }
    goOn(state, emit);
  },
};
