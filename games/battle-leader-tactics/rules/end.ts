import { SEATS, otherSeat, type Emit, type RuleId, type Seat } from '@bannerfield/kernel';
import { insertAll } from './cards.ts';
import type { Ending, Event } from './events.ts';
import { TARGETS, UNDERDOG_TARGET } from './options.ts';
import { rankOf, type GameState, type Table } from './state.ts';

/** By what a battle was decided. */
export type How = Extract<Event, { readonly type: 'won' }>['how'];

/** Enters the outcome of the battle; R4.2, R22.2: it may end the game at once. */
export function score(state: GameState, winner: Seat | null, how: How, emit: Emit<Event>): void {
  const { table } = state;
  table.record.push(winner);
  const points = winner === null ? 0 : pointsFor(table, winner);
  if (winner !== null) {
    table.wins[winner] += 1;
    table.points[winner] += points;
  }
  emit({ type: 'won', winner, how, points });
  if (winner === null) return;
  if (table.wins[winner] >= TARGETS[table.options.battles]) {
    endGame(state, winner, 'R4.2', 'wins', emit);
  } else if (table.points[winner] >= UNDERDOG_TARGET) {
    endGame(state, winner, 'R22.2', 'points', emit);
  }
}

/** R22.1: by how much the winner was outranked when the battle began. */
function pointsFor({ options, battle: { ranks } }: Readonly<Table>, winner: Seat): number {
  return options.underdog ? Math.max(0, ranks[otherSeat(winner)] - ranks[winner]) : 0;
}

/** R17.1: surviving cards return to Reserves. */
export function goHome({ table, hands }: GameState): void {
  for (const seat of SEATS) {
    const cards = table.battle.cards[seat];
    insertAll(hands[seat].reserves, cards);
    table.reserves[seat] += cards.length;
    table.battle.cards[seat] = [];
  }
}

/** R4.3–R4.5: after the last battle. */
export function settle(state: GameState, emit: Emit<Event>): void {
  const { table } = state;
  const [mine, theirs] = table.reserves;
  if (mine !== theirs) {
    endGame(state, mine > theirs ? 0 : 1, 'R4.3', 'reserves', emit);
    return;
  }
  const ranks = [rankOf(table, 0), rankOf(table, 1)] as const;
  if (ranks[0] === ranks[1]) endGame(state, 'draw', 'R4.5', 'even', emit);
  else endGame(state, ranks[0] > ranks[1] ? 0 : 1, 'R4.4', 'rank', emit);
}

export function endGame(
  state: GameState,
  winner: Seat | 'draw',
  rule: RuleId,
  reason: Ending,
  emit: Emit<Event>,
): void {
  goHome(state);
  state.table.stack = [];
  state.table.result = { winner, rule, reason };
  emit({ type: 'over', winner, reason });
}
