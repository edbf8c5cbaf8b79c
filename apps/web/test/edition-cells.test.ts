import { checkEdition, leavesOf } from '@bannerfield/editions';
import { describe, expect, test } from 'vitest';
import { editions } from '../../../games/battle-leader-tactics/edition.ts';
import {
  cellOf,
  formatValue,
  idFor,
  keyOf,
  parseValue,
  sectionsOf,
  withTyped,
} from '../src/editions/cells.ts';

const { house } = editions;

describe('an edition as a table', () => {
  test('has every value once, the chart by rows and columns', () => {
    const sections = sectionsOf(house.values);
    expect(sections.map(({ key, rows, columns }) => [key, rows.length, columns.length])).toEqual([
      ['chart', 12, 12],
      ['massDestruction', 1, 1],
      ['leaders', 21, 5],
      ['cards', 15, 3],
    ]);
    const cells = sections.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    expect(cells).toEqual(leavesOf(house.values));
  });

  test('is typed as it is shown, and comes back the same', () => {
    for (const { value } of leavesOf(house.values)) {
      expect(parseValue(formatValue(value), value)).toEqual(value);
    }
    expect(formatValue([{ type: 'draw', cards: 1 }])).toBe('type: draw, cards: 1');
    expect(parseValue('', [])).toEqual([]);
    expect(parseValue(' infantry,guard ', ['militia'])).toEqual(['infantry', 'guard']);
  });

  test('marks what was changed as printed, and leaves the rest alone', () => {
    const typed = new Map([
      [keyOf(['chart', '0', '1']), '3/k1 nv'],
      [keyOf(['leaders', 'caesar', 'bonuses']), 'type: draw, cards: 2'],
      [keyOf(['cards', 'guard', 'value']), '4'],
    ]);
    const values = withTyped(house.values, typed);
    const checked = checkEdition(editions, { ...house, id: 'mine', values });
    expect(checked.kind).toBe('sound');
    const changed = leavesOf(values).filter(({ mark }) => mark === 'printed');
    expect(changed.map(({ path, value }) => [path.join(' '), value])).toEqual([
      ['chart 0 1', '3/k1 nv'],
      ['leaders caesar bonuses', [{ type: 'draw', cards: 2 }]],
    ]);
    expect(leavesOf(house.values).some(({ mark }) => mark === 'printed')).toBe(false);
  });

  test('leads from a fault to its cell', () => {
    const wrong: readonly (readonly [string, string])[] = [
      ['chart 4 7', '1:2'],
      ['leaders lee rank', '99.5'],
      ['leaders lee rank', '21'],
      ['leaders giap bonuses', 'draw 1'],
      ['cards jetFighters count', '1'],
      ['massDestruction', 'some'],
    ];
    for (const [key, text] of wrong) {
      const values = withTyped(house.values, new Map([[key, text]]));
      const checked = checkEdition(editions, { ...house, id: 'mine', values });
      const faults = checked.kind === 'faulty' ? checked.faults : [];
      const cells = faults.map(({ path }) => cellOf(house.values, path)?.join(' '));
      expect(cells, `${key} ${text}`).toContain(key);
    }
    expect(cellOf(house.values, ['id'])).toBeNull();
    expect(cellOf(house.values, ['values', 'cards'])).toBeNull();
  });

  test('has names for all its parts, in both languages', () => {
    for (const { path } of leavesOf(house.values)) {
      for (const language of ['en', 'de'] as const) {
        for (let length = 1; length <= path.length; length++) {
          expect(editions.nameOf?.(path.slice(0, length), language), path.join(' ')).toBeTruthy();
        }
      }
    }
  });

  test('gets a short name from its title', () => {
    expect(idFor('  My own Copy, 2nd printing ')).toBe('my-own-copy-2nd-printing');
    expect(idFor('Süleymans Ausgabe')).toBe('suleymans-ausgabe');
    expect(idFor('???')).toBe('');
  });
});
