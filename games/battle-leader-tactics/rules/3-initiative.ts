import { otherSeat, type DecisionPhase } from '@bannerfield/kernel';
import { rankOf, type GameState, type LeaderTactics } from './state.ts';
import { wrongStep } from './steps.ts';

/** R7: the higher rank says who attacks. */
export const initiative: DecisionPhase<LeaderTactics> = {
  legal: () => [{ type: 'attack' }, { type: 'defend' }],
  why: (known, { type }) => (type === 'attack' || type === 'defend' ? null : wrongStep(known)),
  apply: ({ table }, seat, { type }, emit) => {
    const attacker = type === 'attack' ? seat : otherSeat(seat);
    table.stack.pop();
    table.battle.attacker = attacker;
    emit({ type: 'roles', attacker, by: seat });
  },
};

export function beginInitiative({ table }: GameState): void {
  const ranks: [number, number] = [rankOf(table, 0), rankOf(table, 1)];
  table.battle.ranks = ranks;
  table.stack.push({ phase: 'initiative', seats: [ranks[0] > ranks[1] ? 0 : 1] });
}
