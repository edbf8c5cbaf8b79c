import process from 'node:process';
import type { Language } from '@bannerfield/kernel';
import type { SimulateDocument } from '@bannerfield/protocol';
import { entropy } from '../chance.ts';
import { parseBots } from '../bots.ts';
import { loadWithEdition } from '../edition-file.ts';
import { needed, parseOptions, parseWhole } from '../flags.ts';
import { printJson, type Io, type StopSignal } from '../io.ts';
import { exitCodeOf } from '../process-io.ts';
import { makeProgress } from '../progress.ts';
import { reportWordsOf } from '../report-words.ts';
import { cycledOptions } from '../simulate/cycled.ts';
import { makeLogWriter } from '../simulate/logs.ts';
import { simulateGames, type Plan, type Simulated, type Tally } from '../simulate/run.ts';
import { linesOf, say } from '../say.ts';
import type { GameSource } from '../source.ts';

export interface SimulateFlags {
  readonly bots?: string;
  readonly games: string;
  readonly seed?: string;
  readonly edition?: string;
  readonly options?: string;
  readonly series?: true;
  readonly log?: string;
  readonly json?: true;
}

const MOST_GAMES = 100_000_000;

/** Lets bots play, and counts. Gives the exit code. */
export async function simulate(
  io: Io,
  source: GameSource,
  game: string,
  flags: SimulateFlags,
  language: Language,
): Promise<number> {
  const plan = await planOf(source, game, flags);
  const write = flags.log === undefined ? null : makeLogWriter(plan, flags.log);
  const progress = makeProgress(io, 'games', plan.games);
  const before = process.cpuUsage();
  let played = 0;
  const stop: { signal: StopSignal | null } = { signal: null };
  // Without logs nothing is kept that could be told of.
  const offStop =
    write === null ? () => undefined : io.onStop((signal) => (stop.signal ??= signal));
  const after = (simulated: Simulated): void => {
    write?.(simulated);
    played = simulated.index + 1;
    progress.at(played);
  };
  const tally = await simulateGames(plan, write !== null, after, () => stop.signal !== null);
  offStop();
  const { user, system } = process.cpuUsage(before);
  progress.end();
  if (stop.signal !== null && played < plan.games) {
    return tellStopped(io, stop.signal, reportWordsOf(language).kept(played, flags.log ?? ''));
  }
  const document = documentOf(plan, tally, (user + system) / 1e6);
  if (flags.json === true) printJson(io, document);
  else say(io, describe(document, language));
  return 0;
}

/** On stderr: what was asked for, stdout does not have. */
function tellStopped(io: Io, signal: StopSignal, sentence: string): number {
  for (const line of linesOf(io.stderr, sentence)) io.stderr.write(`${line}\n`);
  return signal === 'SIGPIPE' ? 0 : exitCodeOf(signal);
}

async function planOf(source: GameSource, game: string, flags: SimulateFlags): Promise<Plan> {
  const bots = parseBots(needed('--bots', flags.bots));
  const games = parseWhole('--games', flags.games, 1, MOST_GAMES);
  const seed =
    flags.seed === undefined
      ? entropy(2 ** 32)
      : parseWhole('--seed', flags.seed, 0, Number.MAX_SAFE_INTEGER);
  const parts = await loadWithEdition(source, game, flags.edition);
  const options = parseOptions(parts, flags.options);
  const cycled = cycledOptions(parts, givenOptions(flags.options));
  return { parts, bots, games, seed, options, cycled, isSeries: flags.series === true };
}

/** Sound, since they have been parsed before. */
function givenOptions(text: string | undefined): object {
  return text === undefined ? {} : (JSON.parse(text) as object);
}

function documentOf(plan: Plan, tally: Tally, cpuSeconds: number): SimulateDocument {
  const { game } = plan.parts;
  const rate = (count: number): number => Math.round(count / Math.max(cpuSeconds, 1e-6));
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    // What was taken by turns stands as the list of what was taken.
    options: { ...plan.options, ...plan.cycled },
    bots: [...plan.bots],
    seed: plan.seed,
    games: plan.games,
    wins: tally.wins,
    draws: tally.draws,
    ends: Object.fromEntries([...tally.ends].sort(([a], [b]) => (a < b ? -1 : 1))),
    ...(plan.isSeries ? { score: tally.score } : {}),
    decisions: tally.decisions,
    chances: tally.chances,
    cpuSeconds,
    decisionsPerCpuSecond: rate(tally.decisions),
    gamesPerCpuSecond: rate(plan.games),
  };
}

function describe(document: SimulateDocument, language: Language): string {
  const { bots, wins, draws, games, ends, score, seed, options } = document;
  const words = reportWordsOf(language);
  const reasons = Object.entries(ends).map(([reason, count]) => `${reason} ${String(count)}`);
  return [
    words.simulated(document.game, games, seed, JSON.stringify(options)),
    `${bots[0]} ${String(wins[0])} : ${String(wins[1])} ${bots[1]}, ${words.drawn(draws)}`,
    ...(score === undefined ? [] : [`${words.points} ${String(score[0])} : ${String(score[1])}`]),
    `${words.ends}: ${reasons.join(', ')}`,
    words.speed(document.decisions, document.chances, document.cpuSeconds.toFixed(2), [
      document.decisionsPerCpuSecond,
      document.gamesPerCpuSecond,
    ]),
  ].join('\n');
}
