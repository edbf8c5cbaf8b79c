import { setImmediate } from 'node:timers/promises';
import { availableParallelism } from 'node:os';
import {
  figuresOf,
  judge,
  reportLine,
  reportTable,
  type Figure,
  type Observation,
} from '@bannerfield/editions';
import type { GameParts } from '@bannerfield/games/parts';
import type { Language } from '@bannerfield/kernel';
import type { BalanceDocument } from '@bannerfield/protocol';
import { measurementOf, playShare, type Task } from '../balance/task.ts';
import { playOnThreads } from '../balance/threads.ts';
import { parseBots } from '../bots.ts';
import { entropy } from '../chance.ts';
import { loadWithEdition } from '../edition-file.ts';
import { parseOptions, parseWhole } from '../flags.ts';
import { print, printJson, type Io } from '../io.ts';
import { makeProgress } from '../progress.ts';
import { writeWhole } from '../save.ts';
import type { GameSource } from '../source.ts';

export interface BalanceFlags {
  readonly edition?: string;
  readonly games: string;
  readonly seed?: string;
  readonly bots: string;
  readonly options?: string;
  readonly threads?: string;
  readonly report?: string;
  readonly json?: true;
}

const MOST_GAMES = 10_000_000;
const MOST_THREADS = 64;

/**
 * Lets bots play each other, and says whether the game is balanced.
 * @returns 1 if something that is asked of the game was missed, else 0.
 */
export async function balance(
  io: Io,
  source: GameSource,
  game: string,
  flags: BalanceFlags,
  language: Language,
): Promise<number> {
  const parts = await loadWithEdition(source, game, flags.edition);
  const task = taskOf(parts, flags);
  const measurement = measurementOf(parts, task);
  const observed = await play(io, parts, task, threadsOf(source, flags));
  const figures = figuresOf(measurement, observed);
  if (flags.report !== undefined) {
    writeWhole(flags.report, `${heading(task, language)}\n\n${reportTable(figures, language)}`);
  }
  if (flags.json === true) printJson(io, documentOf(measurement.game.rulesVersion, task, figures));
  else print(io, `${heading(task, language)}\n\n${asText(figures, language)}`);
  return figures.some((figure) => judge(figure) === 'missed') ? 1 : 0;
}

function taskOf(parts: GameParts, flags: BalanceFlags): Task {
  return {
    game: parts.game.id,
    edition: parts.game.edition ?? null,
    bots: parseBots(flags.bots),
    options: flags.options === undefined ? null : parseOptions(parts, flags.options),
    seed:
      flags.seed === undefined
        ? entropy(2 ** 32)
        : parseWhole('--seed', flags.seed, 0, Number.MAX_SAFE_INTEGER),
    games: parseWhole('--games', flags.games, 2, MOST_GAMES),
  };
}

/** Threads load games from the registry; another source of games is played here. */
function threadsOf(source: GameSource, { threads }: BalanceFlags): number {
  if (threads !== undefined) return parseWhole('--threads', threads, 1, MOST_THREADS);
  return source.isRegistry === true ? Math.min(MOST_THREADS, availableParallelism()) : 1;
}

const SLICE_MS = 50;

async function play(
  io: Io,
  parts: GameParts,
  task: Task,
  threads: number,
): Promise<readonly Observation[]> {
  const progress = makeProgress(io, 'games', task.games);
  try {
    if (threads > 1) {
      return await playOnThreads(task, threads, (done) => {
        progress.at(done);
      });
    }
    const observed: Observation[] = [];
    let resting = Date.now() + SLICE_MS;
    for (const { observation } of playShare(measurementOf(parts, task), task, 0, 1)) {
      observed.push(observation);
      progress.at(observed.length);
      if (Date.now() < resting) continue;
      await setImmediate();
      resting = Date.now() + SLICE_MS;
    }
    return observed;
  } finally {
    progress.end();
  }
}

function heading(task: Task, language: Language): string {
  const edition =
    task.edition === null
      ? ''
      : `, ${language === 'de' ? 'Ausgabe' : 'edition'} “${task.edition.id}”`;
  const games = language === 'de' ? 'Partien' : 'games';
  return `${task.game}${edition}: ${String(task.games)} ${games}, ${task.bots.join(', ')}, seed ${String(task.seed)}`;
}

function asText(figures: readonly Figure[], language: Language): string {
  const rows = figures.map((figure) => Object.values(reportLine(figure, language)) as string[]);
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function documentOf(rulesVersion: number, task: Task, figures: readonly Figure[]): BalanceDocument {
  return {
    game: task.game,
    rulesVersion,
    edition: task.edition?.id ?? null,
    bots: [...task.bots],
    seed: task.seed,
    games: task.games,
    figures: figures.map((figure) => ({
      ...figure,
      aim: figure.aim === null ? null : { ...figure.aim },
      verdict: judge(figure),
    })),
  };
}
