import type { DecisionPhase } from '@bannerfield/kernel';
import { ignorable, listRetreats, retreatTo } from './clash.ts';
import { atHex, hexFact, no, wrongPhase } from './refusals.ts';
import { currentClash, unitOf, type Action, type BattleLore } from './state.ts';
import { goOn } from './turn.ts';

/** R12.2, R12.3: how many flags a Bold unit ignores; its owner says it before the first step. */
export const flags: DecisionPhase<BattleLore> = {
  legal: ({ table }) =>
    Array.from({ length: ignorable(table, currentClash(table)) + 1 }, (_, count): Action => ({
      type: 'ignore',
      flags: count,
    })),
  why: (known, action) => {
    if (action.type !== 'ignore') return wrongPhase(known);
    const clash = currentClash(known.table);
    const most = ignorable(known.table, clash);
    if (action.flags >= 0 && action.flags <= most) return null;
    return no('R12.2', 'too-many-flags', [atHex(clash.at)], { most });
  },
  apply: (state, seat, action, emit) => {
    const { table } = state;
    table.stack.pop();
    if (action.type === 'ignore') {
      const clash = currentClash(table);
      clash.hexes = (clash.flags - action.flags) * clash.fright;
      emit({ type: 'ignored', seat, at: clash.at, flags: action.flags });
    }
    goOn(state, emit);
  },
};

/** R11: one hex back; asked only where two are open. */
export const retreat: DecisionPhase<BattleLore> = {
  legal: ({ table }) =>
    listRetreats(table, currentClash(table)).map((to): Action => ({ type: 'retreat', to })),
  why: (known, action) => {
    if (action.type !== 'retreat') return wrongPhase(known);
    const { table } = known;
    const clash = currentClash(table);
    if (listRetreats(table, clash).includes(action.to)) return null;
    const { hex } = unitOf(table, clash.target);
    return no('R11.4', 'not-backwards', [atHex(hex), atHex(action.to)], hexFact(action.to));
  },
  apply: (state, _seat, action, emit) => {
    const { table } = state;
    table.stack.pop();
    if (action.type === 'retreat') retreatTo(table, currentClash(table), action.to, emit);
    goOn(state, emit);
  },
};
