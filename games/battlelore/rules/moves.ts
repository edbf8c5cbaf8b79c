import { neighboursOf } from './board.ts';
import { giftTo } from './orders.ts';
import { isFree, type Table, type Unit } from './state.ts';
import { isImpassable } from './terrain.ts';

/** R6.1 to R6.3: an ordered unit that has not moved yet, and whom the card lets move. */
export function mayMove(table: Readonly<Table>, unit: Readonly<Unit>): boolean {
  if (unit.order === 'no' || unit.hasMoved || unit.figures === 0) return false;
  return giftTo(table, unit)?.type !== 'darken';
}

/** It also has somewhere to go. */
export function canMove(table: Readonly<Table>, unit: Readonly<Unit>): boolean {
  if (!mayMove(table, unit)) return false;
  return neighboursOf(unit.hex).some((hex) => isFree(table, hex) && !isImpassable(table, hex));
}
