import { loadGame } from '@bannerfield/games/load';
import { expect, test } from 'vitest';
import { missedNumber } from '../missed.ts';
import { foldNews } from '../play/fold.ts';
import { cutQuotes } from '../text.ts';
import { readTyped } from '../typed.ts';

const { game } = await loadGame('battle-line');
const MOVES = ['g4@1', 'g4@2', 'g10@1', 'claim@6', 'end', 'draw:troop', 'redeploy:g10>out'];

test.each([
  ['g4@ 1', 'g4@1'],
  ['G4@1', 'g4@1'],
  ['g4 1', 'g4@1'],
  ['G10 @ 1', 'g10@1'],
  ['claim 6', 'claim@6'],
  ['Claim6', 'claim@6'],
  ['END', 'end'],
  ['draw troop', 'draw:troop'],
  ['Redeploy g10 out', 'redeploy:g10>out'],
  // Not allowed, but what was meant is plain: the rules say why not.
  ['claim 7', 'claim@7'],
  ['V3 9', 'v3@9'],
])('%s is understood as %s', (typed, text) => {
  expect(readTyped(typed, MOVES, [], game.notation)).toEqual({ kind: 'move', text });
});

test('a card alone stands for its moves, and a word for those with it', () => {
  const some = (typed: string): unknown => readTyped(typed, MOVES, [], game.notation);
  expect(some('G4')).toEqual({ kind: 'some', moves: ['g4@1', 'g4@2'] });
  expect(some('g10')).toEqual({ kind: 'some', moves: ['g10@1', 'redeploy:g10>out'] });
});

test('a word that only one move has stands for it, a number alone does not', () => {
  const read = (typed: string, moves = MOVES): unknown =>
    readTyped(typed, moves, [], game.notation);
  for (const [typed, move] of [
    ['draw', 'draw:troop'],
    ['troop', 'draw:troop'],
    ['Claim', 'claim@6'],
    ['out', 'redeploy:g10>out'],
  ] as const) {
    expect(read(typed)).toEqual({ kind: 'move', text: move });
  }
  expect(read('6')).toEqual({ kind: 'some', moves: ['claim@6'] });
  expect(read('draw', ['draw:troop', 'draw:tactics'])).toMatchObject({ kind: 'some' });
});

test.each([
  ['g5@10', 'g5@1', 'g5@9'],
  ['G5 10', 'g5@1', 'g5@9'],
  ['g11@3', 'g1@3', 'g10@3'],
  ['claim', 'claim@1', 'claim@9'],
  ['claim 0', 'claim@1', 'claim@9'],
  ['redeploy:g5>10', 'redeploy:g5>1', 'redeploy:g5>9'],
])('%s misses %s to %s by a number', (typed, first, last) => {
  expect(missedNumber(typed, game.notation)).toEqual({ first, last });
});

test('what misses by more than a number is not explained so', () => {
  for (const typed of ['xyz', '', 'q5@x', '5', 'a '.repeat(100_000)]) {
    expect(missedNumber(typed, game.notation)).toBeNull();
  }
});

test('what could be two moves, or none, is not guessed', () => {
  const read = (typed: string, moves: readonly string[]): string =>
    readTyped(typed, moves, [], {
      format: () => '',
      parse: (text) => (/\W/.test(text) ? { type: text } : null),
    }).kind;
  expect(read('ab', ['a-b', 'a+b'])).toBe('unknown');
  expect(read('a b', ['a-b', 'a+b'])).toBe('move');
  expect(read('', ['a-b'])).toBe('unknown');
  expect(readTyped('xyz', MOVES, [], game.notation).kind).toBe('unknown');
  expect(readTyped('a '.repeat(100_000), MOVES, [], game.notation).kind).toBe('unknown');
});

test('what comes again and again is said once', () => {
  const deal = ['v1', 'v2', 'v3'].flatMap((card) => [
    'You are dealt a card.',
    `You draw ${card}.`,
    'Ann is dealt a card.',
  ]);
  expect(foldNews([...deal, 'Turn 1 is yours.'])).toEqual([
    'You are dealt a card. (×3)',
    'Ann is dealt a card. (×3)',
    'You draw v1, v2, v3.',
    'Turn 1 is yours.',
  ]);
});

test('what comes again after other things, or once or twice, is said each time', () => {
  const course = ['Ann passes.', 'a', 'b', 'c', 'Ann passes.', 'd', 'e', 'f', 'Ann passes.', 'g'];
  expect(foldNews(course)).toEqual(course);
  expect(foldNews(['x', 'x', 'You draw a.', 'You draw b.'])).toEqual([
    'x',
    'x',
    'You draw a.',
    'You draw b.',
  ]);
  expect(foldNews([])).toEqual([]);
});

test('a long quotation is cut, the rest of the sentence is not', () => {
  expect(cutQuotes(`“${'x'.repeat(1000)}” is no move; “y” is`)).toBe(
    `“${'x'.repeat(60)}…” is no move; “y” is`,
  );
  expect(cutQuotes('„kurz“ ist kurz')).toBe('„kurz“ ist kurz');
});
