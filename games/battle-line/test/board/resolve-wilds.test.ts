import { describe, expect, test } from 'vitest';
import { runs } from '../../../../tools/runs.ts';
import { resolveWilds } from '../../board/resolve-wilds.ts';
import {
  ALEXANDER,
  COMPANION,
  DARIUS,
  SHIELDS,
  isLeader,
  isTroop,
  makeTroop,
} from '../../rules/data.ts';
import { strongestStrength } from '../../rules/line.ts';
import { makePosition, makeRandom } from '../line/positions.ts';

/** Red is colour 0, gold 1. */
const red = (value: number): number => makeTroop(0, value);
const gold = (value: number): number => makeTroop(1, value);

describe('what wild cards stand for', () => {
  test('R6.7 a Leader beside 8-8 makes a Phalanx, beside an 8 and a 10 of one colour a Wedge', () => {
    expect(resolveWilds([red(8), gold(8), ALEXANDER], 3, false)).toEqual([
      { card: ALEXANDER, value: 8, colour: null },
    ]);
    expect(resolveWilds([red(8), red(10), ALEXANDER], 3, false)).toEqual([
      { card: ALEXANDER, value: 9, colour: 0 },
    ]);
  });

  test('R6.9 the Shield Bearers are what helps most', () => {
    expect(resolveWilds([red(4), red(5), SHIELDS], 3, false)).toEqual([
      { card: SHIELDS, value: 3, colour: 0 },
    ]);
    expect(resolveWilds([red(3), red(4), SHIELDS], 3, false)).toEqual([
      { card: SHIELDS, value: 2, colour: 0 },
    ]);
  });

  test('R6.13 without a Troop they are a Battalion Order of any colour', () => {
    expect(resolveWilds([ALEXANDER, COMPANION, SHIELDS], 3, false)).toEqual([
      { card: ALEXANDER, value: 10, colour: null },
      { card: COMPANION, value: 8, colour: null },
      { card: SHIELDS, value: 3, colour: null },
    ]);
  });

  test('R7.3 under Fog they count their highest, and no colour', () => {
    expect(resolveWilds([red(1), SHIELDS, DARIUS], 3, true)).toEqual([
      { card: SHIELDS, value: 3, colour: null },
      { card: DARIUS, value: 10, colour: null },
    ]);
  });

  test('there is nothing to say of Troops alone, or of a side that is not complete', () => {
    expect(resolveWilds([red(1), red(2), red(3)], 3, false)).toEqual([]);
    expect(resolveWilds([red(1), ALEXANDER], 3, false)).toEqual([]);
  });

  test('the side is as strong with what they stand for as with themselves', () => {
    const random = makeRandom(11);
    let met = 0;
    for (let n = 0; n < runs(3000, 60_000); n++) {
      const { mine, size, fog } = makePosition(random, 0);
      const wilds = resolveWilds(mine, size, fog);
      if (wilds.length === 0) continue;
      met += 1;
      const troops = mine.filter(isTroop);
      const stands = wilds.map(({ value, colour }) => makeTroop(colour ?? 0, value));
      const strengths = linesOf([...troops, ...stands], size).map((line) =>
        strongestStrength(line, size, fog, []),
      );
      expect(Math.max(...strengths)).toBe(strongestStrength(mine, size, fog, []));
      for (const { card, value } of wilds) {
        expect(isLeader(card) || (card === COMPANION ? value === 8 : value <= 3)).toBe(true);
      }
    }
    expect(met).toBeGreaterThan(500);
  });
});

/** The cards, or if there is one too many, all that are left without one of them. */
function linesOf(cards: readonly number[], size: number): (readonly number[])[] {
  if (cards.length <= size) return [cards];
  return cards.map((_, index) => cards.toSpliced(index, 1));
}
