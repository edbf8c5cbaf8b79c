import { otherSeat, type Refusal, type Seat } from '@bannerfield/kernel';
import { isLeader, type Card } from './data.ts';
import { atCard, cardFact, no, notInHand } from './refusals.ts';
import type { BattleLineKnown, Table } from './state.ts';

/** R3.3, R6.2, R6.5: whether this Tactics card may be played at all, wherever it goes. */
export function whyNotTactics({ seat, table, hand }: BattleLineKnown, card: Card): Refusal | null {
  if (!hand.cards.includes(card)) return notInHand('R3.3', card);
  if (isAtLimit(table, seat)) {
    const [played, other] = [table.played[seat], table.played[otherSeat(seat)]];
    const facts = { ...cardFact(card), played, other };
    return no('R6.2', 'tactics-limit', [atCard(card)], facts);
  }
  return isLeader(card) ? whyNoLeader(table, seat, card) : null;
}

/** R6.2: one more play would be two more than the opponent has made. */
function isAtLimit({ played }: Readonly<Table>, seat: Seat): boolean {
  return played[seat] > played[otherSeat(seat)];
}

function whyNoLeader(table: Readonly<Table>, seat: Seat, card: Card): Refusal | null {
  if (table.options.leaderLimit === 'onBoard') {
    const [there] = leadersOf(table, seat);
    if (there === undefined) return null;
    return no('R6.6', 'leader-on-board', [atCard(there)], cardFact(there));
  }
  if (table.leaders[seat] === 0) return null;
  return no('R6.5', 'second-leader', [atCard(card)], cardFact(card));
}

/** R6.6: those on the seat's side of any flag, claimed or open. */
function leadersOf(table: Readonly<Table>, seat: Seat): Card[] {
  return table.flags.flatMap(({ sides }) => sides[seat].filter(isLeader));
}
