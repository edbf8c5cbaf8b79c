import { colourOf, COLOURS, isTroop, TROOPS, valueOf, type Card } from '../rules/data.ts';
import { bitOf, type Unseen } from '../rules/formations.ts';
import { makeUnseen } from '../rules/line.ts';
import type { BattleLineKnown } from '../rules/state.ts';

/** Where the Troops are, as one player sees it: masks of values by colour. */
export interface Sight {
  /** Troops the player holds. */
  readonly inHand: readonly number[];
  readonly troopsInHand: number;
  /** Troops he has not seen: in the deck or with the opponent. */
  readonly hidden: readonly number[];
}

export function lookAround({ table, hand }: BattleLineKnown): Sight {
  const onTable = [...table.flags.flatMap(({ sides }) => sides.flat()), ...table.displays.flat()];
  const hidden = makeUnseen([...onTable, ...hand.cards]);
  const notHeld = makeUnseen(hand.cards);
  const all = makeUnseen([]);
  const inHand = all.map((mask, colour) => mask & ~(notHeld[colour] ?? 0));
  return { inHand, troopsInHand: hand.cards.filter(isTroop).length, hidden };
}

/** Masks of a single Troop; of none for a Tactics card. */
export function onlyCard(card: Card): number[] {
  return COLOURS.map((_, colour) =>
    isTroop(card) && colourOf(card) === colour ? bitOf(valueOf(card)) : 0,
  );
}

/** How many Troops of these masks are so. */
export function countCards(masks: Unseen, isSo: (card: Card) => boolean): number {
  const troops = Array.from({ length: TROOPS }, (_, card) => card);
  const isThere = (card: Card): boolean =>
    ((masks[colourOf(card)] ?? 0) & bitOf(valueOf(card))) !== 0;
  return troops.filter((card) => isThere(card) && isSo(card)).length;
}
