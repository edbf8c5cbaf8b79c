import type { Seat } from '@bannerfield/kernel';
import type { Count } from './events.ts';
import {
  battalionOf,
  HERO,
  slotOf,
  spaceAt,
  SPACES,
  type Side,
  type Table,
  type Tile,
  type Token,
} from './state.ts';
import { tileInfo } from './tiles.ts';
import type { AttackPower, CardInfo, Roster, SupportPower, TileInfo } from './values.ts';

/**
 * R6.2 to R6.12: how the dice of an activated card are counted. The enemy card is that of the
 * battalion opposite, null if there is none or it was not activated.
 */
export function countDice(
  table: Readonly<Table>,
  seat: Seat,
  battalion: number,
  card: Tile,
  enemy: Tile | null,
): Count {
  const { edition } = table;
  const own = tileInfo(edition, card);
  const other = enemy === null ? null : tileInfo(edition, enemy).card;
  const { attack } = own.card;
  if (attack === null) return { base: 0, more: 0, powers: 0, defence: 0 };
  const side = table.sides[seat];
  const powers = own.card.powers.reduce(
    (sum, power) => sum + powerDice(table, side, battalion, power, other),
    0,
  );
  return {
    base: attack.dice,
    more: countPicture(edition, side, battalion, own.picture) > 1 ? 1 : 0,
    powers,
    defence: other === null ? 0 : defenceAgainst(other, own.card),
  };
}

/** Dice that come to lie on the card. */
export function diceOf({ base, more, powers, defence }: Count): number {
  return Math.max(0, base + more + powers - defence);
}

/** R6.4: ordinary units of the battalion with that picture; heroes are never counted. */
function countPicture(
  edition: Roster,
  side: Readonly<Side>,
  battalion: number,
  picture: string,
): number {
  let count = 0;
  for (let slot = 0; slot < HERO; slot++) {
    const token = side.spaces[spaceAt(battalion, slot)];
    if (token && tileInfo(edition, token.tile).picture === picture) count += 1;
  }
  return count;
}

function powerDice(
  { edition, options }: Readonly<Table>,
  side: Readonly<Side>,
  battalion: number,
  power: AttackPower,
  enemy: CardInfo | null,
): number {
  switch (power) {
    case 'fear':
      return enemy?.support.includes('no-fear') === true ? 0 : 1;
    case 'goblin-support':
      return countIn(edition, side, battalion, isGoblin) > 0 ? 1 : 0;
    case 'goblins-frenzy': {
      const counts = options.frenzy === 'serpentsToo' ? isGoblinOrSerpent : isGoblin;
      return countIn(edition, side, battalion, counts) + countOff(edition, side, counts);
    }
  }
}

type Counts = (info: TileInfo) => boolean;

function isGoblin({ goblin, hero }: TileInfo): boolean {
  return goblin && !hero;
}

function isGoblinOrSerpent(info: TileInfo): boolean {
  return isGoblin(info) || (info.serpent && !info.hero);
}

function countIn(edition: Roster, side: Readonly<Side>, battalion: number, counts: Counts): number {
  let count = 0;
  for (let slot = 0; slot < HERO; slot++) {
    const token = side.spaces[spaceAt(battalion, slot)];
    if (token && counts(tileInfo(edition, token.tile))) count += 1;
  }
  return count;
}

/** In Reinforcements and in the Fleeing lane. */
function countOff(edition: Roster, side: Readonly<Side>, counts: Counts): number {
  const off = [...side.reinforcements, ...side.fleeing];
  return off.filter((tile) => tile !== null && counts(tileInfo(edition, tile))).length;
}

/** R6.6: each power that matches counts once, and they add up. */
function defenceAgainst(enemy: CardInfo, own: CardInfo): number {
  let dice = 0;
  for (const power of enemy.defence) {
    const { against } = power;
    if (against === 'any' || own.classes.some((each) => against.includes(each))) dice += power.dice;
  }
  return dice;
}

/** R6.13 to R6.17: what a support power does at once; how many dice it takes away. */
export function supportOf(
  table: Table,
  seat: Seat,
  battalion: number,
  power: SupportPower,
): number {
  const tokens = tokensOf(table.sides[seat], battalion);
  const poisonToo = table.options.healing === 'poisonToo';
  switch (power) {
    case 'heal':
      return sum(tokens, (token) => heal(token, poisonToo));
    case 'antidote':
      return sum(tokens, cure);
    case 'global-heal':
      return sum(tokens, (token) => healAll(token, poisonToo));
    case 'accuracy':
    case 'no-fear':
      return 0;
  }
}

function tokensOf(side: Side, battalion: number): Token[] {
  return side.spaces.filter(
    (token, space) => token !== null && battalionOf(space) === battalion,
  ) as Token[];
}

function sum(tokens: readonly Token[], takeFrom: (token: Token) => number): number {
  return tokens.reduce((dice, token) => dice + takeFrom(token), 0);
}

/** One wound; with the option poison instead, if there is no wound. */
function heal(token: Token, poisonToo: boolean): number {
  if (token.wounds === 0) return poisonToo ? cure(token) : 0;
  token.wounds -= 1;
  return 1;
}

function cure(token: Token): number {
  const { poison } = token;
  token.poison = 0;
  return poison;
}

function healAll(token: Token, poisonToo: boolean): number {
  const { wounds } = token;
  token.wounds = 0;
  return wounds + (poisonToo ? cure(token) : 0);
}

/** The card of that seat ignores arrows: R6.16. */
export function hasAccuracy(table: Readonly<Table>, seat: Seat, battalion: number): boolean {
  const card = table.sides[seat].orders[battalion];
  if (typeof card !== 'number') return false;
  return tileInfo(table.edition, card).card.support.includes('accuracy');
}

/** All ordinary units of a side that stand in battalions, by space. */
export function unitSpaces(side: Readonly<Side>): number[] {
  const spaces: number[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (slotOf(space) !== HERO && side.spaces[space] !== null) spaces.push(space);
  }
  return spaces;
}
