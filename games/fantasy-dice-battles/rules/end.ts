import { SEATS, type Emit, type RuleId, type Seat } from '@bannerfield/kernel';
import type { Event } from './events.ts';
import { BATTALIONS, countHeroes, type Table } from './state.ts';

/** R3.1: the six steps begin anew. */
export function beginRound(table: Table, emit: Emit<Event>): void {
  table.round += 1;
  table.step = 1;
  table.first = null;
  emit({ type: 'round', round: table.round });
  table.stack.push({ phase: 'orders', seats: [...SEATS] });
}

/** R11.1: true if a player has lost two heroes or more, and the game with that is over. */
export function endByHeroes(table: Table, emit: Emit<Event>): boolean {
  const most = BATTALIONS.length - 2;
  if (table.sides.every((side) => countHeroes(side) > most)) return false;
  end(table, 'R11.1', 'heroes', emit);
  return true;
}

/** R11.5: true if this was the last round agreed. */
export function endByCap(table: Table, emit: Emit<Event>): boolean {
  const { roundCap } = table.options;
  if (roundCap === 0 || table.round < roundCap) return false;
  end(table, 'R11.5', 'round-cap', emit);
  return true;
}

function end(table: Table, rule: RuleId, reason: string, emit: Emit<Event>): void {
  const winner = leader(table);
  table.result = { winner, rule, reason };
  emit({ type: 'over', winner });
}

/** R11.2, R11.3: more heroes on the field, whether they have an opponent or not. */
function leader({ sides }: Table): Seat | 'draw' {
  const [one, other] = [countHeroes(sides[0]), countHeroes(sides[1])];
  if (one === other) return 'draw';
  return one > other ? 0 : 1;
}
