import { cutAfter, printable } from '@bannerfield/kernel';

/** More of a text from outside is not repeated in a sentence. */
const LONGEST = 60;

export function shortened(text: string): string {
  return printable(cutAfter(text, LONGEST));
}
