import { expect, test } from 'vitest';
import { begin, type Situation } from './position.ts';

/** Seat 0 orders the unit on d5 and attacks with it. */
function attack(field: string, at: string, situation: Situation = {}): ReturnType<typeof begin> {
  return begin(field, situation).order('d5').play(`d5x${at}`);
}

const FOOT = 'bottom regular-infantry d5; top regular-infantry e5';

test('R7.1 one battle is over before the next begins', () => {
  const game = begin(`${FOOT}; bottom archers d9; top archers e9`).order('d5', 'd9');
  game.play('d9xe9', 'roll:ff', '<f9', '<g9');
  expect(game.refusal('d5xe5')).toBe('R3.2 wrong-phase');
  game.play('pass');
  expect(game.refusal('d5xe5')).toBe('allowed');
});

test('R7.2 only ordered own units attack', () => {
  const game = begin(`${FOOT}; bottom regular-infantry d4`).order('d5');
  expect(game.refusal('d4xe5')).toBe('R7.2 not-ordered');
  expect(game.refusal('e5xd5')).toBe('R7.2 not-your-unit');
  expect(game.refusal('c5xe5')).toBe('R7.2 nobody-there');
});

test('R7.3 an order is for one battle', () => {
  const game = begin(`${FOOT}; bottom archers d9; top archers e9`).order('d5', 'd9');
  game.play('d5xe5', 'roll:ggg');
  expect(game.refusal('d5xe5')).toBe('R7.3 no-battle-left');
});

test('R7.2, R7.3 and R8.2 attacks that are offered: of whom may battle, on whom he may reach', () => {
  const near = begin(`${FOOT}; bottom archers d9; top archers h9 i9 g3`).order('d5', 'd9');
  expect(near.legal()).toEqual(['d5xe5', 'd9xh9', 'done']);
  const tired = begin('bottom regular-infantry c5; bottom archers d9; top archers f5 h9');
  tired.order('c5>e5', 'd9');
  expect(tired.legal()).toEqual(['d9xh9', 'done']);
});

test('R7.5 who is dead is nobody’s target', () => {
  const game = begin(`bottom archers a3; ${FOOT}`, { hand: 'forward', figures: { e5: 1 } });
  game.order('a3', 'd5').play('d5xe5', 'roll:ggb', 'pass');
  expect(game.phase()).toBe('draw');
});

test('R7.4 nobody has to battle', () => {
  expect(begin(FOOT).order('d5').refusal('done')).toBe('allowed');
});

test('R7.5 there is no battle without an enemy as its target', () => {
  const game = begin(`${FOOT}; bottom archers d6`).order('d5');
  expect(game.refusal('d5xe6')).toBe('R7.5 no-target');
  expect(game.refusal('d5xd6')).toBe('R7.5 own-target');
});

test('R7.6 a battle goes from the roll to hits, retreat and follow-on', () => {
  const game = attack(FOOT, 'e5').play('roll:bff');
  expect(game.figures('e5')).toBe(3);
  game.play('<f5', '<g5');
  expect(game.phase()).toBe('follow');
  const types = game.events().map(({ type }) => type);
  expect(types.slice(types.indexOf('attacked'))).toEqual([
    'attacked',
    'rolled',
    'lost',
    'retreated',
    'retreated',
  ]);
});

test('R7.7 of several enemies the attacker picks one, and all dice go to it', () => {
  const game = begin(`${FOOT}; top regular-infantry e6`).order('d5');
  expect(game.legal()).toEqual(expect.arrayContaining(['d5xe5', 'd5xe6']));
  game.play('d5xe6', 'roll:bbs');
  expect(game.figures('e6')).toBe(1);
  expect(game.figures('e5')).toBe(4);
});

test('R2.4 and R9.2 dice follow the banner: two, three, four', () => {
  for (const [unit, dice] of [
    ['irregular-infantry', 2],
    ['regular-infantry', 3],
    ['heavy-infantry', 4],
    ['light-cavalry', 2],
    ['regular-cavalry', 3],
    ['heavy-cavalry', 4],
  ] as const) {
    expect(attack(`bottom ${unit} d5; top archers e5`, 'e5').dice(), unit).toBe(dice);
  }
});

test('R2.6 losses take no dice, and a last figure falls to one hit', () => {
  const game = attack(FOOT, 'e5', { figures: { d5: 1, e5: 1 } });
  expect(game.dice()).toBe(3);
  game.play('roll:ggb');
  expect(game.unit('e5')).toBeNull();
});

test('R9.1 and R9.3 weapon first: a bow that moved loses a die', () => {
  const game = begin('bottom archers c5; top regular-infantry f5');
  game.order('c5>d5').play('d5xf5');
  expect(game.dice()).toBe(1);
});

test('R9.4 terrain caps by the lowest, after the weapon', () => {
  const red = 'bottom heavy-infantry d5; top regular-infantry e5';
  expect(attack(`${red}; wood e5`, 'e5').dice()).toBe(2);
  expect(attack(`${red}; wood d5`, 'e5').dice()).toBe(2);
  expect(attack(`${red}; hill d5`, 'e5').dice()).toBe(3);
  expect(attack(`${red}; hill d5; wood e5`, 'e5').dice()).toBe(2);
  expect(attack(`${red}; ford d5`, 'e5').dice()).toBe(2);
  expect(attack(`${red}; ford e5`, 'e5').dice()).toBe(4);
  const moved = begin('bottom archers c5; top regular-infantry f5; wood d5');
  moved.order('c5>d5').play('d5xf5');
  expect(moved.dice()).toBe(1);
});

