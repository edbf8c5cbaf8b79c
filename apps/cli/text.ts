import { cutAfter } from '@bannerfield/kernel';

/** A terminal of 80 columns wraps by itself in the last one. */
const WIDTH = 79;
/** Narrower, and words would be cut. */
const NARROWEST = 24;
/** Less room than this beside what is explained, and the explanation stands below it. */
const LEAST_BESIDE = 24;

/** What is explained, and the explanation. */
export type Row = readonly [term: string, explanation: string];
/** Sentences and tables of rows, as in a help. */
export type Page = readonly (string | Row)[];

/** How wide a line may be on this screen; one that does not know its columns says 0. */
export function widthOf({ columns = 0 }: { readonly columns?: number | undefined }): number {
  return columns === 0 ? WIDTH : Math.max(NARROWEST, Math.min(WIDTH, columns - 1));
}

/** So many letters of a quotation are told. */
export const QUOTED = 60;

/**
 * What a sentence quotes is cut after sixty letters. Split, not matched: a pattern that takes in
 * a whole quotation exhausts the stack on one of millions of letters.
 */
export function cutQuotes(sentence: string): string {
  const pieces = sentence.split(/(?=[“”„])/u);
  return pieces
    .map((piece, index) => {
      const isQuotation = /^[“„]/u.test(piece) && /^[”“]/u.test(pieces[index + 1] ?? '');
      return isQuotation ? cutAfter(piece, 1 + QUOTED) : piece;
    })
    .join('');
}

/** Breaks a line between words; what follows the first line begins with `indent`. */
export function wrapText(text: string, indent = '  ', width = WIDTH): string[] {
  const [, lead = '', rest = ''] = /^(\s*)(.*)$/s.exec(text) ?? [];
  return wrapWords(lead, rest.split(' '), lead + indent, width);
}

/** Puts words behind `first`, as many on a line as fit. */
export function wrapWords(
  first: string,
  words: readonly string[],
  indent: string,
  width = WIDTH,
): string[] {
  const lines: string[] = [];
  let line = first;
  let isBare = true;
  for (const word of words) {
    const gap = isBare && !/\S$/.test(line) ? '' : ' ';
    if (line.length + gap.length + word.length > width && !isBare) {
      lines.push(line);
      line = indent + word;
    } else line += gap + word;
    isBare = false;
  }
  return [...lines, line];
}

/** The lines of a page: explanations stand in one column, also where they go on. */
export function pageLines(page: Page, width = WIDTH): string[] {
  const terms = page.flatMap((each) => (typeof each === 'string' ? [] : [each[0].length]));
  const column = 2 + Math.max(0, ...terms) + 2;
  return page.flatMap((each) =>
    typeof each === 'string' ? wrapText(each, '', width) : rowLines(each, column, width),
  );
}

function rowLines([term, explanation]: Row, column: number, width: number): string[] {
  const words = explanation.split(' ');
  if (width - column >= LEAST_BESIDE) {
    return wrapWords(`  ${term}`.padEnd(column), words, ' '.repeat(column), width);
  }
  return [`  ${term}`, ...wrapWords('    ', words, '    ', width)];
}
