import { expect, test } from 'vitest';
import { groupMoves } from '../moves.ts';
import { wrapText } from '../text.ts';

test('moves that begin alike share a line, those that stand alone share the last', () => {
  expect(groupMoves(['a8@1', 'a8@2', 'v10@1', 'v10@9', 'scout', 'fog@3', 'pass'])).toEqual([
    'a8@ 1 2',
    'v10@ 1 9',
    'scout pass fog@3',
  ]);
});

test('a long line is broken where the next word would not fit', () => {
  const lines = groupMoves(Array.from({ length: 60 }, (_, index) => `x:${String(index)}`));
  expect(lines).toHaveLength(3);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(79);
  expect(lines.join(' ').match(/\d+/g)).toHaveLength(60);
});

test('no move, no line', () => {
  expect(groupMoves([])).toEqual([]);
});

test('text is broken between words and goes on further to the right', () => {
  const lines = wrapText(`  1  ${'word '.repeat(30).trim()}`, '   ');
  expect(lines.length).toBe(2);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(79);
  expect(lines[1]).toMatch(/^ {5}word/);
  expect(wrapText('short')).toEqual(['short']);
  expect(wrapText('x'.repeat(200))).toEqual(['x'.repeat(200)]);
});
