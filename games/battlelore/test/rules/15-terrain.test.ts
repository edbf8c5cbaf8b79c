import { expect, test } from 'vitest';
import { begin, type Situation } from './position.ts';

function dice(field: string, situation: Situation = {}): number {
  return begin(`bottom heavy-infantry d5; top archers e5; ${field}`, situation)
    .order('d5')
    .play('d5xe5')
    .dice();
}

test('R15.1 and R15.2 countryside caps nothing, wood two out of it and into it', () => {
  expect([dice(''), dice('wood d5'), dice('wood e5')]).toEqual([4, 2, 2]);
});

test('R15.3 hills: three from one, two from below, three from any other hill', () => {
  expect([dice('hill d5'), dice('hill e5'), dice('hill d5 e5')]).toEqual([3, 2, 3]);
});

test('R15.4 and R15.5 a ford caps who stands in it, a bridge nobody', () => {
  expect([dice('ford d5'), dice('ford e5'), dice('bridge d5'), dice('bridge e5')]).toEqual([
    2, 4, 4, 4,
  ]);
});

test('R15.6 and R15.7 ramparts and landmarks cap two out of them and into them', () => {
  for (const terrain of ['rampart', 'landmark']) {
    expect([dice(`${terrain} d5`), dice(`${terrain} e5`)], terrain).toEqual([2, 2]);
  }
});

test('R15.7 without the option landmarks are not there', () => {
  const options = { landmarks: false };
  expect(dice('landmark e5', { options })).toBe(4);
  expect(dice('rampart e5', { options })).toBe(2);
});

test('R15.9 what lies on a hill adds up: two dice also from the next hill', () => {
  expect(dice('hill d5 e5; rampart e5')).toBe(2);
});

test('R16.2 dwarves are Bold, with support they ignore two flags; not without the option', () => {
  const field = 'bottom heavy-infantry d5; top dwarf-swords e5';
  const asked = (more: string, situation: Situation = {}): string[] => {
    const game = begin(`${field}; ${more}`, situation).order('d5').play('d5xe5', 'roll:gfff');
    return game.phase() === 'flags' ? game.legal() : [];
  };
  expect(asked('')).toHaveLength(2);
  expect(asked('top archers e4 e6')).toHaveLength(3);
  expect(asked('', { options: { mercenaries: false } })).toEqual([]);
});

test('R16.4 goblins run two hexes for each flag not ignored, also by choice', () => {
  const field = 'bottom heavy-infantry d5; top goblin-swords e5; top archers e4 e6';
  const game = begin(field).order('d5').play('d5xe5', 'roll:gggf', 'ignore:0', '<f5', '<g5');
  expect(game.dice()).toBe(2);
});
