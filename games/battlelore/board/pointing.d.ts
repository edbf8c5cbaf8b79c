import type { Pointing, Spot } from '@bannerfield/ui';
import { type Hex } from '../rules/board.ts';
import {
  type BattleLore,
  type BattleLoreKnown,
  type CommandId,
  type LoreId,
  type Phase,
} from '../rules/state.ts';
/** Buttons of the prompt bar. */
export declare const BUTTONS: {
  readonly done: 'button:done';
  readonly pass: 'button:pass';
  readonly back: 'button:back';
  readonly cards: 'button:take-cards';
  readonly both: 'button:take-both';
  readonly tokens: 'button:take-tokens';
};
export declare const spotOfHex: (hex: Hex) => Spot;
export declare const spotOfCard: (card: CommandId) => Spot;
/** A card drawn for a Scout, not in the hand yet. */
export declare const spotOfDrawn: (card: CommandId) => Spot;
export declare const spotOfLore: (card: LoreId) => Spot;
export declare const spotOfIgnore: (flags: number) => Spot;
/** Null: the spot is no hex. */
export declare function hexAtSpot(spot: Spot | undefined): Hex | null;
/** Null: the spot is no Command card, in the hand or just drawn. */
export declare function cardAtSpot(spot: Spot | undefined): CommandId | null;
/** Null: the spot is no Lore card. */
export declare function loreAtSpot(spot: Spot | undefined): LoreId | null;
/** Null: the spot is none of these buttons. */
export declare function ignoredAt(spot: Spot | undefined): number | null;
/** What is asked now; null: nobody is. */
export declare function phaseOf({ stack }: BattleLoreKnown['table']): Phase | null;
export declare const pointing: Pointing<BattleLore>;
