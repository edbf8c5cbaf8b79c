import { acrossOf, ALL_HEXES, distance, hexAcross, HEXES, rowOf, type Hex } from './board.ts';

/** The longest range of a weapon. */
const FARTHEST = 4;

/** What a line between two centres meets on its way: R8.4 to R8.7. */
export interface Line {
  /** Hexes it crosses. */
  readonly crossed: readonly Hex[];
  /** Hexes along whose edge it runs, to the left and to the right as one looks along it. */
  readonly left: readonly Hex[];
  readonly right: readonly Hex[];
  /** A half-hex of the border lies along it on that side. */
  readonly leftBorder: boolean;
  readonly rightBorder: boolean;
}

/**
 * A point of the plane: half widths of a hex across, a third of the distance of rows up. So
 * centres lie at (across, 3 × row), and corners (0, ±2) and (±1, ±1) from them.
 */
type Point = readonly [number, number];

/** The six sides: a point is inside if across × x + up × y is at most `most` for each. */
const SIDES = [
  [1, 0, 1],
  [-1, 0, 1],
  [1, 1, 2],
  [1, -1, 2],
  [-1, 1, 2],
  [-1, -1, 2],
] as const;

type Meeting = 'none' | 'crossed' | 'left' | 'right';

/**
 * How the segment from the origin to `to` meets the hex around `centre`: cut by each side in
 * turn, its parameter kept as exact fractions.
 */
function meet(to: Point, centre: Point): Meeting {
  let [from, fromOver, until, untilOver] = [0, 1, 1, 1];
  let isAlong = false;
  for (const [x, y, most] of SIDES) {
    const slope = x * to[0] + y * to[1];
    const room = most + x * centre[0] + y * centre[1];
    if (slope === 0) {
      if (room < 0) return 'none';
      isAlong ||= room === 0;
    } else if (slope > 0) {
      if (room * untilOver < until * slope) [until, untilOver] = [room, slope];
    } else if (-room * fromOver > from * -slope) {
      [from, fromOver] = [-room, -slope];
    }
  }
  if (from * untilOver >= until * fromOver) return 'none';
  if (!isAlong) return 'crossed';
  return to[0] * centre[1] - to[1] * centre[0] > 0 ? 'left' : 'right';
}

interface Drawn {
  crossed: Hex[];
  left: Hex[];
  right: Hex[];
  leftBorder: boolean;
  rightBorder: boolean;
}

function draw(from: Hex, to: Hex): Line {
  const line: Drawn = { crossed: [], left: [], right: [], leftBorder: false, rightBorder: false };
  const end: Point = [acrossOf(to) - acrossOf(from), 3 * (rowOf(to) - rowOf(from))];
  const [lowest, highest] = ascending(rowOf(from), rowOf(to));
  const [leftmost, rightmost] = ascending(acrossOf(from), acrossOf(to));
  for (let row = lowest - 1; row <= highest + 1; row++) {
    for (let across = leftmost - 2; across <= rightmost + 2; across++) {
      if ((across - row) % 2 !== 0) continue;
      const hex = hexAcross(row, across);
      if (hex === from || hex === to) continue;
      const centre: Point = [across - acrossOf(from), 3 * (row - rowOf(from))];
      note(line, meet(end, centre), hex);
    }
  }
  return line;
}

/** No line between two hexes crosses the border; it can only run along it. */
function note(line: Drawn, meeting: Meeting, hex: Hex | null): void {
  if (meeting === 'none') return;
  if (hex !== null) line[meeting].push(hex);
  else if (meeting === 'left') line.leftBorder = true;
  else line.rightBorder = true;
}

function ascending(one: number, other: number): [number, number] {
  return one < other ? [one, other] : [other, one];
}

/** By from × HEXES + to; only for what a weapon can reach and melee cannot. */
const LINES: readonly (Line | null)[] = ALL_HEXES.flatMap((from) =>
  ALL_HEXES.map((to) => {
    const range = distance(from, to);
    return range >= 2 && range <= FARTHEST ? draw(from, to) : null;
  }),
);

/** The line between two hexes two to four apart, or null. */
export function lineBetween(from: Hex, to: Hex): Line | null {
  return LINES[from * HEXES + to] ?? null;
}

/**
 * The obstructions that block the line, none if it is clear. Along edges both sides must be
 * obstructed somewhere: R8.6.
 */
export function blockersOf(line: Line, isObstructed: (hex: Hex) => boolean): Hex[] {
  const crossed = line.crossed.filter(isObstructed);
  if (crossed.length > 0) return crossed;
  const left = line.left.filter(isObstructed);
  const right = line.right.filter(isObstructed);
  const isBlocked = (left.length > 0 || line.leftBorder) && (right.length > 0 || line.rightBorder);
  return isBlocked ? [...left, ...right] : [];
}

/** As `blockersOf`, without the list. */
export function isClear(line: Line, isObstructed: (hex: Hex) => boolean): boolean {
  if (line.crossed.some(isObstructed)) return false;
  if (!line.leftBorder && !line.left.some(isObstructed)) return true;
  return !line.rightBorder && !line.right.some(isObstructed);
}
