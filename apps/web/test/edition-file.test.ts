import { formatEdition } from '@bannerfield/editions';
import { describe, expect, test } from 'vitest';
import { editions } from '../../../games/battle-leader-tactics/edition.ts';
import { cellOf } from '../src/editions/cells.ts';
import { freeId, readEditionFile } from '../src/editions/file.ts';

const { house } = editions;
const mine = { ...house, id: 'mine', title: { en: 'Mine', de: 'Meine' } };

function read(text: string, size = text.length): ReturnType<typeof readEditionFile> {
  return readEditionFile(editions, { size, text: () => Promise.resolve(text) });
}

describe('an edition from a file', () => {
  test('comes out as it was saved', async () => {
    expect(await read(formatEdition(mine))).toEqual({ kind: 'sound', edition: mine });
  });

  test('is refused with every cell that is wrong', async () => {
    const values = structuredClone(house.values) as unknown as {
      chart: object[][];
      leaders: Record<string, object>;
    };
    values.chart[1]?.splice(2, 1, { printed: 'zero' });
    values.leaders['lee'] = { ...values.leaders['lee'], rating: { printed: 13 } };
    const refused = await read(formatEdition({ ...mine, values }));
    const faults = refused.kind === 'faulty' ? refused.faults : [];
    expect(faults.map(({ path }) => cellOf(house.values, path))).toEqual([
      ['chart', '1', '2'],
      ['leaders', 'lee', 'rating'],
    ]);
    expect(faults[1]?.reason.en).toBe('should be at most 12, not 13');
  });

  test('is refused if it is none', async () => {
    expect(await read('battle-leader-tactics')).toEqual({ kind: 'not-json' });
    expect(await read(formatEdition(mine), 2_000_000)).toEqual({ kind: 'not-json' });
    expect(await read('null')).toMatchObject({ kind: 'faulty' });
    expect(await read('{"game": 7}')).toMatchObject({ kind: 'faulty' });
    expect(await read(formatEdition({ ...mine, game: 'duel' }))).toEqual({
      kind: 'other-game',
      game: 'duel',
    });
  });

  test('takes the place of no other', () => {
    expect(freeId('mine', ['house'])).toBe('mine');
    expect(freeId('mine', ['house', 'mine', 'mine-2'])).toBe('mine-3');
    expect(freeId('', [])).toBe('own');
    const long = 'a'.repeat(35) + '-and-more';
    expect(freeId(long, [freeId(long, [])])).toBe(`${'a'.repeat(35)}-2`);
    expect(freeId(long, [])).toMatch(/[a-z0-9]$/);
  });
});
