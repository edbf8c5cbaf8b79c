import { otherSeat, type Rng } from '@bannerfield/kernel';
import { WITHDRAW, type Card } from '../rules/data.ts';
import { leaderOf, type Action, type GameKnown } from '../rules/state.ts';
import { gain, lookAhead, type Outlook } from './outlook.ts';
import { arrayOf } from './sides.ts';
import { solveBattle, type Solved, type Way } from './solve.ts';

/**
 * How a battle is fought by whoever cannot be outguessed: Tactics Card and army are drawn from the
 * best mix against an enemy who knows it. Null: it is about something else, or nobody can choose.
 */
export function decide(known: GameKnown, rng: Rng): Action | null {
  switch (known.table.stack.at(-1)?.phase) {
    case 'tactics':
      return setTactic(known, rng);
    case 'attack':
    case 'defense':
      return commit(known, rng);
    case 'defender-withdrawal':
      return standOrLeave(known, rng);
    case 'attacker-withdrawal':
      return standOrTakeBack(known, rng);
    default:
      return null;
  }
}

/** Totals that differ at all decide a battle: hardly anything is hidden that would blur them. */
const SURE = 1e-6;

/** The battle before a player, if cards meet as they are. */
function outlookOf(known: GameKnown, rng: Rng): Outlook {
  const outlook = lookAhead(known, rng);
  return { ...outlook, stakes: { ...outlook.stakes, doubt: SURE } };
}

function setTactic(known: GameKnown, rng: Rng): Action | null {
  const solved = solveBattle(outlookOf(known, rng));
  const way = solved && drawn(solved.mine, solved.myShares, rng);
  return way && { type: 'tactic', tactic: way.tactic };
}

/** Won battles by which an army of the mix may be worse than the best against what lies there. */
const SLACK = 0.03;

function commit(known: GameKnown, rng: Rng): Action | null {
  const solved = solveBattle(outlookOf(known, rng));
  if (solved === null) return null;
  const values = valuesAgainst(solved, beliefs(solved, known));
  const own = solved.mine.flatMap(({ tactic }, at) => (tactic === known.hand.tactic ? [at] : []));
  const most = Math.max(...own.map((at) => values[at] ?? -Infinity));
  const good = own.filter((at) => (values[at] ?? -Infinity) >= most - SLACK);
  const mixed = good.filter((at) => (solved.myShares[at] ?? 0) > 0);
  const among = mixed.length > 0 ? mixed : good.filter((at) => values[at] === most);
  const ways = among.flatMap((at) => solved.mine[at] ?? []);
  const shares = among.map((at) => (mixed.length > 0 ? (solved.myShares[at] ?? 0) : 1));
  const way = drawn(ways, shares, rng);
  return way && { type: 'commit', cards: way.cards };
}

/** Won battles that a retreat must gain. */
const GAIN = 0.03;

function standOrLeave(known: GameKnown, rng: Rng): Action | null {
  if (!canLeave(known)) return { type: 'stand' };
  const solved = solveBattle(outlookOf(known, rng));
  if (solved === null) return null;
  const values = valuesAgainst(solved, beliefs(solved, known));
  const bestWith = (tactic: number | null): number =>
    Math.max(-9, ...solved.mine.map((way, at) => (way.tactic === tactic ? (values[at] ?? 0) : -9)));
  const gained = bestWith(WITHDRAW) - bestWith(known.hand.tactic);
  return gained > GAIN ? { type: 'withdraw', card: null } : { type: 'stand' };
}

function standOrTakeBack(known: GameKnown, rng: Rng): Action | null {
  if (!canLeave(known)) return { type: 'stand' };
  const outlook = outlookOf(known, rng);
  const solved = solveBattle(outlook);
  if (solved === null) return null;
  const believed = beliefs(solved, known);
  const value = (tactic: number, cards: readonly Card[]): number => {
    const line = arrayOf(outlook.facts, outlook.mine, tactic, cards);
    return mean(believed, (at) => gain(outlook, line, solved.theirs[at]?.line ?? line));
  };
  const { committed, tactic } = known.hand;
  let best: Action = { type: 'stand' };
  let most = value(tactic ?? WITHDRAW, committed) + GAIN;
  for (const card of new Set(committed)) {
    const worth = value(WITHDRAW, committed.toSpliced(committed.indexOf(card), 1));
    if (worth <= most) continue;
    best = { type: 'withdraw', card };
    most = worth;
  }
  return best;
}

function canLeave({ hand, table, seat }: GameKnown): boolean {
  return hand.tactic !== WITHDRAW && (leaderOf(table, seat)?.rating ?? 0) >= WITHDRAW;
}

/** What nobody plays well may be played all the same. */
const ODD = 1e-4;

/** How likely each of the other's ways is, by how many backs lie there, and whether he fell back. */
function beliefs({ theirs, theirShares }: Solved, { table, seat }: GameKnown): number[] {
  const { backs, withdrew } = table.battle;
  const other = otherSeat(seat);
  const isPossible = ({ tactic, cards }: Way): boolean =>
    (backs[other] === 0 || backs[other] === cards.length) &&
    (!withdrew[other] || tactic === WITHDRAW);
  return theirs.map((way, at) => (isPossible(way) ? ODD + (theirShares[at] ?? 0) : 0));
}

function valuesAgainst(solved: Solved, believed: readonly number[]): number[] {
  return solved.mine.map((_, row) => mean(believed, (column) => solved.gain(row, column)));
}

function mean(weights: readonly number[], value: (at: number) => number): number {
  let [sum, all] = [0, 0];
  for (const [at, weight] of weights.entries()) {
    if (weight === 0) continue;
    sum += weight * value(at);
    all += weight;
  }
  return all === 0 ? 0 : sum / all;
}

const FINE = 0x10_0000;

function drawn(ways: readonly Way[], shares: readonly number[], rng: Rng): Way | null {
  let left = (rng(FINE) / FINE) * shares.reduce((sum, share) => sum + share, 0);
  for (const [at, share] of shares.entries()) {
    left -= share;
    if (left < 0) return ways[at] ?? null;
  }
  return ways.at(-1) ?? null;
}
