import type { Seat } from '@bannerfield/kernel';
import type { Card, Leader } from './data.ts';

/**
 * What happened. `set`, `committed`, `took-back`, `found` and `special` are told to the seat
 * whose secret it is; all others to everyone.
 */
export type Event =
  | { readonly type: 'pick'; readonly seat: Seat; readonly leader: Leader }
  | { readonly type: 'battle'; readonly number: number }
  | { readonly type: 'chose'; readonly seat: Seat }
  | { readonly type: 'keep'; readonly seat: Seat; readonly leader: Leader }
  | { readonly type: 'discard'; readonly seat: Seat; readonly leader: Leader }
  /** R5.8: the last leader has gone to seat 0. */
  | { readonly type: 'void'; readonly seat: Seat; readonly leader: Leader }
  | {
      readonly type: 'leader';
      readonly seat: Seat;
      readonly leader: Leader;
      readonly penalty: boolean;
    }
  | { readonly type: 'recover'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'recover-blind'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'found'; readonly card: Card }
  | { readonly type: 'roles'; readonly attacker: Seat; readonly by: Seat }
  | { readonly type: 'set'; readonly tactic: number }
  | { readonly type: 'commit'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'committed'; readonly cards: readonly Card[] }
  | { readonly type: 'stand'; readonly seat: Seat }
  | { readonly type: 'withdraw'; readonly seat: Seat }
  | { readonly type: 'took-back'; readonly card: Card }
  | { readonly type: 'short'; readonly seat: Seat }
  | {
      readonly type: 'reveal';
      readonly seat: Seat;
      readonly tactic: number;
      readonly cards: readonly Card[];
    }
  | { readonly type: 'failed'; readonly seat: Seat; readonly tactic: number }
  | {
      readonly type: 'engage';
      readonly attacker: number;
      readonly defender: number;
      readonly owed: readonly [number, number];
      readonly kia: readonly [boolean, boolean];
    }
  | { readonly type: 'remove'; readonly seat: Seat }
  | { readonly type: 'protect'; readonly seat: Seat }
  | { readonly type: 'ignore'; readonly seat: Seat }
  | { readonly type: 'accept'; readonly seat: Seat }
  | {
      readonly type: 'fell';
      readonly seat: Seat;
      readonly leader: Leader;
      readonly by: 'kia' | 'guard';
    }
  | {
      readonly type: 'lost';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly by: Seat;
    }
  | { readonly type: 'totals'; readonly totals: readonly [number, number] }
  /** `how`: by totals, or since one side was short; or why nobody has won. */
  | {
      readonly type: 'won';
      readonly winner: Seat | null;
      readonly how: 'totals' | 'short' | 'tie' | 'no-victor' | 'infiltration';
      readonly points: number;
    }
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'special'; readonly card: Card }
  | { readonly type: 'decline'; readonly seat: Seat }
  | { readonly type: 'over'; readonly winner: Seat | 'draw'; readonly reason: Ending };

export type Ending = 'wins' | 'points' | 'reserves' | 'rank' | 'even' | 'no-leader' | 'no-leaders';
