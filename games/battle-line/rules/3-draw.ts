import type { ChancePhase, DecisionPhase, Rng, Weighted } from '@bannerfield/kernel';
import { removeCard } from './cards.ts';
import type { Card } from './data.ts';
import { drawFrom, listDraws, takeIntoHand, whyNotDraw } from './drawing.ts';
import { currentFrame, type BattleLine, type BattleLineState, type Chance } from './state.ts';
import { wrongStep } from './steps.ts';
import { goOn } from './turn.ts';

/** R9: one card, from the deck of choice. */
export const draw: DecisionPhase<BattleLine> = {
  legal: ({ table }) => listDraws(table),
  why: (known, action) =>
    action.type === 'draw' ? whyNotDraw(known.table, action.deck) : wrongStep(known),
  apply: (state, seat, action, emit) => {
    if (action.type !== 'draw') throw new Error(`${action.type} is no draw`);
    state.table.stack.pop();
    drawFrom(state, seat, action.deck, emit);
    goOn(state, emit);
  },
};

/** A card that nobody has placed comes up from a deck. */
export const card: ChancePhase<BattleLine> = {
  chance: (state) => listCards(undrawn(state)),
  sample: (state, rng) => sampleCard(undrawn(state), rng),
  applyChance: (state, { card: drawn }, emit) => {
    const { table, hands } = state;
    const { to } = currentFrame(table, 'card');
    removeCard(undrawn(state), drawn);
    takeIntoHand(table, hands[to], to, drawn);
    table.stack.pop();
    emit({ type: 'drawn', card: drawn }, to);
    goOn(state, emit);
  },
};

function undrawn({ table, fate }: Readonly<BattleLineState>): Card[] {
  return fate[currentFrame(table, 'card').deck];
}

/** Each of the cards, equally likely. */
export function listCards(cards: readonly Card[]): Weighted<Chance>[] {
  return cards.map((each) => ({ outcome: { type: 'card', card: each }, weight: 1 }));
}

export function sampleCard(cards: readonly Card[], rng: Rng): Chance {
  const drawn = cards[rng(cards.length)];
  if (drawn === undefined) throw new Error('no card is left to come up');
  return { type: 'card', card: drawn };
}