test('R9.5 dice of cards come on top of the cap', () => {
  const field = 'bottom heavy-infantry d5; top regular-infantry e5; wood e5';
  expect(attack(field, 'e5', { hand: 'leadership scout-left' }).dice()).toBe(4 - 1);
  const charge = 'bottom heavy-cavalry d5; top regular-infantry e5; wood e5';
  const game = begin(charge, { hand: 'mounted-charge' }).order('d5').play('d5xe5');
  expect(game.dice()).toBe(3);
});

test('R9.6 a battle back counts neither card nor move', () => {
  const field = 'bottom regular-infantry d5; top archers e5; top archers e4 e6';
  const game = begin(field, { hand: 'leadership' }).order('d5').play('d5xe5', 'roll:bbbb');
  expect(game.phase()).toBe('back');
  game.play('back');
  expect(game.dice()).toBe(2);
});

test('R10.1 and R10.2 hits first: helmets of the target’s colour', () => {
  const game = attack(FOOT, 'e5').play('roll:bbf');
  expect(game.figures('e5')).toBe(2);
  expect(game.phase()).toBe('retreat');
});

test('R10.1 tokens are taken first, also of the roll that wins', () => {
  const field = `${FOOT}; goals 1 4`;
  const game = begin(field, { figures: { e5: 1 }, lore: ['', ''] }).order('d5');
  game.play('d5xe5', 'roll:bll');
  expect(game.state().table.result).toMatchObject({ winner: 0 });
  expect(game.state().table.lore?.tokens).toEqual([2, 0]);
});

test('R10.3 other helmets and Lore faces miss', () => {
  expect(attack(FOOT, 'e5').play('roll:grl').figures('e5')).toBe(4);
});

test('R10.4 and R10.6 a short sword hits foot with each Sword', () => {
  expect(attack(FOOT, 'e5').play('roll:sss').figures('e5')).toBe(1);
});

test('R10.5 in a Medieval Adventure Lore gives nothing, in a Lore Adventure a token', () => {
  expect(attack(FOOT, 'e5').play('roll:gll').state().table.lore).toBeNull();
  const game = attack(FOOT, 'e5', { lore: ['', ''] }).play('roll:gll');
  expect(game.state().table.lore?.tokens).toEqual([2, 0]);
  const held = begin('bottom regular-infantry d5; top dwarf-swords e5', { lore: ['', ''] });
  held.order('d5').play('d5xe5', 'roll:ggl', 'back', 'roll:gll');
  expect(held.state().table.lore?.tokens).toEqual([1, 2]);
});

test('R10.7 a mounted target ignores exactly one Sword of a short sword', () => {
  const field = 'bottom regular-infantry d5; top regular-cavalry e5';
  expect(attack(field, 'e5').play('roll:gss').figures('e5')).toBe(2);
  expect(attack(field, 'e5').play('roll:gbs').figures('e5')).toBe(2);
});

test('R10.8 a long sword hits anyone with each Sword', () => {
  const field = 'bottom regular-cavalry d5; top regular-cavalry e5';
  expect(attack(field, 'e5').play('roll:gss').figures('e5')).toBe(1);
});

test('R10.9 a bow never hits with Swords, and loses a die after a move, also point blank', () => {
  expect(attack('bottom archers d5; top archers f5', 'f5').play('roll:ss').figures('f5')).toBe(4);
  const game = begin('bottom archers c5; top archers e5');
  game.order('c5>d5').play('d5xe5');
  expect(game.dice()).toBe(1);
});

test('R10.10 a crossbow hits with Swords from two hexes on, not point blank', () => {
  const far = attack('bottom dwarf-crossbows d5; top archers f5', 'f5');
  expect(far.play('roll:ss').figures('f5')).toBe(2);
  const near = attack('bottom dwarf-crossbows d5; top archers e5', 'e5');
  expect(near.play('roll:ss').figures('e5')).toBe(4);
});

test('R10.10 a crossbow loses a die after a move, unless the option says otherwise', () => {
  const dice = (crossbowMovePenalty: boolean): number => {
    const game = begin('bottom dwarf-crossbows c5; top archers f5', {
      options: { crossbowMovePenalty },
    });
    return game.order('c5>d5').play('d5xf5').dice();
  };
  expect(dice(true)).toBe(1);
  expect(dice(false)).toBe(2);
});

test('R10.11, R10.12 and R10.13 surplus hits are lost, and the last figure gives the banner', () => {
  const game = attack(FOOT, 'e5', { figures: { e5: 2 } }).play('roll:bbb');
  expect(game.unit('e5')).toBeNull();
  expect(game.state().table.banners).toEqual([1, 0]);
  expect(game.events()).toContainEqual(
    expect.objectContaining({ type: 'lost', figures: 2, left: 0, why: 'hits' }),
  );
});
