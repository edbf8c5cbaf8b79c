import type { HexDirection } from '@bannerfield/ui/hex';

export type SectionName = 'left' | 'centre' | 'right';

/** All that the board says beside the game's own messages and names. */
export interface BoardWords {
  readonly field: string;
  readonly closer: string;
  readonly farther: string;
  readonly hand: string;
  readonly emptyHand: string;
  readonly handOf: (name: string, cards: number) => string;
  readonly drawnCards: string;
  readonly loreCards: string;
  readonly copies: (name: string, count: number) => string;
  readonly costs: (tokens: number) => string;
  readonly loreCard: string;
  readonly list: (items: readonly string[]) => string;
  readonly percent: (share: number) => string;

  readonly directions: Readonly<Record<HexDirection, string>>;
  readonly edge: string;
  readonly nothingThere: string;
  /** By the ids of the rules; empty: not worth a word. */
  readonly terrain: Readonly<Record<string, string>>;
  /** What it does, in a line or two. */
  readonly terrainDoes: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<SectionName, string>>;
  readonly inSections: (sections: readonly string[]) => string;
  readonly bannerHex: string;
  readonly banner: Readonly<Record<string, string>>;
  readonly weapons: Readonly<Record<string, string>>;
  readonly weaponDoes: Readonly<Record<string, string>>;
  /** Of bows, and of crossbows by an option. */
  readonly unsteady: string;

  readonly yours: string;
  readonly of: (name: string) => string;
  readonly figures: (left: number, all: number) => string;
  readonly bold: (flags: number) => string;
  readonly runs: string;
  readonly ordered: string;
  readonly orderedPlain: string;
  readonly hasMoved: string;
  readonly cannotBattle: string;

  readonly mayGo: (steps: number, battles: boolean) => string;
  readonly couldAttack: (targets: readonly string[]) => string;
  readonly dice: (dice: number) => string;
  readonly oddsShort: (odds: { dice: number; hit: string; kill: string; driven: string }) => string;
  readonly blocked: (by: readonly string[]) => string;
  readonly inHand: (landings: number, targets: number) => string;
  readonly couldMove: (hexes: number, fighting: number) => string;
  readonly couldNotMove: string;
  readonly couldHit: (targets: readonly string[]) => string;
  readonly couldHitAfter: (targets: readonly string[]) => string;
  readonly couldHitNobody: string;
  readonly range: (hexes: number) => string;
  readonly noUnitHere: string;
  readonly noneLeft: string;

  readonly buttons: {
    /** Where nothing more is known of it. */
    readonly done: string;
    readonly pass: string;
    readonly endOrders: string;
    readonly endMoves: string;
    readonly endBattle: string;
    readonly stay: string;
    readonly noBonus: string;
    readonly noBack: string;
    readonly noLore: string;
    readonly back: (dice: number) => string;
    readonly play: string;
    readonly keep: string;
    readonly roll: (dice: number) => string;
    readonly ignoreAll: string;
    readonly ignore: (flags: number, hexes: number) => string;
    readonly cards: string;
    readonly both: string;
    readonly tokens: string;
  };
  readonly asks: {
    readonly card: (name: string, does: string, command: number) => string;
    readonly keep: (name: string) => string;
    readonly lore: (name: string, does: string, cost: number) => string;
    readonly loreOn: (name: string, does: string) => string;
    readonly order: (card: string, ordered: number) => string;
    readonly move: (unit: string) => string;
    readonly rush: (target: string) => string;
    readonly attack: (unit: string) => string;
    readonly odds: (text: {
      target: string;
      dice: string;
      hit: string;
      kill: string;
      driven: string;
      extra: string;
    }) => string;
    readonly boldTarget: (flags: number) => string;
    readonly strikesBack: string;
    readonly runsFar: string;
    readonly closed: string;
    readonly flags: (unit: string, flags: number, most: number, hexes: number) => string;
    readonly retreat: (unit: string, hexes: number) => string;
    readonly follow: (unit: string, hex: string) => string;
    readonly pursue: (unit: string, hex: string) => string;
    readonly bonus: (unit: string) => string;
    readonly back: (unit: string, target: string, odds: string) => string;
    readonly react: (unit: string, target: string) => string;
    readonly strike: (unit: string, target: string) => string;
    readonly fuel: (hits: number, lore: number) => string;
  };
  readonly diceWhy: {
    readonly banner: (dice: number) => string;
    readonly weapon: string;
    readonly cap: (dice: number) => string;
    readonly cards: (dice: number) => string;
  };
  readonly faces: readonly string[];
  readonly rolled: (faces: readonly string[]) => string;
  readonly hits: (hits: number) => string;
  readonly figuresLost: (lost: number) => string;
  readonly panel: {
    readonly odds: string;
    readonly destroyed: string;
    readonly driven: string;
    readonly rolls: string;
    readonly panic: string;
    readonly muster: string;
  };

  readonly command: Readonly<Record<string, string>>;
  readonly lore: Readonly<Record<string, string>>;
  readonly score: {
    readonly banners: (won: number, goal: number) => string;
    readonly cards: (cards: number) => string;
    readonly tokens: (tokens: number, cards: number) => string;
  };
  readonly keys: readonly (readonly [string, string])[];
  readonly keysTitle: string;
  readonly standing: (
    side: string,
    won: number,
    goal: number,
    units: number,
    figures: number,
  ) => string;
  readonly reference: {
    readonly units: string;
    readonly terrain: string;
    readonly weapons: string;
    readonly die: string;
    readonly discards: string;
    readonly noDiscards: string;
    readonly unit: string;
    readonly moves: string;
    readonly dice: string;
    readonly figures: string;
    readonly dieFaces: readonly (readonly [string, string])[];
  };
  readonly details: {
    readonly neighbours: string;
    readonly morale: string;
    readonly normal: string;
    readonly fromSupport: string;
    readonly fromRace: string;
    readonly fromTerrain: string;
    readonly reach: string;
    readonly mayBeOrdered: string;
    readonly moves: (fight: number, far: number, dice: number) => string;
  };
}
