import { solveMatrixGame } from '@bannerfield/bots';
import { otherSeat, type Rng, type Seat } from '@bannerfield/kernel';
import { INFILTRATION, WITHDRAW, type Card } from '../rules/data.ts';
import type { EditionFacts } from '../rules/edition.ts';
import { imagine } from '../rules/imagine.ts';
import {
  armySize,
  commander,
  facts as factsOf,
  type GameKnown,
  type Table,
} from '../rules/state.ts';
import { foresee, type Stakes } from './foresee.ts';
import { weightsOf } from './score.ts';
import { arrayOf, byValue, strongest, usualCards, type Force, type Line } from './sides.ts';
import { leaderWorth, WORTH } from './worth.ts';

/** How a player sees the battle before him. */
export interface Outlook {
  readonly facts: EditionFacts;
  readonly isAttacking: boolean;
  readonly mine: Force;
  readonly theirs: Force;
  /** Own and imagined cards, the strongest first. */
  readonly myCards: readonly Card[];
  readonly theirCards: readonly Card[];
  readonly stakes: Stakes;
}

/** What the other holds is imagined once, from all that is known. */
export function lookAhead(known: GameKnown, rng: Rng): Outlook {
  const { seat, table, hand } = known;
  const other = otherSeat(seat);
  const facts = factsOf(table);
  const dream = imagine(known, rng).hands[other];
  const mine = forceOf(table, seat, [...hand.reserves, ...hand.committed]);
  const theirs = forceOf(table, other, [...dream.reserves, ...dream.committed]);
  const isAttacking = table.battle.attacker === seat;
  return {
    ...{ facts, isAttacking, mine, theirs },
    myCards: byValue(facts, mine),
    theirCards: byValue(facts, theirs),
    stakes: stakesOf(table),
  };
}

function forceOf(table: Readonly<Table>, seat: Seat, cards: readonly Card[]): Force {
  const leader = commander(table, seat);
  const hasModifier = !table.battle.mustered[seat];
  return { cards, leader, hasModifier, size: Math.min(armySize(table, seat), cards.length) };
}

function stakesOf(table: Readonly<Table>): Stakes {
  const attacker = table.battle.attacker ?? 0;
  const { ranks } = table.battle;
  const weights = weightsOf(table, attacker);
  const worth = (seat: Seat): number =>
    weights.later * (WORTH.leader + leaderWorth(commander(table, seat)));
  return {
    attackerLeader: worth(attacker),
    defenderLeader: worth(otherSeat(attacker)),
    isAttackerHigher: ranks[attacker] > ranks[otherSeat(attacker)],
    isElCid: table.options.elCid,
    hasTech: table.techLeft > 0,
    doubt: 3,
    weights,
  };
}

/** What I gain by these lines. */
export function gain({ facts, isAttacking, stakes }: Outlook, mine: Line, theirs: Line): number {
  return isAttacking ? foresee(facts, mine, theirs, stakes) : -foresee(facts, theirs, mine, stakes);
}

/** How often either side turns to Withdraw once it sees how many cards lie there. */
const RETREATS = 0.17;

/** Shares with which both sides set their tactics, solved as a matrix game of the usual armies. */
export interface Mix {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
}

export function mixOf(outlook: Outlook): Mix {
  const mine = usualLines(outlook, outlook.mine, outlook.myCards);
  const theirs = usualLines(outlook, outlook.theirs, outlook.theirCards);
  const [myRetreat, theirRetreat] = [mine[WITHDRAW - 1], theirs[WITHDRAW - 1]];
  const payoffs = mine.map((line) =>
    theirs.map((other) => {
      const met = gain(outlook, line, other);
      const left = theirRetreat === undefined ? met : gain(outlook, line, theirRetreat);
      const leaving = myRetreat === undefined ? met : gain(outlook, myRetreat, other);
      return (1 - 2 * RETREATS) * met + RETREATS * (left + leaving);
    }),
  );
  const { rows, columns } = solveMatrixGame(payoffs);
  return { mine: rows, theirs: columns };
}

function usualLines({ facts }: Outlook, force: Force, ranked: readonly Card[]): Line[] {
  return Array.from({ length: force.leader.rating }, (_, n) =>
    arrayOf(facts, force, n + 1, usualCards(facts, ranked, n + 1, force.size)),
  );
}

/** A line that may meet me, and how likely. */
export interface Threat {
  readonly line: Line;
  readonly share: number;
}

/**
 * What may meet me, from the number of backs that lie there: one card is a withdrawal, two where
 * more could be committed smell of Infiltration.
 */
export function threatsOf(
  outlook: Outlook,
  mix: Mix,
  backs: number,
  hasWithdrawn: boolean,
): Threat[] {
  const { facts, theirs, theirCards } = outlook;
  const lineOf = (tactic: number): Line => {
    const cards =
      backs === 0
        ? usualCards(facts, theirCards, tactic, theirs.size)
        : cardsBehind(outlook, tactic, backs);
    return arrayOf(facts, theirs, tactic, cards);
  };
  if (hasWithdrawn || backs === 1) return [{ line: lineOf(WITHDRAW), share: 1 }];
  const shares = mix.theirs.map((share, n) => (0.01 + share) * likely(outlook, n + 1, backs));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share, n) => ({ line: lineOf(n + 1), share: share / sum }));
}

function cardsBehind({ facts, theirCards }: Outlook, tactic: number, backs: number): Card[] {
  if (tactic === INFILTRATION && backs === 2) return theirCards.slice(-2);
  return strongest(facts, theirCards, tactic, backs);
}

function likely({ theirs }: Outlook, tactic: number, backs: number): number {
  if (backs === 0) return 1;
  if (tactic === WITHDRAW) return 0.1;
  const isSmall = backs < theirs.size;
  if (tactic === INFILTRATION) return isSmall ? 1 : 0.1;
  return isSmall ? 0.25 : 1;
}

/** What I gain on average by a line. */
export function gainAgainst(outlook: Outlook, line: Line, threats: readonly Threat[]): number {
  let sum = 0;
  for (const { line: other, share } of threats) sum += share * gain(outlook, line, other);
  return sum;
}
