import type { GameParts } from '@bannerfield/games/parts';
import { UnknownGame } from '@bannerfield/games/versions';
import {
  lineOfEntry,
  LogError,
  optionsAfter,
  parseLog,
  replay,
  type GameTypes,
  type Log,
  type Match,
} from '@bannerfield/kernel';
import { faultSentence } from '@bannerfield/protocol/fault';
import { partsOfHeader } from './edition-file.ts';
import { messageOf, withFile } from './errors.ts';
import { optionsFault } from './flags.ts';
import { readText } from './read.ts';
import { isSeries, splitSeries } from './series-file.ts';
import type { GameSource } from './source.ts';

/** A game read back from a file, under the rules that it was played by. */
export interface Recorded {
  readonly parts: GameParts;
  readonly match: Match<GameTypes>;
}

/** The games of a file: one, or those of a series, played one after the other. */
export interface RecordedFile {
  /** As it was read. */
  readonly text: string;
  /** How many games the series is to have; 1 for a single game. */
  readonly length: number;
  readonly games: readonly [...Recorded[], Recorded];
}

/**
 * Reads a file and plays its games through.
 * @throws CliError naming file, line and field.
 */
export async function readRecord(source: GameSource, file: string): Promise<RecordedFile> {
  const asRead = readText(file);
  const text = asRead.replaceAll('\r\n', '\n');
  try {
    if (isSeries(text)) return { text: asRead, ...(await readSeries(source, text)) };
    return { text: asRead, length: 1, games: [await readGame(source, text)] };
  } catch (error) {
    throw withFile(error, file);
  }
}

/** The game of a file; of a series, the one played last. */
export async function readLastGame(source: GameSource, file: string): Promise<Recorded> {
  const { games } = await readRecord(source, file);
  return games[games.length - 1] ?? games[0];
}

async function readSeries(source: GameSource, text: string): Promise<Omit<RecordedFile, 'text'>> {
  const { length, logs, checkWhole } = splitSeries(text);
  const games: Recorded[] = [];
  for (const { line, text: log } of logs) {
    try {
      const game = await readGame(source, log);
      const before = games.at(-1);
      if (before !== undefined) checkFollows(before, game);
      games.push(game);
    } catch (error) {
      throw error instanceof LogError
        ? new LogError(error.line + line - 1, error.field, error.message)
        : error;
    }
  }
  checkWhole();
  const [last, ...earlier] = games.reverse();
  if (last === undefined) throw new Error('a series without games');
  return { length, games: [...earlier.reverse(), last] };
}

/** @throws LogError if `game` cannot be the one that is played after `before`. */
function checkFollows(before: Recorded, { match }: Recorded): void {
  const { game, options } = match.header;
  if (game !== before.match.header.game) {
    throw new LogError(2, 'game', `the games of a series are all ${before.match.header.game}`);
  }
  if (before.match.pending.kind !== 'over') {
    throw new LogError(1, 'format', 'a game begins here, but the one before is not finished');
  }
  const due = optionsAfter(before.parts, before.match.state.table, before.match.header.options);
  if (JSON.stringify(due) !== JSON.stringify(options)) {
    throw new LogError(4, 'options', `after the game before, they are ${JSON.stringify(due)}`);
  }
}

/** @throws LogError with lines counted from the beginning of `text`. */
async function readGame(source: GameSource, text: string): Promise<Recorded> {
  return playThrough(source, parseLog(text));
}

/** Plays a log by the rules that it names. @throws LogError at the line that does not fit. */
export async function playThrough(source: GameSource, log: Log): Promise<Recorded> {
  const parts = await loadParts(source, log);
  checkOptions(parts, log);
  return { parts, match: replaySafely(parts, log) };
}

async function loadParts(source: GameSource, { header }: Log): Promise<GameParts> {
  try {
    return partsOfHeader(await source.load(header.game, header.rulesVersion), header.edition);
  } catch (error) {
    if (!(error instanceof UnknownGame)) throw error;
    throw new LogError(error.field === 'game' ? 2 : 3, error.field, error.message);
  }
}

function checkOptions(parts: GameParts, { header: { options } }: Log): void {
  const { data, error } = parts.optionsSchema.safeParse(options);
  if (error !== undefined) {
    const sentence = faultSentence('options', optionsFault(parts, error, options));
    const [field, message] = splitOnce(sentence, ': ');
    throw new LogError(4, field, message);
  }
  if (JSON.stringify(data) !== JSON.stringify(options)) {
    throw new LogError(4, 'options', 'some are missing, or not in the order of the rules');
  }
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return [text.slice(0, at), text.slice(at + separator.length)];
}

function replaySafely({ game }: GameParts, log: Log): Match<GameTypes> {
  try {
    return replay(game, log);
  } catch (error) {
    if (error instanceof LogError) throw error;
    // Rules throw where they are asked for what cannot be; a log that leads there is not ours.
    const at = firstUnplayable(game, log);
    const message = `this log cannot be played: ${messageOf(error)}`;
    if (at === null) throw new LogError(4, 'options', message);
    throw new LogError(lineOfEntry(log.header, at), 'move', message);
  }
}

/** The first entry at which the rules throw; null: they do so before any. */
function firstUnplayable(game: GameParts['game'], log: Log): number | null {
  const isPlayable = (length: number): boolean => {
    try {
      replay(game, { ...log, entries: log.entries.slice(0, length) });
      return true;
    } catch {
      return false;
    }
  };
  if (!isPlayable(0)) return null;
  return log.entries.findIndex((_, index) => !isPlayable(index + 1));
}
