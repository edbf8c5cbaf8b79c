import type { Emit, Seat } from '@bannerfield/kernel';
import { isDrawDue } from './drawing.ts';
import { endIfLocked } from './end.ts';
import type { Event } from './events.ts';
import { deckCards, handSize, turnOf, type BattleLineState, type Table } from './state.ts';

export const SCOUT_DRAWS = 3;
export const SCOUT_RETURNS = 2;

/**
 * Called when a step is done and off the stack: passes over what is not due, and after the
 * last step ends the turn. On return somebody is asked, a card is awaited, or all is over.
 */
export function goOn(state: BattleLineState, emit: Emit<Event>): void {
  const { table } = state;
  while (table.stack.length > 0) {
    if (isTopDue(table)) return;
    table.stack.pop();
  }
  endIfLocked(state, emit);
  if (table.result === null) beginTurn(table, emit);
}

function isTopDue(table: Table): boolean {
  const top = table.stack.at(-1);
  if (top?.phase === 'draw') return isDrawDue(table, top.seats[0]);
  if (top?.phase === 'scout-draw') return isScoutDrawDue(table, top.drawn, top.seats[0]);
  return true;
}

/** R8.6, R8.10: once all is drawn, the frame of the returns takes this one's place. */
function isScoutDrawDue(table: Table, drawn: number, seat: Seat): boolean {
  if (drawn < SCOUT_DRAWS && deckCards(table) > 0) return true;
  const left = scoutReturns(table, drawn, seat);
  if (left === 0) return false;
  table.stack.pop();
  table.stack.push({ phase: 'scout-return', seats: [seat], left });
  return true;
}

/** R8.7, R8.10, R8.11: how many cards go back. */
function scoutReturns(table: Readonly<Table>, drawn: number, seat: Seat): number {
  if (table.options.scoutShort === 'drawnMinusOne') return drawn - 1;
  return Math.min(SCOUT_RETURNS, handSize(table, seat));
}

/** R3.2, R3.14: the steps lie on the stack, the first uppermost. */
export function beginTurn(table: Table, emit: Emit<Event>): void {
  table.turn += 1;
  const seat = turnOf(table);
  if (seat === null) throw new Error('nobody starts');
  const { stack, options } = table;
  stack.push({ phase: 'draw', seats: [seat] });
  if (options.claimTiming === 'afterPlay') stack.push({ phase: 'claim', seats: [seat] });
  stack.push({ phase: 'play', seats: [seat] });
  if (options.claimTiming === 'startOfTurn') stack.push({ phase: 'claim', seats: [seat] });
  emit({ type: 'turn', seat, turn: table.turn });
}
