import type { Seat } from '@bannerfield/kernel';
import type { Order, OrderPlace, Space, Tile } from './state.ts';
import type { Way } from './targets.ts';
import type { Colour, SupportPower } from './values.ts';

/** Where the dice of one face went, and how: counted from 1. */
export interface Path {
  readonly face: number;
  readonly slot: number;
  readonly way: Way;
}

/** What the dice on one token came to. */
export interface Hit {
  readonly at: Space;
  readonly tile: Tile;
  readonly dice: number;
  readonly wounds: number;
  readonly poison: number;
  readonly blocked: number;
}

/** Tiles are told by the id and name that the edition gives them. */
export type Event =
  | { readonly type: 'mustered'; readonly seat: Seat }
  | { readonly type: 'armies'; readonly names: readonly [string, string] }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'reshuffled'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card: Tile; readonly name: TileName }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'first'; readonly seat: Seat }
  | {
      readonly type: 'sent';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly to: Space;
      readonly name: TileName;
    }
  | { readonly type: 'held'; readonly seat: Seat }
  | {
      readonly type: 'revealed';
      readonly seat: Seat;
      readonly at: OrderPlace;
      readonly card: Order;
      readonly name: TileName;
    }
  | {
      readonly type: 'failed';
      readonly seat: Seat;
      readonly at: OrderPlace;
      readonly card: Tile;
      readonly name: TileName;
      readonly why: Failure;
    }
  | {
      readonly type: 'dice';
      readonly seat: Seat;
      readonly battalion: number;
      readonly count: Count;
      readonly dice: number;
      readonly colour: Colour;
    }
  | {
      readonly type: 'supported';
      readonly seat: Seat;
      readonly battalion: number;
      readonly power: SupportPower;
      readonly dice: number;
    }
  | {
      readonly type: 'regrouped';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly from: number;
      readonly name: TileName;
    }
  | {
      readonly type: 'redeployed';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly from: Space;
      readonly name: TileName;
    }
  | {
      readonly type: 'poisoned';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly at: Space;
      readonly name: TileName;
    }
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly battalion: number;
      readonly colour: Colour;
      readonly faces: readonly number[];
      readonly paths: readonly Path[];
      readonly hits: readonly Hit[];
    }
  | {
      readonly type: 'fled';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly from: Space;
      readonly name: TileName;
      /** Who was pushed out of the lane. */
      readonly out: TileName | null;
    }
  | {
      readonly type: 'destroyed';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly from: Space;
      readonly name: TileName;
    }
  | {
      readonly type: 'heroFell';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly battalion: number;
      readonly name: TileName;
    }
  | { readonly type: 'over'; readonly winner: Seat | 'draw' };

/** A name in both languages, as the edition gives it. */
export interface TileName {
  readonly en: string;
  readonly de: string;
}

/** Why a card was not activated. */
export type Failure = 'no-picture' | 'hero-fallen' | 'no-hero-card' | 'no-token';

/** How the dice of a card are counted. */
export interface Count {
  readonly base: number;
  readonly more: number;
  readonly powers: number;
  readonly defence: number;
}
