import assert from 'node:assert/strict';
import { test } from 'vitest';
import { expectedOn, type Expected } from '../../rules/odds.ts';
import { targetOf } from '../../rules/targets.ts';
import { tollOf } from '../../rules/wounds.ts';
import { ARMOURS, COLOURS } from '../../rules/values.ts';
import { after, at, FULL, game, laid, phase, position, told, type Drawn } from './position.ts';

const ANY = 'foot foot foot .';
const EMPTY = '. . . . . .';

/** Seat 1's first battalion after a roll of seat 0's card there; `.` for the default one. */
function hit(
  defender: string,
  roll: string,
  card = 'foot',
  spaces = '1fl 1fm 1fr 1sl 1sr 1h',
): string {
  const count = roll.length;
  const units = `${card} `.repeat(count > 2 ? 2 : 1) + 'pike '.repeat(count > 2 ? 3 : 4);
  const mine: Drawn = {
    battalions: [`${units}guard-hero`, FULL[1], FULL[2]],
    hand: `${card} foot foot`,
  };
  const state = laid(
    position({ sides: [mine, { battalions: [defender, FULL[1], FULL[2]] }] }),
    `${card} foot foot .`,
    ANY,
  );
  const rolled = after(state, `roll:${roll}`);
  return spaces
    .split(' ')
    .map((space) => at(rolled, 1, space))
    .join(' ');
}

test('R8.1 poison moves onto a morale space before the roll, in every battalion', () => {
  const mine = { battalions: ['foot:0p foot:1p foot foot foot foot-hero:0p', FULL[1], FULL[2]] };
  const theirs = { battalions: [EMPTY, FULL[1], FULL[2]] };
  const { state, events } = told(
    position({ sides: [mine, theirs] }),
    ...['0 foot@2', '0 foot@3', '1 foot@2', '1 foot@3', '0 ready', '1 ready'],
  );
  assert.deepEqual(
    ['1fl', '1fm', '1h'].map((space) => at(state, 0, space)),
    ['foot:1', 'foot:2', 'foot-hero:1'],
  );
  assert.equal(events.filter(({ type }) => type === 'poisoned').length, 3);
});

test('R8.2 no token that stays is full, so poison always finds a free space', () => {
  const state = laid(
    position({
      sides: [{}, { battalions: ['foot:2 foot foot foot foot foot-hero', FULL[1], FULL[2]] }],
    }),
    ANY,
    ANY,
  );
  const next = after(state, 'roll:111', ...Array.from({ length: 5 }, () => 'roll:346'));
  for (const side of next.table.sides) {
    for (const token of side.spaces) assert.ok(token === null || token.wounds < 3);
  }
});

test('R8.3 all cards with dice are rolled, one a battalion and side', () => {
  const { state, events } = told(
    laid(position(), ANY, ANY),
    ...Array.from({ length: 6 }, () => 'roll:123'),
  );
  const rolls = events.flatMap((event) =>
    event.type === 'rolled' ? [`${event.seat} ${event.battalion}`] : [],
  );
  assert.deepEqual(rolls, ['0 0', '1 0', '0 1', '1 1', '0 2', '1 2']);
  assert.equal(phase(state), 'draw');
  const weights = game.chance(laid(position(), ANY, ANY));
  assert.equal(weights.length, 56);
  assert.equal(
    weights.reduce((sum, { weight }) => sum + weight, 0),
    216,
  );
  const single = weights.find(({ outcome }) => game.notation.format(outcome) === 'roll:123');
  const same = weights.find(({ outcome }) => game.notation.format(outcome) === 'roll:112');
  assert.deepEqual([single?.weight, same?.weight], [6, 3]);
});

test('R8.4, R8.5 the example: dice go to the unit of the front row that faces their number', () => {
  const line = 'guard gilded guard foot foot foot-hero';
  const state = position({ sides: [{ battalions: [line, FULL[1], FULL[2]] }] });
  const [side] = state.table.sides;
  const slots = [0, 1, 2, 3, 4, 5].map((face) => targetOf(side, 0, face, false));
  assert.deepEqual(
    slots.map(({ slot }) => slot),
    [0, 0, 1, 1, 2, 2],
  );
  assert.ok(slots.every(({ way }) => way === 'front'));
  assert.equal(hit(FULL[0], '136'), 'foot:1 foot:1 foot:1 foot foot foot-hero');
});

