import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { Options } from '../../rules/state.ts';
import {
  after,
  asked,
  at,
  dice,
  fallen,
  FULL,
  laid,
  lane,
  legal,
  phase,
  position,
  refusal,
  told,
  waiting,
  type Drawn,
} from './position.ts';

const ANY = 'foot foot foot .';

/** Seat 1 as drawn, one of whose units flees. */
function struck(drawn: Drawn, options: Partial<Options> = {}) {
  const mine = { battalions: ['foot foot foot foot foot foot-hero', FULL[1], FULL[2]], ...drawn };
  return told(laid(position({ options, sides: [{}, mine] }), ANY, ANY), 'roll:111', 'rolls');
}

test('R9.8 reading_lane: with fill_gap only those up to the first empty space move on', () => {
  const options = { reading_lane: 'fill_gap' } as const;
  for (const [fleeing, then, out] of [
    ['. pike goblin', 'foot pike goblin', ''],
    ['guard . goblin', 'foot guard goblin', ''],
    ['guard pike .', 'foot guard pike', ''],
    ['guard pike goblin', 'foot guard pike', 'goblin'],
  ] as const) {
    const { state } = struck({ fleeing }, options);
    assert.deepEqual([lane(state, 1), fallen(state, 1)], [then, out], fleeing);
  }
  const { state } = struck({ fleeing: 'guard . goblin' });
  assert.deepEqual(
    [lane(state, 1), fallen(state, 1)],
    ['foot guard .', 'goblin'],
    'else literally',
  );
});

test('R5.4 reading_hero_token: with hero_cards_only no other card finds its picture on a hero', () => {
  const line = 'guard guard guard guard guard foot-hero';
  const mine = { battalions: [line, FULL[1], FULL[2]], hand: 'foot foot foot foot-hero guard' };
  const rolled = (card: string, options: Partial<Options>): number => {
    const state = position({ options, sides: [mine, {}] });
    return dice(laid(state, `${card} foot foot .`, ANY), 0)[0] ?? 0;
  };
  const options = { reading_hero_token: 'hero_cards_only' } as const;
  assert.equal(rolled('foot', {}) > 0, true);
  assert.equal(rolled('foot', options), 0);
  assert.equal(rolled('foot-hero', options) > 0, true, 'a hero’s card does');
  assert.equal(rolled('guard', options) > 0, true, 'and units bear theirs');
});

test('R5.8 reading_hero_token: nor does a regrouping order that needs a token', () => {
  const line = 'guard guard guard guard guard';
  const mine: Drawn = {
    battalions: [`${line} foot-hero`, `${line} guard-hero`, `${line} bow-hero`],
    hand: 'guard guard guard foot',
    fleeing: 'foot . .',
  };
  const back = (reading: Options['reading_hero_token']): string => {
    const options = { regrouping: 'needsToken', reading_hero_token: reading } as const;
    return waiting(
      laid(position({ options, sides: [mine, {}] }), 'guard guard guard foot', ANY),
      0,
    );
  };
  assert.equal(back('every_card'), 'foot');
  assert.equal(back('hero_cards_only'), '');
});

test('R7.3 reading_regroup: with may the owner is asked, and may stop', () => {
  const options = { reading_regroup: 'may' } as const;
  const mine = { hand: 'healer foot foot foot', fleeing: 'guard foot .' };
  const state = laid(position({ options, sides: [mine, {}] }), 'foot foot foot healer', ANY);
  assert.deepEqual([phase(state), asked(state)], ['regroup', [0]]);
  assert.deepEqual(legal(state, 0), ['regroup:1', 'regroup:2', 'hold']);
  const one = after(state, '0 regroup:2');
  assert.deepEqual(legal(one, 0), ['regroup:1', 'hold'], 'asked again for the next picture');
  const stopped = after(one, '0 hold');
  assert.deepEqual([lane(stopped, 0), waiting(stopped, 0)], ['guard . .', 'foot']);
  assert.equal(phase(stopped), 'roll');
  const must = laid(position({ sides: [mine, {}] }), 'foot foot foot healer', ANY);
  assert.deepEqual([phase(must), waiting(must, 0)], ['roll', 'foot guard']);
});

test('R7.3 reading_regroup: nobody may stop where all must come back', () => {
  const mine = { hand: 'foot foot foot foot', fleeing: 'foot . foot' };
  const state = laid(position({ sides: [mine, {}] }), 'foot foot foot foot', ANY);
  assert.equal(refusal(state, 0, 'hold'), 'R3.1 wrong-step');
});

test('R7.8 reading_regroup: redeploying may be stopped, too', () => {
  const options = { reading_regroup: 'may' } as const;
  const gone = { battalions: ['. . . . . .', FULL[1], FULL[2]] };
  const mine = { hand: 'foot-hero foot foot foot' };
  const state = laid(
    position({ options, sides: [mine, gone] }),
    'foot-hero foot foot .',
    '. foot foot .',
  );
  assert.equal(phase(state), 'redeploy');
  assert.equal(refusal(state, 0, 'hold'), 'allowed');
  const stopped = after(state, '0 hold');
  assert.deepEqual(
    [at(stopped, 0, '1fl'), waiting(stopped, 0), phase(stopped)],
    ['foot', '', 'roll'],
  );
});

test('R10.3 reading_reshuffle: with eager the discard pile is shuffled as soon as the pile is empty', () => {
  const options = { reading_reshuffle: 'eager' } as const;
  const six = Array.from({ length: 6 }, () => 'draw');
  const { state } = struck({ pile: 3 }, options);
  const { state: eager, events } = told(state, ...six);
  assert.ok(events.some((event) => event.type === 'reshuffled' && event.seat === 1));
  const { pile, discard } = eager.table.sides[1];
  assert.deepEqual([pile > 0, discard], [true, []]);
  const late = told(struck({ pile: 3 }).state, ...six).state.table.sides[1];
  assert.deepEqual([late.pile, late.discard.length > 0], [0, true]);
});
