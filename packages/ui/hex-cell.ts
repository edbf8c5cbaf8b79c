import type { ReactNode } from 'react';
import type { Spot } from './board.ts';
import type { Hex } from './hex.ts';

/** One hex of the map. */
export interface HexCell extends Hex {
  readonly spot: Spot;
  /** Its coordinates as one says them, its ground and what stands there. */
  readonly name: string;
  readonly marks: string;
  /** Looks: a word for the style sheet, `wood`, `hill`. */
  readonly ground?: string;
  /** Drawn in the middle of the hex, in the drawing's own units; SVG. The same while it looks so. */
  readonly inside?: ReactNode;
}

/** What a key of the game's own does on a hex: says something, or leads to another spot. */
export interface HexAnswer {
  readonly say?: string;
  readonly go?: Spot;
}
