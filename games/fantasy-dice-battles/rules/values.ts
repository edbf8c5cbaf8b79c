import type { Edition, Marked, Values, Words } from '@bannerfield/kernel';

export const COLOURS = ['yellow', 'green', 'red'] as const;
/** Of attack dice: normal, poison, smashing. */
export type Colour = (typeof COLOURS)[number];

export const CLASSES = ['infantry', 'cavalry', 'ranged', 'artillery', 'magic', 'beast'] as const;
export type Class = (typeof CLASSES)[number];

export const ARMOURS = ['none', 'normal', 'golden'] as const;
export type Armour = (typeof ARMOURS)[number];

export const SLOTS = ['fl', 'fm', 'fr', 'sl', 'sr', 'h'] as const;
/** A space of a battalion: front left, middle, right; second row left, right; hero. */
export type Slot = (typeof SLOTS)[number];

export const ATTACK_POWERS = ['fear', 'goblin-support', 'goblins-frenzy'] as const;
export type AttackPower = (typeof ATTACK_POWERS)[number];

export const SUPPORT_POWERS = ['heal', 'antidote', 'global-heal', 'accuracy', 'no-fear'] as const;
export type SupportPower = (typeof SUPPORT_POWERS)[number];

export interface Attack {
  readonly colour: Colour;
  readonly dice: number;
}

/** Takes so many dice from an enemy card of one of these classes. */
export interface Defence {
  readonly dice: number;
  readonly against: readonly Class[] | 'any';
}

/** An order card, as it is printed. */
export interface CardValues {
  readonly attack: Marked<Attack | null>;
  readonly classes: Marked<readonly Class[]>;
  readonly powers: Marked<readonly AttackPower[]>;
  readonly defence: Marked<readonly Defence[]>;
  readonly support: Marked<readonly SupportPower[]>;
  /** Pictures at the foot. */
  readonly regroup: Marked<readonly string[]>;
}

/** A unit or a hero: its tile, and the card that it brings along. */
export interface TileValues {
  readonly id: string;
  readonly name: Marked<Words>;
  readonly faction: Marked<string>;
  readonly hero: Marked<boolean>;
  /** What cards look for: a unit's own id, a hero's type. */
  readonly picture: Marked<string>;
  /** Bronze, silver, gold; 0 for heroes, who cost nothing. */
  readonly level: Marked<number>;
  readonly places: Marked<readonly Slot[]>;
  /** Morale spaces. */
  readonly morale: Marked<number>;
  readonly armour: Marked<Armour>;
  /** Counts for the powers of goblins; archers do not. */
  readonly goblin: Marked<boolean>;
  /** Counts for Goblins Frenzy in version 2.0. */
  readonly serpent: Marked<boolean>;
  /** How many an army may have. */
  readonly copies: Marked<number>;
  readonly card: CardValues;
}

export interface FactionValues {
  readonly id: string;
  readonly name: Marked<Words>;
}

/** A ready army with its deployment; the text is what `parseArmy` reads. */
export interface ArmyValues {
  readonly id: string;
  readonly name: Marked<Words>;
  readonly army: Marked<string>;
}

/** What an edition of Fantasy Dice Battles has. */
export interface FdbValues {
  /** Points for ordinary units. */
  readonly points: Marked<number>;
  /** Ordinary units of an army, at least and at most. */
  readonly units: Marked<readonly [number, number]>;
  /** Points by level: bronze, silver, gold. */
  readonly costs: readonly Marked<number>[];
  readonly factions: readonly FactionValues[];
  readonly tiles: readonly TileValues[];
  readonly armies: readonly ArmyValues[];
}

export type FdbEdition = Edition<FdbValues>;
/** The values without their marks, as they lie on the table. */
export type Roster = Values<FdbValues>;
export type TileInfo = Roster['tiles'][number];
export type CardInfo = TileInfo['card'];
