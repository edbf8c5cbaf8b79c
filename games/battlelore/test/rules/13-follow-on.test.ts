import { expect, test } from 'vitest';
import { begin, type Played, type Situation } from './position.ts';

function attack(field: string, at: string, situation: Situation = {}): Played {
  return begin(field, situation).order('d5').play(`d5x${at}`);
}

const FOOT = 'bottom regular-infantry d5; top archers e5';
const HORSE = 'bottom regular-cavalry d5; top archers e5';
const BOLD = 'bottom regular-infantry d5; top archers e5; top archers e4 e6';

test('R13.1 the attacker may move onto the vacated hex, also point blank', () => {
  const game = attack('bottom archers d5; top archers e5', 'e5').play('roll:bf', '<f5');
  expect(game.legal()).toEqual(['>e5', 'pass']);
  expect(game.play('>e5').unit('e5')?.seat).toBe(0);
});

test('R13.1 follow-ons come after panic', () => {
  const game = attack('bottom regular-infantry d5; top goblin-swords e5', 'e5');
  game.play('roll:ggf', '<f5', '<g5');
  expect(game.phase()).toBe('panic');
  expect(game.play('roll:ss').phase()).toBe('follow');
});

test('R13.2 on foot only the vacated hex is gained', () => {
  const game = attack(FOOT, 'e5').play('roll:bbf', '<f5');
  expect(game.refusal('>f4')).toBe('R13.2 only-vacated');
});

test('R13.3 a mounted unit goes one hex beyond, however far it has moved', () => {
  const game = begin('bottom regular-cavalry b5; top archers e5');
  game.order('b5>d5').play('d5xe5', 'roll:bbf', '<f5', '>f4');
  expect(game.unit('f4')?.seat).toBe(0);
});

test('R13.4 returning, or staying on the vacated hex, is a pursuit too', () => {
  const game = attack(`${HORSE}; top archers d6`, 'e5').play('roll:bbf', '<f5', '>d5');
  expect(game.phase()).toBe('bonus');
  expect(game.legal()).toEqual(['d5xd6', 'pass']);
  const stay = attack(HORSE, 'e5').play('roll:bbf', '<f5', '>e5');
  expect(stay.legal()).toEqual(['e5xf5', 'pass']);
});

test('R13.5 a pursuit enters the vacated hex first', () => {
  const game = attack(HORSE, 'e5').play('roll:bbf', '<f5');
  expect(game.refusal('>c5')).toBe('R13.5 beyond-pursuit');
  expect(game.refusal('>d4')).toBe('allowed');
});

test('R13.6 nobody has to follow', () => {
  const game = attack(HORSE, 'e5').play('roll:bbf', '<f5', 'pass');
  expect(game.unit('d5')?.seat).toBe(0);
});

test('R13.7 terrain binds: a pursuit into wood goes no farther', () => {
  const game = attack(`${HORSE}; wood e5`, 'e5').play('roll:bf', '<f5');
  expect(game.legal()).toEqual(['>e5', 'pass']);
  expect(attack(`${HORSE}; water e4`, 'e5').play('roll:bbf', '<f5').legal()).not.toContain('>e4');
});

test('R13.7 who has come into wood in this turn gains no ground, unless the option lets him', () => {
  const field = 'bottom archers c5; top archers e5; wood d5';
  const bound = begin(field).order('c5>d5').play('d5xe5', 'roll:f', '<f5');
  expect(bound.phase()).not.toBe('follow');
  const free = begin(field, { options: { stopEndsTurn: false } });
  expect(free.order('c5>d5').play('d5xe5', 'roll:f', '<f5').phase()).toBe('follow');
});

test('R13.7 after pursuit into wood a bonus attack gains no ground', () => {
  const game = attack(`${HORSE}; wood e5`, 'e5').play('roll:bf', '<f5', '>e5', 'e5xf5');
  game.play('roll:bf', '<g5');
  expect(game.phase()).not.toBe('follow');
});

