/** A terminal of 80 columns wraps by itself in the last one. */
const WIDTH = 79;
/** Narrower, and words would be cut. */
const NARROWEST = 24;

/** How wide a line may be on this screen. */
export function widthOf({ columns }: { readonly columns?: number | undefined }): number {
  return Math.max(NARROWEST, Math.min(WIDTH, (columns ?? WIDTH + 1) - 1));
}

/** What a sentence quotes is cut after sixty letters. */
export function cutQuotes(sentence: string): string {
  return sentence.replaceAll(/([“„])([^”“„]{60})[^”“]+(?=[”“])/gu, '$1$2…');
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
