import { SEATS, type Emit } from '@bannerfield/kernel';
import {
  bringBack,
  hasRedeployingChoice,
  hasRegroupingChoice,
  redeployable,
  regroupable,
  sendBack,
} from './3-regroup.ts';
import { beginRolling } from './4-roll.ts';
import { beginDefeat, fellHeroes, fleeInOrder, hasFleeingChoice, mustFlee } from './5-defeat.ts';
import { discardPlayed } from './6-draw.ts';
import { endByHeroes } from './end.ts';
import type { Event } from './events.ts';
import type { FdbState } from './fdb.ts';
import type { Frame, Table } from './state.ts';

/** Goes on from step 3 until someone has to choose, chance speaks, or the game is over. */
export function proceed(state: FdbState, emit: Emit<Event>): void {
  const { table } = state;
  for (;;) {
    const top = table.stack.at(-1);
    if (top !== undefined && isAsking(table, top, emit)) return;
    if (top !== undefined) continue;
    if (table.step === 3) beginRolling(state, emit);
    else if (table.step === 4) beginDefeat(table, emit);
    else if (endsDefeat(table, emit)) break;
  }
  if (endByHeroes(table, emit)) return;
  table.step = 6;
  discardPlayed(state, emit);
}

/** False: the frame had only one way to go, and has gone it. */
function isAsking(table: Table, top: Frame, emit: Emit<Event>): boolean {
  switch (top.phase) {
    case 'regroup': {
      if (hasRegroupingChoice(table, top.seats[0])) return true;
      const [from] = regroupable(table, top.seats[0]);
      if (from === undefined) table.stack.pop();
      else bringBack(table, from, emit);
      return false;
    }
    case 'redeploy': {
      if (hasRedeployingChoice(table, top.seats[0])) return true;
      const [from] = redeployable(table, top.seats[0]);
      if (from === undefined) table.stack.pop();
      else sendBack(table, from, emit);
      return false;
    }
    case 'flee': {
      const seats = top.seats.filter((seat) => hasFleeingChoice(table, seat));
      for (const seat of top.seats) if (!seats.includes(seat)) fleeInOrder(table, seat, emit);
      table.stack.pop();
      if (seats.length > 0) table.stack.push({ phase: 'flee', seats });
      return seats.length > 0;
    }
    default:
      return true;
  }
}

/** R9.3: beaten units first, then heroes, then the units that they leave. True: all is done. */
function endsDefeat(table: Table, emit: Emit<Event>): boolean {
  const seats = SEATS.filter((seat) => mustFlee(table, seat).length > 0);
  if (seats.length > 0) {
    table.stack.push({ phase: 'flee', seats });
    return false;
  }
  return !fellHeroes(table, emit);
}