/** Slots of faces 1 to 6 against this battalion. */
function slots(line: string, accuracy = false): string {
  const [side] = position({ sides: [{ battalions: [line, FULL[1], FULL[2]] }] }).table.sides;
  return [0, 1, 2, 3, 4, 5]
    .map((face) => ['fl', 'fm', 'fr', 'sl', 'sr', 'h'][targetOf(side, 0, face, accuracy).slot])
    .join(' ');
}

test('R8.6, R8.7, R8.9 the example of the Goblin, the Shaman and the Hero', () => {
  assert.equal(slots('. goblin . . healer goblin-hero'), 'h fm fm fm fm sr');
  assert.equal(
    hit('. goblin . . healer goblin-hero', '124'),
    '. goblin:2 . . healer goblin-hero:1',
  );
  assert.equal(
    hit('. goblin . . healer goblin-hero', '356'),
    '. goblin:2 . . healer:1 goblin-hero',
  );
});

test('R8.6 with the front middle empty 3 goes to the left and 4 to the right of the second row', () => {
  assert.equal(slots('foot . foot foot foot foot-hero'), 'fl fl sl sr fr fr');
  assert.equal(
    slots('foot . foot . foot foot-hero'),
    'fl fl h sr fr fr',
    'never to the other unit of the second row',
  );
  assert.equal(slots('. . . foot foot foot-hero'), 'sl sl sl sr sr sr');
});

test('R8.7 only 2 and 5 carry arrows, to the front middle', () => {
  assert.equal(slots('. foot . foot foot foot-hero'), 'sl fm fm fm fm sr');
  assert.equal(slots('. foot foot foot foot foot-hero'), 'sl fm fm fm fr fr');
  assert.equal(slots('foot . foot foot foot foot-hero'), 'fl fl sl sr fr fr');
});

test('R8.8 an arrow at nobody does nothing, nor does one under Accuracy', () => {
  assert.equal(slots('. . foot foot foot foot-hero'), 'sl sl sl sr fr fr');
  assert.equal(slots('. foot . foot foot foot-hero', true), 'sl sl fm fm sr sr');
  assert.equal(slots('. goblin . . healer goblin-hero', true), 'h h fm fm sr sr');
  assert.equal(slots('foot . foot . . foot-hero', true), 'fl fl h h fr fr');
});

test('R8.9 with nobody left in the second row dice hit the hero', () => {
  assert.equal(slots('. . . . . foot-hero'), 'h h h h h h');
  assert.equal(hit('. . . . . foot-hero', '16'), '. . . . . foot-hero:2');
});

test('R8.10 dice are not passed on when a unit is full in the same roll', () => {
  assert.equal(
    hit('frail foot foot foot foot foot-hero', '111', 'foot', '1fl 1sl 1h'),
    'frail:3 foot foot-hero',
  );
});

test('R8.11 each die is a wound, also beyond the morale spaces', () => {
  assert.equal(
    hit('foot:2 foot foot foot foot foot-hero', '112'),
    'foot:5 foot foot foot foot foot-hero',
  );
  const hits = told(laid(position(), ANY, ANY), 'roll:112').events.flatMap((event) =>
    event.type === 'rolled' ? event.hits : [],
  );
  assert.deepEqual(
    hits.map(({ at: space, dice, wounds, poison, blocked }) => ({
      space,
      dice,
      wounds,
      poison,
      blocked,
    })),
    [{ space: 0, dice: 3, wounds: 3, poison: 0, blocked: 0 }],
  );
});

test('R8.12 armour stops one die a round', () => {
  assert.equal(hit('guard foot foot foot foot foot-hero', '122', 'foot', '1fl'), 'guard:2b');
  for (const armour of ARMOURS) {
    for (const colour of COLOURS) {
      for (let n = 0; n < 6; n++) assert.ok(tollOf(armour, false, colour, n).blocked <= 1);
    }
  }
});

test.for([
  ['R8.13 yellow, no armour', 'none', 'yellow', 3, [3, 0, 0]],
  ['R8.13 yellow, normal armour', 'normal', 'yellow', 2, [1, 0, 1]],
  ['R8.14 green, normal armour', 'normal', 'green', 3, [1, 1, 1]],
  ['R8.14 one green die, normal armour', 'normal', 'green', 1, [0, 1, 0]],
  ['R8.14 two green dice, normal armour', 'normal', 'green', 2, [0, 1, 1]],
  ['R8.15 red, normal armour', 'normal', 'red', 2, [2, 0, 0]],
  ['R8.16 red, golden armour', 'golden', 'red', 2, [1, 0, 1]],
  ['R8.16 yellow, golden armour', 'golden', 'yellow', 1, [0, 0, 1]],
  ['R8.16, R8.17 green, golden armour', 'golden', 'green', 2, [0, 1, 1]],
  ['R8.16 one green die, golden armour', 'golden', 'green', 1, [0, 0, 1]],
  ['R8.17 green, no armour', 'none', 'green', 3, [2, 1, 0]],
] as const)('%s', ([, armour, colour, dice, [wounds, poison, blocked]]) => {
  assert.deepEqual(tollOf(armour, false, colour, dice), { wounds, poison, blocked });
});

