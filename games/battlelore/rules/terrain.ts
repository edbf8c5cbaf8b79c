import type { Hex } from './board.ts';
import { GROUNDS, OVERLAYS, type Terrain } from './data.ts';
import { NOBODY, type Table } from './state.ts';

const GROUND_BY_LETTER: Readonly<Record<string, Terrain>> = GROUNDS;
const OVERLAY_BY_LETTER: Readonly<Record<string, Terrain>> = OVERLAYS;
const NOTHING: Terrain = OVERLAYS['.'];

function groundOf({ field }: Readonly<Table>, hex: Hex): Terrain {
  return GROUND_BY_LETTER[field.ground.charAt(hex)] ?? NOTHING;
}

/** R15.7: without the option, landmarks are as if they were not there. */
function overlayOf({ field, options }: Readonly<Table>, hex: Hex): Terrain {
  const letter = field.overlay.charAt(hex);
  if (letter === 'l' && !options.landmarks) return NOTHING;
  return OVERLAY_BY_LETTER[letter] ?? NOTHING;
}

function isHill({ field }: Readonly<Table>, hex: Hex): boolean {
  return field.ground.charAt(hex) === 'h';
}

function isRampart({ field }: Readonly<Table>, hex: Hex): boolean {
  return field.overlay.charAt(hex) === 'r';
}

/** R6.6, R11.5: no unit ever comes there. */
export function isImpassable(table: Readonly<Table>, hex: Hex): boolean {
  return groundOf(table, hex).enter === 'never';
}

/** R15.6: from one rampart to the next neither stops nor keeps from battle. */
function isAlongRampart(table: Readonly<Table>, from: Hex, to: Hex): boolean {
  return isRampart(table, from) && isRampart(table, to);
}

/** R6.7: whoever enters `to` from there moves no farther. */
export function stopsAt(table: Readonly<Table>, from: Hex, to: Hex): boolean {
  if (groundOf(table, to).enter === 'stop') return true;
  return overlayOf(table, to).enter === 'stop' && !isAlongRampart(table, from, to);
}

/** R13.8: a stop there ends the move only; elsewhere it ends all moves of the turn (R13.7). */
export function isFord({ field }: Readonly<Table>, hex: Hex): boolean {
  return field.ground.charAt(hex) === 'f';
}

/** R13.7: whoever enters `to` from there makes no other move in this turn. */
export function endsMovesAt(table: Readonly<Table>, from: Hex, to: Hex): boolean {
  return stopsAt(table, from, to) && !isFord(table, to);
}

/** R6.8: whoever enters `to` from there may not battle. */
export function mayBattleAt(table: Readonly<Table>, from: Hex, to: Hex): boolean {
  return overlayOf(table, to).battle || isAlongRampart(table, from, to);
}

/** R9.4: the most dice that terrain leaves; the lowest of all caps. */
export function capOf(table: Readonly<Table>, from: Hex, at: Hex): number {
  const high = isHill(table, from) && isHill(table, at);
  return Math.min(
    groundOf(table, from).attacker,
    overlayOf(table, from).attacker,
    high ? HILL_TO_HILL : groundOf(table, at).target,
    overlayOf(table, at).target,
  );
}

/** R15.3 */
const HILL_TO_HILL = 3;

/** R12.9: flags that terrain lets a unit ignore. */
export function boldnessOf(table: Readonly<Table>, hex: Hex): number {
  return (groundOf(table, hex).bold ? 1 : 0) + (overlayOf(table, hex).bold ? 1 : 0);
}

/** R8.5, R15.8: a unit, or terrain that blocks, for a line between these two hexes. */
export function obstructs(table: Readonly<Table>, from: Hex, to: Hex, hex: Hex): boolean {
  if (table.at[hex] !== NOBODY) return true;
  if (overlayOf(table, hex).blocks) return true;
  if (!groundOf(table, hex).blocks) return false;
  return !isOnOneRidge(table, from, to, hex);
}

/** R15.8: with the option `from` only shooter and hill must be of one ridge. */
function isOnOneRidge({ field, options }: Readonly<Table>, from: Hex, to: Hex, hex: Hex): boolean {
  const ridge = field.ridges.charAt(hex);
  if (ridge === '.' || field.ridges.charAt(from) !== ridge) return false;
  return options.hillSight === 'from' || field.ridges.charAt(to) === ridge;
}
