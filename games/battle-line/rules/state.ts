import type { Known, Seat, Staged, State } from '@bannerfield/kernel';
import type { Card, CardKind } from './data.ts';
import type { Event } from './events.ts';

/** What is agreed before the game; R1.6, R2.7, R3.14, R6.5, R7.7, R7.8, R8.10. */
export interface Options {
  tactics: boolean;
  claimTiming: 'afterPlay' | 'startOfTurn';
  leaderLimit: 'perGame' | 'onBoard';
  environmentMovable: boolean;
  mudExcess: 'bestThree' | 'ownerDiscardsOne';
  scoutShort: 'drawnMinusOne' | 'alwaysTwo';
  starter: 'cut' | Seat;
}

export interface Flag {
  /** Formation cards of both seats, in the order in which they were placed. */
  sides: [Card[], Card[]];
  /** Fog and Mud, on the side of the seat that laid them there. */
  environment: [Card[], Card[]];
  /** Who has claimed it. */
  owner: Seat | null;
  /** Who placed the last formation card here; a card that leaves changes nothing (R5.7). */
  last: Seat | null;
}

/** One thing for each of the two decks, or one for each kind of back. */
export interface ByKind<T> {
  troop: T;
  tactics: T;
}

/** The steps of a turn, and what interrupts them. Frames without seats wait for a card. */
export type Frame =
  | { readonly phase: 'cut'; readonly seats: []; readonly first: Card | null }
  | { readonly phase: 'deal'; readonly seats: []; readonly dealt: number }
  | { readonly phase: 'play'; readonly seats: [Seat] }
  | { readonly phase: 'claim'; readonly seats: [Seat] }
  | { readonly phase: 'draw'; readonly seats: [Seat] }
  | { readonly phase: 'scout-draw'; readonly seats: [Seat]; readonly drawn: number }
  | { readonly phase: 'scout-return'; readonly seats: [Seat]; readonly left: number }
  | { readonly phase: 'mud-excess'; readonly seats: [Seat]; readonly flag: number }
  | { readonly phase: 'card'; readonly seats: []; readonly to: Seat; readonly deck: CardKind };

export type Phase = Frame['phase'];

/** What both players and all who look on see. */
export interface Table extends Staged {
  options: Options;
  stack: Frame[];
  result: Staged['result'];
  /** Who takes the first turn; null until the cut is over. */
  starter: Seat | null;
  /** Turns begun; 0 during setup. */
  turn: number;
  /** Nine of them, in a row. */
  flags: Flag[];
  /** Guile cards played and cards discarded, for good. */
  displays: [Card[], Card[]];
  /** How many cards each deck has, those placed on top included. */
  decks: ByKind<number>;
  /** Who placed the cards that lie in known order on each deck; the last one is uppermost. */
  placed: ByKind<Seat[]>;
  /** How many backs of each kind each hand shows. */
  backs: [ByKind<number>, ByKind<number>];
  /**
   * Tactics cards that each seat has played, and how many of them were Leaders: plays, not cards
   * (R6.3). They are kept, though the table shows them too, since every list of plays asks.
   */
  played: [number, number];
  leaders: [number, number];
  /** Passes in a row up to now. */
  passes: number;
}

/** All that one player alone knows. Lists of cards are sorted unless said otherwise. */
export interface Hand {
  cards: Card[];
  /** The cards that he placed on each deck and that still lie there, in order, last uppermost. */
  placed: ByKind<Card[]>;
  /** Cards he placed that the other has drawn and holds; there is one Scout, so none goes back. */
  seen: Card[];
  /** The mirror of the other's `seen`: cards here that the other knows of. */
  shown: Card[];
}

/** What nobody knows: the cards not drawn yet, sorted. They lie below all placed ones. */
export type Fate = ByKind<Card[]>;

export type Action =
  | { readonly type: 'place'; readonly card: Card; readonly flag: number }
  | { readonly type: 'scout' }
  /** `to` null: into the own display. */
  | { readonly type: 'redeploy'; readonly card: Card; readonly to: number | null }
  | { readonly type: 'deserter'; readonly card: Card }
  | { readonly type: 'traitor'; readonly card: Card; readonly to: number }
  | { readonly type: 'pass' }
  | { readonly type: 'claim'; readonly flag: number }
  | { readonly type: 'end' }
  | { readonly type: 'draw'; readonly deck: CardKind }
  | { readonly type: 'return'; readonly card: Card }
  | { readonly type: 'drop'; readonly card: Card };

/** A card comes up: cut, dealt or drawn. */
export interface Chance {
  readonly type: 'card';
  readonly card: Card;
}

export interface BattleLine {
  Options: Options;
  Table: Table;
  Hand: Hand;
  Fate: Fate;
  Action: Action;
  Chance: Chance;
  Event: Event;
}

export type BattleLineState = State<BattleLine>;
export type BattleLineKnown = Known<BattleLine>;

export const FLAGS = 9;
export const HAND_SIZE = 7;

/** Whose turn it is; R3.1: turns alternate strictly. Null during setup. */
export function turnOf(table: Readonly<Table>): Seat | null {
  const { starter, turn } = table;
  if (starter === null || turn === 0) return null;
  return turn % 2 === 1 ? starter : starter === 0 ? 1 : 0;
}

/** Cards that a hand holds, as its backs show. */
export function handSize(table: Readonly<Table>, seat: Seat): number {
  return table.backs[seat].troop + table.backs[seat].tactics;
}

/** Cards left in both decks together. */
export function deckCards(table: Readonly<Table>): number {
  return table.decks.troop + table.decks.tactics;
}

/** The top of the stack, which must be of that phase. */
export function currentFrame<P extends Phase>(
  table: Readonly<Table>,
  phase: P,
): Extract<Frame, { readonly phase: P }> {
  const top = table.stack.at(-1);
  if (top?.phase !== phase) throw new Error(`the phase is not ${phase}`);
  return top as Extract<Frame, { readonly phase: P }>;
}
