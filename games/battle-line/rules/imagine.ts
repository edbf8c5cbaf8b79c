import { otherSeat, shuffle, type Rng } from '@bannerfield/kernel';
import { cloneHand, cloneTable } from './clone.ts';
import { CARDS, TROOPS, kindOf, type Card, type CardKind } from './data.ts';
import { faceUp } from './flags.ts';
import type { BattleLineKnown, BattleLineState, ByKind, Hand, Table } from './state.ts';

/** The other's cards of one kind, and what is left below. */
interface Share {
  readonly cards: Card[];
  readonly placed: Card[];
  readonly left: Card[];
}

/**
 * Deals what this seat cannot see at random: first to where it knows a card to be, then to the
 * other's hand and the cards he placed, the rest to the decks.
 */
export function imagine(known: BattleLineKnown, rng: Rng): BattleLineState {
  const { seat, table, hand } = known;
  const unknown = unknownTo(table, hand);
  const troop = shareOut(known, 'troop', unknown.troop, rng);
  const tactics = shareOut(known, 'tactics', unknown.tactics, rng);
  const other: Hand = {
    cards: [...troop.cards, ...tactics.cards],
    placed: { troop: troop.placed, tactics: tactics.placed },
    seen: hand.shown.slice(),
    shown: hand.seen.slice(),
  };
  const own = cloneHand(hand);
  return {
    table: cloneTable(table),
    hands: seat === 0 ? [own, other] : [other, own],
    fate: { troop: troop.left, tactics: tactics.left },
  };
}

/** All cards of the game that this seat does not see and whose place it does not know. */
function unknownTo(table: Readonly<Table>, hand: Readonly<Hand>): ByKind<Card[]> {
  const unknown: ByKind<Card[]> = { troop: [], tactics: [] };
  const { cards, placed, seen } = hand;
  const places = new Set([...faceUp(table), ...cards, ...placed.troop, ...placed.tactics, ...seen]);
  const all = table.options.tactics ? CARDS : TROOPS;
  for (let card = 0; card < all; card++) {
    if (!places.has(card)) unknown[kindOf(card)].push(card);
  }
  return unknown;
}

function shareOut(
  { seat, table, hand }: BattleLineKnown,
  kind: CardKind,
  unknown: Card[],
  rng: Rng,
): Share {
  const other = otherSeat(seat);
  const held = table.backs[other][kind];
  const placed = table.placed[kind].filter((placer) => placer === other).length;
  const seen = hand.seen.filter((card) => kindOf(card) === kind);
  shuffle(unknown, rng);
  const cards = [...seen, ...unknown.splice(0, held - seen.length)];
  return {
    cards: ascending(cards),
    placed: unknown.splice(0, placed),
    left: ascending(unknown),
  };
}

function ascending(cards: Card[]): Card[] {
  return cards.sort((one, another) => one - another);
}
