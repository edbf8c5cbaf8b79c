import assert from 'node:assert/strict';
import { makeXoshiro, type Rng } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { runs } from '../../../../tools/runs.ts';
import { ALL_HEXES, columnOf, distance, parseHex, rowOf, type Hex } from '../../rules/board.ts';
import { blockersOf, isClear, lineBetween } from '../../rules/sight.ts';
import { begin, type Situation } from './position.ts';

/** An exact fraction; the denominator is positive. */
type Fraction = readonly [bigint, bigint];
/** In sixths of a hex's width across and sixths of a row up: all corners are whole. */
type Point = readonly [bigint, bigint];

interface Place {
  readonly row: number;
  readonly column: number;
}

/** Columns -1 and 12 of short rows are the half-hexes of the border. */
function centreOf({ row, column }: Place): Point {
  return [BigInt(6 * column + (row % 2 === 0 ? 0 : 3)), BigInt(6 * row)];
}

/** In their order around the centre. */
function cornersOf(place: Place): Point[] {
  const [x, y] = centreOf(place);
  return (
    [
      [0n, 4n],
      [3n, 2n],
      [3n, -2n],
      [0n, -4n],
      [-3n, -2n],
      [-3n, 2n],
    ] as const
  ).map(([across, up]) => [x + across, y + up]);
}

const cross = (o: Point, a: Point, b: Point): bigint =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** By the places where the segment passes the edges: between two of them, is it inside? */
function meets(from: Point, to: Point, place: Place): 'no' | 'crosses' | 'left' | 'right' {
  const corners = cornersOf(place);
  const cuts: Fraction[] = [
    [0n, 1n],
    [1n, 1n],
  ];
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % 6] ?? corner;
    const one = cross(from, to, corner);
    const other = cross(from, to, next);
    if (one === other) continue;
    // The point of the edge's line on the segment's line, as a share of the segment.
    const top = cross(corner, next, from);
    const bottom = top - cross(corner, next, to);
    if (bottom !== 0n) cuts.push(bottom > 0n ? [top, bottom] : [-top, -bottom]);
  }
  const inside = cuts
    .filter(([top, bottom]) => top >= 0n && top <= bottom)
    .sort((a, b) => Number(a[0] * b[1] - b[0] * a[1]));
  for (let index = 1; index < inside.length; index++) {
    const where = stands(
      from,
      to,
      inside[index - 1] ?? [0n, 1n],
      inside[index] ?? [1n, 1n],
      corners,
    );
    if (where !== 'outside') return where === 'inside' ? 'crosses' : sideOf(from, to, place);
  }
  return 'no';
}

function sideOf(from: Point, to: Point, place: Place): 'left' | 'right' {
  return cross(from, to, centreOf(place)) > 0n ? 'left' : 'right';
}

/** The middle of that part of the segment: inside the corners, on an edge, or outside. */
function stands(
  from: Point,
  to: Point,
  a: Fraction,
  b: Fraction,
  corners: readonly Point[],
): 'inside' | 'edge' | 'outside' {
  if (a[0] * b[1] === b[0] * a[1]) return 'outside';
  const scale = 2n * a[1] * b[1];
  const share = a[0] * b[1] + b[0] * a[1];
  const at = (axis: 0 | 1): bigint => from[axis] * scale + (to[axis] - from[axis]) * share;
  const middle: Point = [at(0), at(1)];
  const turns = corners.map((corner, index) => {
    const next = corners[(index + 1) % 6] ?? corner;
    const big = ([x, y]: Point): Point => [x * scale, y * scale];
    return cross(big(corner), big(next), middle);
  });
  if (turns.every((turn) => turn < 0n)) return 'inside';
  return turns.every((turn) => turn <= 0n) ? 'edge' : 'outside';
}

const placeOf = (hex: Hex): Place => ({ row: rowOf(hex), column: columnOf(hex) });
const BORDER: readonly Place[] = [1, 3, 5, 7].flatMap((row) => [
  { row, column: -1 },
  { row, column: 12 },
]);

interface Plain {
  crosses: Hex[];
  left: Hex[];
  right: Hex[];
  leftBorder: boolean;
  rightBorder: boolean;
}

function plainLine(from: Hex, to: Hex): Plain {
  const [start, end] = [centreOf(placeOf(from)), centreOf(placeOf(to))];
  const found: Plain = { crosses: [], left: [], right: [], leftBorder: false, rightBorder: false };
  for (const hex of ALL_HEXES) {
    if (hex === from || hex === to) continue;
    const how = meets(start, end, placeOf(hex));
    if (how !== 'no') found[how].push(hex);
  }
  for (const place of BORDER) {
    const how = meets(start, end, place);
    expect(how).not.toBe('crosses');
    if (how === 'left') found.leftBorder = true;
    if (how === 'right') found.rightBorder = true;
  }
  return found;
}

const PAIRS = ALL_HEXES.flatMap((from) =>
  ALL_HEXES.filter((to) => distance(from, to) >= 2 && distance(from, to) <= 4).map(
    (to) => [from, to] as const,
  ),
);

test('R8.4, R8.6 and R8.8 lines are those of an exact calculation written otherwise', () => {
  const { next: rng } = makeXoshiro(8);
  for (const [index, [from, to]] of PAIRS.entries()) {
    if (index % runs(3, 1) === 0) checkLine(from, to, rng);
  }
});

