import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { oddsOf, type Odds } from '../odds.ts';
import { isAdjacent, parseHex, type Hex } from '../rules/board.ts';
import { FACES, FLAG, LORE, SWORD } from '../rules/data.ts';
import { countDice, countHits, diceOf } from '../rules/dice.ts';
import { unitAt, type Table, type Unit } from '../rules/state.ts';
import { begin } from './rules/position.ts';

const hexOf = (name: string): Hex => parseHex(name) ?? -1;

function duelOf(table: Table, from: string, at: string) {
  const [here, there] = [hexOf(from), hexOf(at)];
  const unit = unitAt(table, here);
  const target = unitAt(table, there);
  assert.ok(unit !== null && target !== null);
  const attacker = table.at[here] ?? -1;
  const melee = isAdjacent(here, there);
  const duel = { kind: 'attack', attacker, from: here, at: there, melee, dice: 0 } as const;
  return { duel, unit, target };
}

function oddsIn(
  field: string,
  from: string,
  at: string,
  figures: Record<string, number> = {},
): Odds {
  const { table } = begin(field, { figures }).state();
  const { duel, target } = duelOf(table, from, at);
  return oddsOf(table, duel, target);
}

test('a die of a short sword hits foot with two faces of six, and riders with one', () => {
  expect(oddsIn('bottom regular-infantry d5; top archers e5; wood e5', 'd5', 'e5')).toMatchObject({
    dice: 2,
    hit: expect.closeTo(1 - (4 / 6) ** 2) as number,
  });
  const riders = oddsIn('bottom regular-infantry d5; top heavy-cavalry e5; wood e5', 'd5', 'e5');
  // One Sword is ignored: a helmet or two Swords are needed.
  expect(riders.hit).toBeCloseTo(11 / 36 + 1 / 36);
});

test('whoever has one figure left falls to a single hit', () => {
  const odds = oddsIn('bottom archers d5; top archers e5', 'd5', 'e5', { e5: 1 });
  expect(odds.losses).toHaveLength(2);
  expect(odds.kill).toBeCloseTo(odds.hit);
  expect(odds.driven).toBeCloseTo(9 / 36);
});

test('what may be ignored drives nobody back, and goblins go two hexes', () => {
  const alone = oddsIn('bottom archers d5; top goblin-swords e5', 'd5', 'e5');
  expect(alone).toMatchObject({ bold: 0, hexes: 2 });
  const held = oddsIn('bottom archers d5; top goblin-swords e5 e4 e6', 'd5', 'e5');
  expect(held).toMatchObject({ bold: 1, hexes: 2 });
  expect(alone.driven).toBeCloseTo(11 / 36);
  expect(held.driven).toBeCloseTo(1 / 36);
});

test('the odds are those of every single fall of the dice', () => {
  const fields: [string, string][] = [
    ['bottom regular-infantry d5; top heavy-cavalry e5', 'e5'],
    ['bottom regular-cavalry d5; top archers e5', 'e5'],
    ['bottom dwarf-crossbows d5; top archers g5', 'g5'],
    ['bottom dwarf-crossbows d5; top archers e5', 'e5'],
    ['bottom heavy-infantry d5; top goblin-swords e5 e4 f5', 'e5'],
  ];
  for (const [field, at] of fields) {
    for (let figures = 1; figures <= 3; figures++) {
      const { table } = begin(field, { figures: { [at]: figures } }).state();
      const { duel, unit, target } = duelOf(table, 'd5', at);
      const odds = oddsOf(table, duel, target);
      expect(odds.dice).toBe(diceOf(countDice(table, duel)));
      const tried = tryAll(odds, unit, target, duel.melee);
      expect(odds.kill).toBeCloseTo(tried.kill, 10);
      expect(odds.hit).toBeCloseTo(tried.hit, 10);
      expect(odds.driven).toBeCloseTo(tried.driven, 10);
      expect(odds.losses.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
    }
  }
});

/** One die after the other, six faces each. */
function tryAll({ dice, bold }: Odds, unit: Unit, target: Unit, melee: boolean) {
  const met = { hit: 0, kill: 0, driven: 0 };
  const all = 6 ** dice;
  for (let fall = 0; fall < all; fall++) {
    const faces = FACES.map(() => 0);
    for (let die = 0, rest = fall; die < dice; die++, rest = Math.floor(rest / 6)) {
      faces[rest % 6] = (faces[rest % 6] ?? 0) + 1;
    }
    expect(faces[SWORD]).toBeLessThanOrEqual(dice - (faces[LORE] ?? 0));
    const hits = countHits(unit, target, melee, faces, false);
    if (hits > 0) met.hit += 1 / all;
    if (hits >= target.figures) met.kill += 1 / all;
    else if ((faces[FLAG] ?? 0) > bold) met.driven += 1 / all;
  }
  return met;
}
