import type { Emit, Seat } from '@bannerfield/kernel';
import type { Event } from './events.ts';
import type { Table } from './state.ts';

/** R17.3: nothing in Medieval Adventures; the pool has no end. */
export function gainTokens(table: Table, seat: Seat, gained: number, emit: Emit<Event>): void {
  if (table.lore === null || gained === 0) return;
  table.lore.tokens[seat] += gained;
  emit({ type: 'tokens', seat, gained, tokens: table.lore.tokens[seat] });
}
