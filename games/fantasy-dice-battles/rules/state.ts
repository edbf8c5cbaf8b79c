import { otherSeat, type Seat, type Staged } from '@bannerfield/kernel';
import type { Roster } from './values.ts';

/** A unit or hero by its place in the edition's list; its order card is called the same. */
export type Tile = number;
/** One of eighteen: battalion × 6 + slot, slots as in `SLOTS`. */
export type Space = number;
/** Where an order card lies: 0, 1, 2 a battalion, 3 the regrouping order. */
export type OrderPlace = number;

/** What is agreed before the game. */
export interface Options {
  /** `choose`, or both armies as `first:second`, each by id, as text, or again `choose`. */
  armies: string;
  /** Whether who says ready last reinforces first, or both say it at once. */
  readiness: 'said' | 'equal';
  reinforcing: 'inTurn' | 'blind';
  fleeing: 'owner' | 'automatic';
  regrouping: 'always' | 'needsToken';
  healing: 'wounds' | 'poisonToo';
  frenzy: 'goblins' | 'serpentsToo';
  /** The last round, or 0: no cap. */
  roundCap: number;
  /** Whether everybody in the lane moves on, or only who is in the way. */
  reading_lane: 'literal' | 'fill_gap';
  /** Which cards find their picture on a hero. */
  reading_hero_token: 'every_card' | 'hero_cards_only';
  /** Whether as many units as can be moved must be. */
  reading_regroup: 'must' | 'may';
  /** When the discard pile is shuffled. */
  reading_reshuffle: 'when_needed' | 'eager';
}

/** A unit or hero on the field, and the dice that lie on it. */
export interface Token {
  readonly tile: Tile;
  wounds: number;
  /** 0 or 1. */
  poison: number;
  /** Dice on its armour, until the round's losses are checked. */
  blocked: number;
}

/** What an order space shows: nothing, a back, or a card. */
export type Order = Tile | 'down' | null;

/** One player's part of the table. */
export interface Side {
  /** All cards of his army, sorted; empty until the armies are shown. */
  army: Tile[];
  /** Eighteen spaces: three battalions of six. */
  spaces: (Token | null)[];
  /** Three; the first is where units come in. */
  fleeing: (Tile | null)[];
  /** Sorted. */
  reinforcements: Tile[];
  /** Units and heroes out of the game, sorted. */
  fallen: Tile[];
  orders: Order[];
  /** Dice on the three battalions' cards. */
  dice: number[];
  /** Sorted. */
  discard: Tile[];
  /** How many cards the draw pile has. */
  pile: number;
  /** How many cards he holds, with those being laid, until both are ready. */
  held: number;
}

/** What is under way. Frames without seats wait for chance. */
export type Frame =
  | { readonly phase: 'muster'; readonly seats: readonly Seat[] }
  | { readonly phase: 'draw'; readonly seats: readonly [] }
  | { readonly phase: 'orders'; readonly seats: readonly Seat[] }
  /** `used`: battalions that a unit has entered, as bits. */
  | { readonly phase: 'reinforce'; readonly seats: readonly Seat[]; readonly used: number }
  | { readonly phase: 'regroup'; readonly seats: readonly [Seat]; readonly left: readonly string[] }
  | {
      readonly phase: 'redeploy';
      readonly seats: readonly [Seat];
      readonly battalion: number;
      readonly left: readonly string[];
    }
  /** `roller` attacks with the dice on his card. */
  | {
      readonly phase: 'roll';
      readonly seats: readonly [];
      readonly roller: Seat;
      readonly battalion: number;
    }
  | { readonly phase: 'flee'; readonly seats: readonly Seat[] };

export type Phase = Frame['phase'];

/** What both players and all who look on see. */
export interface Table extends Staged {
  options: Options;
  edition: Roster;
  stack: Frame[];
  result: Staged['result'];
  /** Rounds begun; 0 while armies are raised. */
  round: number;
  /** The step of the round, 1 to 6; 0 while armies are raised. */
  step: number;
  /** Who reinforces first in this round; null until both are ready. */
  first: Seat | null;
  sides: [Side, Side];
}

