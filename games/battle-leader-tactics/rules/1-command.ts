import {
  SEATS,
  otherSeat,
  type DecisionPhase,
  type Emit,
  type Refusal,
  type Seat,
} from '@bannerfield/kernel';
import type { Leader } from './data.ts';
import { endGame } from './end.ts';
import type { Event } from './events.ts';
import { loseLeader, putInCommand } from './leaders.ts';
import { AT_DECK, atLeader, atLeaderOf, no } from './refusals.ts';
import {
  isDrafted,
  supplyOf,
  type Action,
  type GameKnown,
  type GameState,
  type LeaderTactics,
  type Table,
} from './state.ts';
import { takeOrder, wrongStep } from './steps.ts';

/** R5: each keeps his leader or discards him; who has none is given one. */
export const command: DecisionPhase<LeaderTactics> = {
  legal: ({ seat, table }) => {
    const { pool } = table.options;
    const free = pool === 'free' ? table.decks[seat] : [];
    if (table.leaders[seat] === null) return free.map((leader) => ({ type: 'field', leader }));
    if (!canDiscard(table, seat)) return [{ type: 'keep' }];
    const discards: Action[] =
      pool === 'free'
        ? free.map((leader) => ({ type: 'discard', leader }))
        : [{ type: 'discard', leader: null }];
    return [{ type: 'keep' }, ...discards];
  },
  why: (known, action) => {
    const { seat, table } = known;
    const hasLeader = table.leaders[seat] !== null;
    switch (action.type) {
      case 'keep':
        return hasLeader ? null : no('R5.4', 'nobody-to-keep');
      case 'discard':
        return hasLeader ? whyNotDiscard(known, action.leader) : no('R5.4', 'nobody-to-keep');
      case 'field':
        if (hasLeader) return no('R5.1', 'has-leader', [atLeaderOf(seat)]);
        return whyNotFrom(table, seat, action.leader);
      default:
        return wrongStep(known);
    }
  },
  apply: (state, seat, action, emit) => {
    if (takeOrder(state, seat, action, emit)) carryOut(state, emit);
  },
};

function whyNotDiscard({ seat, table }: GameKnown, leader: Leader | null): Refusal | null {
  if (!canDiscard(table, seat)) return no('R5.7', 'no-leader-left', [AT_DECK]);
  if (table.options.pool === 'free') return whyNotFrom(table, seat, leader);
  return leader === null ? null : no('R5.2', 'drawn-not-chosen', [AT_DECK]);
}

/** R20.2 */
function whyNotFrom({ decks }: Readonly<Table>, seat: Seat, leader: Leader | null): Refusal | null {
  if (leader === null) return no('R20.2', 'choose-leader');
  return decks[seat].includes(leader) ? null : no('R20.3', 'not-in-pool', [atLeader(leader)]);
}

/** R5.7: a discard needs a card that no side without a leader is owed. */
export function canDiscard(table: Readonly<Table>, seat: Seat): boolean {
  const left = supplyOf(table, seat).length;
  if (isDrafted(table.options)) return left > 0;
  return left > (table.leaders[otherSeat(seat)] === null ? 1 : 0);
}

export function beginCommand(state: GameState, emit: Emit<Event>): void {
  const { table } = state;
  const without = SEATS.filter((seat) => cannotField(table, seat));
  if (without.length > 0) {
    loseWithoutLeader(state, without, emit);
    return;
  }
  const isFree = table.options.pool === 'free';
  const asked = SEATS.filter((seat) => isFree || table.leaders[seat] !== null);
  if (asked.length > 0) table.stack.push({ phase: 'command', seats: asked });
  else carryOut(state, emit);
}

/** R4.6: the last leader of a shared deck goes to seat 0 when both have none. */
function cannotField(table: Readonly<Table>, seat: Seat): boolean {
  if (table.leaders[seat] !== null) return false;
  const isServedFirst = seat === 1 && !isDrafted(table.options) && table.leaders[0] === null;
  return supplyOf(table, seat).length <= (isServedFirst ? 1 : 0);
}

/** R4.6, R20.4, R21.3 */
function loseWithoutLeader(state: GameState, without: readonly Seat[], emit: Emit<Event>): void {
  const [seat, another] = without;
  if (seat === undefined) return;
  if (another !== undefined) endGame(state, 'draw', 'R4.6', 'no-leaders', emit);
  else endGame(state, otherSeat(seat), 'R4.6', 'no-leader', emit);
}

/** R5.6: all have chosen; now discards, then leaders, in seat order. */
function carryOut(state: GameState, emit: Emit<Event>): void {
  const { table, hands } = state;
  const orders = SEATS.map((seat) => hands[seat].order);
  const isOneLeft = !isDrafted(table.options) && table.deck.length === 1;
  for (const seat of SEATS) {
    hands[seat].order = null;
    const order = orders[seat] ?? null;
    const isVoid = seat === 1 && isOneLeft && orders[0]?.type === 'discard';
    if (order !== null) tellOrder(table, seat, order, isVoid, emit);
  }
  for (const seat of [1, 0] as const) {
    if (table.leaders[seat] === null) replaceLeader(table, seat, orders[seat] ?? null, emit);
  }
}

/** R5.2, R5.4, R20.2: drawn, or chosen with the order. */
function replaceLeader(table: Table, seat: Seat, order: Action | null, emit: Emit<Event>): void {
  const chosen = order?.type === 'discard' || order?.type === 'field' ? order.leader : null;
  if (chosen === null) table.stack.push({ phase: 'leader', seats: [], to: seat });
  else putInCommand(table, seat, chosen, emit);
}

function tellOrder(
  table: Table,
  seat: Seat,
  order: Action,
  isVoid: boolean,
  emit: Emit<Event>,
): void {
  const leader = table.leaders[seat];
  if (leader === null) return;
  if (order.type === 'keep') emit({ type: 'keep', seat, leader });
  else if (isVoid) emit({ type: 'void', seat, leader });
  else {
    loseLeader(table, seat);
    table.battle.penalty[seat] = true;
    emit({ type: 'discard', seat, leader });
  }
}
