import { expect, test } from 'vitest';
import { begin, type Played, type Situation } from './position.ts';

/** Seat 0 has ordered these and may move. */
function moving(field: string, hexes: readonly string[], situation: Situation = {}): Played {
  const hand = (situation.hand ?? 'attack-centre').split(' ')[0] ?? '';
  const game = begin(field, { hand: 'attack-centre scout-left scout-right', ...situation });
  game.play(`play:${hand}`, ...hexes.map((hex) => `order:${hex}`));
  return game.phase() === 'order' ? game.play('done') : game;
}

const FIELD = 'bottom regular-infantry c5; top archers g5';

test('R6.1 only ordered own units move', () => {
  const game = moving(`${FIELD}; bottom archers c7`, ['c5']);
  expect(game.refusal('c7>d7')).toBe('R6.1 not-ordered');
  expect(game.refusal('g5>f5')).toBe('R6.1 not-your-unit');
  expect(game.refusal('e5>f5')).toBe('R6.1 nobody-there');
  expect(game.refusal('done')).toBe('allowed');
});

test('R6.2 each moves once, before any battle', () => {
  const game = moving(`${FIELD}; bottom archers c7; top archers d8`, ['c5', 'c7']);
  game.play('c5>d5');
  expect(game.refusal('d5>e5')).toBe('R6.2 has-moved');
  expect(game.refusal('c7xd8')).toBe('R3.2 wrong-phase');
});

test('R6.3 nobody enters or crosses an occupied hex', () => {
  const game = moving('bottom archers a7; top archers g5; bottom archers b6 b7 a6 a8', ['a7']);
  expect(game.phase()).not.toBe('move');
  const side = moving(`${FIELD}; bottom archers d5`, ['c5']);
  expect(side.refusal('c5>d5')).toBe('R6.3 occupied');
});

test('R2.4, R6.4 and R6.5 hexes to move, and hexes after which it may battle', () => {
  for (const [unit, fight, far] of [
    ['irregular-infantry', 2, 2],
    ['regular-infantry', 1, 2],
    ['heavy-infantry', 1, 1],
    ['light-cavalry', 4, 4],
    ['regular-cavalry', 3, 3],
    ['heavy-cavalry', 2, 2],
  ] as const) {
    const column = ['b6', 'c7', 'd7', 'e8', 'f8'];
    for (const [index, to] of column.slice(1).entries()) {
      const game = moving(`bottom ${unit} b6; top archers i7`, ['b6']);
      const steps = index + 1;
      const answer = steps <= far ? 'allowed' : 'R6.4 too-far';
      expect(game.refusal(`b6>${to}`), `${unit} ${steps}`).toBe(answer);
      if (steps > far) continue;
      expect(game.play(`b6>${to}`).unit(to)?.battles, `${unit} ${steps}`).toBe(
        steps <= fight ? 1 : 0,
      );
    }
  }
});

test('R6.4 the way counts, not the distance', () => {
  const game = moving(`bottom archers c5; bottom archers d5; water d4; top archers g5`, ['c5']);
  expect(game.refusal('c5>e5')).toBe('R6.4 too-far');
});

test('R6.6 nobody enters water', () => {
  expect(moving(`${FIELD}; water d5`, ['c5']).refusal('c5>d5')).toBe('R6.6 impassable');
});

test('R6.7 and R15.2 wood, ford, rampart and landmark end a move', () => {
  for (const terrain of ['wood', 'ford', 'rampart', 'landmark']) {
    const field = `bottom archers c5; top archers g5; water d4; ${terrain} d5`;
    expect(moving(field, ['c5']).refusal('c5>e5'), terrain).toBe('R6.4 too-far');
  }
  for (const terrain of ['hill', 'bridge']) {
    const field = `bottom archers c5; top archers g5; water d4; ${terrain} d5`;
    expect(moving(field, ['c5']).refusal('c5>e5'), terrain).toBe('allowed');
  }
});

test('R6.8, R15.6 and R15.7 who enters a rampart or landmark does not battle, wood lets him', () => {
  for (const [terrain, battles] of [
    ['rampart', 0],
    ['landmark', 0],
    ['wood', 1],
    ['ford', 1],
    ['hill', 1],
  ] as const) {
    const game = moving(`bottom archers c5; top archers g5; ${terrain} d5`, ['c5']);
    expect(game.play('c5>d5').unit('d5')?.battles, terrain).toBe(battles);
  }
});

test('R15.6 from one rampart to the next neither stops nor bars', () => {
  const field = 'bottom archers c5; top archers g5; rampart c5 d5 e5; water d4';
  const game = moving(field, ['c5']);
  expect(game.refusal('c5>e5')).toBe('allowed');
  game.play('c5>e5');
  expect(game.unit('e5')).toMatchObject({ battles: 1, stopped: false });
});

test('R6.7 and R13.7 what stops a unit for the turn, also from one rampart to another apart', () => {
  for (const [terrain, to, stopped] of [
    ['wood d5', 'd5', true],
    ['rampart d5', 'd5', true],
    ['landmark d5', 'd5', true],
    ['rampart c5 d6', 'd6', true],
    ['rampart c5 d5', 'd5', false],
    ['ford d5', 'd5', false],
    ['hill d5', 'd5', false],
  ] as const) {
    const game = moving(`bottom archers c5; top archers g5; ${terrain}`, ['c5']).play(`c5>${to}`);
    expect(game.unit(to)?.stopped, terrain).toBe(stopped);
  }
});

