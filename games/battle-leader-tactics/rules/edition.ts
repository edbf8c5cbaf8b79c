import type { Marked, Values } from '@bannerfield/kernel';
import { ARMS, CARD_KEYS, LEADERS, type Arm, type Card, type Leader } from './data.ts';

/** One of a leader's bonuses: cards back from his Casualty Pile, or more value for an arm. */
export type Bonus =
  | { readonly type: 'draw'; readonly cards: number }
  | { readonly type: 'modifier'; readonly arm: Arm; readonly by: number };

export interface LeaderValues {
  readonly rank: Marked<number>;
  readonly rating: Marked<number>;
  readonly attack: Marked<number>;
  readonly defence: Marked<number>;
  readonly bonuses: Marked<readonly Bonus[]>;
}

export interface CardValues {
  /** How many each player has; 0 for the Tech Deck, which has one of each for both. */
  readonly count: Marked<number>;
  readonly value: Marked<number>;
  readonly arms: Marked<readonly Arm[]>;
}

export type CardKey = (typeof CARD_KEYS)[number];

/**
 * What an edition has. A cell of the chart says the losses of attacker and defender, `1/2`; `k`
 * before a number: the leader of that side is killed; `all`: all committed cards; ` nv` at the
 * end: No Victor. So `k0/3`, `k0/k0 nv`.
 */
export interface EditionValues {
  /** `chart[attacker's tactic - 1][defender's tactic - 1]` */
  readonly chart: readonly (readonly Marked<string>[])[];
  /** What Weapons of Mass Destruction put in place of the enemy's side of the cell: `kall`. */
  readonly massDestruction: Marked<string>;
  readonly leaders: Readonly<Record<Leader, LeaderValues>>;
  readonly cards: Readonly<Record<CardKey, CardValues>>;
}

/** As the table carries it. */
export type EditionTable = Values<EditionValues>;

/** One side of a cell. */
export interface Toll {
  /** Cards lost; Infinity: all committed. */
  readonly losses: number;
  readonly kia: boolean;
}

export interface Cell {
  readonly attacker: Toll;
  readonly defender: Toll;
  readonly noVictor: boolean;
}

const TOLL = /^(k?)(\d|all)$/;

/** Null: no side of a cell is written so. */
export function parseToll(text: string): Toll | null {
  const [, kia, losses] = TOLL.exec(text) ?? [];
  if (kia === undefined || losses === undefined) return null;
  return { losses: losses === 'all' ? Infinity : Number(losses), kia: kia === 'k' };
}

/** Null: no cell is written so. */
export function parseCell(text: string): Cell | null {
  const [, first = '', second = '', end = ''] = /^([^/ ]+)\/([^/ ]+)( nv)?$/.exec(text) ?? [];
  const attacker = parseToll(first);
  const defender = parseToll(second);
  if (attacker === null || defender === null) return null;
  return { attacker, defender, noVictor: end !== '' };
}

/** A leader as the rules ask for him. */
export interface LeaderFacts {
  readonly rank: number;
  readonly rating: number;
  readonly attack: number;
  readonly defence: number;
  /** Cards that his draw bonus takes; 0: he has none. */
  readonly draw: number;
  readonly modifiers: readonly { readonly arms: number; readonly by: number }[];
}

/** An edition in the form in which the rules ask it. */
export interface EditionFacts {
  readonly cells: readonly (readonly Cell[])[];
  readonly massDestruction: Toll;
  readonly leaders: Readonly<Record<Leader, LeaderFacts>>;
  /** Combat value by kind. */
  readonly values: readonly number[];
  /** Bits of ARMS by kind. */
  readonly arms: readonly number[];
  /** With what each player begins, sorted. */
  readonly army: readonly Card[];
}

/** Editions are frozen, so what follows from one is worked out once. */
const worked = new WeakMap<EditionTable, EditionFacts>();

export function factsOf(edition: EditionTable): EditionFacts {
  const known = worked.get(edition);
  if (known !== undefined) return known;
  const facts = workOut(edition);
  worked.set(edition, facts);
  return facts;
}

function workOut({ chart, massDestruction, leaders, cards }: EditionTable): EditionFacts {
  const rows = CARD_KEYS.map((key) => cards[key]);
  return {
    cells: chart.map((row) => row.map((text) => must(parseCell(text), text))),
    massDestruction: must(parseToll(massDestruction), massDestruction),
    leaders: Object.fromEntries(
      LEADERS.map((leader) => [leader, leaderFacts(leaders[leader])]),
    ) as Record<Leader, LeaderFacts>,
    values: rows.map(({ value }) => value),
    arms: rows.map(({ arms }) => arms.reduce((bits, arm) => bits | ARMS[arm], 0)),
    army: rows.flatMap(({ count }, card) => new Array<Card>(count).fill(card)),
  };
}

function leaderFacts({ bonuses, ...numbers }: EditionTable['leaders'][Leader]): LeaderFacts {
  let draw = 0;
  const modifiers: { arms: number; by: number }[] = [];
  for (const bonus of bonuses) {
    if (bonus.type === 'draw') draw = bonus.cards;
    else modifiers.push({ arms: ARMS[bonus.arm], by: bonus.by });
  }
  return { ...numbers, draw, modifiers };
}

function must<V>(value: V | null, text: string): V {
  if (value === null) throw new RangeError(`no chart says ${text}`);
  return value;
}
