import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/steps.ts';

interface Lesson {
  readonly number: string;
  /** Whether it is a fault of a rules engine or of the network. */
  readonly isFault: boolean;
  readonly isOpen: boolean;
}

function readLessons(text: string): Lesson[] {
  const rows = text.matchAll(/^\| ([A-H]\d+) \| (⚠?) ?\| [^|]+ \| ([^|]+) \|$/gm);
  return [...rows].map(([, number = '', mark, held]) => ({
    number,
    isFault: mark === '⚠',
    isOpen: held === '**open**',
  }));
}

/** The numbers at the beginning of titles: `lessons A1, A3: …`. */
function numbersIn(text: string): string[] {
  const titles = text.matchAll(/['"`]lessons ((?:[A-H]\d+, )*[A-H]\d+): /g);
  return [...titles].flatMap(([, numbers = '']) => numbers.split(', '));
}

const lessons = readLessons(readFileSync(path.join(ROOT, 'docs/lessons.md'), 'utf8'));
const tested = new Set(
  globSync('{apps,games,packages,test}/**/*.{test,spec,browser}.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules',
  }).flatMap((file) => numbersIn(readFileSync(path.join(ROOT, file), 'utf8'))),
);

test('thirty lessons are numbered in their order', () => {
  expect(lessons.map(({ number }) => Number(number.slice(1)))).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
});

test('each fault that is not said to be open is held off by a test with its number', () => {
  const due = lessons.filter(({ isFault, isOpen }) => isFault && !isOpen);
  expect(due.map(({ number }) => number).filter((number) => !tested.has(number))).toEqual([]);
});

test('what has a test is not said to be open, and each number in a title is one of a lesson', () => {
  const held = lessons.filter(({ isOpen }) => !isOpen).map(({ number }) => number);
  expect([...tested].filter((number) => !held.includes(number))).toEqual([]);
});
