/**
 * Codes that drive a terminal, line ends, what turns the direction in which is read, and halves of
 * letters: in no name, and never to be shown.
 */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]+/gu;

/** A text from outside as it may be shown: on one line, with blanks for what would do more. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, ' ');
}
