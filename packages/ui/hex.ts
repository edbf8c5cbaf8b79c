/** A hex in axial coordinates; pointed at the top, `q` to the right, `r` down to the right. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

export type HexDirection = 'e' | 'se' | 'sw' | 'w' | 'nw' | 'ne';

const STEPS: Readonly<Record<HexDirection, Hex>> = {
  e: { q: 1, r: 0 },
  se: { q: 0, r: 1 },
  sw: { q: -1, r: 1 },
  w: { q: -1, r: 0 },
  nw: { q: 0, r: -1 },
  ne: { q: 1, r: -1 },
};

export const HEX_DIRECTIONS: readonly HexDirection[] = ['e', 'se', 'sw', 'w', 'nw', 'ne'];

export function hexNeighbour({ q, r }: Hex, direction: HexDirection): Hex {
  const step = STEPS[direction];
  return { q: q + step.q, r: r + step.r };
}

/** Steps from one hex to another. */
export function hexDistance(from: Hex, to: Hex): number {
  const [q, r] = [to.q - from.q, to.r - from.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

export function isSameHex(one: Hex, other: Hex): boolean {
  return one.q === other.q && one.r === other.r;
}

/** The `index`-th hex (from 0) of row `r`, where odd rows stand half a hex to the right. */
export function hexInRow(r: number, index: number): Hex {
  return { q: index - Math.floor(r / 2), r };
}

/** The reverse of `hexInRow`. */
export function indexInRow({ q, r }: Hex): number {
  return q + Math.floor(r / 2);
}

/** Row letter and number from 1, `C4`, as one says it. */
export function sayHex(hex: Hex): string {
  return `${String.fromCharCode(65 + hex.r)}${indexInRow(hex) + 1}`;
}

/** Half a hex's width and a quarter of its height, in units of the drawing: whole numbers. */
export const HALF_WIDTH = 26;
export const QUARTER_HEIGHT = 15;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a hex, in units of the drawing. */
export function hexCentre({ q, r }: Hex): Point {
  return { x: (2 * q + r) * HALF_WIDTH, y: 3 * r * QUARTER_HEIGHT };
}

/** The outline around the middle, for an SVG polygon. */
export const HEX_OUTLINE = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
]
  .map(([x = 0, y = 0]) => `${x * HALF_WIDTH},${y * QUARTER_HEIGHT}`)
  .join(' ');

/** The six letters that lie around S as the hexes do, and what other keyboards have there. */
const KEYS: Readonly<Record<string, HexDirection>> = {
  ArrowLeft: 'w',
  ArrowRight: 'e',
  Home: 'nw',
  PageUp: 'ne',
  End: 'sw',
  PageDown: 'se',
  a: 'w',
  d: 'e',
  w: 'nw',
  e: 'ne',
  y: 'sw',
  z: 'sw',
  x: 'se',
};

/** Where a key leads from a hex: up and down keep to the column, going left and right in turn. */
export function directionOfKey(key: string, { r }: Hex): HexDirection | null {
  const isOdd = r % 2 !== 0;
  if (key === 'ArrowUp') return isOdd ? 'nw' : 'ne';
  if (key === 'ArrowDown') return isOdd ? 'sw' : 'se';
  return KEYS[key] ?? null;
}
