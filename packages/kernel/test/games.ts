import { Match, type Seat } from '@bannerfield/kernel';
import { game } from '../../../games/_blank/rules/index.ts';
import type { Blank } from '../../../games/_blank/rules/state.ts';

export { game };
export type { Blank };

/** The blank game with 1 2 3 dealt to seat 0 and 4 5 6 to seat 1. */
export function dealt(target: 2 | 3 | 4 = 3): Match<Blank> {
  const match = new Match(game, { target });
  for (const card of [1, 4, 2, 5, 3, 6]) match.applyChance({ type: 'card', card });
  return match;
}

export function choose(match: Match<Blank>, seat: Seat, card: number): void {
  const refusal = match.act(seat, { type: 'choose', card });
  if (refusal !== null) throw new Error(refusal.reason);
}

/** A whole game, always the lowest card and the first outcome. */
export function finished(target: 2 | 3 | 4 = 3): Match<Blank> {
  const match = dealt(target);
  for (;;) {
    match.settle(() => 0);
    const { pending } = match;
    if (pending.kind !== 'decision') return match;
    const seat = pending.seats[0] ?? 0;
    choose(match, seat, match.view(seat).hand.cards[0] ?? 0);
  }
}
