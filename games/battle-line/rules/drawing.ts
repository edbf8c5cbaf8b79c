import type { Emit, Refusal, Seat } from '@bannerfield/kernel';
import { insertCard, removeCard } from './cards.ts';
import { kindOf, type Card, type CardKind } from './data.ts';
import type { Event } from './events.ts';
import { atDeck, no } from './refusals.ts';
import { HAND_SIZE, deckCards, handSize, type Action } from './state.ts';
import type { BattleLineState, Hand, Table } from './state.ts';

/** R9.1, R9.2 */
export function isDrawDue(table: Readonly<Table>, seat: Seat): boolean {
  return handSize(table, seat) < HAND_SIZE && deckCards(table) > 0;
}

export function listDraws({ decks }: Readonly<Table>): Action[] {
  const draws: Action[] = [];
  if (decks.troop > 0) draws.push({ type: 'draw', deck: 'troop' });
  if (decks.tactics > 0) draws.push({ type: 'draw', deck: 'tactics' });
  return draws;
}

/** R1.6, R9.3 */
export function whyNotDraw({ options, decks }: Readonly<Table>, deck: CardKind): Refusal | null {
  if (decks[deck] > 0) return null;
  if (deck === 'tactics' && !options.tactics) return no('R1.6', 'no-tactics-deck', [atDeck(deck)]);
  return no('R9.3', 'deck-empty', [atDeck(deck)], { deck });
}

/** Draws the top card. One that nobody placed is for chance to say: its frame is pushed. */
export function drawFrom(
  state: BattleLineState,
  seat: Seat,
  deck: CardKind,
  emit: Emit<Event>,
): void {
  const { table } = state;
  const placer = table.placed[deck].at(-1);
  emit({ type: 'draw', seat, deck });
  if (placer === undefined) table.stack.push({ phase: 'card', seats: [], to: seat, deck });
  else drawPlaced(state, seat, placer, deck, emit);
}

function drawPlaced(
  { table, hands }: BattleLineState,
  seat: Seat,
  placer: Seat,
  deck: CardKind,
  emit: Emit<Event>,
): void {
  const card = hands[placer].placed[deck].pop();
  if (card === undefined) throw new Error(`nothing was placed on the ${deck} deck`);
  table.placed[deck].pop();
  takeIntoHand(table, hands[seat], seat, card);
  emit({ type: 'drawn', card }, seat);
  if (placer === seat) return;
  shareSecret(hands[placer], hands[seat], card);
  emit({ type: 'recognised', seat, card }, placer);
}

/** Who placed the card knows who has it now. */
function shareSecret(placer: Hand, drawer: Hand, card: Card): void {
  insertCard(placer.seen, card);
  insertCard(drawer.shown, card);
}

/** A card leaves its deck for the hand, and its back is seen. */
export function takeIntoHand(table: Table, hand: Hand, seat: Seat, card: Card): void {
  insertCard(hand.cards, card);
  table.backs[seat][kindOf(card)] += 1;
  table.decks[kindOf(card)] -= 1;
}

/** R8.9: face down on top of the deck of its kind. */
export function placeOnDeck({ table, hands }: BattleLineState, seat: Seat, card: Card): CardKind {
  const deck = kindOf(card);
  removeCard(hands[seat].cards, card);
  hands[seat].placed[deck].push(card);
  table.placed[deck].push(seat);
  table.backs[seat][deck] -= 1;
  table.decks[deck] += 1;
  return deck;
}
