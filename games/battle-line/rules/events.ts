import type { Seat } from '@bannerfield/kernel';
import type { Card, CardKind } from './data.ts';

/**
 * What happened. `drawn` and `returned` are told to the seat whose hand it is, `recognised` to
 * the seat that had placed the card which `seat` has drawn; all others to everyone.
 */
export type Event =
  | { readonly type: 'cut'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'cut-again' }
  | { readonly type: 'starts'; readonly seat: Seat; readonly dealer: Seat }
  | { readonly type: 'dealt'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'place'; readonly seat: Seat; readonly card: Card; readonly flag: number }
  | { readonly type: 'scout'; readonly seat: Seat }
  /** `to` null: into the display of its owner. */
  | {
      readonly type: 'redeploy';
      readonly seat: Seat;
      readonly card: Card;
      readonly from: number;
      readonly to: number | null;
    }
  | { readonly type: 'deserter'; readonly seat: Seat; readonly card: Card; readonly from: number }
  | {
      readonly type: 'traitor';
      readonly seat: Seat;
      readonly card: Card;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'claim'; readonly seat: Seat; readonly flag: number }
  | { readonly type: 'draw'; readonly seat: Seat; readonly deck: CardKind }
  | { readonly type: 'drawn'; readonly card: Card }
  | { readonly type: 'recognised'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'return'; readonly seat: Seat; readonly deck: CardKind }
  | { readonly type: 'returned'; readonly card: Card }
  | { readonly type: 'drop'; readonly seat: Seat; readonly card: Card; readonly flag: number }
  | { readonly type: 'locked'; readonly why: 'no-play' | 'six-passes' }
  | { readonly type: 'award'; readonly seat: Seat; readonly flag: number }
  | { readonly type: 'over'; readonly winner: Seat | 'draw'; readonly reason: Ending };

export type Ending = 'breakthrough' | 'envelopment' | 'stalemate';