test('R13.8 a ford ends a move only', () => {
  const game = begin('bottom archers c5; top archers e5; ford d5').order('c5>d5');
  expect(game.play('d5xe5', 'roll:f', '<f5').phase()).toBe('follow');
  const over = attack(`${HORSE}; ford e5`, 'e5').play('roll:bbf', '<f5');
  expect(over.legal()).toContain('>f4');
});

test('R13.9 only the pursuer has a bonus attack', () => {
  const game = attack(`${HORSE}; bottom archers d6`, 'e5').play('roll:bbf', '<f5', '>e5');
  expect(game.refusal('d6xf5')).toBe('R13.9 only-the-pursuer');
  const foot = attack(FOOT, 'e5').play('roll:bbf', '<f5', '>e5');
  expect(foot.phase()).not.toBe('bonus');
});

test('R13.10 the bonus attack is melee, on any enemy beside', () => {
  const game = attack(`${HORSE}; top regular-infantry e6; top archers g5`, 'e5');
  game.play('roll:bbf', '<f5', '>e5');
  expect(game.legal()).toEqual(expect.arrayContaining(['e5xf5', 'e5xe6']));
  expect(game.refusal('e5xg5')).toBe('R13.10 bonus-is-melee');
});

test('R13.11 the bonus attack has dice of cards and caps of terrain, and may be struck back', () => {
  const field = `${HORSE}; top dwarf-swords e6; wood e6`;
  const game = begin(field, { hand: 'mounted-charge' }).order('d5');
  game.play('d5xe5', 'roll:bbff', '<f4', '<g4', '>e5', 'e5xe6');
  expect(game.dice()).toBe(3);
  expect(game.play('roll:ggg').phase()).toBe('back');
});

test('R13.12 a pursuit into wood allows a bonus attack, onto a landmark it does not', () => {
  const wood = attack(`${HORSE}; wood e5`, 'e5').play('roll:bf', '<f5', '>e5');
  expect(wood.phase()).toBe('bonus');
  const landmark = attack(`${HORSE}; landmark e5`, 'e5').play('roll:bf', 'ignore:0', '<f5', '>e5');
  expect(landmark.phase()).not.toBe('bonus');
});

test('R13.12 along ramparts a pursuit may strike once more, onto one from outside it may not', () => {
  const along = attack(`${HORSE}; rampart d5 e5`, 'e5').play('roll:bf', 'ignore:0', '<f5', '>e5');
  expect(along.phase()).toBe('bonus');
  const beyond = attack(`${HORSE}; rampart f4`, 'e5').play('roll:bbf', '<f5', '>f4');
  expect(beyond.phase()).not.toBe('bonus');
  const both = attack(`${HORSE}; rampart d5 e5 f4`, 'e5');
  expect(both.play('roll:bf', 'ignore:0', '<f5', '>f4').phase()).toBe('bonus');
  const back = attack(`${HORSE}; rampart d5; top archers d6`, 'e5').play('roll:bf', '<f5', '>d5');
  expect(back.phase()).not.toBe('bonus');
});

test('R13.7 after a pursuit into wood beyond the vacated hex a bonus attack gains no ground', () => {
  const game = attack(`${HORSE}; wood f4`, 'e5').play('roll:bbf', '<f5', '>f4', 'f4xf5');
  game.play('roll:bf', '<g5');
  expect(game.phase()).not.toBe('follow');
});

test('R13.9 where no enemy is beside the pursuer he is asked for no bonus attack', () => {
  const game = attack(HORSE, 'e5').play('roll:bbf', '<f5', '>d4');
  expect(game.phase()).toBe('draw');
});

test('R13.13 after the bonus attack ground is gained, nothing more', () => {
  const game = attack(HORSE, 'e5').play('roll:bbf', '<f5', '>e5', 'e5xf5', 'roll:bbf', '<g5');
  expect(game.legal()).toEqual(['>f5', 'pass']);
  game.play('>f5');
  expect(game.phase()).not.toBe('bonus');
});

