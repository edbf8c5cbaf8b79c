import { solveLargeGame } from '@bannerfield/bots';
import { HIGHEST_TACTIC, NEEDED_ARM, WITHDRAW, type Card } from '../rules/data.ts';
import type { EditionFacts } from '../rules/edition.ts';
import { gain, type Outlook } from './outlook.ts';
import { arrayOf, type Force, type Line } from './sides.ts';

/** A Tactics Card and an army: all that one side chooses in a battle. */
export interface Way {
  /** As it is set; what is in force for want of an arm stands in `line`. */
  readonly tactic: number;
  /** Sorted by kind. */
  readonly cards: readonly Card[];
  readonly line: Line;
}

/** A battle as a matrix game, and how it is best fought by both. */
export interface Solved {
  readonly mine: readonly Way[];
  readonly theirs: readonly Way[];
  /** How often each of them is best chosen. */
  readonly myShares: readonly number[];
  readonly theirShares: readonly number[];
  readonly value: number;
  /** What I gain if these ways meet. */
  gain(mine: number, theirs: number): number;
}

/** Battles solved of late, by all that they depend on: each is asked about three times and more. */
const solvedOf = new WeakMap<EditionFacts, Map<string, Solved | null>>();
const LATELY = 64;

/** Null: one side has too few cards for any way. */
export function solveBattle(outlook: Outlook): Solved | null {
  const lately = solvedOf.get(outlook.facts) ?? new Map<string, Solved | null>();
  solvedOf.set(outlook.facts, lately);
  const key = keyOf(outlook);
  const found = lately.get(key);
  if (found !== undefined) return found;
  const solved = solve(outlook);
  if (lately.size >= LATELY) lately.clear();
  lately.set(key, solved);
  return solved;
}

function keyOf({ isAttacking, mine, theirs, myCards, theirCards, stakes }: Outlook): string {
  const force = ({ leader, hasModifier, size }: Force): unknown => [leader, hasModifier, size];
  return JSON.stringify([isAttacking, force(mine), force(theirs), myCards, theirCards, stakes]);
}

function solve(outlook: Outlook): Solved | null {
  const mine = waysOf(outlook.facts, outlook.mine, outlook.myCards);
  const theirs = waysOf(outlook.facts, outlook.theirs, outlook.theirCards);
  if (mine.length === 0 || theirs.length === 0) return null;
  const payoff = remembered(mine.length, theirs.length, (row, column) => {
    const [own, other] = [mine[row], theirs[column]];
    return own === undefined || other === undefined ? 0 : gain(outlook, own.line, other.line);
  });
  const { rows, columns, value } = solveLargeGame(
    { rows: mine.length, columns: theirs.length, payoff },
    CLOSE,
  );
  return { mine, theirs, myShares: rows, theirShares: columns, value, gain: payoff };
}

/** Won battles by which a solution may be off: far less than what the payoffs leave out. */
const CLOSE = 1e-4;

function remembered(
  rows: number,
  columns: number,
  reckon: (row: number, column: number) => number,
): (row: number, column: number) => number {
  const known = new Float64Array(rows * columns).fill(NaN);
  return (row, column) => {
    const at = row * columns + column;
    const found = known[at] ?? NaN;
    if (!Number.isNaN(found)) return found;
    const value = reckon(row, column);
    known[at] = value;
    return value;
  };
}

/**
 * The ways worth a thought: with each Tactics Card, of each size, some of the best cards with the
 * least for the rest, which are there to be lost. In the one battle of the house edition nothing
 * else gains anything, neither for the attacker nor for the defender (`npm run tactics`).
 */
function waysOf(facts: EditionFacts, force: Force, ranked: readonly Card[]): Way[] {
  const ways = new Map<string, Way>();
  for (let tactic = 1; tactic <= Math.min(HIGHEST_TACTIC, force.leader.rating); tactic++) {
    for (let size = tactic === WITHDRAW ? 1 : 2; size <= force.size; size++) {
      for (let best = 0; best <= size; best++) {
        const army = armed(facts, tactic, ranked, best, size);
        const cards = army.sort((one, other) => one - other);
        const line = arrayOf(facts, force, tactic, cards);
        const key = [tactic, line.tactic, ...line.values, ...line.bare].join();
        ways.set(key, { tactic, cards, line });
      }
    }
  }
  return [...ways.values()];
}

/** So many of the best and the rest of the least, with the arm that the tactic needs, if it can be. */
function armed(
  { arms }: EditionFacts,
  tactic: number,
  ranked: readonly Card[],
  best: number,
  size: number,
): Card[] {
  const army = [...ranked.slice(0, best), ...ranked.slice(ranked.length - (size - best))];
  const needed = NEEDED_ARM[tactic - 1] ?? 0;
  const has = (card: Card): boolean => ((arms[card] ?? 0) & needed) !== 0;
  if (needed === 0 || army.some(has)) return army;
  const carrier = best > 0 ? ranked.find(has) : ranked.findLast(has);
  if (carrier === undefined) return army;
  const given = Math.max(0, best - 1);
  return army.map((card, index) => (index === given ? carrier : card));
}
