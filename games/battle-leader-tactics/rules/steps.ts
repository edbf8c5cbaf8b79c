import { otherSeat, type Emit, type Facts, type Refusal, type Seat } from '@bannerfield/kernel';
import type { Event } from './events.ts';
import { no } from './refusals.ts';
import {
  isAsked,
  type Action,
  type Frame,
  type GameKnown,
  type GameState,
  type Table,
} from './state.ts';

/** Whoever is not asked is told whether he waits or the game is over. */
export function outOfTurn({ table }: GameKnown): Refusal {
  if (table.result !== null) return no('R4.9', 'game-over');
  return no('R4.8', 'not-your-turn', [], stepFact(table));
}

/** R4.7: each action has its step. */
export function wrongStep({ table }: GameKnown): Refusal {
  return no('R4.7', 'wrong-step', [], stepFact(table));
}

function stepFact(table: Readonly<Table>): Facts {
  return { step: table.stack.at(-1)?.phase ?? 'none' };
}

/** Both choose in secret. Keeps the order; true once all who were asked have chosen. */
export function takeOrder(
  { table, hands }: GameState,
  seat: Seat,
  order: Action,
  emit: Emit<Event>,
): boolean {
  hands[seat].order = order;
  emit({ type: 'chose', seat });
  return isLastOf(table, seat);
}

/** The seat has chosen; asks the other alone, if he is still to choose. */
export function isLastOf(table: Table, seat: Seat): boolean {
  const other = otherSeat(seat);
  const isOtherAsked = isAsked(table, other);
  const top = table.stack.pop();
  if (isOtherAsked) table.stack.push({ ...top, seats: [other] } as Frame);
  return !isOtherAsked;
}
