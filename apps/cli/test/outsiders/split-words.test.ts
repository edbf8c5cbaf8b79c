import { expect, test } from 'vitest';
import { splitWords } from '../../outsiders/split-words.ts';

test.each<[string, string[]]>([
  ['python3 bot.py 1', ['python3', 'bot.py', '1']],
  ['  a \t b  ', ['a', 'b']],
  ['', []],
  [`'a b' "c d"`, ['a b', 'c d']],
  [`a'b c'd`, ['ab cd']],
  [`"say \\"no\\""`, ['say "no"']],
  [`a\\ b \\'`, ['a b', "'"]],
  [`x ''`, ['x', '']],
  ['$HOME `id` *;&|', ['$HOME', '`id`', '*;&|']],
])('%s is split as a shell would, and nothing is filled in', (command, words) => {
  expect(splitWords('--bot', command)).toEqual(words);
});

test.each([`'open`, `"open`, `a "b\\"`, `end\\`])('%s is refused', (command) => {
  expect(() => splitWords('--bot', command)).toThrow('--bot: a quote is not closed');
});