test('R6.9 the hex where a move began is not entered again', () => {
  expect(moving(FIELD, ['c5']).refusal('c5>c5')).toBe('R6.9 stays-there');
});

test('R6.10 an enemy beside the way does not stop a move', () => {
  const game = moving('bottom archers c5; top archers d4; top archers e4', ['c5']);
  expect(game.refusal('c5>e5')).toBe('allowed');
});

test('R6.11 units cross from one section into another', () => {
  expect(moving('bottom archers c5; top archers g5', ['c5']).refusal('c5>c3')).toBe('allowed');
});

test('R6.12 by a charge red mounted units move three and battle', () => {
  const field = 'bottom heavy-cavalry b6; top archers i7';
  const game = moving(field, ['b6'], { hand: 'mounted-charge' });
  expect(game.play('b6>e8').unit('e8')?.battles).toBe(1);
});

test('R6.13 by an onslaught all colours move two and battle, terrain stops them', () => {
  const hand = 'foot-onslaught';
  const game = moving('bottom heavy-infantry c5; top archers g5', ['c5'], { hand });
  expect(game.play('c5>e5').unit('e5')?.battles).toBe(1);
  const wood = moving('bottom heavy-infantry c5; top archers g5; wood d4 d5', ['c5'], { hand });
  expect(wood.refusal('c5>e5')).toBe('R6.4 too-far');
});

test('R16.5 a rush reaches an enemy that is named, two hexes away', () => {
  const field = 'bottom hobgoblin-swords c5; top archers f5';
  const game = moving(field, ['c5']);
  expect(game.refusal('c5>e5')).toBe('R6.4 too-far');
  expect(game.refusal('c5>e5!f5')).toBe('allowed');
  expect(game.refusal('c5>d5!f5')).toBe('R16.5 no-rush');
  const barred = moving(`${field}; landmark e5`, ['c5']);
  expect(barred.refusal('c5>e5!f5')).toBe('R16.5 no-rush');
});

test('R16.5 nobody rushes where he could go and battle anyway', () => {
  const near = moving('bottom hobgoblin-swords c5; top archers e5', ['c5']);
  expect(near.refusal('c5>d5')).toBe('allowed');
  expect(near.refusal('c5>d5!e5')).toBe('R16.5 no-rush');
  const green = moving('bottom goblin-skirmishers c5; top archers f5', ['c5']);
  expect(green.refusal('c5>e5!f5')).toBe('R16.5 no-rush');
});

test('R16.5 who rushes names an enemy, and one beside the hex where he stops', () => {
  const field = 'bottom hobgoblin-swords c5; bottom archers e4; top archers f5; top archers g5';
  const game = moving(field, ['c5']);
  for (const [at, answer] of [
    ['f5', 'allowed'],
    ['f6', 'R16.5 no-rush'],
    ['e4', 'R16.5 no-rush'],
    ['g5', 'R16.5 no-rush'],
  ] as const) {
    expect(game.refusal(`c5>e5!${at}`), at).toBe(answer);
    expect(game.legal().includes(`c5>e5!${at}`), at).toBe(answer === 'allowed');
  }
});

test('R16.1 and R16.5 a blue unit may also go without battle; nobody rushes without the option', () => {
  const field = 'bottom goblin-swords c5; top archers f5';
  const game = moving(field, ['c5']);
  expect(game.legal()).toEqual(expect.arrayContaining(['c5>e5', 'c5>e5!f5']));
  const plain = moving(field, ['c5'], { options: { mercenaries: false } });
  expect(plain.legal()).not.toContain('c5>e5!f5');
});

test('R16.3 hobgoblin cavalry does not rush', () => {
  const field = 'bottom hobgoblin-cavalry c5; top archers h5';
  expect(
    moving(field, ['c5'])
      .legal()
      .filter((each) => each.includes('!')),
  ).toEqual([]);
});

test('R16.6 who has rushed fights that enemy', () => {
  const field = 'bottom hobgoblin-swords c5; top archers f5 f4';
  const game = moving(field, ['c5']).play('c5>e5!f5');
  expect(game.refusal('e5xf4')).toBe('R16.6 rushed-at-another');
  expect(game.refusal('done')).toBe('R16.6 must-fight');
  expect(game.legal()).toEqual(['e5xf5']);
  expect(game.refusal('e5xf5')).toBe('allowed');
});

test('R16.6 who has fought after a rush need not fight again', () => {
  const field = 'bottom hobgoblin-swords c5; top archers f5; bottom archers d9; top archers h9';
  const game = moving(field, ['c5', 'd9']).play('c5>e5!f5', 'done', 'e5xf5', 'roll:rrrr');
  expect(game.refusal('done')).toBe('allowed');
});

test('R16.6 if that enemy is gone it may fight another or none', () => {
  const field = 'bottom hobgoblin-swords c5; bottom heavy-infantry e6; top archers f5 f4';
  const game = moving(field, ['c5', 'e6']).play('c5>e5!f5', 'done');
  game.play('e6xf5', 'roll:gggg', 'pass');
  expect(game.refusal('done')).toBe('allowed');
  expect(game.refusal('e5xf4')).toBe('allowed');
});
