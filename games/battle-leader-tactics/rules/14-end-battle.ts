import { otherSeat, type ChancePhase, type DecisionPhase, type Emit } from '@bannerfield/kernel';
import { insertCard, removeCard } from './cards.ts';
import { INFILTRATION } from './data.ts';
import { listCards, sampleCard } from './drawing.ts';
import { goHome } from './end.ts';
import type { Event } from './events.ts';
import { attackerOf, currentFrame, type GameState, type LeaderTactics } from './state.ts';
import { wrongStep } from './steps.ts';

/** R17.1–R17.3: survivors return; who has infiltrated may draw, the attacker first. */
export function beginEnd(state: GameState): void {
  const { table } = state;
  const attacker = attackerOf(table);
  goHome(state);
  if (table.techLeft === 0) return;
  for (const seat of [otherSeat(attacker), attacker]) {
    if (table.battle.tactics?.[seat] === INFILTRATION) {
      table.stack.push({ phase: 'tech', seats: [seat] });
    }
  }
}

export const tech: DecisionPhase<LeaderTactics> = {
  legal: () => [{ type: 'draw' }, { type: 'decline' }],
  why: (known, { type }) => (type === 'draw' || type === 'decline' ? null : wrongStep(known)),
  apply: ({ table }, seat, { type }, emit) => {
    table.stack.pop();
    if (type === 'draw') {
      table.stack.push({ phase: 'tech-card', seats: [], to: seat });
      emit({ type: 'draw', seat });
    } else emit({ type: 'decline', seat });
  },
};

/** R17.4: unseen by the other, into Reserves; with the last card gone nobody else is asked. */
export const techCard: ChancePhase<LeaderTactics> = {
  chance: ({ fate }) => listCards(fate.tech),
  sample: ({ fate }, rng) => sampleCard(fate.tech, rng),
  applyChance: ({ table, hands, fate }, outcome, emit: Emit<Event>) => {
    if (outcome.type !== 'card') throw new Error('a special card is drawn');
    const { to } = currentFrame(table, 'tech-card');
    table.stack.pop();
    removeCard(fate.tech, outcome.card);
    insertCard(hands[to].reserves, outcome.card);
    table.techLeft -= 1;
    table.techDrawn[to] += 1;
    table.reserves[to] += 1;
    emit({ type: 'special', card: outcome.card }, to);
    if (table.techLeft === 0) table.stack.length = 0;
  },
};
