/**
 * A card is a small integer: Troops 0–59 are colour × 10 + (value − 1), Tactics are 60–69.
 * Colours are 0–5 in the order of COLOURS, values 1–10.
 */
export type Card = number;

/** Troop cards; also the first Tactics card. */
export const TROOPS = 60;
/** Troop and Tactics cards together. */
export const CARDS = 70;
export const HIGHEST_VALUE = 10;
/** A mask of all values; bit (value − 1). */
export const ALL_VALUES = (1 << HIGHEST_VALUE) - 1;

/** Six tinctures of heraldry; the letter begins a Troop's notation (`a8`). */
export const COLOURS = [
  { letter: 'g', name: 'gules' },
  { letter: 'o', name: 'or' },
  { letter: 'v', name: 'vert' },
  { letter: 'a', name: 'azure' },
  { letter: 'p', name: 'purpure' },
  { letter: 's', name: 'sable' },
] as const satisfies readonly { letter: string; name: string }[];

/** RANKS[value − 1]: the arm that a Troop of this value stands for. */
export const RANKS = [
  'skirmishers', //   1
  'peltasts', //      2
  'javelineers', //   3
  'hoplites', //      4
  'phalangists', //   5
  'hypaspists', //    6
  'light-cavalry', // 7
  'heavy-cavalry', // 8
  'chariots', //      9
  'elephants', //    10
] as const;

export type Rank = (typeof RANKS)[number];

export const ALEXANDER = 60;
export const DARIUS = 61;
export const COMPANION = 62;
export const SHIELDS = 63;
export const FOG = 64;
export const MUD = 65;
export const SCOUT = 66;
export const REDEPLOY = 67;
export const DESERTER = 68;
export const TRAITOR = 69;

/** Morale cards take a slot; Environment cards lie at a flag; Guile cards lie in the display. */
export type TacticsClass = 'morale' | 'environment' | 'guile';

interface TacticsRow {
  readonly card: Card;
  /** Also its notation. */
  readonly name: string;
  readonly class: TacticsClass;
  /** Morale only: lowest and highest value it may take; its colour is always free. */
  readonly values?: readonly [number, number];
}

/** Row i is card 60 + i. */
export const TACTICS = [
  { card: ALEXANDER, name: 'alexander', class: 'morale', values: [1, 10] },
  { card: DARIUS, name: 'darius', class: 'morale', values: [1, 10] },
  { card: COMPANION, name: 'companion', class: 'morale', values: [8, 8] },
  { card: SHIELDS, name: 'shields', class: 'morale', values: [1, 3] },
  { card: FOG, name: 'fog', class: 'environment' },
  { card: MUD, name: 'mud', class: 'environment' },
  { card: SCOUT, name: 'scout', class: 'guile' },
  { card: REDEPLOY, name: 'redeploy', class: 'guile' },
  { card: DESERTER, name: 'deserter', class: 'guile' },
  { card: TRAITOR, name: 'traitor', class: 'guile' },
] as const satisfies readonly TacticsRow[];

export type CardKind = 'troop' | 'tactics';

export function isTroop(card: Card): boolean {
  return card < TROOPS;
}

/** What the card's back shows, and to which deck it belongs. */
export function kindOf(card: Card): CardKind {
  return isTroop(card) ? 'troop' : 'tactics';
}

/** Index into COLOURS; Troops only. */
export function colourOf(troop: Card): number {
  return (troop / HIGHEST_VALUE) | 0;
}

/** 1–10; Troops only. */
export function valueOf(troop: Card): number {
  return (troop % HIGHEST_VALUE) + 1;
}

export function makeTroop(colour: number, value: number): Card {
  return colour * HIGHEST_VALUE + value - 1;
}

export function isLeader(card: Card): boolean {
  return card === ALEXANDER || card === DARIUS;
}

export function isMorale(card: Card): boolean {
  return card >= ALEXANDER && card <= SHIELDS;
}

export function isEnvironment(card: Card): boolean {
  return card === FOG || card === MUD;
}

export function isGuile(card: Card): boolean {
  return card >= SCOUT;
}

/** Troops and Morale cards: what takes a slot and makes a formation. */
export function isFormationCard(card: Card): boolean {
  return isTroop(card) || isMorale(card);
}

const NAMES: readonly string[] = [
  ...COLOURS.flatMap(({ letter }) => RANKS.map((_, i) => `${letter}${String(i + 1)}`)),
  ...TACTICS.map(({ name }) => name),
];

const BY_NAME: ReadonlyMap<string, Card> = new Map(NAMES.map((name, card) => [name, card]));

/** `a8`, `alexander`; throws on what is no card. */
export function formatCard(card: Card): string {
  const name = NAMES[card];
  if (name === undefined) throw new RangeError(`${String(card)} is no card`);
  return name;
}

/** Whether there is such a card. */
export function isCard(card: Card): boolean {
  return Number.isInteger(card) && card >= 0 && card < CARDS;
}

/** Null: no card is written so. */
export function parseCard(text: string): Card | null {
  return BY_NAME.get(text) ?? null;
}
