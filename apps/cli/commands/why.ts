import type { GameParts } from '@bannerfield/games/parts';
import {
  known,
  type GameTypes,
  type Known,
  type Language,
  type Refusal,
} from '@bannerfield/kernel';
import { refusalDocument, type WhyDocument } from '@bannerfield/protocol';
import { badInput } from '../errors.ts';
import { needed, parseSeat } from '../flags.ts';
import { printJson, type Io } from '../io.ts';
import { missedNumber } from '../missed.ts';
import { judge, refusalSentence } from '../moves.ts';
import { wordsOf } from '../play/languages.ts';
import { readPosition, type PositionFlags } from '../position.ts';
import { say } from '../say.ts';
import type { GameSource } from '../source.ts';
import { readTyped } from '../typed.ts';

export interface WhyFlags extends PositionFlags {
  readonly seat?: string;
  readonly json?: true;
}

/**
 * Why a move is not allowed, or that it is.
 * @param words the file and the move; with `--state` the move alone.
 */
export async function why(
  io: Io,
  source: GameSource,
  words: readonly string[],
  flags: WhyFlags,
  language: Language,
): Promise<void> {
  const [file, move, more] = flags.state === undefined ? words : [undefined, ...words];
  if (move === undefined) throw badInput('the move is missing');
  if (more !== undefined) throw badInput(`one move at a time: “${more}” is too much`);
  const seat = parseSeat(needed('--seat', flags.seat));
  const { parts, state } = await readPosition(source, file, flags);
  const me = known(state, seat);
  const meant = meantMove(parts, me, move);
  const refusal = refusalOf(parts, me, meant);
  if (flags.json === true) printJson(io, documentOf(parts, refusal));
  else if (refusal === null) say(io, wordsOf(language).allowed(meant));
  else say(io, refusalSentence(parts, refusal, language));
}

/** Read as generously as in play. */
function meantMove({ game }: GameParts, me: Known<GameTypes>, move: string): string {
  const moves = game.legal(me).map((action) => game.notation.format(action));
  const typed = readTyped(move, moves, [], game.notation);
  return typed.kind === 'move' ? typed.text : move;
}

/** @throws CliError for what is no move at all. */
function refusalOf(parts: GameParts, me: Known<GameTypes>, move: string): Refusal | null {
  const verdict = judge(parts, me, move);
  if (verdict.kind !== 'unreadable') return verdict.kind === 'refused' ? verdict.refusal : null;
  const missed = missedNumber(move, parts.game.notation);
  if (missed === null) throw badInput(`“${move}” is not a move of ${parts.game.id}`);
  throw badInput(`“${move}” is not a move; ${missed.first} to ${missed.last} are`);
}

function documentOf({ messages }: GameParts, refusal: Refusal | null): WhyDocument {
  return refusal === null ? null : refusalDocument(messages, refusal);
}
