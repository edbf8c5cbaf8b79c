import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import {
  at,
  dice,
  FULL,
  ids,
  laid,
  lane,
  position,
  ROW,
  told,
  waiting,
  type Drawn,
  type Situation,
} from './position.ts';

const ANY = 'foot foot foot .';
const EMPTY = '. . . . . .';

/** What lies face up at battalions 1 to 3 and as regrouping order after these cards. */
function active(mine: Drawn, cards: string, theirs: Drawn = {}, situation: Situation = {}): string {
  const state = laid(position({ ...situation, sides: [mine, theirs] }), cards, ANY);
  return ids(
    state,
    state.table.sides[0].orders.map((card) => (typeof card === 'number' ? card : null)),
  );
}

function events(situation: Situation, mine: string, theirs: string): readonly Event[] {
  const lines = [mine, theirs].flatMap((line, seat) =>
    line
      .split(' ')
      .flatMap((card, place) =>
        card === '.' ? [] : [`${seat} ${card}@${place === 3 ? 'regroup' : place + 1}`],
      ),
  );
  return told(position(situation), ...lines, '0 ready', '1 ready').events;
}

test('R5.1 both players turn up their cards together', () => {
  const seen = events({}, 'foot foot foot foot', ANY).flatMap((event) =>
    event.type === 'revealed' ? [`${event.seat}@${event.at}`] : [],
  );
  assert.deepEqual(seen, ['0@0', '0@1', '0@2', '0@3', '1@0', '1@1', '1@2']);
});

test('R5.2 a card that is not activated goes to the discard pile and counts as absent', () => {
  const hand = 'wall brave foot foot foot foot foot';
  const state = laid(
    position({
      sides: [
        { hand },
        {
          battalions: [`terror foot foot foot foot foot-hero`, FULL[1], FULL[2]],
          hand: 'terror foot foot',
        },
      ],
    }),
    'wall foot brave .',
    'terror foot foot .',
  );
  const [mine, theirs] = state.table.sides;
  assert.equal(ids(state, mine.discard), 'brave wall');
  assert.deepEqual([mine.orders[0], mine.orders[2]], [null, null]);
  assert.deepEqual(theirs.dice, [3, 3, 3], 'neither defence nor No Fear');
  const failures = events({ sides: [{ hand }] }, 'wall foot brave .', ANY).flatMap((event) =>
    event.type === 'failed' ? [event.why] : [],
  );
  assert.deepEqual(failures, ['no-picture', 'no-picture']);
});

test('R5.2 cards are looked at before anything moves', () => {
  // The only foot soldier flees. His card brings him back, but the hero’s has looked for him before.
  const pikes = 'pike pike pike pike pike';
  const mine = {
    battalions: [`${pikes} guard-hero`, `${pikes} bow-hero`, `${pikes} goblin-hero`],
    hand: 'foot-hero pike pike healer',
    fleeing: 'foot . .',
    reinforcements: 'healer',
  };
  const theirs = { battalions: [EMPTY, FULL[1], FULL[2]] };
  const state = laid(
    position({ options: { regrouping: 'needsToken' }, sides: [mine, theirs] }),
    'foot-hero pike pike healer',
    '. foot foot .',
  );
  assert.equal(waiting(state, 0), 'foot healer');
  assert.equal(ids(state, state.table.sides[0].discard), 'foot-hero');
});

test('R5.3 a unit of the battalion must bear the picture', () => {
  const mine = {
    battalions: ['foot pike foot foot foot foot-hero', FULL[1], FULL[2]],
    hand: 'pike pike foot foot foot',
  };
  assert.equal(active(mine, 'pike pike foot .'), 'pike . foot .');
});

test('R5.4 the hero bears the picture of his type, for every card of it', () => {
  const mine = {
    battalions: ['pike pike pike pike pike foot-hero', FULL[1], FULL[2]],
    hand: 'foot foot-hero foot foot foot',
  };
  assert.equal(active(mine, 'foot foot foot .'), 'foot foot foot .');
  assert.equal(active(mine, 'foot-hero foot foot .'), 'foot-hero foot foot .');
});

// The example contradicts itself: a hero card in battalion 2 works by Horsemen in battalion 3, where
// the Horsemen card then fails because none are there. We follow the rule, with them in battalion 1
// (FDB-A03).
test('R5.5 the example: a hero card finds its picture next door, a unit card does not', () => {
  const mine = {
    battalions: [
      'foot foot goblin foot foot bow-hero',
      'pike pike pike pike pike guard-hero',
      'pike pike pike pike pike foot-hero',
    ],
    hand: 'foot goblin-hero goblin foot foot',
  };
  assert.equal(active(mine, 'foot goblin-hero goblin .'), 'foot goblin-hero . .');
  assert.equal(
    active(mine, 'foot goblin goblin-hero .'),
    'foot . . .',
    'battalion 3 is no neighbour of 1',
  );
});

test('R5.5 a neighbour counts without opponent, and holds nobody when its own hero has fallen', () => {
  const mine = {
    battalions: [
      `${ROW} foot-hero`,
      'pike pike pike pike pike guard-hero',
      'pike pike pike pike pike bow-hero',
    ],
    hand: 'foot-hero pike pike',
  };
  const theirs = { battalions: [EMPTY, FULL[1], FULL[2]] };
  assert.equal(active(mine, '. foot-hero pike .', theirs), '. foot-hero pike .');
  const lost = {
    battalions: [EMPTY, 'pike pike pike pike pike guard-hero', 'pike pike pike pike pike bow-hero'],
    hand: 'foot-hero pike pike',
  };
  assert.equal(active(lost, '. foot-hero pike .'), '. . pike .');
});

