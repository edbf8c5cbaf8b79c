import { expect, test } from 'vitest';
import { UNITS, WEAPONS } from '../../rules/data.ts';
import { begin, type Played, type Situation } from './position.ts';

/** Seat 0 orders the unit on d5 and attacks the one on e5. */
function attack(field: string, situation: Situation = {}): Played {
  return begin(field, situation).order('d5').play('d5xe5');
}

const FOOT = 'bottom regular-infantry d5; top archers e5';
const HORSE = 'bottom regular-cavalry d5; top archers e5';
/** The target is Bold: by support, or by race. */
const HELD = `${FOOT}; top archers e4 e6`;
const DWARVES = 'bottom regular-infantry d5; top dwarf-swords e5';

test.for([
  ['race', '', 'roll:rrfff', 1],
  ['race and support', '; top archers e4 e6', 'roll:rrfff', 2],
  ['race and terrain', '; rampart e5', 'roll:fff', 2],
  ['race, terrain and support', '; rampart e5; top archers e4 e6', 'roll:fff', 3],
  ['race, landmark and support', '; landmark e5; top archers e4 e6', 'roll:fff', 3],
] as const)('R12.6 and LORET-001 Bold adds up, a flag each: %s', ([, more, roll, flags]) => {
  const field = `bottom heavy-infantry d5; top dwarf-swords e5${more}`;
  const game = attack(field, { hand: 'leadership' }).play(roll);
  expect(game.legal()).toHaveLength(flags + 1);
  expect(game.refusal(`ignore:${flags}`)).toBe('allowed');
});

test('R14.1 and LORET-002 one battle back, however Bold', () => {
  const game = attack(`${DWARVES}; top archers e4 e6`).play('roll:ggg', 'back', 'roll:ggg');
  expect(game.phase()).toBe('draw');
});

test('R14.4 and LORET-003 nobody has to battle back', () => {
  const game = attack(DWARVES).play('roll:ggg');
  expect(game.legal()).toEqual(['back', 'pass']);
  expect(game.play('pass').phase()).toBe('draw');
  expect(game.figures('d5')).toBe(4);
});

test('R14.5 and LORET-004 who has become Bold since it was attacked may battle back', () => {
  const game = attack(FOOT, { lore: ['', 'hold-fast'], tokens: [0, 3] });
  expect(game.play('lore:hold-fast', 'roll:bbb').phase()).toBe('back');
});

test('R14.2 and LORET-005 who takes a flag that it could ignore has left, supported or not', () => {
  const game = attack(`${HELD}; top archers g5 g6`).play('roll:bbf', 'ignore:0', '<f5');
  expect(game.phase()).toBe('follow');
  expect(game.play('pass').phase()).toBe('draw');
});

test('R14.3 and LORET-006 who cannot go at all has stayed: it battles back if it is Bold', () => {
  const held = attack(`${FOOT}; top archers f4 f5`).play('roll:bbf', 'ignore:0');
  expect(held.figures('e5')).toBe(3);
  expect(held.phase()).toBe('back');
  const normal = attack(`${FOOT}; water f4 f5`).play('roll:bbf');
  expect(normal.figures('e5')).toBe(3);
  expect(normal.phase()).toBe('draw');
});

test('R11.7 and LORET-007 who goes one hex of two loses a figure and has left its hex', () => {
  const game = attack(`${FOOT}; top archers g4 g5 g6`).play('roll:bff', '<f5');
  expect(game.figures('f5')).toBe(3);
  expect(game.legal()).toEqual(['>e5', 'pass']);
});

test('R11.10 and LORET-008 who dies of a closed way gives its banner and its ground', () => {
  const game = attack(`${FOOT}; water f4 f5`, { figures: { e5: 1 } }).play('roll:bbf');
  expect(game.state().table.banners).toEqual([1, 0]);
  expect(game.play('>e5').unit('e5')?.seat).toBe(0);
});

test('R13.2 and LORET-009 who shoots point blank gains ground, and does not pursue', () => {
  const game = attack('bottom archers d5; top archers e5').play('roll:bf', '<f5');
  expect(game.legal()).toEqual(['>e5', 'pass']);
  expect(game.refusal('>f4')).toBe('R13.2 only-vacated');
  expect(game.play('>e5').phase()).toBe('draw');
});

