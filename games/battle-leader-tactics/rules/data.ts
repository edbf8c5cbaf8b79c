/** The twelve Tactics Cards by their numbers, 1 to 12; `TACTICS[n - 1]` is card n. */
export const TACTICS = [
  'infiltration', //       1
  'stand-and-defend', //   2
  'frontal-assault', //    3
  'withdraw', //           4
  'skirmishers', //        5
  'enfilade-right', //     6
  'enfilade-left', //      7
  'double-envelopment', // 8
  'refuse-left', //        9
  'refuse-right', //      10
  'refuse-center', //     11
  'bombard', //           12
] as const;

export const INFILTRATION = 1;
export const STAND = 2;
export const WITHDRAW = 4;
export const HIGHEST_TACTIC = 12;

/** An arm is a bit, so that a card of two arms is two bits. */
export const ARMS = { militia: 1, infantry: 2, cavalry: 4, guard: 8, artillery: 16 } as const;
export type Arm = keyof typeof ARMS;
export const ARM_NAMES = Object.keys(ARMS) as readonly Arm[];

/** R13.2: the arm that a Tactics Card needs among the committed cards, as a bit; 0: none. */
export const NEEDED_ARM = [
  0,
  0,
  0,
  0,
  0,
  ...[ARMS.cavalry, ARMS.cavalry, ARMS.cavalry],
  ...[0, 0, 0, ARMS.artillery],
] as const;

/** A card is its kind, 0–14: cards of one kind are alike. 0–4 are the army, 5–14 the Tech Deck. */
export type Card = number;

/** Kinds by their keys in an edition. */
export const CARD_KEYS = [
  ...['militia', 'infantry', 'cavalry', 'guard', 'artillery'],
  ...['sacredBand', 'warChariots', 'spartans', 'warElephants', 'mechanizedInfantry'],
  ...['panzerArmy', 'helicopters', 'jetFighters', 'missiles', 'massDestruction'],
] as const;

/** In the notation the army has capitals, the Tech Deck words. */
const CARD_NAMES: readonly string[] = [
  ...['M', 'I', 'C', 'G', 'A', 'band', 'chariots', 'spartans', 'elephants', 'mechanized'],
  ...['panzers', 'helicopters', 'jets', 'missiles', 'wmd'],
];

export const FIRST_SPECIAL = 5;
export const MASS_DESTRUCTION = 14;
export const KINDS = 15;

export function isSpecial(card: Card): boolean {
  return card >= FIRST_SPECIAL;
}

/** `C`, `jets`; throws on what is no card. */
export function formatCard(card: Card): string {
  const name = CARD_NAMES[card];
  if (name === undefined) throw new RangeError(`${String(card)} is no card`);
  return name;
}

/** Null: no card is written so. */
export function parseCard(text: string): Card | null {
  const card = CARD_NAMES.indexOf(text);
  return card < 0 ? null : card;
}

/** The leaders in the order of the rulebook. */
export const LEADERS = [
  ...(['cyrus', 'alexander', 'hannibal', 'caesar', 'attila', 'charlemagne', 'saladin'] as const),
  ...(['genghis', 'tamerlane', 'suleiman', 'gustavus', 'frederick', 'washington'] as const),
  ...(['napoleon', 'bolivar', 'shaka', 'lee', 'grant', 'patton', 'eisenhower', 'giap'] as const),
] as const;

export type Leader = (typeof LEADERS)[number];

const LEADER_SET: ReadonlySet<string> = new Set(LEADERS);

export function isLeader(text: string): text is Leader {
  return LEADER_SET.has(text);
}
