import type { DecisionPhase } from '@bannerfield/kernel';
import { drawFrom, listDraws, placeOnDeck, whyNotDraw } from './drawing.ts';
import { AT_HAND, atDeck, no, notInHand } from './refusals.ts';
import { currentFrame, deckCards, type BattleLine } from './state.ts';
import { wrongStep } from './steps.ts';
import { SCOUT_DRAWS, goOn } from './turn.ts';

/** R8.6: card by card, each from either deck. */
export const scoutDraw: DecisionPhase<BattleLine> = {
  legal: ({ table }) => listDraws(table),
  why: (known, action) => {
    if (action.type === 'draw') return whyNotDraw(known.table, action.deck);
    if (action.type !== 'return') return wrongStep(known);
    const { drawn } = currentFrame(known.table, 'scout-draw');
    const left = Math.min(SCOUT_DRAWS - drawn, deckCards(known.table));
    return no('R8.6', 'scout-still-draws', [atDeck('troop'), atDeck('tactics')], { left });
  },
  apply: (state, seat, action, emit) => {
    if (action.type !== 'draw') throw new Error(`${action.type} is no draw`);
    const { stack } = state.table;
    const { drawn } = currentFrame(state.table, 'scout-draw');
    stack.pop();
    stack.push({ phase: 'scout-draw', seats: [seat], drawn: drawn + 1 });
    drawFrom(state, seat, action.deck, emit);
    goOn(state, emit);
  },
};

/** R8.7–R8.9: any cards of the hand, one by one. */
export const scoutReturn: DecisionPhase<BattleLine> = {
  legal: ({ hand }) => hand.cards.map((card) => ({ type: 'return', card })),
  why: (known, action) => {
    const { left } = currentFrame(known.table, 'scout-return');
    if (action.type === 'draw') return no('R8.8', 'scout-must-return', [AT_HAND], { left });
    if (action.type !== 'return') return wrongStep(known);
    if (known.hand.cards.includes(action.card)) return null;
    return notInHand('R8.7', action.card);
  },
  apply: (state, seat, action, emit) => {
    if (action.type !== 'return') throw new Error(`${action.type} returns nothing`);
    const { stack } = state.table;
    const { left } = currentFrame(state.table, 'scout-return');
    stack.pop();
    if (left > 1) stack.push({ phase: 'scout-return', seats: [seat], left: left - 1 });
    const deck = placeOnDeck(state, seat, action.card);
    emit({ type: 'return', seat, deck });
    emit({ type: 'returned', card: action.card }, seat);
    goOn(state, emit);
  },
};
