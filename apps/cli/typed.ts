import type { GameTypes, Notation } from '@bannerfield/kernel';

/** What somebody may have meant who typed a text. */
export type Typed =
  /** This move, as the game writes it; it need not be allowed. */
  | { readonly kind: 'move'; readonly text: string }
  /** One of these. */
  | { readonly kind: 'some'; readonly moves: readonly string[] }
  | { readonly kind: 'unknown' };

/** What stands between the words of a move; more than any game needs, so that few are tried. */
const MOST_WORDS = 4;

/**
 * Reads a move that is not written quite as the game does: `G4@ 1`, `claim 6`, `END`.
 * @param moves those that are allowed; `seen` any others of this game, for its signs.
 */
export function readTyped(
  typed: string,
  moves: readonly string[],
  seen: readonly string[],
  notation: Notation<GameTypes>,
): Typed {
  const text = typed.trim();
  if (notation.parse(text) !== null) return { kind: 'move', text };
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MOST_WORDS) return { kind: 'unknown' };
  const meant = moves.filter((move) => wordsOf(move).join('') === words.join(''));
  const [only, ...more] = meant;
  if (only !== undefined && more.length === 0) return { kind: 'move', text: only };
  const written = joined(words, signsOf([...moves, ...seen])).filter(
    (each) => notation.parse(each) !== null,
  );
  const [one, ...others] = written;
  if (one !== undefined && others.length === 0) return { kind: 'move', text: one };
  return readPart(words, moves);
}

/** Words of a move stand for it where no other has them; a number alone may be a slip. */
function readPart(words: readonly string[], moves: readonly string[]): Typed {
  const holding = moves.filter((move) => {
    const own = wordsOf(move);
    return words.every((word) => own.includes(word));
  });
  const [only, ...more] = holding;
  if (only === undefined) return { kind: 'unknown' };
  const isSure = more.length === 0 && words.some((word) => /\p{L}/u.test(word));
  return isSure ? { kind: 'move', text: only } : { kind: 'some', moves: holding };
}

/** Letters and digits in a row, without case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every way to put one of the signs between words. */
function joined([first = '', ...rest]: readonly string[], signs: readonly string[]): string[] {
  return rest.reduce<string[]>(
    (begun, word) => begun.flatMap((text) => signs.map((sign) => text + sign + word)),
    [first],
  );
}

function signsOf(moves: readonly string[]): string[] {
  return [
    ...new Set(moves.flatMap((move) => move.match(/(?<=[\p{L}\p{N}])[^\p{L}\p{N}]/gu) ?? [])),
  ];
}
