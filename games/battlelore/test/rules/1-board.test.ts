import { makeXoshiro } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import {
  acrossOf,
  ALL_HEXES,
  BACKWARDS,
  CENTRE,
  columnOf,
  distance,
  formatHex,
  hexAt,
  isAdjacent,
  LEFT,
  neighboursOf,
  parseHex,
  RIGHT,
  rowOf,
  sectionsOf,
  widthOf,
} from '../../rules/board.ts';
import { UNITS } from '../../rules/data.ts';
import { listRolls, sampleRoll } from '../../rules/dice.ts';
import { begin } from './position.ts';

const hex = (name: string): number => parseHex(name) ?? -1;

test('R1.1 nine rows of thirteen and twelve make 113 hexes', () => {
  const widths = Array.from({ length: 9 }, (_, row) => widthOf(row));
  expect(widths).toEqual([13, 12, 13, 12, 13, 12, 13, 12, 13]);
  expect(ALL_HEXES).toHaveLength(113);
  expect(ALL_HEXES.map((each) => hexAt(rowOf(each), columnOf(each)))).toEqual(ALL_HEXES);
});

test('R1.2 beyond the ends of a row is no hex', () => {
  expect(hexAt(1, 12)).toBeNull();
  expect(hexAt(0, -1)).toBeNull();
  expect(hexAt(9, 0)).toBeNull();
  expect(parseHex('b13')).toBeNull();
});

test('R1.3 names read back, and neighbours are those whose centres are nearest', () => {
  for (const one of ALL_HEXES) {
    expect(parseHex(formatHex(one))).toBe(one);
    // Centres of touching hexes are one hex width apart: 4 = dx² + 3 dy² in half widths and rows.
    const near = ALL_HEXES.filter((other) => {
      const across = acrossOf(one) - acrossOf(other);
      const rows = rowOf(one) - rowOf(other);
      return across * across + 3 * rows * rows === 4;
    });
    expect([...neighboursOf(one)].sort((a, b) => a - b)).toEqual(near);
  }
});

test('R1.4 and R1.5 wings have 36 hexes, the centre 49, eight are shared', () => {
  const bits = ALL_HEXES.map((each) => sectionsOf(each, 0, 'dotted'));
  const count = (bit: number): number => bits.filter((each) => each & bit).length;
  expect([count(LEFT), count(CENTRE), count(RIGHT)]).toEqual([36, 49, 36]);
  expect(bits.filter((each) => ![LEFT, CENTRE, RIGHT].includes(each))).toHaveLength(8);
  expect(sectionsOf(hex('d4'), 1, 'dotted')).toBe(RIGHT | CENTRE);
});

test('R1.6 split sections share nothing', () => {
  const bits = ALL_HEXES.map((each) => sectionsOf(each, 1, 'split'));
  expect(bits.every((each) => [LEFT, CENTRE, RIGHT].includes(each))).toBe(true);
});

test('R8.2 the distance is the fewest steps from hex to hex', () => {
  for (const from of ALL_HEXES) {
    const steps = new Map([[from, 0]]);
    for (const [at, far] of steps) {
      for (const next of neighboursOf(at)) if (!steps.has(next)) steps.set(next, far + 1);
    }
    for (const to of ALL_HEXES) expect(distance(from, to)).toBe(steps.get(to));
  }
});

test('R11.4 backwards are the neighbours in the next row to the own side', () => {
  for (const from of ALL_HEXES) {
    for (const [seat, step] of [
      [0, -1],
      [1, 1],
    ] as const) {
      const back = ALL_HEXES.filter(
        (to) => isAdjacent(from, to) && rowOf(to) === rowOf(from) + step,
      );
      expect([...(BACKWARDS[seat][from] ?? [])].sort((a, b) => a - b)).toEqual(back);
    }
  }
});

test('R2.1 a die has six faces, equally likely: rolls weigh as many ways as they have', () => {
  const rolls = listRolls(2);
  const total = rolls.reduce((sum, { weight }) => sum + weight, 0);
  expect([rolls.length, total]).toEqual([21, 36]);
  const weightOf = (faces: readonly number[]): number | undefined =>
    rolls.find(({ outcome }) => outcome.type === 'roll' && String(outcome.faces) === String(faces))
      ?.weight;
  expect(weightOf([2, 0, 0, 0, 0, 0])).toBe(1);
  expect(weightOf([0, 0, 0, 1, 1, 0])).toBe(2);
});

test.for([1, 2, 5])('R2.1 %i dice that are rolled show each face as often as any other', (dice) => {
  const { next: rng } = makeXoshiro(dice);
  const shown = [0, 0, 0, 0, 0, 0];
  const rolls = 6000 / dice;
  for (let roll = 0; roll < rolls; roll++) {
    const outcome = sampleRoll(dice, rng);
    const faces = outcome.type === 'roll' ? outcome.faces : [];
    expect([faces.length, faces.reduce((sum, count) => sum + count, 0)]).toEqual([6, dice]);
    for (const [face, count] of faces.entries()) shown[face] = (shown[face] ?? 0) + count;
  }
  // A thousand each, and not six standard deviations away.
  for (const count of shown) expect(Math.abs(count - 1000)).toBeLessThan(175);
});

test('R2.2 four figures on foot, three mounted', () => {
  const game = begin('bottom archers d5; bottom light-cavalry d6; top archers h6');
  expect([game.figures('d5'), game.figures('d6')]).toEqual([4, 3]);
});

test('R2.3 and R2.5 the units and their weapons', () => {
  const table = UNITS.map(({ banner, mounted, weapon, race }) =>
    [banner, mounted ? 'mounted' : 'foot', weapon, race].join(' '),
  );
  expect(table).toEqual([
    'green foot common-bow human',
    'green foot short-sword human',
    'blue foot short-sword human',
    'red foot short-sword human',
    'green mounted long-sword human',
    'blue mounted long-sword human',
    'red mounted long-sword human',
    'green foot crossbow dwarf',
    'blue foot short-sword dwarf',
    'red foot short-sword dwarf',
    'green foot common-bow goblin',
    'green foot short-sword goblin',
    'blue foot short-sword goblin',
    'red foot short-sword goblin',
    'green mounted long-sword goblin',
  ]);
});
