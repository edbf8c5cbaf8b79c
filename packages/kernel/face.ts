import type { Game, GameTypes, Refusal, Seat } from './game.ts';
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
  /** Ready things to play on: `simulate` takes them by turns where none is asked for. */
  readonly isCycled?: boolean;
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

/** What an army may begin with: a faction, or a ready army. */
export interface ArmyBeginning {
  readonly id: string;
  readonly name: Words;
  /** Whether it is whole from the start. */
  readonly isReady: boolean;
}

/** An army after a step, as text; a word that means nothing here; or why the step is not allowed. */
export type ArmyStep =
  | { readonly kind: 'army'; readonly army: string }
  | { readonly kind: 'unknown'; readonly word: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** One thing that is wrong with an army, or missing: `what` is the part it is about, if it is one. */
export interface ArmyFault {
  readonly what: string | null;
  readonly refusal: Refusal;
}

/**
 * How an army is built outside a game, where a game has armies: `armies.ts`. An army that need not
 * be finished is a text on one line without blanks, which only its game can read.
 */
export interface ArmyFace<T extends GameTypes> {
  beginnings(game: Game<T>): readonly ArmyBeginning[];
  /** The army that a text means: one as this face writes it, as it is shared, or a beginning. */
  read(game: Game<T>, text: string): ArmyStep;
  place(game: Game<T>, army: string, unit: string, place: string): ArmyStep;
  /** Takes off what stands on a place, or one of the units that wait. */
  take(game: Game<T>, army: string, what: string): ArmyStep;
  /** In the order of the rules; none: it may be played. */
  faults(game: Game<T>, army: string): readonly ArmyFault[];
  /** As options take it and friends send it; null: it is not whole. */
  share(game: Game<T>, army: string): string | null;
  draw(game: Game<T>, army: string, paint: Paint, language: Language): string;
  /** What can be had, what it costs and where it may still go, by unit. */
  units(game: Game<T>, army: string): readonly ArmyUnit[];
}

export interface ArmyUnit {
  readonly id: string;
  readonly name: Words;
  readonly points: number;
  /** How many more the army may have. */
  readonly left: number;
  /** Where it may go now. */
  readonly places: readonly string[];
  /** Why it may go nowhere. */
  readonly refusal: Refusal | null;
}
