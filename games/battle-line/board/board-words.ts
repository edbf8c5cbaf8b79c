import type { CardKind, Rank } from '../rules/data.ts';
import type { Formation } from '../rules/formations.ts';

/** All that the board says beside the game's own messages. */
export interface BoardWords {
  /** In the order of COLOURS. */
  readonly colours: readonly string[];
  /** How engravers write each colour, in the same order. */
  readonly hatchings: readonly string[];
  /** By rank, as many as there are values. */
  readonly ranks: Readonly<Record<Rank, string>>;
  /** In the order of TACTICS: what the card is called, and what it does in a line. */
  readonly tactics: readonly { readonly name: string; readonly does: string }[];
  readonly formations: Readonly<Record<Formation, string>>;
  /** What makes each formation, strongest first. */
  readonly formationRules: readonly { readonly name: string; readonly rule: string }[];
  readonly flag: (number: number) => string;
  readonly deck: Readonly<Record<CardKind, string>>;
  readonly cards: (count: number) => string;
  readonly display: string;
  readonly displayOf: (name: string) => string;
  readonly hand: string;
  readonly backs: (troop: number, tactics: number) => string;
  readonly emptyHand: string;
  readonly buttons: Readonly<Record<'pass' | 'end' | 'scout' | 'out', string>>;
  readonly yourSide: string;
  readonly sideOf: (name: string) => string;
  readonly nothing: string;
  readonly open: string;
  readonly claimedByYou: string;
  readonly claimedBy: (name: string) => string;
  readonly flagsWon: (count: number) => string;
  readonly tacticsPlayed: (count: number) => string;
  /** What is asked after a first and after a second card. */
  readonly after: {
    readonly place: (card: string) => string;
    readonly environment: (card: string) => string;
    readonly scout: string;
    readonly redeploy: string;
    readonly redeployTo: (card: string) => string;
    readonly deserter: string;
    readonly traitor: string;
    readonly traitorTo: (card: string) => string;
    readonly returned: (card: string) => string;
    readonly drop: (card: string) => string;
  };
  readonly unseen: {
    readonly title: string;
    readonly explanation: string;
    readonly colour: string;
    readonly inHand: string;
    readonly onTable: string;
    readonly hidden: string;
    readonly tactics: string;
    readonly played: string;
    readonly notPlayed: string;
    readonly formations: string;
  };
  readonly details: {
    readonly needs: (have: number, need: number) => string;
    readonly makes: (formation: string, sum: number) => string;
    readonly total: (sum: number) => string;
    readonly counts: (wild: string, as: string) => string;
    readonly anyColour: (value: number) => string;
    readonly best: string;
    readonly bestOf: (formation: string) => string;
    readonly cannotComplete: string;
    readonly youCan: string;
    readonly fog: string;
    readonly mud: string;
    readonly empty: string;
    readonly wildValues: (low: number, high: number) => string;
  };
}
