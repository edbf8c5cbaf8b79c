import type { Seat } from '@bannerfield/kernel';
import type { Card, Leader } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';

/** What became of one side in a battle. */
export interface SideAftermath {
  /** As it was revealed; null: the battle ended before. */
  readonly tactic: number | null;
  readonly hasFailed: boolean;
  readonly cards: readonly Card[];
  readonly lost: readonly Card[];
  readonly fallen: Leader | null;
  readonly total: number | null;
}

export interface Aftermath {
  readonly winner: Seat | null;
  readonly how: Extract<Event, { type: 'won' }>['how'];
  readonly sides: readonly [SideAftermath, SideAftermath];
}

/** The last battle that ended among all that was told; null: none did. */
export function lastBattle(told: readonly Event[]): Aftermath | null {
  const end = told.findLastIndex(({ type }) => type === 'won');
  const won = told[end];
  if (won?.type !== 'won') return null;
  const begin = told.slice(0, end).findLastIndex(({ type }) => type === 'won' || type === 'battle');
  const battle = told.slice(begin + 1, end);
  return { winner: won.winner, how: won.how, sides: [sideOf(battle, 0), sideOf(battle, 1)] };
}

function sideOf(told: readonly Event[], seat: Seat): SideAftermath {
  const of = <K extends Event['type']>(type: K) =>
    told.filter(
      (event): event is Extract<Event, { type: K }> =>
        event.type === type && (!('seat' in event) || event.seat === seat),
    );
  const [reveal] = of('reveal');
  const [totals] = of('totals');
  return {
    tactic: reveal?.tactic ?? null,
    hasFailed: of('failed').length > 0,
    cards: reveal?.cards ?? [],
    lost: of('lost').flatMap(({ cards }) => cards),
    fallen: of('fell')[0]?.leader ?? null,
    total: totals?.totals[seat] ?? null,
  };
}
