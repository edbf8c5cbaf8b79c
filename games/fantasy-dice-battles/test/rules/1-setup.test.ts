import assert from 'node:assert/strict';
import { known, makeXoshiro, SEATS } from '@bannerfield/kernel';
import { test } from 'vitest';
import { formatArmy, parseArmy, readyArmy } from '../../rules/army.ts';
import { game as house } from '../../rules/index.ts';
import { battalionOf, countActive, isIdle, slotOf, SPACES } from '../../rules/state.ts';
import { DEFAULTS } from '../mixed.ts';
import {
  after,
  asked,
  game,
  ids,
  laid,
  phase,
  position,
  raising,
  refusal,
  told,
} from './position.ts';

const FIXED = { ...DEFAULTS, armies: 'blues:reds' };

test('R1.1, R1.2, R1.3 two armies of three battalions, each of five units and a hero', () => {
  const { table } = game.setup(FIXED);
  assert.equal(table.sides.length, 2);
  for (const { spaces } of table.sides) {
    assert.equal(spaces.length, SPACES);
    const heroes = spaces.map((token) => table.edition.tiles[token?.tile ?? 0]?.hero);
    assert.deepEqual(
      heroes,
      spaces.map((_, space) => slotOf(space) === 5),
    );
    assert.deepEqual(
      [0, 1, 2].map((each) => spaces.filter((_, at) => battalionOf(at) === each).length),
      [6, 6, 6],
    );
  }
});

test('R2.1, R13.1 at the beginning nobody has anything, and both are asked', () => {
  const state = game.setup(DEFAULTS);
  const { edition, ...table } = state.table;
  const nobody = Array.from({ length: SPACES }, () => null);
  const side = {
    army: [],
    spaces: nobody,
    fleeing: [null, null, null],
    reinforcements: [],
    fallen: [],
    orders: [null, null, null, null],
    dice: [0, 0, 0],
    discard: [],
    pile: 0,
    held: 0,
  };
  assert.deepEqual(table, {
    options: DEFAULTS,
    stack: [{ phase: 'muster', seats: [0, 1] }],
    result: null,
    round: 0,
    step: 0,
    first: null,
    sides: [side, side],
  });
  assert.notEqual(state.table.options, DEFAULTS, 'a copy');
  assert.equal(edition.armies.length, 2);
  const hand = {
    muster: { faction: null, spaces: nobody, reserve: [] },
    cards: [],
    orders: [null, null, null, null],
    sent: [],
  };
  assert.deepEqual(state.hands, [hand, hand]);
  assert.deepEqual(state.fate, [[], []]);
});

test('R3.5 a battalion in which both heroes have fallen is idle for nobody', () => {
  const lost = ['. . . . . .', ...BATTALIONS];
  const both = position({ sides: [{ battalions: lost }, { battalions: lost }] }).table;
  const { table } = position({ sides: [{}, { battalions: lost }] });
  const idle = (of: typeof table) => SEATS.map((seat) => isIdle(of, seat, 0));
  assert.deepEqual(
    [idle(both), idle(table)],
    [
      [false, false],
      [true, false],
    ],
  );
  assert.deepEqual(
    [countActive(both), countActive(table), countActive(position().table)],
    [2, 2, 3],
  );
});

test('the game is known by its name', () => {
  assert.equal(game.id, 'fantasy-dice-battles');
  assert.equal(house.edition?.id, 'house');
});

test('R2.2, R12.11 an army that is shown stands, waits and lies in its pile', () => {
  const state = game.setup({ ...DEFAULTS, armies: 'blues:reds' });
  const [blues, reds] = state.table.sides;
  assert.deepEqual(blues.spaces[0], { tile: 0, wounds: 0, poison: 0, blocked: 0 });
  assert.deepEqual(blues.reinforcements, [0]);
  assert.deepEqual(reds.reinforcements, []);
  assert.deepEqual([blues.pile, reds.pile], [19, 18]);
  assert.deepEqual(state.fate, [blues.army, reds.army]);
  assert.notEqual(state.fate[0], blues.army, 'a list of its own');
  for (const { army } of [blues, reds])
    assert.deepEqual(
      army,
      army.toSorted((a, b) => a - b),
    );
  assert.deepEqual([state.hands[0].muster, state.hands[1].muster], [null, null]);
});

test('R1.4 a battalion fights the one of the same number only', () => {
  const state = laid(position(), 'foot foot foot .', 'foot foot foot .');
  const rolled = after(state, 'roll:111');
  assert.deepEqual(
    [0, 1, 2].map((battalion) => rolled.table.sides[1].spaces[battalion * 6]?.wounds),
    [3, 0, 0],
  );
});

test('R1.5, R1.6, R1.7 the spaces beside the battalions', () => {
  const { sides } = game.setup(FIXED).table;
  for (const side of sides) {
    assert.equal(side.orders.length, 4);
    assert.equal(side.fleeing.length, 3);
    assert.deepEqual([side.discard.length, side.pile > 0], [0, true]);
  }
  assert.notEqual(after(position(), '0 foot@regroup').hands[0].orders[3], null);
});

test('R1.8 dice are laid however many they are', () => {
  const horde = 'goblin goblin goblin goblin goblin';
  const state = laid(
    position({
      sides: [
        {
          battalions: [`${horde} goblin-hero`, `${horde} foot-hero`, `${horde} bow-hero`],
          fleeing: 'goblin goblin goblin',
          reinforcements: 'goblin goblin goblin',
          hand: 'goblin goblin goblin',
        },
      ],
    }),
    'goblin goblin goblin .',
    'foot foot foot .',
  );
  assert.deepEqual(state.table.sides[0].dice, [13, 13, 13]);
});

