import { otherSeat, SEATS, type Emit, type Seat } from '@bannerfield/kernel';
import type { Hex } from './board.ts';
import type { Event } from './events.ts';
import { GONE, NOBODY, unitAt, unitOf, type Table, type UnitId } from './state.ts';

/** R10.11 to R10.13: takes figures off; with the last one the unit is gone and its banner won. */
export function loseFigures(
  table: Table,
  id: UnitId,
  figures: number,
  why: 'hits' | 'blocked' | 'panic',
  emit: Emit<Event>,
): void {
  const unit = unitOf(table, id);
  const lost = Math.min(figures, unit.figures);
  if (lost === 0) return;
  const { seat, kind, hex } = unit;
  unit.figures -= lost;
  emit({ type: 'lost', seat, kind, at: hex, figures: lost, left: unit.figures, why });
  if (unit.figures > 0) return;
  table.at[hex] = NOBODY;
  unit.hex = GONE;
  const victor = otherSeat(seat);
  table.banners[victor] += 1;
  emit({ type: 'banner', seat: victor, kind, banners: table.banners[victor] });
  endIfWon(table, victor, emit);
}

/** The unit now stands there. R19.3: a marked hex counts as soon as it is entered. */
export function putOn(table: Table, id: UnitId, hex: Hex, emit: Emit<Event>): void {
  const unit = unitOf(table, id);
  table.at[unit.hex] = NOBODY;
  table.at[hex] = id;
  unit.hex = hex;
  if (table.field.banners.includes(hex)) endIfWon(table, unit.seat, emit);
}

/** R19.2, R19.3: banners won, and marked hexes held. */
export function bannersOf(table: Readonly<Table>, seat: Seat): number {
  const held = table.field.banners.filter((hex) => unitAt(table, hex)?.seat === seat);
  return table.banners[seat] + held.length;
}

export function goalOf({ options, field }: Readonly<Table>, seat: Seat): number {
  return options.victoryBanners > 0 ? options.victoryBanners : field.goals[seat];
}

/** R19.1, R19.4: the very moment, whoever's turn it is. R19.5: also when nobody is left. */
function endIfWon(table: Table, seat: Seat, emit: Emit<Event>): void {
  if (table.result !== null) return;
  const isAlone = !table.units.some((unit) => unit.seat !== seat && unit.figures > 0);
  if (!isAlone && bannersOf(table, seat) < goalOf(table, seat)) return;
  finish(table, seat, isAlone ? 'R19.5' : 'R19.1', 'banners', emit);
}

/** R19.7: after the last turn agreed the banners still missing decide. */
export function endAtLimit(table: Table, emit: Emit<Event>): void {
  const [mine, theirs] = SEATS.map((seat) => goalOf(table, seat) - bannersOf(table, seat));
  const lead = (theirs ?? 0) - (mine ?? 0);
  const winner = lead === 0 ? 'draw' : lead > 0 ? 0 : 1;
  finish(table, winner, 'R19.7', 'turn-limit', emit);
}

function finish(
  table: Table,
  winner: Seat | 'draw',
  rule: 'R19.1' | 'R19.5' | 'R19.7',
  reason: 'banners' | 'turn-limit',
  emit: Emit<Event>,
): void {
  table.result = { winner, rule, reason };
  emit({ type: 'over', winner, reason });
}
