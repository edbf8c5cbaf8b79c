import type { Known, Seat, Staged, State } from '@bannerfield/kernel';
import type { Card, Leader } from './data.ts';
import { factsOf, type EditionFacts, type EditionTable, type LeaderFacts } from './edition.ts';
import type { Event } from './events.ts';

/** What is agreed before the game. */
export interface Options {
  /** 12 and 15: 100 Years War (R21). */
  battles: 10 | 12 | 15;
  /** Chosen for Command (R18): the seat that is given the higher of the first two leaders. */
  weaker: 'none' | Seat;
  /** Those two, if they are named. */
  oneLeader: 'dealt' | Leader;
  otherLeader: 'dealt' | Leader;
  /** R19 */
  openDraft: boolean;
  draftSize: number;
  /** R20: off, or how a leader comes from the pool. */
  pool: 'off' | 'random' | 'free';
  cap: number;
  firstPick: Seat;
  /** R22–R25 */
  underdog: boolean;
  elCid: boolean;
  blindDraw: boolean;
  runAway: boolean;
  /** R15.4: what the superior leader chooses. */
  casualties: 'first' | 'firstEnemy' | 'all';
}

/** The steps of a battle that wait for someone, and what chance brings; those have no seats. */
export type Frame =
  | { readonly phase: 'draft'; readonly seats: readonly [Seat] }
  | { readonly phase: 'deal'; readonly seats: readonly []; readonly dealt: readonly Leader[] }
  | { readonly phase: 'leader'; readonly seats: readonly []; readonly to: Seat }
  | { readonly phase: 'command'; readonly seats: readonly Seat[] }
  | { readonly phase: 'muster'; readonly seats: readonly Seat[] }
  | { readonly phase: 'recover'; readonly seats: readonly []; readonly to: Seat }
  | { readonly phase: 'initiative'; readonly seats: readonly [Seat] }
  | { readonly phase: 'tactics'; readonly seats: readonly Seat[] }
  | { readonly phase: 'attack'; readonly seats: readonly [Seat] }
  | { readonly phase: 'defender-withdrawal'; readonly seats: readonly [Seat] }
  | { readonly phase: 'defense'; readonly seats: readonly [Seat] }
  | { readonly phase: 'attacker-withdrawal'; readonly seats: readonly [Seat] }
  | { readonly phase: 'infiltration'; readonly seats: readonly [Seat] }
  | { readonly phase: 'run-away'; readonly seats: readonly [Seat] }
  | { readonly phase: 'first-casualty'; readonly seats: readonly [Seat] }
  | { readonly phase: 'losses'; readonly seats: readonly [Seat]; readonly of: Seat }
  | { readonly phase: 'tech'; readonly seats: readonly [Seat] }
  | { readonly phase: 'tech-card'; readonly seats: readonly []; readonly to: Seat };

export type Phase = Frame['phase'];

/** One thing for each seat. */
export type Both<T> = [T, T];

/** The battle under way. */
export interface Battle {
  /** From 1; 0 before the first. */
  number: number;
  /** 1 Command … 14 End Battle; 0 before the first. */
  step: number;
  attacker: Seat | null;
  /** Compared in Initiative, kept for Underdog; 0 before. */
  ranks: Both<number>;
  /** R5.3: drawn after a voluntary discard. */
  penalty: Both<boolean>;
  /** R6.3: his draw bonus has been used. */
  mustered: Both<boolean>;
  /** Cards committed face down. */
  backs: Both<number>;
  /** Has replaced his Tactics Card by Withdraw. */
  withdrew: Both<boolean>;
  /** Tactics Cards in force; null until they are revealed. */
  tactics: Both<number> | null;
  /** Committed cards that lie open and are not lost, sorted. */
  cards: Both<Card[]>;
  /** A KIA stands against the leader. */
  kia: Both<boolean>;
  /** Cards still to be lost. */
  owed: Both<number>;
  /** R15.1: whose leader is superior; null as well when both have fallen. */
  superior: Seat | null;
  /** Leaders lost in this battle by KIA or Guard. */
  fallen: Both<Leader | null>;
}

/** R24: what all have seen of a face-down Casualty Pile and the Reserves beside it. */
export type Trace =
  | { readonly type: 'shown'; readonly cards: readonly Card[] }
  | { readonly type: 'lost'; readonly cards: readonly Card[] }
  | { readonly type: 'drawn'; readonly count: number };

/** What both players and all who look on see. */
export interface Table extends Staged {
  options: Options;
  edition: EditionTable;
  stack: Frame[];
  result: Staged['result'];
  battle: Battle;
  /** Winners of the battles fought; null: nobody. */
  record: (Seat | null)[];
  wins: Both<number>;
  /** R22 */
  points: Both<number>;
  /** In play. */
  leaders: Both<Leader | null>;
  /** The shared Leader Deck, as a set; while leaders are drafted, those still to be had. */
  deck: Leader[];
  /** Private Leader Decks, as sets. */
  decks: Both<Leader[]>;
  /** The KIA Pile, in the order of falling. */
  kiaPile: Leader[];
  /** Leaders that nobody drafted. */
  out: Leader[];
  /** How many cards lie in Reserves. */
  reserves: Both<number>;
  /** Casualty Piles face up, sorted; empty in Blind Draw. */
  casualties: Both<Card[]>;
  /** How many cards lie in each Casualty Pile. */
  pileSizes: Both<number>;
  /** R24.3; empty unless Blind Draw is played. */
  traces: Both<Trace[]>;
  /** Cards left in the Tech Deck. */
  techLeft: number;
  /** Special cards drawn, and those of them that all have seen, sorted. */
  techDrawn: Both<number>;
  techSeen: Both<Card[]>;
}

