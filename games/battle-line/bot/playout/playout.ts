/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index is within its list */

import { otherSeat, SEATS, type Pair, type Rng, type Seat } from '@bannerfield/kernel';
import { FLAGS } from '../../rules/state.ts';
import { hasTaken, layTroop, OPEN, takeFlags, type Field } from './field.ts';
import { standingAt, standingWith } from './standing.ts';

/** How often a flag falls to whom it stands so for. */
export type Odds = ArrayLike<number>;

/** What a flag beside a claimed one counts for more: a row is at stake. */
const NEIGHBOUR = 0.35;

/** Hears of the field before each Troop is laid. */
type Watch = (field: Readonly<Field>) => void;

/**
 * Plays a field to its end, in place: each lays what promises most of a few that come to its mind.
 * @param odds what each seat goes by.
 * @returns seat 0's share.
 */
export function playOut(
  field: Field,
  odds: Pair<Odds>,
  looks: number,
  rng: Rng,
  watch?: Watch,
): 0 | 0.5 | 1 {
  for (const seat of SEATS) if (hasTaken(field, seat)) return seat === 0 ? 1 : 0;
  for (let passes = 0; passes < 2; field.turn = otherSeat(field.turn)) {
    const seat = field.turn;
    const open = roomFor(field, seat);
    watch?.(field);
    if (open.length === 0 || field.hands[seat].length === 0) {
      passes += 1;
    } else {
      passes = 0;
      layBest(field, seat, open, odds[seat], looks, rng);
    }
    takeFlags(field, seat);
    if (hasTaken(field, seat)) return seat === 0 ? 1 : 0;
  }
  return 0.5;
}

/** Flags at which the seat can lay a Troop. */
export function roomFor({ owners, lines }: Readonly<Field>, seat: Seat): number[] {
  const open: number[] = [];
  for (let flag = 0; flag < FLAGS; flag++) {
    if (owners[flag] === OPEN && lines[flag * 2 + seat]!.missing > 0) open.push(flag);
  }
  return open;
}

const now = new Float64Array(FLAGS);

function layBest(
  field: Field,
  seat: Seat,
  open: readonly number[],
  odds: Odds,
  looks: number,
  rng: Rng,
): void {
  const hand = field.hands[seat];
  now.fill(-1);
  let [index, flag, most] = [0, open[0]!, -Infinity];
  for (let look = 0; look < looks; look++) {
    const [card, at] = [rng(hand.length), open[rng(open.length)]!];
    if (now[at] === -1) now[at] = odds[standingAt(field, seat, at)]!;
    const gain = odds[standingWith(field, seat, hand[card]!, at)]! - now[at]!;
    const worth = gain * weightOf(field, at);
    if (worth <= most) continue;
    [index, flag, most] = [card, at, worth];
  }
  layTroop(field, seat, index, flag);
}

export function weightOf({ owners }: Readonly<Field>, flag: number): number {
  const [left = OPEN, right = OPEN] = [owners[flag - 1], owners[flag + 1]];
  const near = (left === OPEN ? 0 : 1) + (right === OPEN ? 0 : 1);
  return 1 + NEIGHBOUR * (near === 2 && left !== right ? 1 : near);
}
