/** A terminal of 80 columns wraps by itself in the last one. */
const WIDTH = 79;

/** Breaks a line between words; what follows the first line begins with `indent`. */
export function wrapText(text: string, indent = '  '): string[] {
  const [, lead = '', rest = ''] = /^(\s*)(.*)$/s.exec(text) ?? [];
  return wrapWords(lead, rest.split(' '), lead + indent);
}

/** Puts words behind `first`, as many on a line as fit. */
export function wrapWords(first: string, words: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  let line = first;
  let isBare = true;
  for (const word of words) {
    const gap = isBare && !/\S$/.test(line) ? '' : ' ';
    if (line.length + gap.length + word.length > WIDTH && !isBare) {
      lines.push(line);
      line = indent + word;
    } else line += gap + word;
    isBare = false;
  }
  return [...lines, line];
}
