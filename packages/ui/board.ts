import type { ComponentType } from 'react';
import type { GameTypes, Known, Language, Seat, Viewer } from '@bannerfield/kernel';

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
  /** A place that is as large as a thumb on every screen, so that once is enough. */
  isLarge?(spot: Spot): boolean;
  /**
   * Spots that are pointed at in any order where they stand side by side in a path, each as often
   * as it stands there: three cards out of a hand, say. Without it none are.
   */
  isFree?(spot: Spot): boolean;
  /** The picked spot that is let go by pointing at this one; null: it does something else. */
  letsGoOf?(spot: Spot): Spot | null;
}

/** Something that has happened, and the table before it. */
export interface Moment<T extends GameTypes> {
  readonly before: Readonly<T['Table']>;
  /** What of it the viewer was told. */
  readonly events: readonly T['Event'][];
}

/** What someone has done since he was asked, while he may still change it. */
export interface Draft<T extends GameTypes> {
  readonly actions: readonly T['Action'][];
  /** Does these instead; up to the first that the rules refuse. */
  replace(actions: readonly T['Action'][]): void;
}

/** How a board marks its spots while someone points; `usePointing` gives one. */
export interface Pointed {
  /** Spots pointed at so far. */
  readonly picked: Path;
  /** Spots that lead on from there. */
  readonly targets: ReadonlySet<Spot>;
  /** Where the last refusal has its cause. */
  readonly cause: ReadonlySet<Spot>;
  /** Pointed at once where a second time is asked for, because the target is small. */
  readonly confirming: Spot | null;
  onPick(spot: Spot): void;
}

/** What a board is given. It knows how things look, never what is allowed. */
export interface BoardProps<T extends GameTypes> extends Pointed {
  /** Who looks; the board lies the way he sits, a spectator sits with seat 0. */
  readonly viewer: Viewer;
  readonly table: Readonly<T['Table']>;
  /** Null: hidden from the viewer. */
  readonly hands: readonly [Readonly<T['Hand']> | null, Readonly<T['Hand']> | null];
  /** Spots at which something has just changed, to be moved or marked. */
  readonly changed: ReadonlySet<Spot>;
  /** All that the viewer was told so far, in its order, where the program shows a log. */
  readonly told?: readonly T['Event'][];
  readonly language: Language;
  /** What has happened since the viewer last acted or looked, the oldest first. */
  readonly moments?: readonly Moment<T>[];
  /** Null: there is nothing that the viewer could change. */
  readonly draft?: Draft<T> | null;
  /** What seat 0 and seat 1 are called. */
  readonly names: readonly [string, string];
  /** Asks for the reference of a spot (long press, `?`). */
  onExplain(spot: Spot): void;
}

/** What is told of one side in the state strip. */
export interface SideProps<T extends GameTypes> {
  readonly seat: Seat;
  readonly table: Readonly<T['Table']>;
  readonly language: Language;
}

/** A sentence of the game, as its messages have it. */
export interface SentenceProps {
  readonly text: string;
  readonly language: Language;
}

/** What is told of one spot when its reference is asked for. */
export interface DetailsProps<T extends GameTypes> extends BoardProps<T> {
  readonly spot: Spot;
}

/** A choice that needs no place on the board: a button of the prompt bar. */
export interface Choice {
  readonly spot: Spot;
  readonly label: string;
}

/** A game's face in the browser: what `board/index.tsx` of its folder exports as `face`. */
export interface BoardFace<T extends GameTypes> {
  /** The table, without the viewer's hand. */
  readonly Board: ComponentType<BoardProps<T>>;
  /** The viewer's hand, at the thumb; what can be seen of it if `hands` hides it. */
  readonly Hand: ComponentType<BoardProps<T>>;
  /** How one side stands, in a few signs (flags won, cards played), for the state strip. */
  readonly Score: ComponentType<SideProps<T>>;
  /** The right rail: what is not on the table, counts, charts. */
  readonly Reference: ComponentType<BoardProps<T>>;
  /**
   * What there is to see at a spot, large: a proof, a unit's strength. Above its rules. On narrow
   * screens small targets are pointed at in it, so it closes when `picked` changes.
   */
  readonly Details: ComponentType<DetailsProps<T>>;
  /** A sentence with the notation of cards and pieces put as signs, for log and prompt bar. */
  readonly Sentence: ComponentType<SentenceProps>;
  /** The same sentence with the notation put in words, to be heard. */
  spell(text: string, language: Language): string;
  readonly pointing: Pointing<T>;
  /** The choices among the targets that are buttons, in words. */
  choices(
    targets: ReadonlySet<Spot>,
    language: Language,
    table: Readonly<T['Table']>,
    picked: Path,
  ): readonly Choice[];
  /** A spot in words, for screen readers and the log. */
  nameOf(spot: Spot, language: Language, table: Readonly<T['Table']>): string;
  /** What is asked next, once `picked` is pointed at; null: the phase's own prompt. */
  promptAfter(
    picked: Path,
    targets: ReadonlySet<Spot>,
    language: Language,
    table: Readonly<T['Table']>,
  ): string | null;
  /** A move that makes final what could be changed until then: nobody makes it for the player. */
  seals?(action: T['Action']): boolean;
  /**
   * Whether what may be chosen now follows from what the other side must not learn: then nobody
   * is passed for where the other could notice.
   */
  asksInSecret?(table: Readonly<T['Table']>): boolean;
  /** The rule numbers that explain a spot as it is now. */
  rulesOf(spot: Spot, table: Readonly<T['Table']>): readonly string[];
  /** Where an event shows, for `changed`. */
  spotsOf(event: T['Event']): readonly Spot[];
}
