import type { GameTypes, Match } from '@bannerfield/kernel';
import type { Mind } from '../search/mind.ts';
import { makeStream } from '../stream.ts';
import { stepsOf, type Step } from './course.ts';
import { reportOf, type Analysis, type Scene } from './report.ts';
import { Standing } from './standing.ts';
import { Weighing } from './weighing.ts';

/** How much an analysis is to think. Same seed and nodes: same result. */
export interface AnalysisTerms {
  /** Playouts at most: one half for what the players could know, one for what was. */
  readonly nodes: number;
  readonly seed: number;
}

/** What is spent on a game if nobody says otherwise. */
export const ANALYSIS_NODES = 20_000;

/** An analysis under way, which can be asked for what it has found, and left, at any time. */
export interface Analyser {
  /** Playouts so far. */
  readonly playouts: number;
  /** Positions and decisions of which all is known that will be, and how many there are. */
  readonly done: number;
  readonly total: number;
  /** Thinks for some milliseconds; false: all is done. */
  think(): boolean;
  /** What is found so far. */
  report(): Analysis;
}

/** Playouts of each position before the decisions are looked at: enough for a first graph. */
const FIRST = 4;

/**
 * Analyses a game, finished or not.
 *
 * What a decision gave away is found from what its seat could know then, from nothing else: how
 * much is spent on it too depends on the length of the log alone.
 */
export function makeAnalyser<T extends GameTypes>(
  match: Match<T>,
  mind: Mind<T>,
  terms: AnalysisTerms,
): Analyser {
  const scenes = scenesOf(match, mind, terms);
  const standings = [...new Set(scenes.map(({ before }) => before))].filter(
    ({ isOver }) => !isOver,
  );
  const each = Math.floor(terms.nodes / 2 / Math.max(1, standings.length));
  const weighings = scenes.flatMap(({ weighing }) => weighing ?? []);
  const count = (): number =>
    [...standings, ...weighings].reduce((sum, { playouts }) => sum + playouts, 0);
  let finished = 0;
  const work = workOn(standings, weighings, each, () => (finished += 1));
  return {
    get playouts() {
      return count();
    },
    get done() {
      return finished;
    },
    total: standings.length + weighings.length,
    think: () => work.next().done !== true,
    report: () => reportOf(scenes, count()),
  };
}

/** Playouts a call of `think` does where they are single ones. */
const AT_A_TIME = 4;

function* workOn<T extends GameTypes>(
  standings: readonly Standing<T>[],
  weighings: readonly Weighing<T>[],
  each: number,
  finish: () => void,
): Generator<undefined, undefined> {
  for (const standing of standings) {
    while (standing.playouts < Math.min(FIRST, each)) standing.think();
    yield;
  }
  for (const weighing of weighings) {
    while (weighing.think()) yield;
    finish();
  }
  for (const standing of standings) {
    while (standing.playouts < each) {
      standing.think();
      if (standing.playouts % AT_A_TIME === 0) yield;
    }
    finish();
  }
  return undefined;
}

/** All entries, and the position after the last; what only goes on by force stands as what follows. */
function scenesOf<T extends GameTypes>(
  match: Match<T>,
  mind: Mind<T>,
  { nodes, seed }: AnalysisTerms,
): Scene<T>[] {
  const { game } = match;
  const steps = [...stepsOf(match)];
  const decisions = steps.filter(({ by }) => by !== null).length;
  const most = Math.floor(nodes / 2 / Math.max(1, decisions));
  const stands = (at: number, step: Step<T> | undefined): Standing<T> =>
    new Standing(game, mind, step?.state ?? match.stateAt(at), makeStream(seed, at, 'stands'));
  const scenes: Scene<T>[] = [
    { by: null, move: '', before: stands(steps.length, undefined), weighing: null },
  ];
  for (const [at, step] of [...steps.entries()].reverse()) {
    const { by, move, asked } = step;
    const after = scenes[0]?.before;
    const isForced = by !== null && asked === null;
    const before = isForced && after !== undefined ? after : stands(at, step);
    const rng = makeStream(seed, at, 'known');
    const weighing = asked && new Weighing(game, mind, asked, most, rng);
    scenes.unshift({ by, move, before, weighing });
  }
  return scenes;
}
