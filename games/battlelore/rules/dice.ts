import type { Rng, Weighted } from '@bannerfield/kernel';
import { BANNERS, FACES, LORE, SWORD, TROOPS, WEAPONS, type WeaponId } from './data.ts';
import { giftTo } from './orders.ts';
import {
  kindOf,
  unitOf,
  type Chance,
  type Clash,
  type Options,
  type Table,
  type Unit,
} from './state.ts';
import { capOf } from './terrain.ts';

/** How the dice of a battle are counted: R9. */
export interface Count {
  readonly banner: number;
  /** Taken off by the weapon. */
  readonly weapon: number;
  /** What terrain leaves at most. */
  readonly cap: number;
  /** Added by cards. */
  readonly cards: number;
}

/** A battle as it would be: what the dice depend on. */
export type Duel = Pick<Clash, 'kind' | 'attacker' | 'from' | 'at' | 'melee' | 'dice'>;

/** R9.2 to R9.5: by the banner, less the weapon's, at most the terrain's, and the cards' on top. */
export function countDice(table: Readonly<Table>, duel: Readonly<Duel>): Count {
  const unit = unitOf(table, duel.attacker);
  const { mounted, banner } = kindOf(unit);
  const isOwn = duel.kind === 'attack' || duel.kind === 'bonus';
  return {
    banner: TROOPS[mounted ? 'mounted' : 'foot'][banner].dice,
    weapon: isOwn && unit.moved > 0 && isUnsteady(table.options, kindOf(unit).weapon) ? 1 : 0,
    cap: capOf(table, duel.from, duel.at),
    cards: duel.dice + (isOwn ? cardDice(table, unit, duel.melee) : 0),
  };
}

export function diceOf({ banner, weapon, cap, cards }: Count): number {
  return Math.min(banner - weapon, cap) + cards;
}

/** R10.9, R10.10: a die less after a move. */
export function isUnsteady(options: Readonly<Options>, weapon: WeaponId): boolean {
  const { unsteady } = WEAPONS[weapon];
  return unsteady === 'always' || (unsteady === 'optional' && options.crossbowMovePenalty);
}

/** R9.5, R4.6, R4.8, R4.11: one die more in every roll of the unit's own battles. */
function cardDice(table: Readonly<Table>, unit: Readonly<Unit>, melee: boolean): number {
  const gift = giftTo(table, unit)?.type;
  if (gift === 'charge') return melee ? 1 : 0;
  return gift === 'any' || gift === 'dice' ? 1 : 0;
}

/** R10.2 to R10.10: hits of a roll against that target. */
export function countHits(
  attacker: Readonly<Unit>,
  target: Readonly<Unit>,
  melee: boolean,
  faces: readonly number[],
  fuelled: boolean,
): number {
  const helmets = faces[BANNERS.indexOf(kindOf(target).banner)] ?? 0;
  const lore = fuelled ? (faces[LORE] ?? 0) : 0;
  return helmets + lore + swordHits(attacker, target, melee, faces[SWORD] ?? 0);
}

function swordHits(
  attacker: Readonly<Unit>,
  target: Readonly<Unit>,
  melee: boolean,
  swords: number,
): number {
  switch (WEAPONS[kindOf(attacker).weapon].swords) {
    case 'all':
      return swords;
    case 'all-but-one-if-mounted':
      return kindOf(target).mounted ? Math.max(0, swords - 1) : swords;
    case 'ranged-only':
      return melee ? 0 : swords;
    case 'none':
      return 0;
  }
}

/** R2.1: all ways in which so many dice can fall, by how many show each face. */
export function listRolls(dice: number): Weighted<Chance>[] {
  const rolls: Weighted<Chance>[] = [];
  const faces = FACES.map(() => 0);
  const spread = (face: number, left: number, weight: number): void => {
    if (face === FACES.length - 1) {
      faces[face] = left;
      rolls.push({ outcome: { type: 'roll', faces: faces.slice() }, weight });
      return;
    }
    for (let count = 0; count <= left; count++) {
      faces[face] = count;
      spread(face + 1, left - count, weight * choose(left, count));
    }
  };
  spread(0, dice, 1);
  return rolls;
}

/** Ways to take so many of them. */
function choose(of: number, count: number): number {
  let ways = 1;
  for (let each = 1; each <= count; each++) ways = (ways * (of - count + each)) / each;
  return ways;
}

export function sampleRoll(dice: number, rng: Rng): Chance {
  const faces = FACES.map(() => 0);
  for (let each = 0; each < dice; each++) {
    const face = rng(FACES.length);
    faces[face] = (faces[face] ?? 0) + 1;
  }
  return { type: 'roll', faces };
}
