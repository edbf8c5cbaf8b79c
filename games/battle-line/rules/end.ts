import { SEATS, known, otherSeat, type Emit, type RuleId, type Seat } from '@bannerfield/kernel';
import { isDrawDue } from './drawing.ts';
import type { Ending, Event } from './events.ts';
import { isComplete, isOpen } from './flags.ts';
import { legalPlays } from './plays.ts';
import { strengthAt } from './proof.ts';
import { FLAGS, type BattleLine, type BattleLineState, type Flag, type Table } from './state.ts';

const BREAKTHROUGH = 3;
export const ENVELOPMENT = 5;
export const PASSES_AT_MOST = 6;

/** R10.1: after each claim. */
export function endIfWon(table: Table, seat: Seat, emit: Emit<Event>): void {
  if (hasBreakthrough(table, seat)) end(table, seat, 'R10.2', 'breakthrough', emit);
  else if (hasEnvelopment(table, seat)) end(table, seat, 'R10.3', 'envelopment', emit);
}

/** R10.6, R10.7: at the end of a turn. */
export function endIfLocked(state: BattleLineState, emit: Emit<Event>): void {
  const { table } = state;
  if (isLocked(state)) {
    emit({ type: 'locked', why: 'no-play' });
    settle(table, 'R10.6', emit);
  } else if (table.passes >= PASSES_AT_MOST) {
    emit({ type: 'locked', why: 'six-passes' });
    settle(table, 'R10.7', emit);
  }
}

/** R10.2 */
export function hasBreakthrough({ flags }: Readonly<Table>, seat: Seat): boolean {
  let row = 0;
  for (const { owner } of flags) {
    row = owner === seat ? row + 1 : 0;
    if (row === BREAKTHROUGH) return true;
  }
  return false;
}

/** R10.3 */
export function hasEnvelopment(table: Readonly<Table>, seat: Seat): boolean {
  return claimedBy(table, seat) >= ENVELOPMENT;
}

export function claimedBy({ flags }: Readonly<Table>, seat: Seat): number {
  let claimed = 0;
  for (const { owner } of flags) if (owner === seat) claimed++;
  return claimed;
}

/** R10.6: the last two turns were passes, and neither player can play or draw. */
function isLocked(state: BattleLineState): boolean {
  if (state.table.passes < 2) return false;
  return SEATS.every((seat) => !canPlay(state, seat) && !isDrawDue(state.table, seat));
}

function canPlay(state: BattleLineState, seat: Seat): boolean {
  return legalPlays(known<BattleLine>(state, seat)).some(({ type }) => type !== 'pass');
}

/** R10.8, R10.9: all open flags at once, then the count. */
function settle(table: Table, rule: RuleId, emit: Emit<Event>): void {
  const winners = table.flags.map((flag) => (isOpen(flag) ? strongerSide(flag) : null));
  for (let flag = 0; flag < FLAGS; flag++) {
    const [there, seat] = [table.flags[flag], winners[flag] ?? null];
    if (there === undefined || seat === null) continue;
    there.owner = seat;
    emit({ type: 'award', seat, flag });
  }
  end(table, settledWinner(table), rule, 'stalemate', emit);
}

/** R10.8: complete beats incomplete; R5.5, R5.6 decide between two complete sides. */
function strongerSide(flag: Readonly<Flag>): Seat | null {
  const [first, second] = [isComplete(flag, 0), isComplete(flag, 1)];
  if (!first && !second) return null;
  if (!first || !second) return first ? 0 : 1;
  const difference = strengthAt(flag, 0) - strengthAt(flag, 1);
  if (difference !== 0) return difference > 0 ? 0 : 1;
  return flag.last === null ? null : otherSeat(flag.last);
}

/** R10.9 */
export function settledWinner(table: Readonly<Table>): Seat | 'draw' {
  const [first, second] = [hasWon(table, 0), hasWon(table, 1)];
  if (first !== second) return first ? 0 : 1;
  const difference = claimedBy(table, 0) - claimedBy(table, 1);
  if (difference === 0) return 'draw';
  return difference > 0 ? 0 : 1;
}

export function hasWon(table: Readonly<Table>, seat: Seat): boolean {
  return hasBreakthrough(table, seat) || hasEnvelopment(table, seat);
}

function end(
  table: Table,
  winner: Seat | 'draw',
  rule: RuleId,
  reason: Ending,
  emit: Emit<Event>,
): void {
  table.stack.length = 0;
  table.result = { winner, rule, reason };
  emit({ type: 'over', winner, reason });
}