function checkLine(from: Hex, to: Hex, rng: Rng): void {
  const plain = plainLine(from, to);
  const line = lineBetween(from, to);
  assert.ok(line !== null);
  const sorted = (list: readonly Hex[]): Hex[] => [...list].sort((a, b) => a - b);
  expect(sorted(line.crossed)).toEqual(plain.crosses);
  expect(sorted(line.left)).toEqual(plain.left);
  expect(sorted(line.right)).toEqual(plain.right);
  expect([line.leftBorder, line.rightBorder]).toEqual([plain.leftBorder, plain.rightBorder]);
  for (let trial = 0; trial < 4; trial++) {
    const taken = new Set(ALL_HEXES.filter(() => rng(3) === 0));
    const has = (hex: Hex): boolean => taken.has(hex);
    const left = plain.leftBorder || plain.left.some(has);
    const right = plain.rightBorder || plain.right.some(has);
    const isBlocked = plain.crosses.some(has) || (left && right);
    expect(isClear(line, has)).toBe(!isBlocked);
    expect(blockersOf(line, has).length > 0).toBe(isBlocked);
  }
}

test('R8.4 the table of crossed and flanking hexes, by distance, from an inland hex', () => {
  const from = parseHex('e7') ?? 0;
  const rows = ALL_HEXES.flatMap((to) => {
    const line = lineBetween(from, to);
    if (line === null) return [];
    return [
      [distance(from, to), line.crossed.length, line.left.length, line.right.length].join(' '),
    ];
  });
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({
    '2 1 0 0': 6,
    '2 0 1 1': 6,
    '3 2 0 0': 18,
    '4 3 0 0': 6,
    '4 1 2 2': 6,
    '4 4 0 0': 12,
  });
});

/** Seat 0 orders the archers on d5 beside whom somebody fights, so that battle is asked for. */
function shoot(field: string, at: string, situation: Situation = {}): string {
  const game = begin(`bottom archers d5; bottom archers b6; top archers b7; ${field}`, situation);
  return game.order('d5', 'b6').refusal(`d5x${at}`);
}

test('R8.1 melee needs neither sight nor range, in any terrain', () => {
  const game = begin('bottom archers d5; top archers e5; wood d5; landmark e5').order('d5');
  expect(game.refusal('d5xe5')).toBe('allowed');
});

test('R8.2 range: four hexes with a bow, three with a crossbow, one with a sword', () => {
  expect(shoot('top archers h5', 'h5')).toBe('allowed');
  expect(shoot('top archers i5', 'i5')).toBe('R8.2 out-of-range');
  const crossbow = 'bottom dwarf-crossbows d5; bottom archers b6; top archers c7';
  const game = begin(`${crossbow}; top archers g5 h5`).order('d5', 'b6');
  expect(game.refusal('d5xg5')).toBe('allowed');
  expect(game.refusal('d5xh5')).toBe('R8.2 out-of-range');
  const sword = begin('bottom regular-infantry d5; top archers f5 e5').order('d5');
  expect(sword.refusal('d5xf5')).toBe('R8.2 melee-only');
});

test('R8.3 who touches an enemy may not shoot at another', () => {
  const game = begin('bottom archers d5; top archers e5 f6').order('d5');
  expect(game.refusal('d5xf6')).toBe('R8.3 in-contact');
});

test('R8.5 units of both sides, wood, hill, rampart and landmark obstruct', () => {
  expect(shoot('top archers h7; bottom archers e6 f6 g7', 'h7')).toBe('R8.4 no-line-of-sight');
  for (const terrain of ['wood', 'hill', 'rampart', 'landmark']) {
    expect(shoot(`top archers d8; ${terrain} d6`, 'd8'), terrain).toBe('R8.4 no-line-of-sight');
  }
  for (const terrain of ['water', 'ford', 'bridge']) {
    expect(shoot(`top archers d8; ${terrain} d6`, 'd8'), terrain).toBe('allowed');
  }
});

test('R8.6 along an edge one side does not block, both sides do', () => {
  expect(shoot('top archers f5', 'f5')).toBe('allowed');
  expect(shoot('top archers f5; wood e5', 'f5')).toBe('allowed');
  expect(shoot('top archers f5; wood e5 e6', 'f5')).toBe('R8.4 no-line-of-sight');
});

test('R8.6 along different edges too, and beside the border one is enough', () => {
  expect(shoot('top archers h5; wood e5 g6', 'h5')).toBe('R8.4 no-line-of-sight');
  const edge = 'bottom archers c1; top archers e1';
  const game = begin(`bottom archers b3; top archers b4; ${edge}; wood d1`, {
    hand: 'attack-left',
  });
  game.order('c1', 'b3');
  expect(game.refusal('c1xe1')).toBe('R8.4 no-line-of-sight');
});

test('R8.7 the hexes of attacker and target do not obstruct', () => {
  expect(shoot('top archers f5; wood f5 d5', 'f5')).toBe('allowed');
});

test('R15.8 a hill does not obstruct between units of its own group of hills', () => {
  expect(shoot('top archers d8; hill d5 d6 d7 d8', 'd8')).toBe('allowed');
  expect(shoot('top archers d8; hill d5 d6 d7', 'd8')).toBe('R8.4 no-line-of-sight');
  expect(shoot('top archers d8; hill d5 d7 d8', 'd8')).toBe('R8.4 no-line-of-sight');
  expect(shoot('top archers d8; hill d5 d6 d7 d8; rampart d6', 'd8')).toBe('R8.4 no-line-of-sight');
  const from = { options: { hillSight: 'from' } } as const;
  expect(shoot('top archers d8; hill d5 d6 d7', 'd8', from)).toBe('allowed');
  expect(shoot('top archers d8; hill d6 d7 d8', 'd8', from)).toBe('R8.4 no-line-of-sight');
});
