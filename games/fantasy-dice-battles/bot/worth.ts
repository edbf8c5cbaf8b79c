import { battalionOf, HERO, slotOf, spaceAt, type Side, type Token } from '../rules/state.ts';
import { facesTo } from '../rules/targets.ts';
import { tileInfo } from '../rules/tiles.ts';
import type { Colour, Roster, TileInfo } from '../rules/values.ts';
import { tollOf } from '../rules/wounds.ts';

/** What a unit is worth by level, on a scale on which a hero is worth as much as a few units. */
const WORTH = [0, 1, 1.7, 3];
const HERO_WORTH = 9;
/** A unit that flees can come back. */
const FLED = 0.75;
/** What wounds cost before they cover all morale spaces. */
const WOUNDED = 0.5;
const POISON = 0.8;
const DESTROYED = 4;

export function worthOf({ hero, level }: TileInfo): number {
  return hero ? HERO_WORTH : (WORTH[level] ?? 1);
}

/** What has been lost of a unit with so many wounds and so much poison. */
function lossOf(info: TileInfo, wounds: number, poison: number): number {
  const worth = worthOf(info);
  if (wounds < info.morale) return (worth * WOUNDED * (wounds + POISON * poison)) / info.morale;
  if (info.hero) return worth;
  return worth * (wounds + poison >= DESTROYED ? 1 : FLED);
}

/** What is left of a unit on the field. */
export function leftOf(edition: Roster, { tile, wounds, poison }: Token): number {
  const info = tileInfo(edition, tile);
  return worthOf(info) - lossOf(info, wounds, poison);
}

/** `ways[dice][faces][count]`: how likely it is that so many dice fall on so many faces. */
const WAYS = Array.from({ length: 21 }, (_, dice) =>
  [0, 1, 2, 3, 4, 5, 6].map((faces) => binomial(dice, faces / 6)),
);

function binomial(dice: number, chance: number): number[] {
  let row = [1];
  for (let die = 0; die < dice; die++) {
    row = [...row, 0].map((each, count) => each * (1 - chance) + (row[count - 1] ?? 0) * chance);
  }
  return row;
}

/** What so many dice cost a battalion on average, worth for worth. */
export function damageTo(
  edition: Roster,
  side: Readonly<Side>,
  battalion: number,
  colour: Colour,
  dice: number,
  accuracy: boolean,
): number {
  if (dice === 0) return 0;
  let damage = 0;
  const faces = facesTo(side, battalion, accuracy);
  for (let slot = 0; slot <= HERO; slot++) {
    const token = side.spaces[spaceAt(battalion, slot)];
    const chances = WAYS[Math.min(dice, 20)]?.[faces[slot] ?? 0];
    if (token && chances && (faces[slot] ?? 0) > 0) {
      damage += expectedLoss(edition, token, colour, chances);
    }
  }
  return damage;
}

function expectedLoss(
  edition: Roster,
  { tile, wounds, poison }: Token,
  colour: Colour,
  chances: readonly number[],
): number {
  const info = tileInfo(edition, tile);
  const before = wounds + poison;
  const loss = lossOf(info, before, 0);
  let expected = 0;
  for (let count = 1; count < chances.length; count++) {
    const toll = tollOf(info.armour, false, colour, count);
    const after = lossOf(info, before + toll.wounds, toll.poison);
    expected += (chances[count] ?? 0) * (after - loss);
  }
  return expected;
}

/** What healing saves in a battalion: a wound each, all wounds, or poison. */
export function healingOf(
  edition: Roster,
  side: Readonly<Side>,
  battalion: number,
  power: 'heal' | 'antidote' | 'global-heal',
): number {
  let saved = 0;
  for (const [space, token] of side.spaces.entries()) {
    if (!token || battalionOf(space) !== battalion) continue;
    const { tile, wounds, poison } = token;
    const info = tileInfo(edition, tile);
    const cured = power === 'antidote' ? 0 : poison;
    const left = power === 'heal' ? Math.max(0, wounds - 1) : power === 'antidote' ? wounds : 0;
    saved += lossOf(info, wounds, poison) - lossOf(info, left, cured);
  }
  return saved;
}

/** How many faces of a die reach the hero of a battalion. */
export function heroFaces(side: Readonly<Side>, battalion: number): number {
  return facesTo(side, battalion, false)[HERO] ?? 0;
}

export function isFront(space: number): boolean {
  return slotOf(space) < 3;
}
