import type { Seat } from '@bannerfield/kernel';
import type { Hex } from './board.ts';

/**
 * What happened. `drawn` and `lore-drawn` are told to the seat that drew; all others to everyone.
 * Cards, units and terrain are told by their kinds, places in the lists of data.ts.
 */
export type Event =
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'drew'; readonly seat: Seat }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'kept'; readonly seat: Seat; readonly discarded: number }
  | { readonly type: 'reshuffled'; readonly deck: 'command' | 'lore' }
  /** `as`: what a Counter Attack repeats; null if there is nothing to repeat. */
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: number;
      readonly as: number | null;
      readonly fallback: boolean;
    }
  | { readonly type: 'mustered'; readonly seat: Seat; readonly faces: readonly number[] }
  | { readonly type: 'nobody-ordered'; readonly seat: Seat }
  | { readonly type: 'ordered'; readonly seat: Seat; readonly kind: number; readonly at: Hex }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly kind: number;
      readonly from: Hex;
      readonly to: Hex;
      readonly rush: Hex | null;
    }
  | {
      readonly type: 'attacked';
      readonly seat: Seat;
      readonly how: 'attack' | 'bonus' | 'back' | 'first';
      readonly kind: number;
      readonly from: Hex;
      readonly target: number;
      readonly at: Hex;
      readonly melee: boolean;
    }
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly faces: readonly number[];
      readonly hits: number;
    }
  | { readonly type: 'panicked'; readonly seat: Seat; readonly faces: readonly number[] }
  /** Figures lost by the unit on a hex, and why. */
  | {
      readonly type: 'lost';
      readonly seat: Seat;
      readonly kind: number;
      readonly at: Hex;
      readonly figures: number;
      readonly left: number;
      readonly why: 'hits' | 'blocked' | 'panic';
    }
  | {
      readonly type: 'banner';
      readonly seat: Seat;
      readonly kind: number;
      readonly banners: number;
    }
  | { readonly type: 'ignored'; readonly seat: Seat; readonly at: Hex; readonly flags: number }
  | { readonly type: 'retreated'; readonly seat: Seat; readonly from: Hex; readonly to: Hex }
  | {
      readonly type: 'followed';
      readonly seat: Seat;
      readonly kind: number;
      readonly from: Hex;
      readonly to: Hex;
      readonly pursuit: boolean;
    }
  | {
      readonly type: 'tokens';
      readonly seat: Seat;
      readonly gained: number;
      readonly tokens: number;
    }
  | {
      readonly type: 'lore-played';
      readonly seat: Seat;
      readonly card: number;
      readonly on: Hex | null;
    }
  | {
      readonly type: 'replenished';
      readonly seat: Seat;
      readonly take: 'cards' | 'both' | 'tokens';
    }
  | { readonly type: 'lore-drew'; readonly seat: Seat }
  | { readonly type: 'lore-drawn'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'lore-kept'; readonly seat: Seat; readonly discarded: readonly number[] }
  | { readonly type: 'over'; readonly winner: Seat | 'draw'; readonly reason: Ending };

export type Ending = 'banners' | 'turn-limit';
