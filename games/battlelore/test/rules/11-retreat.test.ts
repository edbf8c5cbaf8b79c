import { expect, test } from 'vitest';
import { begin, type Played, type Situation } from './position.ts';

/** Seat 0 orders the unit on d5 and attacks. */
function attack(field: string, at: string, situation: Situation = {}): Played {
  return begin(field, situation).order('d5').play(`d5x${at}`);
}

const FOOT = 'bottom regular-infantry d5; top regular-infantry e5';
/** The target has both ways back closed. */
const CLOSED = `${FOOT}; top archers f4 f5`;

test('R11.1 retreats come after losses: who died does not retreat', () => {
  const game = attack(FOOT, 'e5', { figures: { e5: 1 } }).play('roll:bff');
  expect(game.phase()).toBe('follow');
});

test('R11.1 whoever died is asked for nothing, however Bold he was', () => {
  const game = attack('bottom regular-infantry d5; top dwarf-swords e5', 'e5', {
    figures: { e5: 1 },
  });
  expect(game.play('roll:bff').phase()).toBe('follow');
});

test('R11.2 flags add up', () => {
  const game = attack(FOOT, 'e5').play('roll:fff', '<f5', '<g5', '<h5');
  expect(game.unit('h5')).not.toBeNull();
});

test('R11.3 the owner is asked hex by hex', () => {
  const game = attack(FOOT, 'e5').play('roll:gff');
  expect(game.state().table.stack.at(-1)).toEqual({ phase: 'retreat', seats: [1] });
  expect(game.legal()).toEqual(['<f4', '<f5']);
  expect(game.play('<f4').legal()).toEqual(['<g4', '<g5']);
});

test('R11.4 a step goes back, never sideways; at the ends of long rows there is one way', () => {
  const game = attack(FOOT, 'e5').play('roll:ggf');
  expect(game.refusal('<e6')).toBe('R11.4 not-backwards');
  expect(game.refusal('<d4')).toBe('R11.4 not-backwards');
  const edge = begin('bottom regular-infantry d1; top regular-infantry e1', {
    hand: 'attack-left',
  });
  edge.order('d1').play('d1xe1', 'roll:ggf');
  expect(edge.unit('f1')).not.toBeNull();
});

test('R11.4 who strikes back drives the attacker towards his own side', () => {
  const game = attack(`bottom regular-infantry d5; top dwarf-swords e5`, 'e5');
  game.play('roll:ggg', 'back', 'roll:ggf');
  expect(game.legal()).toEqual(['<c5', '<c6']);
});

test('R11.5 terrain does not hinder a retreat, water does', () => {
  const wood = attack(`${FOOT}; wood f4 f5`, 'e5').play('roll:gff', '<f4', '<g4');
  expect(wood.unit('g4')).not.toBeNull();
  const water = attack(`${FOOT}; water f4`, 'e5').play('roll:ggf');
  expect(water.unit('f5')).not.toBeNull();
});

test('R11.6 occupied hexes are closed', () => {
  const game = attack(`${FOOT}; top archers g4`, 'e5').play('roll:gff', '<f4');
  expect(game.unit('g5')).not.toBeNull();
  const twice = attack(`${FOOT}; bottom archers f4; top archers g6`, 'e5').play('roll:gff');
  expect(twice.unit('g5')).not.toBeNull();
});

test('R11.7 each step that cannot be made costs a figure, what can be made comes first', () => {
  const field = `${FOOT}; top archers g4 g5 g6`;
  const game = attack(field, 'e5').play('roll:gff', '<f5');
  expect(game.unit('f5')?.figures).toBe(3);
  expect(game.phase()).toBe('follow');
});

test('R11.7 off the board costs figures too', () => {
  const game = begin('bottom regular-infantry h5; top regular-infantry i5');
  game.order('h5').play('h5xi5', 'roll:gff');
  expect(game.figures('i5')).toBe(2);
});

test('R11.8 a step with an open hex is made', () => {
  const game = attack(`${FOOT}; top archers f4`, 'e5').play('roll:ggf');
  expect(game.unit('f5')?.figures).toBe(4);
});

test('R11.9 dead ends are allowed, unless the option forbids them', () => {
  const field = `${FOOT}; top archers g4; water g5`;
  const free = attack(field, 'e5').play('roll:gff');
  expect(free.legal()).toEqual(['<f4', '<f5']);
  const bound = attack(field, 'e5', { options: { retreatDeadEndAllowed: false } });
  bound.play('roll:gff');
  expect(bound.unit('g6')).not.toBeNull();
});

test('R11.10 a unit that dies of a blocked retreat has vacated its hex', () => {
  const game = attack(CLOSED, 'e5', { figures: { e5: 1 } }).play('roll:gff', 'ignore:0');
  expect(game.unit('e5')).toBeNull();
  expect(game.state().table.banners).toEqual([1, 0]);
  expect(game.phase()).toBe('follow');
});

test('R12.1 and R12.4 a Normal unit goes one hex a flag and is not asked', () => {
  expect(attack(FOOT, 'e5').play('roll:ggf').phase()).toBe('retreat');
});

test('R12.2 a Bold unit may ignore as many flags as its level, or take them', () => {
  const game = attack('bottom heavy-infantry d5; top dwarf-swords e5', 'e5').play('roll:gfff');
  expect(game.legal()).toEqual(['ignore:0', 'ignore:1']);
  expect(game.refusal('ignore:2')).toBe('R12.2 too-many-flags');
  game.play('ignore:1', '<f5', '<g5');
  expect(game.unit('g5')).not.toBeNull();
});

