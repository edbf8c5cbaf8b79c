import { UnknownGame } from '@bannerfield/games/versions';
import {
  lineOfEntry,
  LogError,
  parseLog,
  replaying,
  type GameTypes,
  type Log,
  type Match,
} from '@bannerfield/kernel';
import { games } from '../games/load.ts';
import type { GameSource, TableGame } from '../games/source.ts';
import { FaultyLog, LONGEST_LOG, type Fault } from './fault.ts';

/** A log that has been played through. */
export interface ReadGame {
  readonly parts: TableGame;
  readonly match: Match<GameTypes>;
}

/** A log that is about to be played through. */
export interface BegunLog {
  readonly parts: TableGame;
  readonly log: Log;
}

/**
 * Plays a log through by the rules and with the edition that it was begun with, in slices.
 * @param onParsed told what is to be played, before it is.
 * @throws FaultyLog
 */
export async function readLog(
  text: string,
  onParsed?: (begun: BegunLog) => void,
  source: GameSource = games,
): Promise<ReadGame> {
  if (text.length > LONGEST_LOG) throw new FaultyLog({ kind: 'too-large' });
  if (text.startsWith('bannerfield-series ')) throw new FaultyLog({ kind: 'series' });
  try {
    const log = parseLog(text);
    const { game, options: given, rulesVersion, edition } = log.header;
    const parts = await source.bind(await loadParts(source, log), edition);
    const options = await source.checkOptions(game, given, rulesVersion);
    // What the schema would have to fill in or sort is none of ours, and would be played without.
    if (options === null || JSON.stringify(options) !== JSON.stringify(given)) {
      throw new FaultyLog({ kind: 'line', line: 4, field: 'options' });
    }
    onParsed?.({ parts, log });
    return { parts, match: await playThrough(parts, log) };
  } catch (error) {
    throw error instanceof LogError ? new FaultyLog(faultOf(error, text)) : error;
  }
}

async function loadParts(
  source: GameSource,
  { header: { game, rulesVersion } }: Log,
): Promise<TableGame> {
  try {
    return await source.load(game, rulesVersion);
  } catch (error) {
    if (!(error instanceof UnknownGame)) throw error;
    throw new FaultyLog(
      error.field === 'game'
        ? { kind: 'unknown-game', game }
        : { kind: 'unknown-rules', game, version: rulesVersion },
    );
  }
}

/** How the log of a format after ours begins. */
const NEWER = /^bannerfield-log (?:[2-9]|[1-9]\d+)(?!\S)/;

function faultOf({ line, field }: LogError, text: string): Fault {
  if (line !== 1) return { kind: 'line', line, field };
  return NEWER.test(text) ? { kind: 'newer' } : { kind: 'not-a-log' };
}

/** Long enough to get on, short enough not to be felt. */
const SLICE = 12;

async function playThrough({ game }: TableGame, log: Log): Promise<Match<GameTypes>> {
  const course = replaying(game, log);
  let played = 0;
  for (;;) {
    const end = performance.now() + SLICE;
    while (performance.now() < end) {
      const { done, value } = playedOn(course, log, played);
      if (done === true) return value;
      played += 1;
    }
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}

/** Rules throw where they are asked for what cannot be; a log that leads there is not ours. */
function playedOn(
  course: ReturnType<typeof replaying<GameTypes>>,
  log: Log,
  played: number,
): IteratorResult<unknown, Match<GameTypes>> {
  try {
    return course.next();
  } catch (error) {
    if (error instanceof LogError) throw error;
    throw new LogError(lineOfEntry(log.header, played), 'move', String(error));
  }
}
