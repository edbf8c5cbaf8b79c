import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { Options } from '../../rules/state.ts';
import {
  after,
  asked,
  at,
  fallen,
  FULL,
  ids,
  laid,
  lane,
  legal,
  phase,
  position,
  refusal,
  refused,
  told,
  type Drawn,
} from './position.ts';

const ANY = 'foot foot foot .';
const EMPTY = '. . . . . .';

/** Seat 1 as drawn, after dice that hit its first battalion, and nothing else that matters. */
function struck(drawn: Drawn, roll = 'roll:111', options: Partial<Options> = {}) {
  const state = position({ options, sides: [{}, drawn] });
  return told(laid(state, ANY, ANY), roll, 'rolls');
}

const with1 = (first: string, more: Drawn = {}): Drawn => ({
  battalions: [first, FULL[1], FULL[2]],
  ...more,
});

test('R9.1 dice on armour are taken away', () => {
  const { state } = struck(with1('guard foot foot foot foot foot-hero'), 'roll:136');
  assert.equal(at(state, 1, '1fl'), 'guard');
  const rolling = laid(
    position({ sides: [{}, with1('guard foot foot foot foot foot-hero')] }),
    ANY,
    ANY,
  );
  assert.equal(at(after(rolling, 'roll:136'), 1, '1fl'), 'guard:0b');
});

test('R9.2 a unit leaves when its morale spaces are covered; poison covers none', () => {
  const mine = {
    battalions: ['viper pike pike pike pike guard-hero', FULL[1], FULL[2]],
    hand: 'viper foot foot',
  };
  const state = laid(
    position({ sides: [mine, with1('foot:2 foot foot foot foot foot-hero')] }),
    'viper foot foot .',
    ANY,
  );
  const rolled = after(state, 'roll:13', 'rolls');
  assert.equal(at(rolled, 1, '1fl'), 'foot:2p');
  assert.equal(
    lane(struck(with1('foot:1 foot foot foot foot foot-hero'), 'roll:113').state, 1),
    'foot . .',
  );
});

test('R9.3 beaten units of all battalions first, then heroes, then the units that they leave', () => {
  const drawn = {
    battalions: ['. . . pike . foot-hero', FULL[1], 'frail foot foot foot foot bow-hero'],
  };
  const state = laid(position({ options: { fleeing: 'automatic' }, sides: [{}, drawn] }), ANY, ANY);
  const { events } = told(state, 'roll:666', 'roll', 'roll', 'roll', 'roll:134', 'roll');
  const order = events.flatMap((event) =>
    event.type === 'fled' ? [event.name.en] : event.type === 'heroFell' ? ['hero'] : [],
  );
  assert.deepEqual(order, ['frail', 'hero', 'pike']);
});

test('R9.4, R9.5 up to three wounds a unit flees, from four on it is destroyed', () => {
  const fled = struck(with1('foot foot foot foot foot foot-hero')).state;
  assert.deepEqual([lane(fled, 1), fallen(fled, 1)], ['foot . .', '']);
  const gone = struck(with1('foot:1 foot foot foot foot foot-hero')).state;
  assert.deepEqual([lane(gone, 1), fallen(gone, 1)], ['. . .', 'foot']);
  const small = struck(with1('frail foot foot foot foot foot-hero'), 'roll:111').state;
  assert.equal(lane(small, 1), 'frail . .');
});

test('R9.4, R9.5 poison counts among the wounds that destroy', () => {
  const mine = {
    battalions: ['viper viper pike pike pike guard-hero', FULL[1], FULL[2]],
    hand: 'viper foot foot',
  };
  const play = (first: string) =>
    after(
      laid(position({ sides: [mine, with1(first)] }), 'viper foot foot .', ANY),
      'roll:111',
      'rolls',
    );
  const destroyed = play('foot:1 foot foot foot foot foot-hero');
  assert.deepEqual(
    [lane(destroyed, 1), fallen(destroyed, 1)],
    ['. . .', 'foot'],
    'three wounds and poison',
  );
  const fled = play('frail foot foot foot foot foot-hero');
  assert.deepEqual([lane(fled, 1), fallen(fled, 1)], ['frail . .', ''], 'two wounds and poison');
});

