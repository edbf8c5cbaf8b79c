import { otherSeat, shuffle, type Known, type Rng } from '@bannerfield/kernel';
import { cloneHand, cloneTable } from './clone.ts';
import { CARDS, type Blank, type BlankState, type Card } from './state.ts';

/** Deals what this seat cannot see at random: the other hand, his choice, the deck. */
export function imagine({ seat, table, hand }: Known<Blank>, rng: Rng): BlankState {
  const unseen = shuffle(unseenBy(table.shown.flat(), hand), rng);
  const other = otherSeat(seat);
  const hasChosen = hand.chosen === null && isAskedAlone(table.stack, seat);
  const hands: BlankState['hands'] = [cloneHand(hand), cloneHand(hand)];
  hands[other] = {
    cards: ascending(unseen.splice(0, table.handSizes[other])),
    chosen: hasChosen ? (unseen.shift() ?? null) : null,
  };
  return { table: cloneTable(table), hands, fate: ascending(unseen) };
}

function isAskedAlone(stack: Blank['Table']['stack'], seat: number): boolean {
  const top = stack.at(-1);
  return top?.phase === 'choose' && top.seats.length === 1 && top.seats[0] === seat;
}

function unseenBy(shown: readonly Card[], hand: Blank['Hand']): Card[] {
  const seen = new Set([...shown, ...hand.cards, hand.chosen]);
  const all = Array.from({ length: CARDS }, (_, index) => index + 1);
  return all.filter((card) => !seen.has(card));
}

function ascending(cards: Card[]): Card[] {
  return cards.sort((a, b) => a - b);
}
