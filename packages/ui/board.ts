import type { ComponentType } from 'react';
import type { GameTypes, Known, Language, Viewer } from '@bannerfield/kernel';

/**
 * Something on the board that can be pointed at, in the vocabulary of `Refusal.at`:
 * `card:g10`, `flag:4`, `deck:troop`. One word, the same in every language.
 */
export type Spot = string;

/** The spots that name an action, in the order in which they are pointed at. */
export type Path = readonly Spot[];

/** How actions are pointed at on a board: select, then target. */
export interface Pointing<T extends GameTypes> {
  /** At least one spot; an action without a place on the board names its button. */
  pathOf(action: T['Action']): Path;
  /**
   * Every action, allowed or not, whose path begins with `path`: asked for the reason when
   * someone points at what is not allowed. Empty if the spots mean nothing together.
   */
  meantBy(path: Path, known: Known<T>): readonly T['Action'][];
}

/** What a board is given. It knows how things look, never what is allowed. */
export interface BoardProps<T extends GameTypes> {
  /** Who looks; the board lies the way he sits, a spectator sits with seat 0. */
  readonly viewer: Viewer;
  readonly table: Readonly<T['Table']>;
  /** Null: hidden from the viewer. */
  readonly hands: readonly [Readonly<T['Hand']> | null, Readonly<T['Hand']> | null];
  /** Spots pointed at so far. */
  readonly picked: Path;
  /** Spots that lead on from there. */
  readonly targets: ReadonlySet<Spot>;
  /** Where the last refusal has its cause. */
  readonly cause: ReadonlySet<Spot>;
  /** Spots at which something has just changed, to be moved or marked. */
  readonly changed: ReadonlySet<Spot>;
  readonly language: Language;
  onPick(spot: Spot): void;
  /** Asks for the reference of a spot (long press, `?`). */
  onExplain(spot: Spot): void;
}

/** A choice that needs no place on the board: a button of the prompt bar. */
export interface Choice {
  readonly spot: Spot;
  readonly label: string;
}

/** A game's face in the browser: what `board/index.tsx` of its folder exports as `face`. */
export interface BoardFace<T extends GameTypes> {
  readonly Board: ComponentType<BoardProps<T>>;
  readonly pointing: Pointing<T>;
  /** The choices among the targets that are buttons, in words. */
  choices(targets: ReadonlySet<Spot>, language: Language): readonly Choice[];
  /** A spot in words, for screen readers and the log. */
  nameOf(spot: Spot, language: Language): string;
  /** What is asked next, once `picked` is pointed at; null: the phase's own prompt. */
  promptAfter(picked: Path, language: Language): string | null;
  /** The rule numbers that explain a spot. */
  rulesOf(spot: Spot): readonly string[];
}
