/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index is within its list */

import { SEATS, silent, type Rng, type Seat } from '@bannerfield/kernel';
import { game } from '../../rules/index.ts';
import { DEFAULTS } from '../../rules/options.ts';
import { FLAGS, type BattleLineState } from '../../rules/state.ts';
import { makeField, OPEN } from './field.ts';
import { playOut, type Odds } from './playout.ts';
import { splitStanding, STANDINGS, standingAt, withoutHand } from './standing.ts';

/** How long the odds are learned. */
export interface Lesson {
  /** Each begins with the odds that the one before has found. */
  readonly rounds: number;
  readonly games: number;
  /** Choices that come to mind, as in `playOut`; few keep the games various. */
  readonly looks: number;
}

/**
 * How often a flag falls to whom it stands so for, counted in games played by the odds so far.
 * @param after hears of each round.
 */
export function learnOdds(
  { rounds, games, looks }: Lesson,
  rng: Rng,
  after?: (round: number) => void,
): Float64Array {
  let odds = firstGuess();
  for (let round = 1; round <= rounds; round++) {
    odds = oddsOf(countFlags(odds, games, looks, rng), odds);
    after?.(round);
  }
  return odds;
}

/** What can be had beats what cannot; what the hand has beats what must be drawn. By eye. */
function firstGuess(): Float64Array {
  return Float64Array.from({ length: STANDINGS }, (_, standing) => {
    const { laid, held, reach, otherLaid, otherReach, relation } = splitStanding(standing);
    const mine = 0.25 * reach + 0.3 * held * (laid > 0 ? 1 : 0.5);
    const theirs = 0.3 * otherReach * (otherLaid > 0 ? 1 : 0.5);
    return 1 / (1 + Math.exp(theirs - mine - (relation - 1) / 2));
  });
}

/** By standing: how often it was seen, and how often it won. */
interface Counts {
  readonly seen: Float64Array;
  readonly won: Float64Array;
}

function makeCounts(): Counts {
  return { seen: new Float64Array(STANDINGS), won: new Float64Array(STANDINGS) };
}

/** Flags of a game looked at a turn and seat: those of one game say much the same. */
const SAMPLES = 2;

function countFlags(odds: Odds, games: number, looks: number, rng: Rng): Counts {
  const counts = makeCounts();
  for (let played = 0; played < games; played++) {
    const field = makeField(dealt(rng), rng);
    const seen: { standing: number; flag: number; seat: Seat }[] = [];
    playOut(field, [odds, odds], looks, rng, (now) => {
      for (const seat of SEATS) {
        for (let sample = 0; sample < SAMPLES; sample++) {
          const flag = rng(FLAGS);
          if (now.owners[flag] !== OPEN) continue;
          seen.push({ standing: standingAt(now, seat, flag), flag, seat });
        }
      }
    });
    for (const { standing, flag, seat } of seen) {
      if (field.owners[flag] === OPEN) continue;
      counts.seen[standing]! += 1;
      if (field.owners[flag] === seat) counts.won[standing]! += 1;
    }
  }
  return counts;
}

function dealt(rng: Rng): BattleLineState {
  const state = game.setup({ ...DEFAULTS, tactics: false });
  while (game.pending(state.table).kind === 'chance') {
    game.applyChance(state, game.sample(state, rng), silent);
  }
  return state;
}

/** As much as so many flags: what all hands together had, and of them the odds of before. */
const TRUST = 20;
const OLD_TRUST = 5;

/** What was hardly seen leans on the same with any hand, and that on what was held before. */
function oddsOf({ seen, won }: Counts, before: Odds): Float64Array {
  const all = makeCounts();
  const anyHand = Array.from({ length: STANDINGS }, (_, standing) => withoutHand(standing));
  for (const [standing, same] of anyHand.entries()) {
    all.seen[same]! += seen[standing]!;
    all.won[same]! += won[standing]!;
  }
  return Float64Array.from(anyHand, (same, standing) => {
    const usual = (all.won[same]! + OLD_TRUST * before[standing]!) / (all.seen[same]! + OLD_TRUST);
    return (won[standing]! + TRUST * usual) / (seen[standing]! + TRUST);
  });
}
