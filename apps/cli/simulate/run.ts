import { setImmediate } from 'node:timers/promises';
import {
  makeBotMaker,
  makeStream,
  playGame,
  type Bot,
  type BotName,
  type Course,
  type Played,
} from '@bannerfield/bots';
import type { GameParts } from '@bannerfield/games/parts';
import {
  byPlayer,
  type GameTypes,
  optionsAfter,
  type Pair,
  type PendingOver,
  playerIn,
  pointsOf,
  type Rng,
  type Seat,
} from '@bannerfield/kernel';
import { CliError, messageOf } from '../errors.ts';
import { optionsAt, type Cycled } from './cycled.ts';

/** What is to be simulated. */
export interface Plan {
  readonly parts: GameParts;
  readonly bots: Pair<BotName>;
  readonly games: number;
  readonly seed: number;
  readonly options: object;
  /** Taken by turns instead of what `options` has for them. */
  readonly cycled: Cycled;
  readonly isSeries: boolean;
}

/** One finished game of a simulation. */
export interface Simulated {
  /** From 0. */
  readonly index: number;
  readonly options: object;
  readonly course: Course<GameTypes>;
  readonly played: readonly Played<GameTypes>[];
}

/** What all games came to; by bot, in the order of the plan. */
export interface Tally {
  readonly wins: [number, number];
  readonly score: [number, number];
  draws: number;
  readonly ends: Map<string, number>;
  decisions: number;
  chances: number;
}

/** Between two glances at signals and a closed pipe. */
const SLICE_MS = 50;

/**
 * Plays the games one after the other. Game k is the same however many are played.
 * @param after hears of every finished game.
 * @param isStopped is asked now and then; the games played so far are counted.
 * @throws CliError naming the game that broke a promise of its rules.
 */
export async function simulateGames(
  plan: Plan,
  keepsMoves: boolean,
  after: (simulated: Simulated) => void,
  isStopped: () => boolean = () => false,
): Promise<Tally> {
  const tally: Tally = {
    wins: [0, 0],
    score: [0, 0],
    draws: 0,
    ends: new Map(),
    decisions: 0,
    chances: 0,
  };
  let { options } = plan;
  let resting = Date.now() + SLICE_MS;
  for (let index = 0; index < plan.games; index++) {
    const terms = optionsAt(options, plan.cycled, index);
    const simulated = simulateGame(plan, index, terms, keepsMoves);
    const over = checkedEnd(plan, simulated);
    count(plan, tally, simulated, over);
    after(simulated);
    if (plan.isSeries) {
      options = optionsAfter(plan.parts, simulated.course.state.table, options);
    }
    if (Date.now() < resting) continue;
    await setImmediate();
    if (isStopped()) return tally;
    resting = Date.now() + SLICE_MS;
  }
  return tally;
}

function simulateGame(plan: Plan, index: number, options: object, keepsMoves: boolean): Simulated {
  const { game } = plan.parts;
  const played: Played<GameTypes>[] = [];
  const bots: Pair<Bot<GameTypes>> = [seatBot(plan, 0, index), seatBot(plan, 1, index)];
  const chance = makeStream(plan.seed, index, 'chance');
  const terms = keepsMoves ? { watch: (each: Played<GameTypes>) => played.push(each) } : {};
  try {
    return { index, options, course: playGame(game, options, bots, chance, terms), played };
  } catch (error) {
    throw broken(plan, index, messageOf(error));
  }
}

function seatBot(plan: Plan, seat: Seat, index: number): Bot<GameTypes> {
  const player = botIn(plan, seat, index);
  const rng: Rng = makeStream(plan.seed, index, `bot ${String(player)}`);
  return makeBotMaker(plan.bots[player], plan.parts.taste)(plan.parts.game, seat, rng);
}

/** Bots change seats with every game, unless a series has its own order. */
function botIn({ parts, isSeries }: Plan, seat: Seat, index: number): Seat {
  return isSeries ? playerIn(parts, seat, index) : (seat + index) % 2 === 0 ? 0 : 1;
}

function checkedEnd(plan: Plan, { index, course }: Simulated): PendingOver {
  if (course.result === null) {
    throw broken(plan, index, `it did not end within ${String(course.decisions)} decisions`);
  }
  const complaint = plan.parts.game.audit(course.state);
  if (complaint !== null) throw broken(plan, index, complaint);
  return course.result;
}

function broken({ parts, seed }: Plan, index: number, complaint: string): CliError {
  const which = `${parts.game.id}, seed ${String(seed)}, game ${String(index + 1)}`;
  return new CliError(`${which}: ${complaint}`, 1);
}

function count(plan: Plan, tally: Tally, simulated: Simulated, over: PendingOver): void {
  const { course, index } = simulated;
  tally.decisions += course.decisions;
  tally.chances += course.chances;
  tally.ends.set(over.reason, (tally.ends.get(over.reason) ?? 0) + 1);
  if (over.winner === 'draw') tally.draws += 1;
  else tally.wins[botIn(plan, over.winner, index)] += 1;
  if (!plan.isSeries) return;
  const points = byPlayer(plan.parts, pointsOf(plan.parts, course.state.table, over), index);
  tally.score[0] += points[0];
  tally.score[1] += points[1];
}
