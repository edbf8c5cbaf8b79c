import type { Language } from '@bannerfield/kernel';
import type { TournamentGame } from '@bannerfield/protocol';
import { scoreOfElo, type Hypotheses } from '@bannerfield/stats';
import { badInput } from '../errors.ts';
import { parseWhole } from '../flags.ts';
import { printJson, type Io, type StopSignal } from '../io.ts';
import { checkNames, type Contestant } from '../outsiders/contestants.ts';
import { readSettings, type OutsiderFlags } from '../outsiders/settings.ts';
import { exitCodeOf } from '../process-io.ts';
import { makeProgress } from '../progress.ts';
import { linesOf, say } from '../say.ts';
import { cycledOptions } from '../simulate/cycled.ts';
import type { GameSource } from '../source.ts';
import { headerOf, keyOf, pairsOf, type Plan } from '../tournament/plan.ts';
import { append, openResults, readResults, type Kept } from '../tournament/results-file.ts';
import { playAll } from '../tournament/run.ts';
import { documentOf } from '../tournament/standings.ts';
import { describe, stoppedText } from '../tournament/words.ts';

export interface TournamentFlags extends OutsiderFlags {
  readonly games: string;
  readonly results?: string;
  readonly sprt?: string;
  readonly sprtScore?: string;
  readonly alpha: string;
  readonly beta: string;
  readonly json?: true;
}

/** Lets all play each other. Gives the exit code. */
export async function tournament(
  io: Io,
  source: GameSource,
  game: string,
  players: readonly Contestant[],
  flags: TournamentFlags,
  language: Language,
): Promise<number> {
  const file = flags.results;
  const kept = file === undefined ? null : readResults(file);
  const plan = await planOf(source, game, players, flags, kept);
  if (file !== undefined) openResults(file, kept, headerOf(plan));
  const results = new Map(kept?.games.map((each) => [keyOf(each), each]));
  const signal = await playPlan(io, plan, results, file);
  if (signal !== null) {
    const sentence = stoppedText(results.size, file, language);
    for (const line of linesOf(io.stderr, sentence)) io.stderr.write(`${line}\n`);
    return exitCodeOf(signal);
  }
  const document = documentOf(plan, results);
  if (flags.json === true) printJson(io, document);
  else say(io, describe(document, plan.settings.parts.about.title[language], language));
  return 0;
}

/** Why it was stopped, if it was. */
async function playPlan(
  io: Io,
  plan: Plan,
  results: Map<string, TournamentGame>,
  file: string | undefined,
): Promise<StopSignal | null> {
  const stop = new AbortController();
  const signals: StopSignal[] = [];
  const offStop = io.onStop((signal) => {
    signals.push(signal);
    stop.abort();
  });
  const progress = makeProgress(io, 'games', 2 * plan.openings * pairsOf(plan).length);
  try {
    await playAll(plan, results, stop.signal, (played) => {
      if (file !== undefined) append(file, played);
      progress.at(results.size);
    });
  } finally {
    offStop();
    progress.end();
  }
  return signals[0] ?? null;
}

const MOST_GAMES = 1_000_000;

async function planOf(
  source: GameSource,
  game: string,
  players: readonly Contestant[],
  flags: TournamentFlags,
  kept: Kept | null,
): Promise<Plan> {
  if (players.length < 2) throw badInput('a tournament has at least two players: --bot, --engine');
  checkNames(players);
  const games = parseWhole('--games', flags.games, 2, MOST_GAMES);
  if (games % 2 !== 0) {
    throw badInput('--games: should be even, since each opening is played from both seats');
  }
  const hypotheses = hypothesesOf(flags);
  // What was drawn when the file was begun.
  const seed = flags.seed ?? (kept === null ? undefined : String(kept.header.seed));
  const asked = seed === undefined ? flags : { ...flags, seed };
  const settings = await readSettings(source, game, asked, players);
  const given = flags.options === undefined ? {} : (JSON.parse(flags.options) as object);
  const cycled = cycledOptions(settings.parts, given);
  return { settings, cycled, players, openings: games / 2, hypotheses };
}

/** Null: all games are played. */
function hypothesesOf({ sprt, sprtScore, alpha, beta }: TournamentFlags): Hypotheses | null {
  const errors = { alpha: parseChance('--alpha', alpha), beta: parseChance('--beta', beta) };
  if (sprt !== undefined && sprtScore !== undefined) {
    throw badInput('--sprt and --sprt-score ask for different tests');
  }
  if (sprt !== undefined) {
    const [low, high] = parseRange('--sprt', sprt, -1000, 1000);
    return { scores: [scoreOfElo(low), scoreOfElo(high)], ...errors };
  }
  if (sprtScore === undefined) return null;
  return { scores: parseRange('--sprt-score', sprtScore, 0.001, 0.999), ...errors };
}

function parseRange(flag: string, text: string, least: number, most: number): [number, number] {
  const [low = NaN, high = NaN, ...more] = text.split(',').map(parseNumber);
  if (low >= least && low < high && high <= most && more.length === 0) return [low, high];
  const range = `from ${String(least)} to ${String(most)}, the lower first`;
  throw badInput(`${flag}: should be two numbers ${range}, as 0.5,0.75 or 0,50, not “${text}”`);
}

function parseChance(flag: string, text: string): number {
  const value = parseNumber(text);
  if (value > 0 && value < 0.5) return value;
  throw badInput(`${flag}: should be more than 0 and less than 0.5, not “${text}”`);
}

function parseNumber(text: string): number {
  return /^-?\d{1,4}(\.\d{1,6})?$/.test(text) ? Number(text) : NaN;
}
