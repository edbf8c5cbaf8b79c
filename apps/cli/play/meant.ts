import type { Seat } from '@bannerfield/kernel';
import { missedNumber } from '../missed.ts';
import { groupMoves, judge, refusalSentence } from '../moves.ts';
import type { Saying } from '../say.ts';
import { cutQuotes, widthOf } from '../text.ts';
import { readTyped, wordsOf, type Typed } from '../typed.ts';
import type { Desk } from './desk.ts';

/** What was meant by a move that may be written in another way than the game does. */
export function readMove({ parts, match }: Desk, moves: readonly string[], text: string): Typed {
  const seen = match.log.entries.map(({ move }) => move);
  return readTyped(text, moves, seen, parts.game.notation);
}

/** What is to be said to a move that is not made: why not, or which ones there are. */
export function answerMove(
  desk: Desk,
  seat: Seat,
  moves: readonly string[],
  text: string,
): readonly Saying[] {
  const typed = readMove(desk, moves, text);
  switch (typed.kind) {
    case 'move':
      return [verdictOn(desk, seat, typed.text)];
    case 'some':
      return listed(desk, typed.moves);
    case 'unknown':
      return [spokenSo(desk, moves, text) ?? notAMove(desk, text)];
  }
}

/** Moves for the eye. */
export function listed({ io }: Desk, moves: readonly string[]): Saying[] {
  return groupMoves(moves, widthOf(io.stdout)).map((whole) => ({ whole }));
}

function verdictOn(desk: Desk, seat: Seat, move: string): string {
  const { parts, match, words, language } = desk;
  const verdict = judge(parts, match.view(seat), move);
  switch (verdict.kind) {
    case 'allowed':
      return words.allowed(move);
    case 'refused':
      return refusalSentence(parts, verdict.refusal, language);
    case 'unreadable':
      return notAMove(desk, move);
  }
}

function notAMove({ parts, words }: Desk, text: string): string {
  const missed = missedNumber(text, parts.game.notation);
  return cutQuotes(
    missed === null ? words.notAMove(text) : words.missed(text, missed.first, missed.last),
  );
}

/** So many moves are named that a word of the language may stand for. */
const MOST_NAMED = 9;

/** How a move is written that was typed in the words of the language; null: it was not. */
function spokenSo(desk: Desk, moves: readonly string[], text: string): string | null {
  const { parts, language, words } = desk;
  const spoken = Object.entries(parts.board.spoken?.(language) ?? {});
  const said = wordsOf(text);
  const meant = said.map((word) => spoken.find(([begin]) => word.startsWith(begin))?.[1] ?? word);
  if (meant.join(' ') === said.join(' ')) return null;
  const typed = readMove(desk, moves, meant.join(' '));
  switch (typed.kind) {
    case 'move':
      return words.writtenSo(cutQuotes(text), typed.text);
    case 'some':
      return words.writtenSo(cutQuotes(text), typed.moves.slice(0, MOST_NAMED).join(', '));
    case 'unknown':
      return notAMove(desk, meant.join(' '));
  }
}
