import type { Known, PendingOver, Seat, Staged, State } from '@bannerfield/kernel';
import type { Hex } from './board.ts';
import { UNITS, type UnitKind } from './data.ts';
import type { Event } from './events.ts';

/** What is agreed before the game; R20. */
export interface Options {
  /** The id of a scenario, or one written out: R20.1. */
  scenario: string;
  loreMode: 'scenario' | 'none' | 'medieval';
  mercenaries: boolean;
  landmarks: boolean;
  sectionLayout: 'dotted' | 'split';
  /** Banners that win, 0: as the scenario says. */
  victoryBanners: number;
  /** Command cards of seat 0 and of seat 1, 0: as the scenario says. */
  handBottom: number;
  handTop: number;
  crossbowMovePenalty: boolean;
  retreatDeadEndAllowed: boolean;
  boldCheck: 'atBattleBack' | 'atAttack' | 'both';
  hillSight: 'between' | 'from';
  stopEndsTurn: boolean;
  /** After so many turns the banners decide, 0: never. */
  turnLimit: number;
}

/** A unit by its place in the list of units. */
export type UnitId = number;
/** A Command card by its kind, its place in COMMANDS. */
export type CommandId = number;
/** A Lore card by its kind, its place in LORE_CARDS. */
export type LoreId = number;

/** The hex of a unit that has left the board. */
export const GONE = -1;
/** No unit. */
export const NOBODY = -1;

export interface Unit {
  /** Place in UNITS. */
  readonly kind: number;
  readonly seat: Seat;
  hex: Hex;
  figures: number;
  /** Not in this turn, by the Command card, or beside it (without what the card gives). */
  order: 'no' | 'card' | 'plain';
  /** Hexes moved in this turn's move phase. */
  moved: number;
  /** It has had its move, or has battled. */
  hasMoved: boolean;
  /** Attacks it may still begin in this turn. */
  battles: number;
  /** It has come where units stop: no more moves this turn. */
  stopped: boolean;
  /** The enemy it has rushed at, or NOBODY. */
  rush: UnitId;
  /** Hexes more that it may move. */
  haste: number;
}

/** Places of the board and what they do; never changes in a game. */
export interface Field {
  /** One letter a hex, keys of GROUNDS and OVERLAYS. */
  readonly ground: string;
  readonly overlay: string;
  /** One letter for each connected group of hills, `.` elsewhere: R15.8. */
  readonly ridges: string;
  /** Hexes that are worth a banner while a unit stands there. */
  readonly banners: readonly Hex[];
  readonly goals: readonly [number, number];
  readonly hands: readonly [number, number];
  readonly first: Seat;
}

/** What is left of a battle under way; the last of the list is the one being resolved. */
export interface Clash {
  readonly kind: 'attack' | 'bonus' | 'back' | 'first';
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly melee: boolean;
  /** Where both stood when it began. */
  readonly from: Hex;
  readonly at: Hex;
  step: 'strike' | 'react' | 'roll' | 'fuel' | 'hits' | 'retreat' | 'panic' | 'follow' | 'end';
  /** Of Lore: dice more, flags that the target may ignore, hexes a flag drives it. */
  dice: number;
  bold: number;
  fright: number;
  /** The defender strikes first. */
  ambush: boolean;
  /** The target was Bold when it was attacked. */
  wasBold: boolean;
  /** How many dice show each face; empty before the roll. */
  faces: number[];
  /** Lore faces are used and give no tokens. */
  fuelled: boolean;
  /** Flags not ignored yet, hexes still to retreat, hexes retreated. */
  flags: number;
  hexes: number;
  crossed: number;
}

export interface Lore {
  tokens: [number, number];
  /** Lore cards held. */
  cards: [number, number];
  deckSize: number;
  /** Sorted. */
  discards: LoreId[];
  /** Who has played his Lore card of this turn. */
  played: [boolean, boolean];
}

export type Step = 'deal' | 'card' | 'order' | 'move' | 'battle' | 'draw' | 'lore' | 'end';

/** What is under way. Frames without seats wait for chance. */
export type Frame =
  /** `to` draws; `aside`: not into the hand yet, since one of them is chosen. */
  | {
      readonly phase: 'draw';
      readonly seats: readonly [];
      readonly to: Seat;
      readonly aside: boolean;
      readonly left: number;
    }
  | {
      readonly phase: 'draw-lore';
      readonly seats: readonly [];
      readonly to: Seat;
      readonly left: number;
    }
  | { readonly phase: 'muster' | 'roll' | 'panic'; readonly seats: readonly [] }
  | { readonly phase: AskedPhase; readonly seats: readonly [Seat] };

