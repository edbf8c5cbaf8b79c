import { choose } from './4-roll.ts';
import { facesTo } from './targets.ts';
import { spaceAt, type Side } from './state.ts';
import { tileInfo } from './tiles.ts';
import type { Armour, Colour, Roster } from './values.ts';
import { tollOf } from './wounds.ts';

/** What may be hit: R8.21. */
export interface Target {
  readonly armour: Armour;
  readonly morale: number;
  readonly wounds: number;
  readonly poison: number;
}

/** What a roll adds to one unit on average, and the chance that it is full: each divided by `of`. */
export interface Expected {
  readonly wounds: number;
  readonly poison: number;
  readonly blocked: number;
  readonly full: number;
  readonly of: number;
}

/**
 * Exact, by the ways in which `count` of the dice fall on one of `faces` faces. Whole numbers up
 * to twelve dice and beyond, since 6^20 is still exact.
 */
export function expectedOn(
  { armour, morale, wounds, poison }: Target,
  colour: Colour,
  dice: number,
  faces: number,
): Expected {
  const sum = { wounds: 0, poison: 0, blocked: 0, full: 0, of: 6 ** dice };
  for (let count = 0; count <= dice; count++) {
    const ways = choose(dice, count) * faces ** count * (6 - faces) ** (dice - count);
    const toll = tollOf(armour, poison > 0, colour, count);
    sum.wounds += ways * toll.wounds;
    sum.poison += ways * toll.poison;
    sum.blocked += ways * toll.blocked;
    if (wounds + toll.wounds >= morale) sum.full += ways;
  }
  return sum;
}

/** For each of a battalion's six slots; null where nobody stands. */
export function expectedIn(
  edition: Roster,
  side: Readonly<Side>,
  battalion: number,
  colour: Colour,
  dice: number,
  accuracy: boolean,
): (Expected | null)[] {
  const faces = facesTo(side, battalion, accuracy);
  return faces.map((count, slot) => {
    const token = side.spaces[spaceAt(battalion, slot)];
    if (!token) return null;
    const { armour, morale } = tileInfo(edition, token.tile);
    const { wounds, poison } = token;
    return expectedOn({ armour, morale, wounds, poison }, colour, dice, count);
  });
}
