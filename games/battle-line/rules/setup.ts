import { otherSeat, type ChancePhase, type Seat } from '@bannerfield/kernel';
import { listCards, sampleCard } from './3-draw.ts';
import { removeCard } from './cards.ts';
import { CARDS, TROOPS, valueOf, type Card } from './data.ts';
import { takeIntoHand } from './drawing.ts';
import { FLAGS, HAND_SIZE, currentFrame } from './state.ts';
import type { BattleLine, BattleLineState, ByKind, Flag, Hand, Options } from './state.ts';
import { beginTurn } from './turn.ts';

/** R1, R2: nothing is cut or dealt yet. */
export function setup(options: Options): BattleLineState {
  const { starter } = options;
  const tactics = options.tactics ? cardsFrom(TROOPS, CARDS) : [];
  return {
    table: {
      options: { ...options },
      stack: [
        starter === 'cut'
          ? { phase: 'cut', seats: [], first: null }
          : { phase: 'deal', seats: [], dealt: 0 },
      ],
      result: null,
      starter: starter === 'cut' ? null : starter,
      turn: 0,
      flags: Array.from({ length: FLAGS }, makeFlag),
      displays: [[], []],
      decks: { troop: TROOPS, tactics: tactics.length },
      placed: { troop: [], tactics: [] },
      backs: [noBacks(), noBacks()],
      played: [0, 0],
      leaders: [0, 0],
      passes: 0,
    },
    hands: [makeHand(), makeHand()],
    fate: { troop: cardsFrom(0, TROOPS), tactics },
  };
}

function makeFlag(): Flag {
  return { sides: [[], []], environment: [[], []], owner: null, last: null };
}

function makeHand(): Hand {
  return { cards: [], placed: { troop: [], tactics: [] }, seen: [], shown: [] };
}

function noBacks(): ByKind<number> {
  return { troop: 0, tactics: 0 };
}

function cardsFrom(first: Card, end: Card): Card[] {
  return Array.from({ length: end - first }, (_, index) => first + index);
}

/** R2.1: seat 0 draws, then seat 1; the drawn cards go back. */
export const cut: ChancePhase<BattleLine> = {
  chance: (state) => listCards(uncut(state)),
  sample: (state, rng) => sampleCard(uncut(state), rng),
  applyChance: ({ table }, { card }, emit) => {
    const { first } = currentFrame(table, 'cut');
    table.stack.pop();
    emit({ type: 'cut', seat: first === null ? 0 : 1, card });
    if (first === null) {
      table.stack.push({ phase: 'cut', seats: [], first: card });
    } else if (valueOf(first) === valueOf(card)) {
      emit({ type: 'cut-again' });
      table.stack.push({ phase: 'cut', seats: [], first: null });
    } else {
      const dealer = valueOf(first) > valueOf(card) ? 0 : 1;
      table.starter = otherSeat(dealer);
      emit({ type: 'starts', seat: table.starter, dealer });
      table.stack.push({ phase: 'deal', seats: [], dealt: 0 });
    }
  },
};

function uncut({ table, fate }: Readonly<BattleLineState>): Card[] {
  const { first } = currentFrame(table, 'cut');
  return fate.troop.filter((card) => card !== first);
}

/** R2.3: one card at a time, the player who starts first. */
export const deal: ChancePhase<BattleLine> = {
  chance: ({ fate }) => listCards(fate.troop),
  sample: ({ fate }, rng) => sampleCard(fate.troop, rng),
  applyChance: ({ table, hands, fate }, { card }, emit) => {
    const { dealt } = currentFrame(table, 'deal');
    const seat = dealtTo(table.starter, dealt);
    table.stack.pop();
    removeCard(fate.troop, card);
    takeIntoHand(table, hands[seat], seat, card);
    emit({ type: 'dealt', seat });
    emit({ type: 'drawn', card }, seat);
    if (dealt + 1 < 2 * HAND_SIZE) {
      table.stack.push({ phase: 'deal', seats: [], dealt: dealt + 1 });
    } else {
      beginTurn(table, emit);
    }
  },
};

function dealtTo(starter: Seat | null, dealt: number): Seat {
  if (starter === null) throw new Error('nobody starts');
  return dealt % 2 === 0 ? starter : otherSeat(starter);
}
