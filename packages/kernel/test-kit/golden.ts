import type { Game, GameTypes } from '../game.ts';
import { formatLog, parseLog } from '../log.ts';
import type { Match } from '../match.ts';
import { perft } from '../perft.ts';
import { replay } from '../replay.ts';
import { expectSame, expectThat } from './expect.ts';

/**
 * A golden log plays through under today's rules to the last hash, is written again letter by
 * letter, and is finished. A log that no longer does means: a new rules version, or a fault.
 * @param text the file's text.
 */
export function golden<T extends GameTypes>(game: Game<T>, text: string): Match<T> {
  const match = replay(game, parseLog(text));
  expectSame(formatLog(match.log), text, 'a golden log is written as it was read');
  expectThat(match.pending.kind === 'over', 'a golden log is of a finished game');
  return match;
}

/** One line of a perft table. */
export interface PerftRow {
  readonly options: object;
  readonly chances: readonly number[];
  /** Courses at depth 1, 2, …. */
  readonly counts: readonly number[];
}

/**
 * Reads a perft table: a line is `options JSON ; chance list ; count at depth 1, 2, …`.
 * Empty lines and lines that begin with # are passed over.
 */
export function parsePerft(text: string): PerftRow[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [options = '', chances = '', counts = ''] = line.split(';');
    return {
      options: JSON.parse(options) as object,
      chances: numbersOf(chances),
      counts: numbersOf(counts),
    };
  });
}

function numbersOf(text: string): number[] {
  return text.trim().split(/\s+/).map(Number);
}

/** Counts again what a row says, at most `most` courses deep. */
export function checkPerft<T extends GameTypes>(game: Game<T>, row: PerftRow, most: number): void {
  row.counts.forEach((expected, index) => {
    if (expected > most) return;
    const counted = perft(game, row.options, row.chances, index + 1);
    expectSame(String(counted), String(expected), `perft at depth ${String(index + 1)}`);
  });
}