test('R13.3, R13.4 and LORET-010 a pursuit: the vacated hex and one more or none, also back', () => {
  const game = begin('bottom regular-cavalry a5; top archers e5').order('a5>d5');
  game.play('d5xe5', 'roll:bbf', '<f5');
  const hexes = ['>d4', '>d5', '>e4', '>e5', '>e6', '>f4', 'pass'];
  expect(game.legal().sort()).toEqual(hexes);
  expect(game.refusal('>g5')).toBe('R13.5 beyond-pursuit');
  expect(game.play('>d5').unit('d5')?.seat).toBe(0);
});

test('R13.12 and LORET-011 a pursuit into wood ends there, and may attack once more', () => {
  const game = attack(`${HORSE}; wood e5`).play('roll:bf', '<f5');
  expect(game.legal()).toEqual(['>e5', 'pass']);
  expect(game.play('>e5').legal()).toEqual(['e5xf5', 'pass']);
});

test.for(['landmark', 'rampart'])(
  'R13.12 and LORET-012 a pursuit onto a %s is allowed, and ends the battle',
  (terrain) => {
    const near = attack(`${HORSE}; ${terrain} e5`).play('roll:bf', 'ignore:0', '<f5', '>e5');
    expect(near.unit('e5')?.seat).toBe(0);
    expect(near.phase()).toBe('draw');
    const beyond = attack(`${HORSE}; ${terrain} f4`).play('roll:bbf', '<f5', '>f4');
    expect(beyond.unit('f4')?.seat).toBe(0);
    expect(beyond.phase()).toBe('draw');
  },
);

test('R13.5 and LORET-013 who does not enter the vacated hex has no bonus attack', () => {
  const game = attack(`${HORSE}; top archers d6`).play('roll:bbf', '<f5');
  expect(game.refusal('>c5')).toBe('R13.5 beyond-pursuit');
  expect(game.play('pass').phase()).toBe('draw');
});

test.for([
  ['', 'attack-centre', 'roll:bbf', 3],
  ['; wood e6', 'attack-centre', 'roll:bbf', 2],
  ['; wood e6', 'mounted-charge', 'roll:bbbf', 3],
] as const)(
  'R13.11, LORET-014 and LORET-015 a bonus attack%s by %s: its dice, and a battle back',
  ([terrain, hand, roll, dice]) => {
    const game = attack(`${HORSE}; top dwarf-swords e6${terrain}`, { hand });
    game.play(roll, '<f4', '>e5', 'e5xe6');
    expect(game.dice()).toBe(dice);
    game.play(`roll:${'g'.repeat(dice)}`);
    expect(game.legal()).toEqual(['back', 'pass']);
  },
);

test('R13.13 and LORET-016 after a bonus attack ground may be gained, then all is over', () => {
  const game = attack(HORSE).play('roll:bbf', '<f5', '>e5', 'e5xf5', 'roll:bbf', '<g5');
  expect(game.legal()).toEqual(['>f5', 'pass']);
  expect(game.play('>f5').phase()).toBe('draw');
});

test('R13.10 and LORET-017 a bonus attack is melee; no mounted unit has another weapon', () => {
  const game = attack(`${HORSE}; top archers g5`).play('roll:bbf', '<f4', '>e5');
  expect(game.legal()).toEqual(['e5xf4', 'pass']);
  expect(game.refusal('e5xg5')).toBe('R13.10 bonus-is-melee');
  const mounted = UNITS.filter((unit) => unit.mounted);
  expect(mounted.map(({ weapon }) => WEAPONS[weapon].range)).toEqual(mounted.map(() => 1));
});

test('R14.6 and LORET-018 a battle back hits, drives off, wins a banner, and ends the game', () => {
  const game = attack(DWARVES).play('roll:ggg', 'back', 'roll:bbf', '<c5');
  expect(game.figures('c5')).toBe(2);
  const dead = attack(DWARVES, { figures: { d5: 1 } }).play('roll:ggg', 'back', 'roll:ggb');
  expect(dead.state().table).toMatchObject({ banners: [0, 1], result: null });
  const last = attack(`${DWARVES}; goals 4 1`, { figures: { d5: 1 } });
  last.play('roll:ggg', 'back', 'roll:ggb');
  expect(last.state().table.result).toMatchObject({ winner: 1 });
});

