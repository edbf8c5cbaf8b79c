import { badInput } from '../errors.ts';

/** Blanks, a quoted part, an escaped sign, or a run of plain ones. */
const PART = /(\s+)|'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^\s'"\\]+)/suy;

/**
 * The words of a command as a shell would split them, without a shell: quotes and backslashes
 * count, nothing is filled in.
 * @param flag names the option in the sentence.
 */
export function splitWords(flag: string, command: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  for (let at = 0; at < command.length; at = PART.lastIndex) {
    const part = partAt(command, at);
    if (part === null) throw badInput(`${flag}: a quote is not closed in “${command}”`);
    if (!part.isBlank) {
      word = (word ?? '') + part.text;
      continue;
    }
    if (word !== null) words.push(word);
    word = null;
  }
  return word === null ? words : [...words, word];
}

function partAt(
  command: string,
  at: number,
): { readonly isBlank: boolean; readonly text: string } | null {
  PART.lastIndex = at;
  const found = PART.exec(command);
  if (found === null) return null;
  const [, blank, single, double, escaped, plain] = found;
  const text = single ?? double?.replaceAll(/\\(.)/gsu, '$1') ?? escaped ?? plain ?? '';
  return { isBlank: blank !== undefined, text };
}
