import { makeXoshiro, known } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { makeHinter } from '../../analysis/hint.ts';
import { mindOf } from '../../search/mind.ts';
import { reading } from '../../../../games/_blank/bot/reading.ts';
import { taste } from '../../../../games/_blank/bot/index.ts';
import { dealt, game, type Blank } from '../../../kernel/test/games.ts';

const mind = mindOf(game, taste, reading);

function hinterFor(seed: number, most: number) {
  const me = known(dealt(4).state, 0);
  const [first] = game.legal(me);
  if (first === undefined) throw new Error('something is legal');
  return { first, hinter: makeHinter(game, mind, me, first, most, makeXoshiro(seed).next) };
}

test('a hint is the same for the same seed, and thinks no more than it may', () => {
  const said = [1, 1].map((seed) => {
    const { hinter } = hinterFor(seed, 60);
    while (hinter.think());
    expect(hinter.playouts).toBeLessThanOrEqual(60);
    expect(hinter.playouts).toBeGreaterThan(50);
    return hinter.hinted();
  });
  expect(said[0]).toEqual(said[1]);
});

test('chances are chances, the first but for one the best, and nothing is said too early', () => {
  const { hinter } = hinterFor(3, 200);
  expect(hinter.hinted()).toEqual([]);
  while (hinter.think());
  const [, ...others] = hinter.hinted();
  const values = others.map(({ chance }) => chance.value);
  expect(others.length).toBeGreaterThan(0);
  expect(values).toEqual(values.toSorted((one, other) => other - one));
  for (const value of values) expect(value >= 0 && value <= 1).toBe(true);
});

test('what the seat cannot see changes no hint', () => {
  const { state } = dealt(4);
  const me = known(state, 0);
  const dream = known<Blank>(game.imagine(me, makeXoshiro(77).next), 0);
  const [first] = game.legal(me);
  if (first === undefined) throw new Error('something is legal');
  const said = [me, dream].map((each) => {
    const hinter = makeHinter(game, mind, each, first, 80, makeXoshiro(5).next);
    while (hinter.think());
    return hinter.hinted();
  });
  expect(said[0]).toEqual(said[1]);
});
