import { setImmediate } from 'node:timers/promises';
import { mindOf } from '@bannerfield/bots';
import { ANALYSIS_NODES, makeAnalyser, type Analyser } from '@bannerfield/bots/analysis';
import type { Moment } from '@bannerfield/bots/analysis-report';
import type { Language } from '@bannerfield/kernel';
import type { AnalyseDocument } from '@bannerfield/protocol';
import { describe, stoppedText } from '../analyse/words.ts';
import { parseWhole } from '../flags.ts';
import { printJson, type Io, type StopSignal } from '../io.ts';
import { exitCodeOf } from '../process-io.ts';
import { makeProgress } from '../progress.ts';
import { readLastGame, type Recorded } from '../record.ts';
import { linesOf, say } from '../say.ts';
import type { GameSource } from '../source.ts';

export interface AnalyseFlags {
  readonly nodes?: string;
  readonly seed: string;
  readonly json?: true;
}

const FEWEST_NODES = 100;
const MOST_NODES = 100_000_000;

interface Terms {
  readonly nodes: number;
  readonly seed: number;
}

/** Says where a game was won and lost, by skill and by luck. Gives the exit code. */
export async function analyse(
  io: Io,
  source: GameSource,
  file: string,
  flags: AnalyseFlags,
  language: Language,
): Promise<number> {
  const terms = termsOf(flags);
  const recorded = await readLastGame(source, file);
  const { parts, match } = recorded;
  const analyser = makeAnalyser(match, mindOf(parts.game, parts.taste, parts.reading), terms);
  const signal = await thinkThrough(io, analyser);
  const document = documentOf(recorded, terms, analyser, signal === null);
  if (flags.json === true) printJson(io, document);
  else say(io, describe(document, parts.about.title[language], language));
  if (signal === null) return 0;
  for (const line of linesOf(io.stderr, stoppedText(language))) io.stderr.write(`${line}\n`);
  return signal === 'SIGPIPE' ? 0 : exitCodeOf(signal);
}

function termsOf({ nodes, seed }: AnalyseFlags): Terms {
  return {
    nodes:
      nodes === undefined ? ANALYSIS_NODES : parseWhole('--nodes', nodes, FEWEST_NODES, MOST_NODES),
    seed: parseWhole('--seed', seed, 0, Number.MAX_SAFE_INTEGER),
  };
}

/** So long nothing else is heard. */
const AT_A_TIME_MS = 50;

/** Why it was stopped, if it was. */
async function thinkThrough(io: Io, analyser: Analyser): Promise<StopSignal | null> {
  const signals: StopSignal[] = [];
  const offStop = io.onStop((signal) => signals.push(signal));
  const progress = makeProgress(io, 'moments', analyser.total);
  try {
    for (let rested = Date.now(); analyser.think() && signals.length === 0;) {
      progress.at(analyser.done);
      if (Date.now() - rested < AT_A_TIME_MS) continue;
      await setImmediate();
      rested = Date.now();
    }
  } finally {
    offStop();
    progress.end();
  }
  return signals[0] ?? null;
}

function documentOf(
  { match }: Recorded,
  { nodes, seed }: Terms,
  analyser: Analyser,
  isWhole: boolean,
): AnalyseDocument {
  const { header, entries } = match.log;
  const { start, end, moments, sides, turningPoint, playouts } = analyser.report();
  return {
    game: header.game,
    rulesVersion: header.rulesVersion,
    options: { ...header.options },
    entries: entries.length,
    winner: match.pending.kind === 'over' ? match.pending.winner : null,
    nodes,
    seed,
    playouts,
    isWhole,
    start,
    end,
    moments: moments.map(plain),
    sides: [sides[0], sides[1]],
    turningPoint,
  };
}

/** Lists of its own, as documents have them. */
function plain(moment: Moment): AnalyseDocument['moments'][number] {
  return moment.kind === 'chance' ? { ...moment, outcomes: [...moment.outcomes] } : moment;
}
