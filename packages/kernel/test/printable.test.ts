import { expect, test } from 'vitest';
import { cutAfter, printable } from '../printable.ts';

test('what is written in any language stays as it is', () => {
  for (const text of [
    '',
    'Own copy',
    'Übung – “größer”',
    '日本',
    'שלום',
    '👩‍🌾 e\u0301',
    '  two  ',
  ]) {
    expect(printable(text)).toBe(text);
  }
});

test.each([
  ['codes of a terminal', '\u001b[2J\u001b]0;pwned\u0007gone', ' [2J ]0;pwned gone'],
  ['codes of one byte', 'a\u009b2Jb', 'a 2Jb'],
  ['line ends of every kind', 'a\r\nb\u2028c\u2029d\u0085e', 'a b c d e'],
  ['what turns the direction', 'a\u202Eb\u2066c\u200Fd', 'a b c d'],
  ['half a letter', 'a\uD800b', 'a b'],
])('%s become blanks', (_, text, shown) => {
  expect(printable(text)).toBe(shown);
});

test('what is cut is cut between letters, and nothing that is short enough', () => {
  expect(cutAfter('abc', 3)).toBe('abc');
  expect(cutAfter('abcd', 3)).toBe('abc…');
  expect(cutAfter('🏰🏰🏰', 3)).toBe('🏰🏰🏰');
  expect(cutAfter('a🏰b🏰', 2)).toBe('a🏰…');
  expect(printable(cutAfter(`${'a'.repeat(59)}🏰🏰`, 60))).toBe(`${'a'.repeat(59)}🏰…`);
});
