import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { perft as countCourses, type Language } from '@bannerfield/kernel';
import type { PerftDocument } from '@bannerfield/protocol';
import { needed, parseOptions, parseWhole } from '../flags.ts';
import { print, printJson, type Io } from '../io.ts';
import { reportWordsOf } from '../report-words.ts';
import type { GameSource } from '../source.ts';

export interface PerftFlags {
  readonly depth?: string;
  readonly chances: string;
  readonly options?: string;
  readonly json?: true;
}

const DEEPEST = 99;
const QUIET_MS = 1000;

/** Counts the courses of 1, 2, … decisions, to compare engines with each other. */
export async function perft(
  io: Io,
  source: GameSource,
  gameId: string,
  flags: PerftFlags,
  language: Language,
): Promise<void> {
  const depth = parseWhole('--depth', needed('--depth', flags.depth), 1, DEEPEST);
  const chances = flags.chances
    .split(',')
    .map((text) => parseWhole('--chances', text, 0, 1_000_000));
  const parts = await source.load(gameId);
  const { game } = parts;
  const options = parseOptions(parts, flags.options);
  const words = reportWordsOf(language);
  const begun = Date.now();
  const before = process.cpuUsage();
  const counts: number[] = [];
  for (let deep = 1; deep <= depth; deep++) {
    counts.push(countCourses(game, options, chances, deep));
    if (flags.json !== true) print(io, `${String(deep)}  ${String(counts.at(-1))}`);
    else if (Date.now() - begun > QUIET_MS) {
      io.stderr.write(`${words.depth(deep, depth, counts.at(-1) ?? 0)}\n`);
    }
    await setImmediate();
  }
  if (flags.json !== true) return;
  const { user, system } = process.cpuUsage(before);
  const document: PerftDocument = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: { ...options },
    chances,
    counts,
    cpuSeconds: (user + system) / 1e6,
  };
  printJson(io, document);
}
