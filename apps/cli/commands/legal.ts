import { known, type Language } from '@bannerfield/kernel';
import type { LegalDocument } from '@bannerfield/protocol';
import { needed, parseSeat } from '../flags.ts';
import { print, printJson, type Io } from '../io.ts';
import { groupMoves } from '../moves.ts';
import { wordsOf } from '../play/languages.ts';
import { readPosition, type PositionFlags } from '../position.ts';
import type { GameSource } from '../source.ts';
import { widthOf } from '../text.ts';

export interface LegalFlags extends PositionFlags {
  readonly seat?: string;
  readonly json?: true;
}

/** What a seat may do in a position. */
export async function legal(
  io: Io,
  source: GameSource,
  file: string | undefined,
  flags: LegalFlags,
  language: Language,
): Promise<void> {
  const seat = parseSeat(needed('--seat', flags.seat));
  const { parts, state } = await readPosition(source, file, flags);
  const actions = parts.game.legal(known(state, seat));
  const document: LegalDocument = actions.map((action) => parts.game.notation.format(action));
  if (flags.json === true) printJson(io, document);
  else if (document.length === 0) print(io, wordsOf(language).noMoves);
  else print(io, groupMoves(document, widthOf(io.stdout)).join('\n'));
}
