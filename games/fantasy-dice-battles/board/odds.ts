import { otherSeat, type Seat } from '@bannerfield/kernel';
import { failureOf } from '../rules/3-activate.ts';
import { cloneTable } from '../rules/clone.ts';
import { countDice, diceOf, supportOf } from '../rules/dice.ts';
import type { Failure } from '../rules/events.ts';
import { unseenOf } from '../rules/imagine.ts';
import { expectedIn, type Expected } from '../rules/odds.ts';
import {
  battalionOf,
  HERO,
  isActive,
  REGROUPING,
  ROOM,
  spaceAt,
  UNIT_SLOTS,
  type OrderPlace,
  type Table,
  type Tile,
} from '../rules/state.ts';
import { tileInfo } from '../rules/tiles.ts';

/** What a card would do against some cards of the other side that come to the same. */
export interface Against {
  /** Each as often as it may be met; empty: no card that works. */
  readonly cards: readonly Tile[];
  /** How many of the other side's cards these are, those that would not work there included. */
  readonly weight: number;
  readonly dice: number;
  /** On average, all units of the battalion together. */
  readonly wounds: number;
  /** The same, of dice that poison first and wound in the next round. */
  readonly poison: number;
  /** By slot: the chance that whoever stands there is full; null where nobody stands. */
  readonly full: readonly (number | null)[];
}

/** What a card would do at a battalion where one fights, over all that could be laid against it. */
export interface Outlook {
  readonly failure: Failure | null;
  /** The likeliest first; empty if the card would not work or has no attack. */
  readonly against: readonly Against[];
  readonly dice: readonly [number, number];
  readonly wounds: number;
  readonly poison: number;
  readonly full: readonly (number | null)[];
}

/** The field as it stands; null where nobody is fought. */
export function outlookOf(
  table: Readonly<Table>,
  seat: Seat,
  battalion: number,
  card: Tile,
): Outlook | null {
  if (!isActive(table, battalion)) return null;
  const failure = failureOf(table, seat, battalion, card);
  const against =
    failure === null && tileInfo(table.edition, card).card.attack !== null
      ? allAgainst(table, seat, battalion, card)
      : [];
  const all = against.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (valueOf: (each: Against) => number): number =>
    against.reduce((sum, each) => sum + (each.weight * valueOf(each)) / all, 0);
  const dice = against.map((each) => each.dice);
  const [first] = against;
  return {
    failure,
    against,
    dice: against.length === 0 ? [0, 0] : [Math.min(...dice), Math.max(...dice)],
    wounds: mean(({ wounds }) => wounds),
    poison: mean(({ poison }) => poison),
    full:
      first?.full.map((each, slot) =>
        each === null ? null : mean(({ full }) => full[slot] ?? 0),
      ) ?? [],
  };
}

function allAgainst(
  table: Readonly<Table>,
  seat: Seat,
  battalion: number,
  card: Tile,
): readonly Against[] {
  const other = otherSeat(seat);
  const groups = new Map<string, Against>();
  for (const enemy of unseenOf(table.sides[other])) {
    const works = failureOf(table, other, battalion, enemy) === null ? enemy : null;
    const one = onceAgainst(table, seat, battalion, card, works);
    const key = `${one.dice} ${one.full.join(' ')} ${one.wounds} ${one.poison}`;
    const known = groups.get(key);
    groups.set(key, {
      ...one,
      cards: [...(known?.cards ?? []), ...one.cards],
      weight: (known?.weight ?? 0) + 1,
    });
  }
  return [...groups.values()].sort((one, more) => more.weight - one.weight);
}

/** Against one card: first its healing, then poison moves, then the roll, as the rules have it. */
function onceAgainst(
  table: Readonly<Table>,
  seat: Seat,
  battalion: number,
  card: Tile,
  enemy: Tile | null,
): Against {
  const other = otherSeat(seat);
  const { edition } = table;
  const { attack, support } = tileInfo(edition, card).card;
  const dice = diceOf(countDice(table, seat, battalion, card, enemy));
  const then = cloneTable(table);
  const powers = enemy === null ? [] : tileInfo(edition, enemy).card.support;
  for (const power of powers) supportOf(then, other, battalion, power);
  const side = then.sides[other];
  for (const [space, token] of side.spaces.entries()) {
    if (token === null || battalionOf(space) !== battalion) continue;
    token.wounds += token.poison;
    token.poison = 0;
  }
  const accuracy = support.includes('accuracy');
  const expected = expectedIn(edition, side, battalion, attack?.colour ?? 'yellow', dice, accuracy);
  return {
    cards: enemy === null ? [] : [enemy],
    weight: 1,
    dice,
    wounds: sumOf(expected, 'wounds'),
    poison: sumOf(expected, 'poison'),
    full: expected.map((each) => (each === null ? null : each.full / each.of)),
  };
}

function sumOf(expected: readonly (Expected | null)[], what: 'wounds' | 'poison'): number {
  return expected.reduce((sum, each) => sum + (each === null ? 0 : each[what] / each.of), 0);
}

/** Units beaten on average, the hero not counted. */
export function beatenOf(full: readonly (number | null)[]): number {
  return full.slice(0, HERO).reduce<number>((sum, each) => sum + (each ?? 0), 0);
}

/** Who would come back by a regrouping order, or from a battalion without an opponent. */
export function comingBack(table: Readonly<Table>, seat: Seat, at: OrderPlace, card: Tile): Tile[] {
  const { edition, sides } = table;
  const side = sides[seat];
  if (failureOf(table, seat, at, card) !== null) return [];
  const from =
    at === REGROUPING
      ? side.fleeing.filter((tile) => tile !== null)
      : UNIT_SLOTS.flatMap((slot) => side.spaces[spaceAt(at, slot)]?.tile ?? []);
  const back: Tile[] = [];
  for (const picture of tileInfo(edition, card).card.regroup) {
    const found = from.findIndex((tile) => tileInfo(edition, tile).picture === picture);
    if (found >= 0) back.push(...from.splice(found, 1));
  }
  return back.slice(0, Math.max(0, ROOM - side.reinforcements.length));
}