test('R8.18 a unit carries one poison die', () => {
  assert.equal(hit('foot foot foot foot foot foot-hero', '112', 'viper', '1fl'), 'foot:2p');
  assert.deepEqual(tollOf('none', true, 'green', 2), { wounds: 2, poison: 0, blocked: 0 });
  assert.deepEqual(tollOf('normal', true, 'green', 2), { wounds: 1, poison: 0, blocked: 1 });
  assert.deepEqual(tollOf('none', true, 'yellow', 1), { wounds: 1, poison: 0, blocked: 0 });
});

test('R8.19 poison stays until the next round, and then is a wound', () => {
  const mine = {
    battalions: ['viper pike pike pike pike guard-hero', FULL[1], FULL[2]],
    hand: 'viper foot foot foot foot foot foot',
  };
  const state = laid(position({ sides: [mine, {}] }), 'viper foot foot .', ANY);
  const rolls = ['roll:13', 'roll:123', 'roll:123', 'roll:123', 'roll:123', 'roll:123'];
  const next = after(state, ...rolls, ...Array.from({ length: 6 }, () => '+foot'));
  assert.equal(at(next, 1, '1fl'), 'foot:0p');
  const later = laid(next, ANY, ANY);
  assert.equal(at(later, 1, '1fl'), 'foot:1');
});

test('R8.20 dice of one colour come to the same in any order', () => {
  for (const armour of ARMOURS) {
    for (const colour of COLOURS) {
      for (let dice = 0; dice <= 6; dice++) {
        const whole = tollOf(armour, false, colour, dice);
        assert.deepEqual(oneByOne(armour, colour, dice), whole, `${dice} ${colour}, ${armour}`);
        assert.equal(whole.wounds + whole.poison + whole.blocked, dice);
      }
    }
  }
});

/** The rulebook's way: die by die, armour and poison remembered. */
function oneByOne(
  armour: (typeof ARMOURS)[number],
  colour: (typeof COLOURS)[number],
  dice: number,
) {
  const toll = { wounds: 0, poison: 0, blocked: 0 };
  for (let die = 1; die <= dice; die++) {
    const stops =
      toll.blocked === 0 &&
      (armour === 'golden' ||
        (armour === 'normal' && (colour === 'yellow' || (colour === 'green' && die === 2))));
    if (stops) toll.blocked += 1;
    else if (colour === 'green' && toll.poison === 0) toll.poison += 1;
    else toll.wounds += 1;
  }
  return toll;
}

test('R8.21 what is to be expected equals what all rolls come to', () => {
  for (const armour of ARMOURS) {
    for (const colour of COLOURS) {
      for (const faces of [0, 1, 2, 3, 6]) {
        for (const [wounds, poison] of [
          [0, 0],
          [2, 0],
          [1, 1],
        ] as const) {
          for (let dice = 0; dice <= 5; dice++) {
            const target = { armour, morale: 3, wounds, poison };
            assert.deepEqual(
              expectedOn(target, colour, dice, faces),
              bruteForce(target, colour, dice, faces),
            );
          }
        }
      }
    }
  }
});

/** All 6^n rolls one by one; the first `faces` faces lead to the unit. */
function bruteForce(
  target: Parameters<typeof expectedOn>[0],
  colour: (typeof COLOURS)[number],
  dice: number,
  faces: number,
): Expected {
  const sum = { wounds: 0, poison: 0, blocked: 0, full: 0, of: 6 ** dice };
  for (let roll = 0; roll < 6 ** dice; roll++) {
    let count = 0;
    for (let rest = roll, die = 0; die < dice; die++, rest = Math.floor(rest / 6)) {
      if (rest % 6 < faces) count += 1;
    }
    const toll = tollOf(target.armour, target.poison > 0, colour, count);
    sum.wounds += toll.wounds;
    sum.poison += toll.poison;
    sum.blocked += toll.blocked;
    if (target.wounds + toll.wounds >= target.morale) sum.full += 1;
  }
  return sum;
}
