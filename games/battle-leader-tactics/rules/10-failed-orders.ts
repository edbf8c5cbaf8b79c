import { SEATS, type Emit } from '@bannerfield/kernel';
import { NEEDED_ARM, STAND, type Card } from './data.ts';
import type { EditionFacts } from './edition.ts';
import type { Event } from './events.ts';
import { facts, type GameState } from './state.ts';

/** R13.2, R13.3: without the arm it needs, a Tactics Card becomes Stand & Defend. */
export function beginFailedOrders({ table }: GameState, emit: Emit<Event>): void {
  const { tactics, cards } = table.battle;
  if (tactics === null) throw new Error('orders fail after they are communicated');
  for (const seat of SEATS) {
    const tactic = tactics[seat];
    if (hasNeededArm(facts(table), tactic, cards[seat])) continue;
    tactics[seat] = STAND;
    emit({ type: 'failed', seat, tactic });
  }
}

/** R13.4: a card of two arms is of either. */
export function hasNeededArm(
  { arms }: EditionFacts,
  tactic: number,
  cards: readonly Card[],
): boolean {
  const needed = NEEDED_ARM[tactic - 1] ?? 0;
  return needed === 0 || cards.some((card) => ((arms[card] ?? 0) & needed) !== 0);
}
