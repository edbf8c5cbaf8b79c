import type { Seat } from '@bannerfield/kernel';
import type { Table } from '../rules/state.ts';
import { worthOfSupport } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** What a side has: banners, figures, support, and Lore. */
export function standing(table: Readonly<Table>, seat: Seat): number {
  let worth = WEIGHTS.banner * table.banners[seat];
  for (const unit of table.units) {
    if (unit.seat !== seat || unit.figures === 0) continue;
    worth += WEIGHTS.figure * unit.figures + worthOfSupport(table, unit, unit.hex);
  }
  const { lore } = table;
  if (lore === null) return worth;
  // R17.5: only one card is kept.
  return worth + WEIGHTS.token * lore.tokens[seat] + WEIGHTS.card * Math.min(1, lore.cards[seat]);
}