test('R13.14 and R14.8 ranged attacks have no follow-ons and no battle back', () => {
  const game = attack('bottom archers d5; top archers f5; bottom archers d9', 'f5');
  game.play('roll:bf', '<g5');
  expect(game.phase()).not.toBe('follow');
  const bold = attack('bottom archers d5; top dwarf-swords f5', 'f5').play('roll:gg');
  expect(bold.phase()).not.toBe('back');
});

test('R14.1 a Bold target strikes back once, when all is resolved', () => {
  const game = attack(BOLD, 'e5').play('roll:bbf');
  expect(game.phase()).toBe('flags');
  game.play('ignore:1');
  expect(game.phase()).toBe('back');
  game.play('back', 'roll:rr');
  expect(game.phase()).not.toBe('back');
});

test('R14.2 who has left its hex does not strike back', () => {
  const game = attack(`${BOLD}; top archers g5 g6`, 'e5').play('roll:bbf', 'ignore:0', '<f5');
  expect(game.phase()).toBe('follow');
});

test('R14.3 who stayed because all ways were closed strikes back', () => {
  const game = attack('bottom heavy-infantry d5; top archers e5; top archers f4 f5', 'e5');
  game.play('roll:rrff', 'ignore:0');
  expect(game.figures('e5')).toBe(2);
  expect(game.phase()).toBe('back');
});

test('R14.4 nobody has to strike back', () => {
  const game = attack(BOLD, 'e5').play('roll:bbb');
  expect(game.legal()).toEqual(['back', 'pass']);
  expect(game.refusal('pass')).toBe('allowed');
});

test('R14.5 Bold when it strikes, when it was attacked, or both', () => {
  const lore = { lore: ['', 'hold-fast'], tokens: [0, 3] } as const;
  for (const [boldCheck, phase] of [
    ['atBattleBack', 'back'],
    ['atAttack', 'none'],
    ['both', 'none'],
  ] as const) {
    const game = attack(FOOT, 'e5', { ...lore, options: { boldCheck } });
    game.play('lore:hold-fast', 'roll:bbb');
    expect(game.phase() === 'back', boldCheck).toBe(phase === 'back');
  }
});

test.for(['atBattleBack', 'atAttack', 'both'] as const)(
  'R14.5 who is Bold all along strikes back, who never was does not, by %s',
  (boldCheck) => {
    const options = { boldCheck };
    const bold = 'bottom regular-infantry d5; top dwarf-swords e5';
    expect(attack(bold, 'e5', { options }).play('roll:ggg').phase()).toBe('back');
    expect(attack(FOOT, 'e5', { options }).play('roll:bbb').phase()).not.toBe('back');
  },
);

test('R14.6 it is a battle in which the first attacker cannot strike back', () => {
  const field = 'bottom dwarf-swords d5; top dwarf-swords e5';
  const game = attack(field, 'e5').play('roll:ggg', 'back', 'roll:gbb');
  expect(game.figures('d5')).toBe(2);
  expect(game.phase()).not.toBe('back');
});

test('R14.6 its banner can end the game in the other’s turn', () => {
  const field = 'bottom regular-infantry d5; top dwarf-swords e5; goals 4 1';
  const game = attack(field, 'e5', { figures: { d5: 1 } }).play('roll:ggg', 'back', 'roll:ggb');
  expect(game.state().table.result).toMatchObject({ winner: 1, reason: 'banners' });
});

test('R14.7 who strikes back gains no ground', () => {
  const field = 'bottom regular-infantry d5; top regular-cavalry e5; top archers e4 e6';
  const game = attack(field, 'e5').play('roll:ggg', 'back', 'roll:gbf', '<c5');
  expect(game.phase()).not.toBe('follow');
  expect(game.unit('e5')?.seat).toBe(1);
});