test('R9.6 with one active battalion every full unit is destroyed, in the idle one too', () => {
  const mine = { battalions: [EMPTY, 'frail:0p foot foot foot foot guard-hero', FULL[2]] };
  const theirs = { battalions: [FULL[0], EMPTY, 'foot:2 foot foot foot foot bow-hero'] };
  const state = after(
    laid(position({ sides: [mine, theirs] }), '. . foot .', '. . foot .'),
    'roll:134',
    'roll',
  );
  assert.deepEqual([lane(state, 0), fallen(state, 0)], ['. . .', 'frail']);
  assert.deepEqual([lane(state, 1), fallen(state, 1)], ['. . .', 'foot']);
});

test("R9.6 active battalions are counted before heroes fall, and a fallen hero's units still flee", () => {
  const theirs = {
    battalions: ['. . . . . foot-hero:2', EMPTY, 'foot:2 foot foot foot foot bow-hero'],
  };
  const state = after(
    laid(position({ sides: [{}, theirs] }), 'foot . foot .', 'foot . foot .'),
    'roll:111',
    'roll',
    'roll:134',
    'roll',
  );
  assert.equal(phase(state), 'over');
  assert.equal(lane(state, 1), 'foot . .', 'two battalions were still active');
  const last = { battalions: [EMPTY, FULL[1], '. . . pike . bow-hero:2'] };
  const mine = { battalions: [FULL[0], EMPTY, FULL[2]] };
  const end = told(laid(position({ sides: [mine, last] }), '. . foot .', '. . foot .'), 'roll:666');
  assert.equal(lane(end.state, 1), 'pike . .');
});

test('R9.7 a full hero is out of the game, and his units flee', () => {
  const { state, events } = struck(
    { battalions: ['. foot . . foot foot-hero:2', FULL[1], FULL[2]] },
    'roll:134',
  );
  assert.deepEqual(
    [at(state, 1, '1h'), at(state, 1, '1fm'), lane(state, 1)],
    ['.', '.', 'foot foot .'],
  );
  assert.ok(fallen(state, 1).includes('foot-hero'));
  assert.ok(events.some((event) => event.type === 'heroFell' && event.battalion === 0));
});

test('R9.7 both heroes of a battalion may fall at once, and then it is empty for good', () => {
  const line = { battalions: ['. . . pike . foot-hero:2', FULL[1], FULL[2]] };
  const state = after(
    laid(position({ sides: [line, line] }), ANY, ANY),
    'roll:66',
    'roll:66',
    'rolls',
  );
  assert.deepEqual([lane(state, 0), lane(state, 1)], ['pike . .', 'pike . .']);
  assert.deepEqual([at(state, 0, '1h'), at(state, 1, '1h')], ['.', '.']);
});

test('R9.8, R9.9 the example: who flees takes the first space, everyone moves on, the last is out', () => {
  const { state, events } = struck(
    with1('foot foot foot foot foot foot-hero', { fleeing: 'guard pike goblin' }),
  );
  assert.deepEqual([lane(state, 1), fallen(state, 1)], ['foot guard pike', 'goblin']);
  const fled = events.find(({ type }) => type === 'fled');
  assert.ok(fled?.type === 'fled' && fled.out?.en === 'goblin');
});

test('R9.8 everyone moves on over empty spaces, too', () => {
  const { state } = struck(
    with1('foot foot foot foot foot foot-hero', { fleeing: '. pike goblin' }),
  );
  assert.deepEqual([lane(state, 1), fallen(state, 1)], ['foot . pike', 'goblin']);
});

test('R9.10 the owner says in which order units flee, both players at the same time', () => {
  const line = { battalions: ['frail foot:2 foot foot foot foot-hero', FULL[1], FULL[2]] };
  const state = after(
    laid(position({ sides: [line, line] }), ANY, ANY),
    'roll:135',
    'roll:135',
    'rolls',
  );
  assert.deepEqual(asked(state), [0, 1]);
  assert.deepEqual(legal(state, 1), ['flee:1fl', 'flee:1fm']);
  assert.equal(refusal(state, 1, 'flee:1fr'), 'R9.10 does-not-flee');
  assert.deepEqual(refused(state, 1, 'flee:1fr')?.at, ['space:1fr']);
  assert.equal(refusal(state, 1, 'hold'), 'R3.1 wrong-step');
  const one = after(state, '1 flee:1fl');
  assert.deepEqual(
    [lane(one, 1), asked(one)],
    ['foot frail .', [0]],
    'the last one flees by itself',
  );
  assert.equal(lane(after(one, '0 flee:1fm'), 0), 'frail foot .');
});

