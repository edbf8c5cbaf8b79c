import { printable, type Edition, type Language } from '@bannerfield/kernel';
import type { OpenRequest } from '@bannerfield/protocol/online';
import type { TableGame } from '../games/source.ts';
import type { Choices } from '../play/choices.ts';
import { refusalText } from './answer-notice.tsx';
import { findServer, openMatch } from './api.ts';
import { onlineKeeper } from './keeper.ts';
import { keepName } from './name.ts';
import { onlineWords } from './words.ts';

/** What came of opening a match on the server. */
export type OpenedOnline =
  | { readonly kind: 'opened'; readonly match: string }
  /** Why not, in the reader's language. */
  | { readonly kind: 'failed'; readonly text: string };

const SEAT: Readonly<Record<Choices['side'], OpenRequest['seat']>> = {
  lot: 'random',
  first: 0,
  second: 1,
};

/**
 * Opens a match as it was chosen and keeps the invitation to it.
 * @param edition null: the one that comes with the rules, or none.
 */
export async function openOnline(
  { game: { id } }: TableGame,
  edition: Edition | null,
  { names: [typed], side, options }: Choices,
  language: Language,
): Promise<OpenedOnline> {
  const words = onlineWords(language);
  const own = printable(typed).trim();
  const name = own === '' ? words.guest : own;
  // Whoever serves files alone is not asked for what he cannot do.
  const found = await findServer();
  if (found !== 'here') {
    return { kind: 'failed', text: refusalText({ kind: found }, words, language) };
  }
  const opened = await openMatch({
    game: id,
    options,
    edition: edition === null ? null : { ...edition },
    name,
    seat: SEAT[side],
  });
  if (opened.kind !== 'done') {
    return { kind: 'failed', text: refusalText(opened, words, language) };
  }
  const { match, seat, invitation } = opened.answer;
  keepName(own);
  const names = seat === 0 ? ([name, null] as const) : ([null, name] as const);
  const begun = Date.now();
  await onlineKeeper.write({ match, game: id, seat, names, invitation, begun, result: null });
  return { kind: 'opened', match };
}
