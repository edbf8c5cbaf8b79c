import type { GameTypes, Seat } from './game.ts';
import type { Viewer } from './match.ts';
import type { Language, Words } from './messages.ts';

/** A value an option can have; plain JSON. */
export type OptionValue = string | number | boolean;

/** One option of a game, for menus and for `games --json`. */
export interface OptionAbout {
  readonly default: OptionValue;
  readonly values: readonly OptionValue[];
  readonly label: Words;
  readonly explanation: Words;
  /** What values are called on buttons, by the value as text; a value without one by itself. */
  readonly names?: Readonly<Record<string, Words>>;
  /** Asked for with the opponent, and not among the variants that most leave as they are. */
  readonly isMain?: boolean;
}

/** What a game is called, and what it is in a sentence or two: `headline.ts`. */
export interface Headline {
  readonly title: Words;
  readonly summary: Words;
}

/** What a game says of itself before play: `about.ts`. */
export interface About extends Headline {
  readonly options: Readonly<Record<string, OptionAbout>>;
}

/** Colours a terminal board may use; each is also told by a letter or sign of the text itself. */
export type Ink = 'red' | 'yellow' | 'green' | 'blue' | 'magenta' | 'grey' | 'bold' | 'dim';

/** Paints text for a terminal; gives it back unchanged where colours are off. */
export type Paint = (ink: Ink, text: string) => string;

/** What a terminal board shows: the table, and the hands the viewer may see. */
export interface TextView<T extends GameTypes> {
  /** Who looks: his side is “yours”; for a spectator both sides have numbers. */
  readonly viewer: Viewer;
  /** The seat whose side lies below: that of the viewer, if he has one. */
  readonly near: Seat;
  readonly table: Readonly<T['Table']>;
  /** Null: hidden from the viewer. */
  readonly hands: readonly [Readonly<T['Hand']> | null, Readonly<T['Hand']> | null];
}

/**
 * A game's face in a terminal: `terminal.ts`. At most 80 columns wide; on fewer `columns` as narrow
 * as it can be.
 */
export interface TextBoard<T extends GameTypes> {
  draw(view: TextView<T>, paint: Paint, language: Language, columns?: number): string;
  /** What its signs mean, for the help: sign and meaning. */
  legend?(language: Language): readonly (readonly [string, string])[];
  /**
   * How moves are called in this language: beginnings of words, and the word of the notation that
   * each means. Who types such a word is told how the move is written.
   */
  spoken?(language: Language): Readonly<Record<string, string>>;
}