test('R5.6 without an opponent only hero cards are activated, whatever stands there', () => {
  const pikes = 'pike pike pike pike pike';
  const mine = {
    battalions: [`${pikes} guard-hero`, `${pikes} goblin-hero`, `${pikes} bow-hero`],
    hand: 'foot-hero pike pike pike',
  };
  const theirs = { battalions: [EMPTY, FULL[1], FULL[2]] };
  assert.equal(active(mine, 'foot-hero pike pike .', theirs), 'foot-hero pike pike .');
  assert.equal(active(mine, 'pike pike pike .', theirs), '. pike pike .');
});

test('R5.7 in a defeated battalion nothing is activated', () => {
  const mine = { battalions: [EMPTY, FULL[1], FULL[2]], hand: 'foot-hero foot foot foot' };
  assert.equal(active(mine, 'foot-hero foot foot .'), '. foot foot .');
  const why = events({ sides: [mine] }, 'foot foot foot .', ANY).flatMap((event) =>
    event.type === 'failed' ? [event.why] : [],
  );
  assert.deepEqual(why, ['hero-fallen', 'no-hero-card']);
});

test('R5.8 a regrouping order always works; with the option it needs a token, as does redeploying', () => {
  const mine = { hand: 'pike foot foot foot' };
  assert.equal(active(mine, 'foot foot foot pike'), 'foot foot foot pike');
  const needs: Situation = { options: { regrouping: 'needsToken' } };
  assert.equal(active(mine, 'foot foot foot pike', {}, needs), 'foot foot foot .');
  assert.equal(
    active({ ...mine, reinforcements: 'pike' }, 'foot foot foot pike', {}, needs),
    'foot foot foot pike',
  );
  assert.equal(
    active({ ...mine, reinforcements: 'guard' }, 'foot foot foot pike', {}, needs),
    'foot foot foot .',
    'another picture does not do',
  );
  assert.equal(
    active({ ...mine, fleeing: 'pike . .' }, 'foot foot foot pike', {}, needs),
    'foot foot foot .',
  );
  const theirs = { battalions: [EMPTY, FULL[1], FULL[2]] };
  const hero = {
    battalions: [
      'pike pike pike pike pike guard-hero',
      'pike pike pike pike pike bow-hero',
      'pike pike pike pike pike goblin-hero',
    ],
    hand: 'foot-hero pike pike guard',
  };
  assert.equal(active(hero, 'foot-hero pike pike .', theirs), 'foot-hero pike pike .');
  assert.equal(
    active(hero, 'foot-hero pike pike guard', theirs, needs),
    '. pike pike guard',
    'a hero token counts',
  );
});

test('R5.9 dice, then support, then regrouping, then redeploying', () => {
  const mine = {
    battalions: [
      'goblin foot foot foot foot foot-hero',
      'goblin:2 foot foot foot foot guard-hero',
      FULL[2],
    ],
    hand: 'goblin-hero goblin foot goblin foot',
    reinforcements: 'foot foot',
    fleeing: 'goblin . .',
  };
  const theirs = { battalions: [EMPTY, FULL[1], FULL[2]] };
  const state = laid(
    position({ sides: [mine, theirs] }),
    'goblin-hero goblin foot goblin',
    '. foot foot .',
  );
  assert.equal(
    waiting(state, 0),
    'foot foot goblin',
    'regrouping takes the one place that is free',
  );
  assert.deepEqual([lane(state, 0), at(state, 0, '1fl')], ['. . .', 'goblin']);
  assert.equal(dice(state, 0)[1], 3, 'counted with the goblin that was still fleeing');
});

test('R5.9 a goblin that is redeployed afterwards adds no die', () => {
  const mine = {
    battalions: [
      'goblin foot foot foot foot foot-hero',
      'goblin foot foot foot foot guard-hero',
      FULL[2],
    ],
    hand: 'goblin-hero goblin foot foot',
  };
  const theirs = { battalions: [EMPTY, FULL[1], FULL[2]] };
  const state = laid(
    position({ sides: [mine, theirs] }),
    'goblin-hero goblin foot .',
    '. foot foot .',
  );
  assert.deepEqual([waiting(state, 0), dice(state, 0)], ['goblin', [0, 2, 3]]);
});

test('R5.10 in an idle battalion a card gives no dice and no healing; without dice it still helps', () => {
  const mine = {
    battalions: [
      'foot:1 foot foot foot foot foot-hero',
      'healer foot:1 foot foot foot guard-hero',
      FULL[2],
    ],
    hand: 'foot-hero healer foot',
  };
  const theirs = { battalions: [EMPTY, FULL[1], FULL[2]] };
  const state = laid(
    position({ sides: [mine, theirs] }),
    'foot-hero healer foot .',
    '. foot foot .',
  );
  assert.deepEqual(dice(state, 0), [0, 0, 3]);
  assert.equal(at(state, 0, '2fm'), 'foot');
});
