import type { Seat } from '@bannerfield/kernel';

/** A hex by its number: rows from the bottom upwards, each from left to right. */
export type Hex = number;

export const ROWS = 9;
export const HEXES = 113;
/** Two rows, a long and a short one. */
const PAIR = 25;
const LONG = 13;

/** Sections as bits: left 1, centre 2, right 4. */
export const LEFT = 1;
export const CENTRE = 2;
export const RIGHT = 4;

/** R1.1: long rows have thirteen hexes, the short ones between them twelve. */
export function widthOf(row: number): number {
  return row % 2 === 0 ? LONG : LONG - 1;
}

/** The hex there, or null beyond the board: R1.2. */
export function hexAt(row: number, column: number): Hex | null {
  if (row < 0 || row >= ROWS || column < 0 || column >= widthOf(row)) return null;
  return Math.floor(row / 2) * PAIR + (row % 2) * LONG + column;
}

export function rowOf(hex: Hex): number {
  const rest = hex % PAIR;
  return Math.floor(hex / PAIR) * 2 + (rest >= LONG ? 1 : 0);
}

export function columnOf(hex: Hex): number {
  const rest = hex % PAIR;
  return rest >= LONG ? rest - LONG : rest;
}

/** Of the centre, in half widths of a hex: short rows lie half a hex to the right. */
export function acrossOf(hex: Hex): number {
  return 2 * columnOf(hex) + (rowOf(hex) % 2);
}

/** `d11`: the row as a letter from the bottom, the column from 1. */
export function formatHex(hex: Hex): string {
  return `${'abcdefghi'.charAt(rowOf(hex))}${columnOf(hex) + 1}`;
}

export function parseHex(text: string): Hex | null {
  const [, letter = '', digits] = /^([a-i])([1-9]\d?)$/.exec(text) ?? [];
  return digits === undefined ? null : hexAt('abcdefghi'.indexOf(letter), Number(digits) - 1);
}

export const ALL_HEXES: readonly Hex[] = Array.from({ length: HEXES }, (_, hex) => hex);

/** Steps to the six neighbours, by rows and half widths: R1.3. */
const AROUND = [
  [1, -1],
  [1, 1],
  [0, -2],
  [0, 2],
  [-1, -1],
  [-1, 1],
] as const;

/** The hex whose centre lies there, or null. */
export function hexAcross(row: number, across: number): Hex | null {
  return hexAt(row, (across - (Math.abs(row) % 2)) / 2);
}

function around(hex: Hex, rows: readonly number[]): Hex[] {
  return AROUND.filter(([row]) => rows.includes(row)).flatMap(
    ([row, across]) => hexAcross(rowOf(hex) + row, acrossOf(hex) + across) ?? [],
  );
}

/** The up to six neighbours of each hex. */
const NEIGHBOURS: readonly (readonly Hex[])[] = ALL_HEXES.map((hex) => around(hex, [1, 0, -1]));

/** R11.4: the one or two hexes of the next row towards each seat's own side. */
export const BACKWARDS: readonly [readonly (readonly Hex[])[], readonly (readonly Hex[])[]] = [
  ALL_HEXES.map((hex) => around(hex, [-1])),
  ALL_HEXES.map((hex) => around(hex, [1])),
];

export function neighboursOf(hex: Hex): readonly Hex[] {
  return NEIGHBOURS[hex] ?? [];
}

/** In hexes, without the first and with the last: R8.2. */
export function distance(from: Hex, to: Hex): number {
  const rows = Math.abs(rowOf(from) - rowOf(to));
  const across = Math.abs(acrossOf(from) - acrossOf(to));
  return rows + Math.max(0, (across - rows) / 2);
}

export function isAdjacent(one: Hex, other: Hex): boolean {
  return neighboursOf(one).includes(other);
}

/** R1.4, R1.5: the sections of a hex as bits, left and right as the seat sees them. */
export function sectionsOf(hex: Hex, seat: Seat, layout: 'dotted' | 'split'): number {
  const bits = BITS[layout][hex] ?? 0;
  if (seat === 0) return bits;
  return (bits & CENTRE) | (bits & LEFT ? RIGHT : 0) | (bits & RIGHT ? LEFT : 0);
}

const BITS = {
  dotted: ALL_HEXES.map((hex) => bitsOf(hex, 3, 8)),
  split: ALL_HEXES.map((hex) => bitsOf(hex, 4, 7)),
};

/** Short rows have their centre from `first` to `last`; a wing takes three columns more or less. */
function bitsOf(hex: Hex, first: number, last: number): number {
  const column = columnOf(hex);
  const isLong = rowOf(hex) % 2 === 0;
  const left = column <= 3 ? LEFT : 0;
  const right = column >= (isLong ? 9 : 8) ? RIGHT : 0;
  const isCentre = isLong ? column >= 4 && column <= 8 : column >= first && column <= last;
  return left | right | (isCentre ? CENTRE : 0);
}
