import { play, type Entry, type Game, type GameTypes } from '@bannerfield/kernel';
import { diceOf, drawOutcome } from './draw.ts';
import type { MatchEnd, MatchFile } from './match-file.ts';
import { brokenCommitment, diceKey, type Party } from './secrets.ts';

/** What is found in a finished match. */
export type Verdict =
  /** Every outcome is the one that had to come. */
  | { readonly kind: 'fair'; readonly outcomes: number }
  /** This party has revealed another secret than it committed itself to. */
  | { readonly kind: 'broken-commitment'; readonly party: Party }
  /** Entry `index` (from 0) is another outcome than the one that had to come. */
  | { readonly kind: 'other-outcome'; readonly index: number; readonly due: string }
  /** The file says that it ended in a way in which it did not. */
  | { readonly kind: 'other-end'; readonly end: MatchEnd };

/**
 * Draws every outcome of a match again and compares.
 * @param file with a log that has been replayed and is sound.
 */
export function checkDice<T extends GameTypes>(game: Game<T>, file: MatchFile): Verdict {
  const course = checkingDice(game, file);
  for (;;) {
    const { done, value } = course.next();
    if (done === true) return value;
  }
}

/**
 * As `checkDice`, entry by entry, for programs that must not stand still for a long match: tells
 * after each how many are checked, and gives the verdict at the end.
 */
export function* checkingDice<T extends GameTypes>(
  game: Game<T>,
  file: MatchFile,
): Generator<number, Verdict, undefined> {
  const party = brokenCommitment(file.match, file.secrets, file.commitments);
  if (party !== null) return { kind: 'broken-commitment', party };
  const key = diceKey(file.match, file.secrets);
  const state = game.setup(file.log.header.options);
  let hash = file.log.start;
  let outcomes = 0;
  for (const [index, entry] of file.log.entries.entries()) {
    if (entry.by === null) {
      const due = game.notation.format(drawOutcome(game, state, diceOf(key, index, hash)));
      if (due !== entry.move) return { kind: 'other-outcome', index, due };
      outcomes += 1;
    }
    play(game, state, entry.by, parsed(game, entry));
    hash = entry.hash;
    yield index + 1;
  }
  const isOver = game.pending(state.table).kind === 'over';
  if (isOver !== (file.end.by === 'rules')) return { kind: 'other-end', end: file.end };
  return { kind: 'fair', outcomes };
}

function parsed<T extends GameTypes>(game: Game<T>, { move }: Entry): T['Action'] | T['Chance'] {
  const found = game.notation.parse(move);
  if (found === null) throw new Error(`${move} is not a move of ${game.id}`);
  return found;
}
