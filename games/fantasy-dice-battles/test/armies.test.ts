import { expect, test } from 'vitest';
import { armies } from '../armies.ts';
import { game } from '../rules/index.ts';
import { DEFAULTS } from './mixed.ts';

const { edition } = game.setup(DEFAULTS).table;

/** The army of a text. @throws Error for a text that means none. */
function read(text: string): string {
  const step = armies.read(game, text);
  if (step.kind !== 'army') throw new Error(`“${text}” is no army`);
  return step.army;
}

/** All these units placed. @throws Error for a step that is refused. */
function placed(army: string, ...steps: readonly (readonly [string, string])[]): string {
  return steps.reduce((before, [unit, place]) => {
    const step = armies.place(game, before, unit, place);
    if (step.kind !== 'army') throw new Error(`${unit} cannot go to ${place}`);
    return step.army;
  }, army);
}

test('an army is read back as it is written, at each step', () => {
  const begun = read('empire');
  expect(begun).toBe('empire/-.-.-.-.-.-/-.-.-.-.-.-/-.-.-.-.-.-/');
  const army = placed(begun, ['knights', '1fm'], ['militia', 'reserve'], ['archers', 'reserve']);
  expect(army).toBe('empire/-.knights.-.-.-.-/-.-.-.-.-.-/-.-.-.-.-.-/militia.archers');
  expect(read(army)).toBe(army);
});

test('R12.10 every ready army is whole, shared as its text, and read back from it', () => {
  for (const { id, army } of edition.armies) {
    const draft = read(id);
    expect(armies.faults(game, draft)).toEqual([]);
    expect(armies.share(game, draft)).toBe(army);
    expect(read(army)).toBe(draft);
  }
});

test('what is taken off leaves its place, or the units that wait', () => {
  const army = placed(read('empire'), ['knights', '1fm'], ['militia', 'reserve']);
  const without = armies.take(game, army, '1fm');
  expect(without).toEqual({
    kind: 'army',
    army: 'empire/-.-.-.-.-.-/-.-.-.-.-.-/-.-.-.-.-.-/militia',
  });
  expect(armies.take(game, army, 'militia')).toEqual({
    kind: 'army',
    army: 'empire/-.knights.-.-.-.-/-.-.-.-.-.-/-.-.-.-.-.-/',
  });
  for (const nobody of ['1fl', 'archers', 'dragon', 'knights']) {
    expect(armies.take(game, army, nobody)).toEqual({ kind: 'unknown', word: nobody });
  }
});

test.each([
  ['dragon', 'dragon'],
  ['empire/dragon.-.-.-.-.-/-.-.-.-.-.-/-.-.-.-.-.-/', 'dragon'],
  ['empire/-.-.-.-.-.-/-.-.-.-.-.-/-.-.-.-.-.-/-', '-'],
  ['empire/-.-.-', '-.-.-'],
  ['empire/-.-.-.-.-/-.-.-.-.-.-/-.-.-.-.-.-/', '-.-.-.-.-/-.-.-.-.-.-/-.-.-.-.-.-/'],
])('“%s” is no army, and the word that means nothing is named', (text, word) => {
  expect(armies.read(game, text)).toEqual({ kind: 'unknown', word });
});

test('R12.3, R12.6, R12.7 the rules judge each unit, and what is missing comes last', () => {
  const faultsOf = (text: string): string[] =>
    armies
      .faults(game, read(text))
      .map(({ what, refusal }) => `${what ?? ''}: ${refusal.rule} ${refusal.reason}`);
  const empty = '-.-.-.-.-.-';
  expect(faultsOf(`empire/archers.-.-.-.-.-/${empty}/${empty}/`)).toEqual([
    'archers 1fl: R12.7 wrong-place',
    ': R12.10 spaces-empty',
  ]);
  expect(faultsOf(`empire/-.knights.-.-.-.-/-.knights.-.-.-.-/-.knights.-.-.-.-/goblin`)).toEqual([
    'knights 3fm: R12.6 too-many-copies',
    'goblin reserve: R12.1 other-faction',
    ': R12.10 spaces-empty',
  ]);
  const dear = 'knights.elite-warriors.knights.priest.priest';
  expect(faultsOf(`empire/${dear}.-/-.-.-.-.-.-/${empty}/elite-warriors`)[0]).toBe(
    'elite-warriors reserve: R12.3 too-few-points',
  );
});

test('R12.6 what may go nowhere says why, and everything else where', () => {
  const army = placed(read('empire'), ['knights', '1fm'], ['knights', '2fm']);
  const units = armies.units(game, army);
  expect(units.map(({ id }) => id)).not.toContain('goblin');
  for (const { id, places, refusal } of units) {
    expect(places.length > 0, id).toBe(refusal === null);
    for (const place of places) expect(armies.place(game, army, id, place).kind).toBe('army');
  }
  const knights = units.find(({ id }) => id === 'knights');
  expect(knights).toMatchObject({ points: 4, left: 0, places: [], refusal: { rule: 'R12.6' } });
});

test('what is drawn says what the empty spaces cost, in both languages', () => {
  const army = placed(read('empire'), ['knights', '1fm']);
  const paint = (_ink: string, text: string): string => text;
  expect(armies.draw(game, army, paint, 'en')).toContain(
    'the empty spaces cost at least 14 points',
  );
  expect(armies.draw(game, army, paint, 'de')).toContain(
    'die leeren Felder kosten mindestens 14 Punkte',
  );
  const whole = armies.draw(game, read('orcs-riders'), paint, 'en');
  expect(whole).toContain('as text, for the option armies:');
});
