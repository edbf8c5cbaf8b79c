import {
  SEATS,
  type ChancePhase,
  type DecisionPhase,
  type Emit,
  type Refusal,
  type Seat,
} from '@bannerfield/kernel';
import { choicesOf, insertAll, insertCard, missingFrom, removeAll, removeCard } from './cards.ts';
import type { Card } from './data.ts';
import { listCards, sampleCard } from './drawing.ts';
import type { Event } from './events.ts';
import { atCard, atPile, cardNames, no } from './refusals.ts';
import {
  commander,
  currentFrame,
  type GameKnown,
  type GameState,
  type LeaderTactics,
  type Table,
} from './state.ts';
import { takeOrder, wrongStep } from './steps.ts';

/** R6: a draw bonus may bring cards back from the own Casualty Pile. */
export const muster: DecisionPhase<LeaderTactics> = {
  legal: ({ seat, table }) => {
    const many = toRecover(table, seat);
    const choices = table.options.blindDraw
      ? [null]
      : choicesOf(table.casualties[seat], many, many);
    return [...choices.map((cards) => ({ type: 'recover' as const, cards })), { type: 'leave' }];
  },
  why: (known, action) => {
    if (action.type === 'leave') return null;
    return action.type === 'recover' ? whyNotRecover(known, action.cards) : wrongStep(known);
  },
  apply: (state, seat, action, emit) => {
    if (takeOrder(state, seat, action, emit)) carryOut(state, emit);
  },
};

function whyNotRecover({ seat, table }: GameKnown, cards: readonly Card[] | null): Refusal | null {
  if (table.options.blindDraw) {
    return cards === null ? null : no('R24.2', 'pile-face-down', [atPile(seat)]);
  }
  const many = toRecover(table, seat);
  if (cards?.length !== many) return no('R6.2', 'recover-number', [atPile(seat)], { many });
  const missing = missingFrom(table.casualties[seat], cards);
  if (missing === null) return null;
  return no('R6.1', 'not-in-pile', [atPile(seat), atCard(missing)], {
    cards: cardNames([missing]),
  });
}

/** R6.2: as many as the leader's card says, or all if fewer lie there. */
function toRecover(table: Readonly<Table>, seat: Seat): number {
  return Math.min(commander(table, seat).draw, table.pileSizes[seat]);
}

/** R4.10: only who has something to choose is asked. */
export function beginMuster({ table }: GameState): void {
  const seats = SEATS.filter((seat) => toRecover(table, seat) > 0);
  if (seats.length > 0) table.stack.push({ phase: 'muster', seats });
}

/** R6.4: both have chosen. What comes at random comes in seat order. */
function carryOut(state: GameState, emit: Emit<Event>): void {
  const { table, hands } = state;
  for (const seat of SEATS) {
    const { order } = hands[seat];
    hands[seat].order = null;
    if (order?.type !== 'recover') continue;
    table.battle.mustered[seat] = true;
    if (order.cards === null) emit({ type: 'recover-blind', seat, count: toRecover(table, seat) });
    else recover(state, seat, order.cards, emit);
  }
  if (table.options.blindDraw) askForBlindCards(table);
}

function recover(
  { table, hands }: GameState,
  seat: Seat,
  cards: readonly Card[],
  emit: Emit<Event>,
): void {
  removeAll(table.casualties[seat], cards);
  insertAll(hands[seat].reserves, cards);
  table.pileSizes[seat] -= cards.length;
  table.reserves[seat] += cards.length;
  emit({ type: 'recover', seat, cards });
}

function askForBlindCards(table: Table): void {
  for (const seat of [1, 0] as const) {
    if (!table.battle.mustered[seat]) continue;
    const count = toRecover(table, seat);
    table.traces[seat].push({ type: 'drawn', count });
    for (let n = 0; n < count; n++) table.stack.push({ phase: 'recover', seats: [], to: seat });
  }
}

/** R24.2: a card of the face-down pile. */
export const recoverBlind: ChancePhase<LeaderTactics> = {
  chance: ({ table, fate }) => listCards(fate.piles[currentFrame(table, 'recover').to]),
  sample: ({ table, fate }, rng) => sampleCard(fate.piles[currentFrame(table, 'recover').to], rng),
  applyChance: ({ table, hands, fate }, outcome, emit) => {
    if (outcome.type !== 'card') throw new Error('a card is recovered');
    const { to } = currentFrame(table, 'recover');
    table.stack.pop();
    removeCard(fate.piles[to], outcome.card);
    insertCard(hands[to].reserves, outcome.card);
    table.pileSizes[to] -= 1;
    table.reserves[to] += 1;
    emit({ type: 'found', card: outcome.card }, to);
  },
};