test('R9.6 and LORET-019 archers who battle back: melee, by the bow, as if they never moved', () => {
  const game = begin('bottom regular-infantry d5; top archers f5; top archers e4 e6', {
    other: 'attack-centre',
  });
  game.play('play:attack-centre', 'done', '+forward');
  game.play('play:attack-centre', 'order:f5', 'done', 'f5>e5', 'done', '+surround');
  game.play('play:forward', 'order:d5', 'done', 'done', 'd5xe5', 'roll:bbb', 'back');
  expect(game.events().at(-1)).toMatchObject({ type: 'attacked', how: 'back', melee: true });
  expect(game.dice()).toBe(2);
  expect(game.play('roll:bs').figures('d5')).toBe(3);
});

test('R4.7 and LORET-020 under a darkened sky two battles, both ranged; the second may be left', () => {
  const field = 'bottom archers d5; top archers f5 f6';
  const game = begin(field, { hand: 'darken-the-sky' }).order('d5').play('d5xf5', 'roll:bb');
  expect(game.refusal('done')).toBe('allowed');
  game.play('d5xf6', 'roll:bb');
  expect(game.phase()).toBe('draw');
  const attacks = game.events().filter(({ type }) => type === 'attacked');
  expect(attacks).toMatchObject([
    { how: 'attack', melee: false },
    { how: 'attack', melee: false },
  ]);
});

test('R16.7 and LORET-021 panic: blocked steps first, then a die for each hex really gone', () => {
  const field = 'bottom regular-infantry d5; top goblin-swords e5; top archers g4 g5 g6';
  const game = attack(field).play('roll:ggf', '<f5');
  expect(game.figures('f5')).toBe(3);
  expect(game.phase()).toBe('panic');
  expect(game.dice()).toBe(1);
});

test('R17.14 and LORET-022 who strikes first gains no ground and does not pursue', () => {
  const field = 'bottom regular-infantry d5; top regular-cavalry e5';
  const game = attack(field, { lore: ['', 'ambush'], tokens: [0, 4] });
  game.play('lore:ambush', 'roll:ggf', '<c5');
  expect(game.unit('e5')?.seat).toBe(1);
  expect(game.phase()).toBe('draw');
});

test('R7.5 and LORET-023 without a target nobody rolls, not even for Lore', () => {
  const alone = begin('bottom archers d5', { lore: ['', ''] }).order('d5');
  expect(alone.phase()).toBe('draw');
  const game = begin(FOOT, { lore: ['', ''] }).order('d5');
  expect(game.refusal('d5xe6')).toBe('R7.5 no-target');
});

test('R8.3 and LORET-024 who can shoot and touches an enemy fights that one or nobody', () => {
  const game = begin('bottom archers d5; top archers e5 f6').order('d5');
  expect(game.refusal('d5xf6')).toBe('R8.3 in-contact');
  expect(game.legal()).toEqual(['d5xe5', 'done']);
});

test('R7.7 and LORET-025 of several enemies beside it the attacker chooses', () => {
  const game = begin(`${FOOT}; top archers e6 d6`).order('d5');
  expect(game.legal().sort()).toEqual(['d5xd6', 'd5xe5', 'd5xe6', 'done']);
});

test('R10.5 and LORET-026 Lore rolled in a battle back goes to whoever rolled it', () => {
  const game = attack(DWARVES, { lore: ['', ''] }).play('roll:ggl', 'back', 'roll:gll');
  expect(game.state().table.lore?.tokens).toEqual([1, 2]);
});

test('R13.7 and LORET-027 who has moved into wood and wins a melee gains no ground', () => {
  const game = begin('bottom regular-cavalry c5; top archers e5; wood d5').order('c5>d5');
  expect(game.play('d5xe5', 'roll:bf', '<f5').phase()).toBe('draw');
});

test('R13.7 and LORET-028 who has pursued into wood gains no ground by the bonus attack', () => {
  const game = attack(`${HORSE}; wood e5`).play('roll:bf', '<f5', '>e5', 'e5xf5');
  expect(game.play('roll:bf', '<g5').phase()).toBe('draw');
});