/** Phases in which somebody chooses. */
export const ASKED_PHASES = [
  'card',
  'order',
  'move',
  'battle',
  'keep',
  'replenish',
  'keep-lore',
  'strike',
  'react',
  'fuel',
  'flags',
  'retreat',
  'follow',
  'bonus',
  'back',
] as const;
export type AskedPhase = (typeof ASKED_PHASES)[number];
export type Phase = Frame['phase'];

export interface Table extends Staged {
  options: Options;
  field: Field;
  stack: Frame[];
  result: Omit<PendingOver, 'kind'> | null;
  turn: number;
  active: Seat;
  step: Step;
  /** The Command card of this turn, and the one it is played as: null, it orders nobody. */
  card: CommandId | null;
  effect: CommandId | null;
  /** What the card asks for is not there: one unit is ordered, without what the card gives. */
  fallback: boolean;
  /** The hand with the played card. */
  command: number;
  /** The dice of the card BattleLore, empty otherwise. */
  mustered: number[];
  /** Units that may be ordered beside the card. */
  extra: number;
  /** What each seat's last Command card was played as. */
  last: [CommandId | null, CommandId | null];
  units: Unit[];
  /** The unit on each hex, or NOBODY. */
  at: UnitId[];
  /** Banners won for good. */
  banners: [number, number];
  /** Cards held, without those drawn aside. */
  handSizes: [number, number];
  /** Cards drawn aside, of which the active seat keeps one. */
  aside: number;
  deckSize: number;
  /** Sorted. */
  discards: CommandId[];
  /** Null in Medieval Adventures. */
  lore: Lore | null;
  clashes: Clash[];
}

export interface Hand {
  /** Sorted. */
  cards: CommandId[];
  /** Drawn for a Scout, not chosen yet; sorted. */
  aside: CommandId[];
  /** Sorted. */
  lore: LoreId[];
}

/** Undrawn cards: how many of each kind. */
export interface Fate {
  deck: number[];
  lore: number[];
}

export type Action =
  | { readonly type: 'play'; readonly card: CommandId }
  | { readonly type: 'order'; readonly at: Hex }
  /** `rush`: the hex of the enemy it rushes at. */
  | { readonly type: 'move'; readonly from: Hex; readonly to: Hex; readonly rush: Hex | null }
  | { readonly type: 'attack'; readonly from: Hex; readonly at: Hex }
  | { readonly type: 'done' }
  | { readonly type: 'ignore'; readonly flags: number }
  | { readonly type: 'retreat'; readonly to: Hex }
  | { readonly type: 'follow'; readonly to: Hex }
  | { readonly type: 'back' }
  | { readonly type: 'pass' }
  | { readonly type: 'keep'; readonly card: CommandId }
  | { readonly type: 'lore'; readonly card: LoreId; readonly on: Hex | null }
  | { readonly type: 'replenish'; readonly take: 'cards' | 'both' | 'tokens' }
  | { readonly type: 'keep-lore'; readonly card: LoreId };

export type Chance =
  | { readonly type: 'card'; readonly card: CommandId }
  | { readonly type: 'lore-card'; readonly card: LoreId }
  /** How many dice show each of FACES. */
  | { readonly type: 'roll'; readonly faces: readonly number[] };

export interface BattleLore {
  Options: Options;
  Table: Table;
  Hand: Hand;
  Fate: Fate;
  Action: Action;
  Chance: Chance;
  Event: Event;
}

export type BattleLoreState = State<BattleLore>;
export type BattleLoreKnown = Known<BattleLore>;

export function kindOf({ kind }: Readonly<Unit>): UnitKind {
  const found = UNITS[kind];
  if (found === undefined) throw new Error(`there is no unit ${kind}`);
  return found;
}

export function unitOf(table: Readonly<Table>, id: UnitId): Unit {
  const unit = table.units[id];
  if (unit === undefined) throw new Error(`there is no unit ${id}`);
  return unit;
}

/** The unit on a hex; null also for what is no hex. */
export function unitAt(table: Readonly<Table>, hex: Hex): Unit | null {
  const id = table.at[hex] ?? NOBODY;
  return id === NOBODY ? null : unitOf(table, id);
}

export function isFree(table: Readonly<Table>, hex: Hex): boolean {
  return table.at[hex] === NOBODY;
}

export function currentClash(table: Readonly<Table>): Clash {
  const clash = table.clashes.at(-1);
  if (clash === undefined) throw new Error('no battle is under way');
  return clash;
}

export function frameOf<P extends Phase>(table: Readonly<Table>, phase: P): Frame & { phase: P } {
  const top = table.stack.at(-1);
  if (top?.phase !== phase) throw new Error(`the phase is not ${phase}`);
  return top as Frame & { phase: P };
}

/** Cards of that time that could be played: asked for by what all see, never by what is held. */
export function mayPlayLore({ lore }: Readonly<Table>, seat: Seat): boolean {
  return lore !== null && lore.cards[seat] > 0 && !lore.played[seat];
}