test('R2.1 a ready army is taken whole, but not after one has begun to build', () => {
  const state = raising();
  assert.equal(refusal(state, 0, 'army:nobody'), 'R2.1 no-such-army');
  const taken = after(state, '0 army:blues');
  assert.deepEqual(asked(taken), [1]);
  const begun = after(state, '0 faction:blue');
  assert.equal(refusal(begun, 0, 'army:blues'), 'R2.1 own-army-begun');
  const both = after(taken, '1 army:reds');
  assert.equal(phase(both), 'draw');
  assert.match(ids(both, both.table.sides[0].army), /^foot foot foot foot foot foot guard/);
});

test('R2.2 each unit brings a card, also from Reinforcements, and each hero', () => {
  const { table, fate } = game.setup(FIXED);
  assert.equal(fate[0].length, 16 + 3);
  assert.equal(fate[1].length, 15 + 3);
  assert.equal(fate[0].filter((card) => table.edition.tiles[card]?.id === 'foot').length, 6);
});

test('R2.3 decks have eighteen to twenty-two cards, each as likely to be drawn as it is frequent', () => {
  const { armies } = house.setup(DEFAULTS).table.edition;
  for (const { id } of armies) {
    const { fate } = house.setup({ ...DEFAULTS, armies: `${id}:${id}` });
    assert.ok(fate[0].length >= 18 && fate[0].length <= 22);
  }
  const weights = game
    .chance(game.setup(FIXED))
    .map(({ outcome, weight }) => [game.notation.format(outcome), weight]);
  assert.deepEqual(weights, [
    ['+foot', 6],
    ['+guard', 5],
    ['+pike', 5],
    ['+foot-hero', 1],
    ['+guard-hero', 1],
    ['+bow-hero', 1],
  ]);
});

test('R2.4 each player is dealt seven cards', () => {
  const state = game.setup(FIXED);
  const rng = makeXoshiro(1).next;
  let drawn = 0;
  for (; phase(state) === 'draw'; drawn++) {
    game.applyChance(state, game.sample(state, rng), () => undefined);
  }
  assert.equal(drawn, 14);
  assert.deepEqual(
    state.hands.map(({ cards }) => cards.length),
    [7, 7],
  );
  assert.deepEqual([state.table.round, state.table.step, phase(state)], [1, 1, 'orders']);
});

test('R2.5 armies may be fixed by name, by text, or for one side only', () => {
  const { edition } = game.setup(DEFAULTS).table;
  const blues = readyArmy(edition, 'blues');
  assert.ok(blues);
  const text = formatArmy(edition, blues);
  assert.deepEqual(parseArmy(edition, text), blues);
  assert.equal(phase(game.setup({ ...DEFAULTS, armies: `${text}:reds` })), 'draw');
  const half = game.setup({ ...DEFAULTS, armies: 'choose:reds' });
  assert.deepEqual([phase(half), asked(half)], ['muster', [0]]);
  assert.deepEqual(half.table.sides[1].army, []);
  const other = game.setup({ ...DEFAULTS, armies: 'reds:choose' });
  assert.deepEqual(asked(other), [1]);
  for (const armies of [
    'nobody:reds',
    'blues',
    'a:b:c',
    `${text.replace('guard-hero', 'foot-hero')}:reds`,
    `${text}/x:reds`,
  ]) {
    assert.throws(() => game.setup({ ...DEFAULTS, armies }), RangeError, armies);
  }
});

test('R2.5 what is fixed is told to nobody, since everybody knows', () => {
  const { events } = told(game.setup({ ...DEFAULTS, armies: 'choose:reds' }), '0 army:blues');
  assert.deepEqual(
    events.map(({ type }) => type),
    ['mustered', 'armies'],
  );
});

test('R13.1 of orders nothing is seen before both are ready, then the backs, then the faces', () => {
  const before = position();
  const one = after(before, '0 foot@1', '0 foot@2', '0 foot@3', '0 foot@regroup');
  assert.deepEqual(one.table, before.table);
  assert.equal(one.table.sides[0].held, 7);
  const waits = position({
    sides: [
      { battalions: ['foot . foot foot foot foot-hero', ...BATTALIONS], reinforcements: 'foot' },
    ],
  });
  const down = laid(waits, 'foot foot foot foot', 'foot foot foot .');
  assert.deepEqual(down.table.sides[0].orders, ['down', 'down', 'down', 'down']);
  assert.deepEqual(down.table.sides[1].orders, ['down', 'down', 'down', null]);
  assert.equal(down.table.sides[0].held, 3);
  const up = after(down, '0 hold');
  assert.equal(
    ids(
      up,
      up.table.sides[1].orders.filter((card) => typeof card === 'number'),
    ),
    'foot foot foot',
  );
});

const BATTALIONS = ['foot foot foot foot foot guard-hero', 'foot foot foot foot foot bow-hero'];

test('R13.1 each seat imagines what it cannot see as it could be', () => {
  const state = after(position(), '1 foot@1', '1 foot@2', '1 foot@3', '1 ready');
  const rng = makeXoshiro(3).next;
  for (let n = 0; n < 20; n++) {
    const world = game.imagine(known(state, 0), rng);
    assert.equal(game.audit(world), null);
    assert.ok(world.hands[1].orders.slice(0, 3).every((card) => card !== null));
  }
});
