import { expect, test } from 'vitest';
import {
  formatLog,
  LogError,
  Match,
  markOf,
  MARKS,
  parseLog,
  replay,
  valuesOf,
  type Edition,
} from '../index.ts';
import { game } from './games.ts';

const edition: Edition = {
  game: '_blank',
  id: 'house',
  title: { en: 'House', de: 'Haus' },
  values: { cards: [{ rulebook: 3 }, { designed: 4 }] },
};
const other: Edition = { ...edition, values: { cards: [{ rulebook: 3 }, { designed: 5 }] } };

test('values lose their marks, at any depth, and keep their shape', () => {
  const marked = {
    cells: [[{ rulebook: 1 }, { inferred: null }], [{ designed: { size: 2, tags: ['a'] } }]],
    leaders: { lee: { rank: { printed: 4 }, since: 1862 } },
  };
  expect(valuesOf(marked)).toEqual({
    cells: [[1, null], [{ size: 2, tags: ['a'] }]],
    leaders: { lee: { rank: 4, since: 1862 } },
  });
});

test('values are frozen through and through, for many states share them', () => {
  const values = valuesOf({ chart: [[{ rulebook: { losses: [1, 2] } }]] });
  expect(Object.isFrozen(values)).toBe(true);
  expect(Object.isFrozen(values.chart)).toBe(true);
  expect(Object.isFrozen(values.chart[0]?.[0]?.losses)).toBe(true);
});

test('a mark stands alone in its object, and only the four are marks', () => {
  expect(MARKS.map((mark) => markOf({ [mark]: 0 }))).toEqual(MARKS);
  expect(
    [{ rulebook: 1, designed: 2 }, { guessed: 1 }, {}, [1], null, 'rulebook'].map(markOf),
  ).toEqual([null, null, null, null, null, null]);
});

test('a match writes its game’s edition into its log, whole', () => {
  const { log } = new Match({ ...game, edition }, { target: 3 });
  expect(parseLog(formatLog(log)).header.edition).toEqual(edition);
  expect(new Match(game, { target: 3 }).header.edition).toBeNull();
});

test.each([
  ['of another edition', edition, { ...game, edition: other }],
  ['with an edition, by a game without', edition, game],
])('a log %s is not played on', (_, written, reader) => {
  const { log } = new Match({ ...game, edition: written }, { target: 3 });
  expect(() => replay(reader, log)).toThrow(
    new LogError(5, 'edition', 'this log was played with another edition'),
  );
});

test('behind an edition, lines are counted with it', () => {
  const match = new Match({ ...game, edition }, { target: 3 });
  match.applyChance({ type: 'card', card: 4 });
  const lines = formatLog(match.log).split('\n');
  expect(lines.slice(4, 7).map((line) => line.split(' ')[0])).toEqual(['edition', 'start', '*']);
  const changed = [...lines.slice(0, 6), lines[6]?.replace('+4', '+5'), ...lines.slice(7)];
  expect(() => replay({ ...game, edition }, parseLog(changed.join('\n')))).toThrow(
    expect.objectContaining({ line: 7, field: 'hash' }) as LogError,
  );
});
