import { otherSeat, shuffle, type Rng } from '@bannerfield/kernel';
import { addTo } from './cards.ts';
import { cloneHand, cloneTable } from './clone.ts';
import { COMMANDS, LORE_CARDS } from './data.ts';
import type { BattleLoreKnown, BattleLoreState, Table } from './state.ts';

/** Deals what this seat cannot see at random: the other hand and the decks. */
export function imagine({ seat, table, hand }: BattleLoreKnown, rng: Rng): BattleLoreState {
  const other = otherSeat(seat);
  const seen = [...table.discards, ...hand.cards, ...hand.aside];
  if (table.card !== null) seen.push(table.card);
  const unseen = shuffle(unseenOf(COMMANDS, seen), rng);
  const cards = ascending(unseen.splice(0, table.handSizes[other]));
  const aside = ascending(unseen.splice(0, table.active === other ? table.aside : 0));
  const { held, deck } = imagineLore(table, hand.lore, table.lore?.cards[other] ?? 0, rng);
  const hands: BattleLoreState['hands'] = [cloneHand(hand), cloneHand(hand)];
  hands[other] = { cards, aside, lore: held };
  return {
    table: cloneTable(table),
    hands,
    fate: { deck: countKinds(unseen, COMMANDS.length), lore: deck },
  };
}

function imagineLore(
  { lore }: Readonly<Table>,
  own: readonly number[],
  count: number,
  rng: Rng,
): { held: number[]; deck: number[] } {
  if (lore === null) return { held: [], deck: [] };
  const unseen = shuffle(unseenOf(LORE_CARDS, [...lore.discards, ...own]), rng);
  const held = ascending(unseen.splice(0, count));
  return { held, deck: countKinds(unseen, LORE_CARDS.length) };
}

function unseenOf(
  kinds: readonly { readonly copies: number }[],
  seen: readonly number[],
): number[] {
  const counts = kinds.map(({ copies }) => copies);
  for (const card of seen) addTo(counts, card, -1);
  return counts.flatMap((count, card) => Array<number>(count).fill(card));
}

function countKinds(cards: readonly number[], kinds: number): number[] {
  const counts = Array<number>(kinds).fill(0);
  for (const card of cards) addTo(counts, card, 1);
  return counts;
}

function ascending(cards: number[]): number[] {
  return cards.sort((a, b) => a - b);
}
