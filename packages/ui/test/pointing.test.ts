import type { GameTypes } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import type { Path, Pointing } from '../board.ts';
import { targetsAfter } from '../pointing.ts';

interface Choice {
  readonly type: 'choice';
  readonly path: Path;
}

type Choices = Omit<GameTypes, 'Action'> & { Action: Choice };

/** Small letters are cards of a choice, capitals have their place in the path. */
const pointing: Pointing<Choices> = {
  pathOf: ({ path }) => path,
  meantBy: () => [],
  isFree: (spot) => spot === spot.toLowerCase(),
};

function after(paths: readonly string[], ...picked: string[]): string {
  const legal = paths.map((path): Choice => ({ type: 'choice', path: Array.from(path) }));
  return [...targetsAfter(pointing, legal, picked)].sort().join('');
}

describe('pointing', () => {
  test('goes along a path in its order', () => {
    expect(after(['ABC', 'AD'])).toBe('A');
    expect(after(['ABC', 'AD'], 'A')).toBe('BD');
    expect(after(['ABC', 'AD'], 'B')).toBe('');
    expect(after(['ABC', 'AD'], 'A', 'D')).toBe('');
  });

  test('takes free spots in any order, as often as they stand there', () => {
    const legal = ['abX', 'aabX', 'bcX'];
    expect(after(legal)).toBe('abc');
    expect(after(legal, 'b')).toBe('ac');
    expect(after(legal, 'b', 'a')).toBe('Xa');
    expect(after(legal, 'a', 'b', 'a')).toBe('X');
    expect(after(legal, 'a', 'a', 'a')).toBe('');
    expect(after(legal, 'c', 'b', 'X')).toBe('');
  });

  test('does not go past what has its place', () => {
    expect(after(['abXcd'], 'a')).toBe('b');
    expect(after(['abXcd'], 'a', 'X')).toBe('');
    expect(after(['abXcd'], 'b', 'a', 'X')).toBe('cd');
    expect(after(['Xab'])).toBe('X');
  });
});
