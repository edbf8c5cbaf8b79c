/**
 * Codes that drive a terminal, line ends, what turns the direction in which is read, and halves of
 * letters: in no name, and never to be shown.
 */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]+/gu;

/** A text from outside as it may be shown: on one line, with blanks for what would do more. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, ' ');
}

/** The first letters, and a sign for those that are left out. */
export function cutAfter(text: string, most: number): string {
  if (text.length <= most) return text;
  // A letter has two code units at most.
  const letters = Array.from(text.slice(0, 2 * most + 1));
  return letters.length <= most ? text : `${letters.slice(0, most).join('')}…`;
}