/** An army being raised in secret. */
export interface Muster {
  faction: string | null;
  spaces: (Tile | null)[];
  /** Units that start in Reinforcements, sorted. */
  reserve: Tile[];
}

/** A unit sent in secret. */
export interface Sent {
  readonly tile: Tile;
  readonly to: Space;
}

/** All that one player alone knows. */
export interface Hand {
  /** Null as soon as both armies are shown. */
  muster: Muster | null;
  /** Sorted. */
  cards: Tile[];
  /** Cards laid face down in the four order spaces. */
  orders: (Tile | null)[];
  /** Units sent, while both choose at once. */
  sent: Sent[];
}

/** The draw piles, sorted: sets, not orders. */
export type Fate = [Tile[], Tile[]];

export type Action =
  | { readonly type: 'army'; readonly army: string }
  | { readonly type: 'faction'; readonly faction: string }
  /** `to` null: into Reinforcements. */
  | { readonly type: 'deploy'; readonly tile: Tile; readonly to: Space | null }
  | { readonly type: 'deployed' }
  | { readonly type: 'order'; readonly card: Tile; readonly at: OrderPlace }
  | { readonly type: 'ready' }
  | { readonly type: 'send'; readonly tile: Tile; readonly to: Space }
  | { readonly type: 'hold' }
  /** From a space of the Fleeing lane, 0 to 2. */
  | { readonly type: 'regroup'; readonly from: number }
  | { readonly type: 'redeploy'; readonly from: Space }
  | { readonly type: 'flee'; readonly from: Space };

export type Chance =
  | { readonly type: 'card'; readonly card: Tile }
  /** How many dice show 1, 2, … 6. */
  | { readonly type: 'roll'; readonly faces: readonly number[] };

export const BATTALIONS = [0, 1, 2] as const;
export const WIDTH = 6;
export const SPACES = 18;
export const HERO = 5;
/** The slots of ordinary units. */
export const UNIT_SLOTS = [0, 1, 2, 3, 4] as const;
export const LANE = 3;
export const ROOM = 3;
export const HAND_SIZE = 7;
/** The regrouping order's place behind the battalions' three. */
export const REGROUPING: OrderPlace = 3;
export const ORDER_PLACES = [0, 1, 2, REGROUPING] as const;

export function battalionOf(space: Space): number {
  return Math.floor(space / WIDTH);
}

export function slotOf(space: Space): number {
  return space % WIDTH;
}

export function spaceAt(battalion: number, slot: number): Space {
  return battalion * WIDTH + slot;
}

export function heroAt(side: Readonly<Side>, battalion: number): Token | null {
  return side.spaces[spaceAt(battalion, HERO)] ?? null;
}

/** Heroes on the field. */
export function countHeroes(side: Readonly<Side>): number {
  let count = 0;
  for (const battalion of BATTALIONS) if (heroAt(side, battalion) !== null) count += 1;
  return count;
}

/** R3.2: both heroes of the battalion are on the field. */
export function isActive(table: Readonly<Table>, battalion: number): boolean {
  const [one, other] = table.sides;
  return heroAt(one, battalion) !== null && heroAt(other, battalion) !== null;
}

/** Its hero is on the field, and the one opposite has fallen. */
export function isIdle(table: Readonly<Table>, seat: Seat, battalion: number): boolean {
  const { sides } = table;
  return (
    heroAt(sides[seat], battalion) !== null && heroAt(sides[otherSeat(seat)], battalion) === null
  );
}

export function countActive(table: Readonly<Table>): number {
  return BATTALIONS.filter((battalion) => isActive(table, battalion)).length;
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

/** One seat has done its part of a frame that both are asked in; true: nobody is left. */
export function leaveFrame(table: Table, seat: Seat): boolean {
  const top = table.stack.pop();
  if (top === undefined) throw new Error('the phase stack is empty');
  const seats = (top.seats as readonly Seat[]).filter((each) => each !== seat);
  if (seats.length === 0) return true;
  table.stack.push({ ...top, seats } as unknown as Frame);
  return false;
}
