import { otherSeat, type DecisionPhase, type Seat } from '@bannerfield/kernel';
import { removeCard } from './cards.ts';
import { flagAt, hasExcess } from './flags.ts';
import { atFlag, cardFact, flagFact, no } from './refusals.ts';
import { currentFrame, type BattleLine, type Table } from './state.ts';
import { wrongStep } from './steps.ts';
import { goOn } from './turn.ts';

/** R7.9: who has a card too many where Mud was discards one, the remover of Mud first. */
export function askForExcess(table: Table, remover: Seat, flag: number): void {
  if (table.options.mudExcess === 'bestThree') return;
  const { stack } = table;
  for (const seat of [otherSeat(remover), remover]) {
    if (hasExcess(table, seat, flag)) stack.push({ phase: 'mud-excess', seats: [seat], flag });
  }
}

export const mudExcess: DecisionPhase<BattleLine> = {
  legal: ({ seat, table }) =>
    flagAt(table, currentFrame(table, 'mud-excess').flag).sides[seat].map((card) => ({
      type: 'drop',
      card,
    })),
  why: (known, action) => {
    if (action.type !== 'drop') return wrongStep(known);
    const { flag } = currentFrame(known.table, 'mud-excess');
    if (flagAt(known.table, flag).sides[known.seat].includes(action.card)) return null;
    const facts = { ...flagFact(flag), ...cardFact(action.card) };
    return no('R7.9', 'not-at-that-flag', [atFlag(flag)], facts);
  },
  apply: (state, seat, action, emit) => {
    if (action.type !== 'drop') throw new Error(`${action.type} is no drop`);
    const { table } = state;
    const { flag } = currentFrame(table, 'mud-excess');
    table.stack.pop();
    removeCard(flagAt(table, flag).sides[seat], action.card);
    table.displays[seat].push(action.card);
    emit({ type: 'drop', seat, card: action.card, flag });
    goOn(state, emit);
  },
};