/** All that one player alone knows. */
export interface Hand {
  /** Sorted. */
  reserves: Card[];
  /** Face down on the Battlefield, sorted. */
  committed: Card[];
  /** The Tactics Card that he has set. */
  tactic: number | null;
  /** Chosen in Command or Muster while the other still chooses. */
  order: Action | null;
}

/** What nobody sees: the Tech Deck and, in Blind Draw, the Casualty Piles; all sorted. */
export interface Fate {
  tech: Card[];
  piles: Both<Card[]>;
}

export type Action =
  | { readonly type: 'pick'; readonly leader: Leader }
  | { readonly type: 'keep' }
  /** `leader`: who takes over, where that is chosen freely; else null. */
  | { readonly type: 'discard'; readonly leader: Leader | null }
  | { readonly type: 'field'; readonly leader: Leader }
  /** `cards` null: whatever comes, in Blind Draw. */
  | { readonly type: 'recover'; readonly cards: readonly Card[] | null }
  | { readonly type: 'leave' }
  | { readonly type: 'attack' }
  | { readonly type: 'defend' }
  | { readonly type: 'tactic'; readonly tactic: number }
  | { readonly type: 'commit'; readonly cards: readonly Card[] }
  | { readonly type: 'stand' }
  /** `card`: what the attacker takes back; null for the defender. */
  | { readonly type: 'withdraw'; readonly card: Card | null }
  | { readonly type: 'remove' }
  | { readonly type: 'protect' }
  | { readonly type: 'ignore' }
  | { readonly type: 'accept' }
  | { readonly type: 'casualty'; readonly of: Seat; readonly card: Card }
  | { readonly type: 'lose'; readonly cards: readonly Card[] }
  | { readonly type: 'draw' }
  | { readonly type: 'decline' };

/** A leader or a card comes up. */
export type Chance =
  | { readonly type: 'leader'; readonly leader: Leader }
  | { readonly type: 'card'; readonly card: Card };

export interface LeaderTactics {
  Options: Options;
  Table: Table;
  Hand: Hand;
  Fate: Fate;
  Action: Action;
  Chance: Chance;
  Event: Event;
}

export type GameState = State<LeaderTactics>;
export type GameKnown = Known<LeaderTactics>;

/** The top of the stack, which must be of that phase. */
export function currentFrame<P extends Phase>(
  table: Readonly<Table>,
  phase: P,
): Extract<Frame, { readonly phase: P }> {
  const top = table.stack.at(-1);
  if (top?.phase !== phase) throw new Error(`the phase is not ${phase}`);
  return top as Extract<Frame, { readonly phase: P }>;
}

/** Whether the step under way waits for this seat. */
export function isAsked({ stack }: Readonly<Table>, seat: Seat): boolean {
  const seats: readonly Seat[] = stack.at(-1)?.seats ?? [];
  return seats.includes(seat);
}

export function facts(table: Readonly<Table>): EditionFacts {
  return factsOf(table.edition);
}

/** The seat's leader in play; null: he has none. */
export function leaderOf(table: Readonly<Table>, seat: Seat): LeaderFacts | null {
  const leader = table.leaders[seat];
  return leader === null ? null : facts(table).leaders[leader];
}

/** R4.4: a side without a leader has rank 0. */
export function rankOf(table: Readonly<Table>, seat: Seat): number {
  return leaderOf(table, seat)?.rank ?? 0;
}

/** The seat's leader, where there must be one. */
export function commander(table: Readonly<Table>, seat: Seat): LeaderFacts {
  const leader = leaderOf(table, seat);
  if (leader === null) throw new Error(`seat ${seat} has no leader`);
  return leader;
}

/** R9.3, R11.3, R5.3: how many cards the seat's leader may commit in this battle. */
export function armySize(table: Readonly<Table>, seat: Seat): number {
  const { attack, defence } = commander(table, seat);
  const size = table.battle.attacker === seat ? attack : defence;
  return table.battle.penalty[seat] ? size - 1 : size;
}

export function attackerOf({ battle }: Readonly<Table>): Seat {
  if (battle.attacker === null) throw new Error('nobody attacks yet');
  return battle.attacker;
}

/** R19, R20: leaders come from private decks. */
export function isDrafted({ openDraft, pool }: Readonly<Options>): boolean {
  return openDraft || pool !== 'off';
}

/** Where the seat's next leader comes from. */
export function supplyOf(table: Readonly<Table>, seat: Seat): Leader[] {
  return isDrafted(table.options) ? table.decks[seat] : table.deck;
}
