import type { ChancePhase } from '@bannerfield/kernel';
import type { Blank, Table } from './state.ts';
import { HAND } from './state.ts';

/** R1.1 and R2.3: one card at a time, to whoever holds fewer, seat 0 first. */
export const draw: ChancePhase<Blank> = {
  chance: ({ fate }) => fate.map((card) => ({ outcome: { type: 'card', card }, weight: 1 })),
  sample: ({ fate }, rng) => ({ type: 'card', card: fate[rng(fate.length)] ?? 0 }),
  applyChance: (state, { card }, emit) => {
    const { table, hands } = state;
    const seat = table.handSizes[0] > table.handSizes[1] ? 1 : 0;
    hands[seat].cards.push(card);
    hands[seat].cards.sort((a, b) => a - b);
    state.fate = state.fate.filter((each) => each !== card);
    table.handSizes[seat] += 1;
    table.deckSize -= 1;
    emit({ type: 'drew', seat });
    emit({ type: 'drawn', card }, seat);
    if (isDealt(table)) {
      table.stack.pop();
      table.stack.push({ phase: 'choose', seats: [0, 1] });
    }
  },
};

function isDealt({ handSizes, deckSize }: Table): boolean {
  return handSizes[0] === handSizes[1] && (handSizes[0] === HAND || deckSize === 0);
}
