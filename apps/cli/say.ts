import { printable } from '@bannerfield/kernel';
import { print, type Io, type Output } from './io.ts';
import { pageLines, widthOf, wrapText, type Page } from './text.ts';

/** A sentence for people, or a line that is to be copied and must not be broken. */
export type Saying = string | { readonly whole: string };

/** What is said as lines that are no wider than the screen; nothing in them drives a terminal. */
export function linesOf(out: Output, saying: Saying, indent = '  '): string[] {
  if (typeof saying !== 'string') return [printable(saying.whole)];
  const lines = saying.split('\n').map(printable);
  return lines.flatMap((line) => wrapText(line, indent, widthOf(out)));
}

/** All that people are told goes this way, boards and tables aside. */
export function say(
  io: Io,
  saying: Saying,
  { indent = '  ', paint = (line: string) => line } = {},
): void {
  for (const line of linesOf(io.stdout, saying, indent)) print(io, paint(line));
}

export function sayPage(io: Io, page: Page): void {
  for (const line of pageLines(page, widthOf(io.stdout))) print(io, printable(line));
}