test('R12.3 the level is counted where the roll was received, once', () => {
  const field = 'bottom heavy-infantry d5; top regular-infantry e5; top archers e4 e6';
  const game = attack(field, 'e5').play('roll:ggff', 'ignore:0', '<f5');
  expect(game.phase()).toBe('retreat');
  expect(game.legal()).toEqual(['<g5', '<g6']);
  const ignoring = attack(field, 'e5').play('roll:ggff', 'ignore:1', '<f5');
  expect(ignoring.phase()).toBe('follow');
});

test('R12.3 an ignore that was not used is not saved', () => {
  const field = 'bottom regular-infantry d5 d4; top dwarf-swords e5';
  const game = begin(field).order('d5', 'd4').play('d5xe5', 'roll:ggg', 'pass');
  game.play('d4xe5', 'roll:gff');
  expect(game.legal()).toEqual(['ignore:0', 'ignore:1']);
});

test('R12.5 and R16.7 the Frightened go two hexes a flag and roll a die for each', () => {
  const game = attack('bottom regular-infantry d5; top goblin-swords e5', 'e5');
  game.play('roll:ggf', '<f5', '<g5');
  expect(game.phase()).toBe('panic');
  expect(game.dice()).toBe(2);
  game.play('roll:gb');
  expect(game.unit('g5')?.figures).toBe(3);
});

test('R16.7 blocked steps come first and give no dice', () => {
  const field = 'bottom regular-infantry d5; top goblin-swords e5; top archers g4 g5 g6';
  const game = attack(field, 'e5').play('roll:ggf', '<f5');
  expect(game.unit('f5')?.figures).toBe(3);
  expect(game.dice()).toBe(1);
  game.play('roll:s');
  expect(game.unit('f5')?.figures).toBe(3);
});

test('R16.7 who has not retreated, or died of it, does not panic', () => {
  const field = 'bottom heavy-infantry d5; top goblin-swords e5';
  const held = attack(`${field}; top archers f4 f5`, 'e5').play('roll:gggf', 'ignore:0');
  expect(held.figures('e5')).toBe(2);
  expect(held.phase()).not.toBe('panic');
  const dead = attack(`${field}; top archers g4 g5 g6`, 'e5', { figures: { e5: 1 } });
  expect(dead.play('roll:gggf', '<f5').unit('f5')).toBeNull();
  expect(dead.phase()).toBe('follow');
});

test('R12.5 and R16.7 the Normal never panic, however far they go', () => {
  const game = attack(FOOT, 'e5').play('roll:gff', '<f5', '<g5');
  expect(game.phase()).toBe('follow');
});

test('R16.7 panic follows ranged attacks too, and its Lore gives no token', () => {
  const game = begin('bottom archers d5; top goblin-skirmishers f5', { lore: ['', ''] });
  game.order('d5').play('d5xf5', 'roll:bf', '<g5', '<h5', 'roll:gl');
  expect(game.unit('h5')?.figures).toBe(3);
  expect(game.state().table.lore?.tokens).toEqual([0, 0]);
});

test('R12.6 sources of Bold add up: race, support and rampart', () => {
  const field = 'bottom heavy-infantry d5; top dwarf-swords e5; top archers e4 e6';
  expect(attack(field, 'e5').play('roll:rfff').legal()).toHaveLength(3);
  const walled = begin(`${field}; rampart e5; bottom archers c4`, { hand: 'leadership' });
  walled.order('d5').play('d5xe5', 'roll:fff');
  expect(walled.legal()).toEqual(['ignore:0', 'ignore:1', 'ignore:2', 'ignore:3']);
});

test('R12.7 two friends on touching hexes support, one does not', () => {
  const one = attack(`${FOOT}; top archers e4`, 'e5').play('roll:ggf');
  expect(one.phase()).toBe('retreat');
  const two = attack(`${FOOT}; top archers e4 e6`, 'e5').play('roll:ggf');
  expect(two.phase()).toBe('flags');
});

test('R12.8 support ends when a friend falls', () => {
  const field = 'bottom heavy-infantry d5 c5; bottom archers d4; top archers e5; top archers e4 e6';
  const game = begin(field).order('d5', 'd4').play('d4xe4', 'roll:ff', '<f3', '<g3', 'pass');
  game.play('d5xe5', 'roll:rrrf');
  expect(game.phase()).toBe('retreat');
});

test('R12.9 bridge, rampart and landmark make Bold', () => {
  for (const terrain of ['bridge', 'rampart', 'landmark']) {
    const game = attack(`${FOOT}; ${terrain} e5`, 'e5').play(
      terrain === 'bridge' ? 'roll:ggf' : 'roll:gf',
    );
    expect(game.legal(), terrain).toEqual(['ignore:0', 'ignore:1']);
  }
});

test('R12.10 Lore changes morale for a battle: Frightened with three hexes a flag', () => {
  const game = begin(FOOT, { lore: ['dread', ''], tokens: [4, 0] }).order('d5');
  game.play('d5xe5', 'lore:dread', 'roll:ggf', '<f5', '<g5', '<h5');
  expect(game.dice()).toBe(3);
});
