import { mindOf, type Reading, type Taste } from '@bannerfield/bots';
import { ANALYSIS_NODES, makeAnalyser } from '@bannerfield/bots/analysis';
import type { Analysis } from '@bannerfield/bots/analysis-report';
import { parseLog, replay, type Game, type GameTypes } from '@bannerfield/kernel';
import type { RulesName } from '../games/rules.ts';

/** What is needed of a game to analyse it. */
export interface Analysable {
  readonly game: Game<GameTypes>;
  readonly taste: Taste<GameTypes>;
  readonly reading: Reading;
}

/** How far an analysis is, and what it has found by then. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly analysis: Analysis;
}

/**
 * What runs in a worker of its own. Unlike the worker of the bots it is given whole logs, of games
 * that are over.
 */
export interface AnalysisService {
  /** @param hear told now and then what is found so far. */
  analyse(rules: RulesName, log: string, hear: (progress: Progress) => void): Promise<Analysis>;
}

/** As on the command line, where nothing else is said. */
const TERMS = { nodes: ANALYSIS_NODES, seed: 1 };
/** So often a picture of it changes. */
const TELL_MS = 500;

/** @param nodes other than usual, for tests. */
export function makeAnalysisService(
  load: (rules: RulesName) => Promise<Analysable>,
  nodes = TERMS.nodes,
): AnalysisService {
  return {
    analyse: async (rules, log, hear) => {
      const { game, taste, reading } = await load(rules);
      const match = replay(game, parseLog(log));
      const analyser = makeAnalyser(match, mindOf(game, taste, reading), { ...TERMS, nodes });
      let told = performance.now();
      while (analyser.think()) {
        if (performance.now() - told < TELL_MS) continue;
        const { done, total } = analyser;
        hear({ done, total, analysis: analyser.report() });
        // What was told is on its way before it goes on.
        await new Promise((resolve) => setTimeout(resolve));
        told = performance.now();
      }
      return analyser.report();
    },
  };
}
