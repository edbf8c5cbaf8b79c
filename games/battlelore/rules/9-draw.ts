import type { ChancePhase, DecisionPhase, Rng, Weighted } from '@bannerfield/kernel';
import { addTo, insertCard, kindsIn, removeCard } from './cards.ts';
import { COMMANDS, LORE_CARDS } from './data.ts';
import { AT_HAND, atCommand, atLore, no, wrongPhase } from './refusals.ts';
import { frameOf, type Action, type BattleLore, type Chance } from './state.ts';
import { gainTokens } from './tokens.ts';
import { goOn } from './turn.ts';

/** R18.3: a card from the Command deck. */
export const draw: ChancePhase<BattleLore> = {
  chance: ({ fate }) => listCards(fate.deck, 'card'),
  sample: ({ fate }, rng) => sampleCard(fate.deck, rng, 'card'),
  applyChance: (state, outcome, emit) => {
    const { table, hands, fate } = state;
    if (outcome.type !== 'card') throw new Error('a Command card is to be drawn');
    const { to, aside, left } = frameOf(table, 'draw');
    addTo(fate.deck, outcome.card, -1);
    table.deckSize -= 1;
    table.stack.pop();
    table.stack.push({ phase: 'draw', seats: [], to, aside, left: left - 1 });
    insertCard(aside ? hands[to].aside : hands[to].cards, outcome.card);
    if (aside) table.aside += 1;
    else table.handSizes[to] += 1;
    emit({ type: 'drew', seat: to });
    emit({ type: 'drawn', seat: to, card: outcome.card }, to);
    goOn(state, emit);
  },
};

function listCards(counts: readonly number[], type: 'card' | 'lore-card'): Weighted<Chance>[] {
  return counts.flatMap((weight, card) =>
    weight === 0 ? [] : [{ outcome: { type, card }, weight }],
  );
}

function sampleCard(counts: readonly number[], rng: Rng, type: 'card' | 'lore-card'): Chance {
  let left = rng(counts.reduce((sum, count) => sum + count, 0));
  for (const [card, count] of counts.entries()) {
    if (left < count) return { type, card };
    left -= count;
  }
  throw new Error('the deck is empty');
}

/** R4.4: of the cards drawn for a Scout one is kept, the other discarded face up. */
export const keep: DecisionPhase<BattleLore> = {
  legal: ({ hand }) => kindsIn(hand.aside).map((card): Action => ({ type: 'keep', card })),
  why: (known, action) => {
    if (action.type !== 'keep') return wrongPhase(known);
    if (known.hand.aside.includes(action.card)) return null;
    const card = COMMANDS[action.card]?.id ?? 'none';
    return no('R4.4', 'not-drawn', [AT_HAND, atCommand(action.card)], { card });
  },
  apply: (state, seat, action, emit) => {
    const { table, hands } = state;
    if (action.type !== 'keep') throw new Error('a card is to be kept');
    const { aside, cards } = hands[seat];
    removeCard(aside, action.card);
    insertCard(cards, action.card);
    table.handSizes[seat] += 1;
    for (const discarded of aside) {
      insertCard(table.discards, discarded);
      emit({ type: 'kept', seat, discarded });
    }
    hands[seat].aside = [];
    table.aside = 0;
    table.stack.pop();
    goOn(state, emit);
  },
};

const TAKES = ['cards', 'both', 'tokens'] as const;
/** R17.4: cards drawn and tokens gained. */
const TAKEN = {
  cards: { cards: 2, tokens: 0 },
  both: { cards: 1, tokens: 1 },
  tokens: { cards: 0, tokens: 2 },
} as const;

/** R17.4: said before anything is drawn. */
export const replenish: DecisionPhase<BattleLore> = {
  legal: () => TAKES.map((take): Action => ({ type: 'replenish', take })),
  why: (known, action) => (action.type === 'replenish' ? null : wrongPhase(known)),
  apply: (state, seat, action, emit) => {
    const { table } = state;
    if (action.type !== 'replenish') throw new Error('Lore is to be replenished');
    const { cards, tokens } = TAKEN[action.take];
    table.stack.pop();
    emit({ type: 'replenished', seat, take: action.take });
    gainTokens(table, seat, tokens, emit);
    if (cards > 0) {
      table.stack.push({ phase: 'keep-lore', seats: [seat] });
      table.stack.push({ phase: 'draw-lore', seats: [], to: seat, left: cards });
    }
    goOn(state, emit);
  },
};

export const drawLore: ChancePhase<BattleLore> = {
  chance: ({ fate }) => listCards(fate.lore, 'lore-card'),
  sample: ({ fate }, rng) => sampleCard(fate.lore, rng, 'lore-card'),
  applyChance: (state, outcome, emit) => {
    const { table, hands, fate } = state;
    if (outcome.type !== 'lore-card' || table.lore === null) {
      throw new Error('a Lore card is to be drawn');
    }
    const { to, left } = frameOf(table, 'draw-lore');
    addTo(fate.lore, outcome.card, -1);
    table.lore.deckSize -= 1;
    table.lore.cards[to] += 1;
    table.stack.pop();
    table.stack.push({ phase: 'draw-lore', seats: [], to, left: left - 1 });
    insertCard(hands[to].lore, outcome.card);
    emit({ type: 'lore-drew', seat: to });
    emit({ type: 'lore-drawn', seat: to, card: outcome.card }, to);
    goOn(state, emit);
  },
};

/** R17.5: one Lore card is kept, those drawn and held before taken together. */
export const keepLore: DecisionPhase<BattleLore> = {
  legal: ({ hand }) => kindsIn(hand.lore).map((card): Action => ({ type: 'keep-lore', card })),
  why: (known, action) => {
    if (action.type !== 'keep-lore') return wrongPhase(known);
    if (known.hand.lore.includes(action.card)) return null;
    const card = LORE_CARDS[action.card]?.id ?? 'none';
    return no('R17.5', 'lore-not-held', [AT_HAND, atLore(action.card)], { card });
  },
  apply: (state, seat, action, emit) => {
    const { table, hands } = state;
    if (action.type !== 'keep-lore' || table.lore === null) {
      throw new Error('a Lore card is to be kept');
    }
    const discarded = [...hands[seat].lore];
    removeCard(discarded, action.card);
    hands[seat].lore = [action.card];
    for (const card of discarded) insertCard(table.lore.discards, card);
    table.lore.cards[seat] = 1;
    table.stack.pop();
    emit({ type: 'lore-kept', seat, discarded });
    goOn(state, emit);
  },
};
