/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index is within its list */

import { otherSeat, shuffle, type Pair, type Rng, type Seat } from '@bannerfield/kernel';
import { COLOURS, colourOf, isTroop, valueOf, type Card } from '../../rules/data.ts';
import { hasFog, slotsAt } from '../../rules/flags.ts';
import {
  addToLine,
  bitOf,
  makeLine,
  strongest,
  type Line,
  type Strength,
} from '../../rules/formations.ts';
import { FLAGS, HAND_SIZE, turnOf, type BattleLineState, type Flag } from '../../rules/state.ts';
import { unseenBy } from '../../rules/proof.ts';

/**
 * A truth as playouts have it: Troops only, whatever Tactics cards have made of the flags so far.
 * Sides are numbered flag × 2 + seat, masks of Troops are by colour.
 */
export interface Field {
  readonly lines: Line[];
  readonly fogs: readonly boolean[];
  /** −1: open. */
  readonly owners: number[];
  readonly last: number[];
  /** The best that a side can become, or could when it last changed. */
  readonly reach: Strength[];
  /** Troops that do not lie on the table. */
  readonly unseen: number[];
  readonly hands: Pair<Card[]>;
  readonly held: Pair<number[]>;
  readonly deck: Card[];
  turn: Seat;
}

export const OPEN = -1;

/**
 * From the next Troop to be laid on: a turn in which one is laid already is brought to its end.
 * @param rng puts the deck in order.
 */
export function makeField(state: Readonly<BattleLineState>, rng: Rng): Field {
  const field = readField(state, rng);
  const { stack, options } = state.table;
  const { phase } = stack.at(-1) ?? { phase: 'play' };
  const isToPlay = phase === 'play' || (phase === 'claim' && options.claimTiming === 'startOfTurn');
  if (isToPlay || state.table.turn === 0) return field;
  const seat = field.turn;
  takeFlags(field, seat);
  if (field.hands[seat].length < HAND_SIZE) draw(field, seat);
  field.turn = otherSeat(seat);
  return field;
}

function readField(state: Readonly<BattleLineState>, rng: Rng): Field {
  const { table, hands, fate } = state;
  const fogs = table.flags.map((flag) => hasFog(flag));
  const unseen = unseenBy(table).slice();
  const lines = table.flags.flatMap((flag) => [lineOf(flag, 0), lineOf(flag, 1)]);
  const troops = hands.map(({ cards }) => cards.filter(isTroop));
  const [mine = [], theirs = []] = troops;
  const placed = hands.flatMap((hand) => hand.placed.troop);
  return {
    lines,
    fogs,
    owners: table.flags.map(({ owner }) => owner ?? OPEN),
    last: table.flags.map(({ last }) => last ?? OPEN),
    reach: lines.map((line, side) => strongest(line, fogs[side >> 1]!, unseen)),
    unseen,
    hands: [mine, theirs],
    held: [masksOf(mine), masksOf(theirs)],
    deck: [...shuffle(fate.troop.slice(), rng), ...placed],
    turn: turnOf(table) ?? 0,
  };
}

/** Of more cards than count, those laid first. */
function lineOf(flag: Readonly<Flag>, seat: Seat): Line {
  const line = makeLine(slotsAt(flag));
  for (const card of flag.sides[seat].slice(0, line.size)) addToLine(line, card);
  return line;
}

function masksOf(cards: readonly Card[]): number[] {
  const masks = COLOURS.map(() => 0);
  for (const card of cards) masks[colourOf(card)]! |= bitOf(valueOf(card));
  return masks;
}

/** R3.2, R3.8: lays a Troop and draws the next. @param index in the hand. */
export function layTroop(field: Field, seat: Seat, index: number, flag: number): void {
  const { hands, held, unseen, lines, reach, fogs, last } = field;
  const hand = hands[seat];
  const card = hand[index]!;
  const bit = bitOf(valueOf(card));
  const colour = colourOf(card);
  unseen[colour]! &= ~bit;
  held[seat][colour]! &= ~bit;
  const side = flag * 2 + seat;
  addToLine(lines[side]!, card);
  last[flag] = seat;
  reach[side] = strongest(lines[side]!, fogs[flag]!, unseen, reach[side]);
  // The order of a hand means nothing.
  hand[index] = hand[hand.length - 1]!;
  hand.pop();
  draw(field, seat);
}

function draw({ deck, hands, held }: Field, seat: Seat): void {
  const drawn = deck.pop();
  if (drawn === undefined) return;
  hands[seat].push(drawn);
  held[seat][colourOf(drawn)]! |= bitOf(valueOf(drawn));
}

/** R5: takes all flags that this seat has proven. */
export function takeFlags(field: Field, seat: Seat): void {
  const { owners, lines, reach, fogs, unseen, last } = field;
  for (let flag = 0; flag < FLAGS; flag++) {
    const [own, other] = [flag * 2 + seat, flag * 2 + 1 - seat];
    if (owners[flag] !== OPEN || lines[own]!.missing > 0) continue;
    if (reach[own]! < reach[other]!) {
      reach[other] = strongest(lines[other]!, fogs[flag]!, unseen, reach[other]);
      if (reach[own]! < reach[other]) continue;
    }
    const isTied = reach[own] === reach[other] && lines[other]!.missing <= 0;
    if (!isTied || last[flag] !== seat) owners[flag] = seat;
  }
}

/** Five flags, or three in a row; R7.1, R7.2. */
export function hasTaken(field: Field, seat: Seat): boolean {
  let count = 0;
  let row = 0;
  for (const owner of field.owners) {
    row = owner === seat ? row + 1 : 0;
    if (owner === seat) count += 1;
    if (row === 3) return true;
  }
  return count >= 5;
}
