import type { Game, GameTypes, State } from '../game.ts';
import { formatLog, parseLog } from '../log.ts';
import { Match } from '../match.ts';
import { perftFrom } from '../perft.ts';
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
  /** Played before the counting begins, in the game's notation, chance too. */
  readonly moves: readonly string[];
  /** Courses at depth 1, 2, …. */
  readonly counts: readonly number[];
}

/**
 * Reads a perft table: a line is `options JSON ; chance list ; count at depth 1, 2, …`, and may
 * go on with `; moves` that are played before.
 * Empty lines and lines that begin with # are passed over.
 */
export function parsePerft(text: string): PerftRow[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [options = '', chances = '', counts = '', moves = ''] = line.split(';');
    return {
      options: JSON.parse(options) as object,
      chances: numbersOf(chances),
      counts: numbersOf(counts),
      moves: moves.split(/\s+/).filter((move) => move !== ''),
    };
  });
}

function numbersOf(text: string): number[] {
  return text.trim().split(/\s+/).map(Number);
}

/** Counts again what a row says, at most `most` courses deep. */
export function checkPerft<T extends GameTypes>(game: Game<T>, row: PerftRow, most: number): void {
  const state = stateAfter(game, row);
  row.counts.forEach((expected, index) => {
    if (expected > most) return;
    const counted = perftFrom(game, state, row.chances, index + 1);
    expectSame(String(counted), String(expected), `perft at depth ${String(index + 1)}`);
  });
}

/** Each of the row's moves must be one that can be played. */
function stateAfter<T extends GameTypes>(
  game: Game<T>,
  { options, moves }: PerftRow,
): Readonly<State<T>> {
  const match = new Match(game, options);
  for (const text of moves) {
    const move = game.notation.parse(text);
    const { pending } = match;
    const seat = pending.kind === 'decision' ? pending.seats[0] : undefined;
    const isPlayed =
      move !== null &&
      (seat === undefined ? match.tryChance(move) : match.act(seat, move) === null);
    expectThat(isPlayed, `${text} of a perft row can be played`);
  }
  return match.state;
}