test('R9.10 units that a hero leaves are ordered, too, and of five two are pushed out again', () => {
  const bare = {
    battalions: ['pike guard . goblin . foot-hero:2', FULL[1], FULL[2]],
    fleeing: '. . frail',
  };
  const rolled = after(laid(position({ sides: [{}, bare] }), ANY, ANY), 'roll:136', 'rolls');
  assert.deepEqual(legal(rolled, 1), ['flee:1fl', 'flee:1fm', 'flee:1sl']);
  const fled = after(rolled, '1 flee:1fm', '1 flee:1sl');
  assert.deepEqual([lane(fled, 1), fallen(fled, 1).includes('frail')], ['pike goblin guard', true]);
});

test('R9.10 units of one kind flee in any order, so nobody is asked', () => {
  const { state } = struck(with1('foot:2 foot:2 foot foot foot foot-hero'), 'roll:136');
  assert.deepEqual([phase(state), lane(state, 1)], ['draw', 'foot foot .']);
});

test('R9.11 all dice leave a unit that flees', () => {
  const drawn = with1('foot foot foot foot foot foot-hero', { hand: 'foot foot foot foot' });
  const state = laid(position({ sides: [{}, drawn] }), ANY, 'foot foot foot foot');
  const fled = after(state, 'roll:111', 'rolls');
  assert.deepEqual(fled.table.sides[1].fleeing, [fled.table.sides[1].army[0], null, null]);
});

test('R9.12 automatic: the lowest level first; of equals by battalion and space', () => {
  const drawn = {
    battalions: [
      'guard:2 elite:2 frail foot foot foot-hero',
      'pike:2 foot foot foot foot guard-hero',
      FULL[2],
    ],
  };
  const state = laid(position({ options: { fleeing: 'automatic' }, sides: [{}, drawn] }), ANY, ANY);
  const { events, state: end } = told(state, 'roll:356', 'roll', 'roll:134', 'rolls');
  const order = events.flatMap((event) => (event.type === 'fled' ? [event.name.en] : []));
  assert.deepEqual(order, ['frail', 'pike', 'elite']);
  assert.equal(lane(end, 1), 'elite pike frail');
});

test('R9.13 the cards of lost units stay in the deck', () => {
  const { state } = struck(with1('foot:1 foot foot foot foot foot-hero'));
  assert.equal(fallen(state, 1), 'foot');
  const cards = [...state.hands[1].cards, ...state.table.sides[1].discard, ...state.fate[1]];
  assert.deepEqual(
    cards.sort((a, b) => a - b),
    state.table.sides[1].army,
  );
});

test('R10.1 played cards go to the discard piles of their owners', () => {
  const { state } = struck({ hand: 'foot guard-hero foot bow-hero foot foot foot' }, 'roll');
  assert.equal(ids(state, state.table.sides[1].discard), 'foot foot foot');
  assert.deepEqual(state.table.sides[1].orders, [null, null, null, null]);
});

test('R10.2 each draws until he holds seven', () => {
  const { state } = struck({ hand: 'foot foot foot foot foot' }, 'roll');
  const drawn = after(state, ...Array.from({ length: 3 + 5 }, () => 'draw'));
  assert.deepEqual(
    drawn.hands.map(({ cards }) => cards.length),
    [7, 7],
  );
  assert.equal(phase(drawn), 'orders');
});

test("R10.3 an empty pile is filled when a card must be drawn, with this round's cards", () => {
  const { state, events } = struck({ pile: 3 }, 'roll');
  assert.ok(!events.some(({ type }) => type === 'reshuffled'), 'not before');
  const exact = told(state, ...Array.from({ length: 6 }, () => 'draw'));
  assert.deepEqual(
    [exact.state.table.sides[1].pile, exact.events.some(({ type }) => type === 'reshuffled')],
    [0, false],
  );
  const short = struck({ pile: 2 }, 'roll');
  const filled = told(short.state, ...Array.from({ length: 5 }, () => 'draw'));
  const discarded = short.state.table.sides[1].discard.length;
  assert.ok(filled.events.some((event) => event.type === 'reshuffled' && event.seat === 1));
  assert.deepEqual(
    [filled.state.table.sides[1].pile, filled.state.table.sides[1].discard],
    [discarded, []],
  );
});

