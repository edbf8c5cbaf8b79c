import { otherSeat, type Seat } from '@bannerfield/kernel';
import { failureOf } from '../rules/3-activate.ts';
import { countDice, diceOf } from '../rules/dice.ts';
import type { Table, Tile } from '../rules/state.ts';
import { tileInfo } from '../rules/tiles.ts';
import { damageTo, healingOf } from './worth.ts';

/** A card that may be met at a battalion, and how likely one has it; null: none that works. */
export interface Chance {
  readonly card: Tile | null;
  readonly weight: number;
}

/** Rounds of fictitious play: enough for a mix, not for an equilibrium to the last digit. */
const ROUNDS = 24;

/**
 * What each of one's own cards is worth at a battalion against an opponent who mixes: he plays
 * what answers best to what answers him best, as far as he is likely to hold it.
 */
export function worthOfCards(
  table: Readonly<Table>,
  seat: Seat,
  battalion: number,
  own: readonly Tile[],
  theirs: readonly Chance[],
): number[] {
  const { payoffs, mix } = meet(table, seat, battalion, own, theirs);
  return payoffs.map((row) =>
    row.reduce((sum, each, column) => sum + each * (mix[column] ?? 0), 0),
  );
}

/** What each of one's own cards does against each of his, and how often he plays those. */
export function meet(
  table: Readonly<Table>,
  seat: Seat,
  battalion: number,
  own: readonly Tile[],
  theirs: readonly Chance[],
): { readonly payoffs: readonly (readonly number[])[]; readonly mix: readonly number[] } {
  const works = own.map((card) => failureOf(table, seat, battalion, card) === null);
  const payoffs = payoffsOf(table, seat, battalion, own, works, theirs);
  return { payoffs, mix: mixOf(payoffs, theirs) };
}

function payoffsOf(
  table: Readonly<Table>,
  seat: Seat,
  battalion: number,
  own: readonly Tile[],
  works: readonly boolean[],
  theirs: readonly Chance[],
): number[][] {
  const other = otherSeat(seat);
  const strike = makeStrike(table, battalion);
  const fails = theirs.map(({ card }) => strike(other, card, null));
  return own.map((card, row) =>
    works[row] === true
      ? theirs.map((each) => strike(seat, card, each.card) - strike(other, each.card, card))
      : fails.map((each) => -each),
  );
}

/** What a card does for its owner at a battalion: damage and healing; damage is reckoned once. */
function makeStrike(table: Readonly<Table>, battalion: number) {
  const known = new Map<number, number>();
  const { edition, sides } = table;
  return (by: Seat, card: Tile | null, enemy: Tile | null): number => {
    if (card === null) return 0;
    const { attack, support } = tileInfo(edition, card).card;
    let value = 0;
    for (const power of support) {
      if (power === 'accuracy' || power === 'no-fear') continue;
      value += healingOf(edition, sides[by], battalion, power);
    }
    if (attack === null) return value;
    const dice = diceOf(countDice(table, by, battalion, card, enemy));
    const key = (card * 32 + dice) * 2 + by;
    const found = known.get(key);
    if (found !== undefined) return value + found;
    const accuracy = support.includes('accuracy');
    const damage = damageTo(
      edition,
      sides[otherSeat(by)],
      battalion,
      attack.colour,
      dice,
      accuracy,
    );
    known.set(key, damage);
    return value + damage;
  };
}

/** How often he plays each column: by fictitious play, weighed by what he is likely to hold. */
function mixOf(payoffs: readonly (readonly number[])[], theirs: readonly Chance[]): number[] {
  const played = theirs.map(({ weight }) => weight);
  const gains = payoffs.map((row) =>
    row.reduce((sum, each, at) => sum + each * (played[at] ?? 0), 0),
  );
  const losses = theirs.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const row = best(gains, 1);
    for (const [column, each] of (payoffs[row] ?? []).entries()) {
      losses[column] = (losses[column] ?? 0) + each;
    }
    const column = best(losses, -1);
    played[column] = (played[column] ?? 0) + (theirs[column]?.weight ?? 0);
    for (const [at, each] of payoffs.entries()) gains[at] = (gains[at] ?? 0) + (each[column] ?? 0);
  }
  const all = played.reduce((sum, each) => sum + each, 0);
  return played.map((each) => each / all);
}

function best(values: readonly number[], sign: 1 | -1): number {
  let found = 0;
  for (let at = 1; at < values.length; at++) {
    if (sign * (values[at] ?? 0) > sign * (values[found] ?? 0)) found = at;
  }
  return found;
}
