import type { Frame, Staged, State } from '@bannerfield/kernel';

/** A card is its value, 1 to 12. */
export type Card = number;
export const CARDS = 12;
export const HAND = 3;

export interface Options {
  /** Points that win. */
  target: 2 | 3 | 4;
}

export interface Table extends Staged {
  options: Options;
  stack: Frame[];
  points: [number, number];
  /** Cards played by each seat, in order. */
  shown: [Card[], Card[]];
  handSizes: [number, number];
  deckSize: number;
}

export interface Hand {
  /** Ascending. */
  cards: Card[];
  /** Chosen for this round, not yet shown. */
  chosen: Card | null;
}

export interface Action {
  readonly type: 'choose';
  readonly card: Card;
}
export interface Chance {
  readonly type: 'card';
  readonly card: Card;
}
export type Event =
  | { readonly type: 'chose'; readonly seat: 0 | 1 }
  | { readonly type: 'round'; readonly cards: readonly [Card, Card]; readonly winner: 0 | 1 }
  | { readonly type: 'drew'; readonly seat: 0 | 1 }
  | { readonly type: 'drawn'; readonly card: Card };

export interface Blank {
  Options: Options;
  Table: Table;
  Hand: Hand;
  /** Undrawn cards, ascending: a set, not an order. */
  Fate: Card[];
  Action: Action;
  Chance: Chance;
  Event: Event;
}

export type BlankState = State<Blank>;
