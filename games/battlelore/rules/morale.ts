import { neighboursOf } from './board.ts';
import { kindOf, unitAt, type Clash, type Table, type Unit } from './state.ts';
import { boldnessOf } from './terrain.ts';

/** R12.7: friends beside a unit that make it Bold. */
const SUPPORTERS = 2;

export function isSupported(table: Readonly<Table>, unit: Readonly<Unit>): boolean {
  let friends = 0;
  for (const hex of neighboursOf(unit.hex)) {
    if (unitAt(table, hex)?.seat === unit.seat) friends += 1;
    if (friends === SUPPORTERS) return true;
  }
  return false;
}

/** R16.1, R16.2: race counts unless mercenaries fight as ordinary troops. */
function isDwarf({ options }: Readonly<Table>, unit: Readonly<Unit>): boolean {
  return options.mercenaries && kindOf(unit).race === 'dwarf';
}

export function isGoblin({ options }: Readonly<Table>, unit: Readonly<Unit>): boolean {
  return options.mercenaries && kindOf(unit).race === 'goblin';
}

/** R12.6: flags that it may ignore; sources add up. `clash` brings what Lore adds to its target. */
export function boldOf(
  table: Readonly<Table>,
  unit: Readonly<Unit>,
  clash: Readonly<Clash> | null,
): number {
  const support = isSupported(table, unit) ? 1 : 0;
  const race = isDwarf(table, unit) && !kindOf(unit).mounted ? 1 : 0;
  return support + race + boldnessOf(table, unit.hex) + (clash?.bold ?? 0);
}

/** R12.4, R12.5, R16.4: hexes for each flag; two or more: Frightened. */
export function hexesForFlag(
  table: Readonly<Table>,
  unit: Readonly<Unit>,
  clash: Readonly<Clash>,
): number {
  return Math.max(isGoblin(table, unit) ? 2 : 1, clash.fright);
}