test('R10.4 with both piles empty one draws what is there', () => {
  const line = '. . . . . foot-hero';
  const few = {
    battalions: [line, line.replace('foot', 'guard'), line.replace('foot', 'bow')],
    hand: 'foot-hero guard-hero bow-hero',
  };
  const state = after(
    laid(
      position({ sides: [{ hand: 'pike pike pike' }, few] }),
      'pike pike pike .',
      'foot-hero guard-hero bow-hero .',
    ),
    'rolls',
  );
  const drawn = after(
    state,
    ...Array.from({ length: 7 }, () => 'draw'),
    '+foot-hero',
    '+guard-hero',
    '+bow-hero',
  );
  assert.deepEqual([drawn.hands[1].cards.length, phase(drawn)], [3, 'orders']);
});

/** Seat 1 about to lose the hero of battalion 1. */
const FALLING = '. . . . . foot-hero:2';

test('R11.1 the game ends after step 5 when two heroes of a player are lost, without step 6', () => {
  const drawn = { battalions: [FALLING, EMPTY, FULL[2]] };
  const state = after(
    laid(position({ sides: [{}, drawn] }), 'foot . foot .', 'foot . foot .'),
    'roll:111',
    'rolls',
  );
  assert.deepEqual(game(state), { winner: 0, rule: 'R11.1', reason: 'heroes' });
  assert.equal(state.table.step, 5);
  assert.notEqual(state.table.sides[0].orders[0], null);
  const one = struck({ battalions: [FALLING, FULL[1], FULL[2]] }).state;
  assert.equal(phase(one), 'draw');
});

function game({ table }: ReturnType<typeof position>) {
  return table.result;
}

test('R11.2, R11.3 more heroes on the field win, with or without opponent; as many are a draw', () => {
  const both = [FALLING, EMPTY, FULL[2]];
  const mine = { battalions: [FALLING, FULL[1], FULL[2]] };
  const won = after(
    laid(position({ sides: [mine, { battalions: both }] }), 'foot . foot .', 'foot . foot .'),
    'roll:11',
    'roll:11',
    'rolls',
  );
  assert.equal(game(won)?.winner, 0, 'two against one');
  const same = after(
    laid(
      position({ sides: [{ battalions: both }, { battalions: both }] }),
      'foot . foot .',
      'foot . foot .',
    ),
    'roll:11',
    'roll:11',
    'rolls',
  );
  assert.deepEqual(game(same), { winner: 'draw', rule: 'R11.1', reason: 'heroes' });
  const idle = { battalions: [FULL[0], '. . . . . guard-hero', EMPTY] };
  const lost = { battalions: [FALLING, EMPTY, FULL[2]] };
  const end = after(
    laid(position({ sides: [idle, lost] }), 'foot . . .', 'foot . . .'),
    'roll:111',
    'roll',
  );
  assert.equal(game(end)?.winner, 0, 'a hero without opponent counts');
});

test('R11.4 after the end nothing is done', () => {
  const drawn = { battalions: [FALLING, EMPTY, FULL[2]] };
  const state = after(
    laid(position({ sides: [{}, drawn] }), 'foot . foot .', 'foot . foot .'),
    'roll:111',
    'rolls',
  );
  assert.equal(refusal(state, 0, 'ready'), 'R11.4 game-over');
});

test('R11.5 with a cap the game ends after step 6 of that round', () => {
  const play = (roundCap: number, round: number, drawn: Drawn = {}) => {
    const state = laid(
      position({ options: { roundCap }, round, sides: [{}, drawn] }),
      drawn.battalions ? 'foot . foot .' : ANY,
      drawn.battalions ? 'foot . foot .' : ANY,
    );
    return after(state, 'rolls', 'draws');
  };
  assert.deepEqual(game(play(3, 3)), { winner: 'draw', rule: 'R11.5', reason: 'round-cap' });
  assert.equal(phase(play(3, 2)), 'orders');
  assert.equal(phase(play(0, 99)), 'orders');
  assert.equal(game(play(3, 3, { battalions: [FULL[0], EMPTY, FULL[2]] }))?.winner, 0);
});
