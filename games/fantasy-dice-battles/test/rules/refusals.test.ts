import assert from 'node:assert/strict';
import type { Seat } from '@bannerfield/kernel';
import { test } from 'vitest';
import type { FdbState } from '../../rules/fdb.ts';
import { after, FULL, laid, position, raising, refused, type Situation } from './position.ts';

const ANY = 'foot foot foot .';
const EMPTY = '. . . . . .';

function raisingBlue(...moves: readonly string[]): FdbState {
  return after(raising(), '0 faction:blue', ...moves.map((move) => `0 ${move}`));
}

/** In step 2, with room in two battalions. */
function reinforcing(): FdbState {
  const mine = {
    battalions: ['foot . foot foot foot foot-hero', 'foot . foot . foot guard-hero', '. . . . . .'],
    reinforcements: 'foot bow',
  };
  const options = { readiness: 'equal' } as const;
  return laid(position({ options, sides: [mine, {}] }), 'foot foot . .', 'foot foot . .');
}

/** Asked who comes back from the lane. */
function regrouping(options: Situation['options'] = {}): FdbState {
  const mine = { hand: 'foot foot foot foot', fleeing: 'foot pike foot' };
  return laid(position({ options, sides: [mine, {}] }), 'foot foot foot foot', ANY);
}

/** Asked who goes from the first battalion into Reinforcements. */
function redeploying(): FdbState {
  const mine = {
    battalions: ['foot foot foot pike . foot-hero', FULL[1], FULL[2]],
    hand: 'foot-hero foot foot',
  };
  const theirs = { battalions: [EMPTY, FULL[1], FULL[2]] };
  return laid(position({ sides: [mine, theirs] }), 'foot-hero foot foot .', '. foot foot .');
}

const named = (name: string) => ({ en: name, de: name });

/** What a refusal points at and fills into its sentence. */
type Case = readonly [string, () => FdbState, string, readonly string[], object];

const CASES: readonly Case[] = [
  ['R2.1 no-such-army', raising, 'army:greens', [], { army: 'greens' }],
  ['R2.1 own-army-begun', raisingBlue, 'army:blues', [], {}],
  ['R12.1 no-such-faction', raising, 'faction:green', [], { faction: 'green' }],
  ['R12.1 faction-chosen', raisingBlue, 'faction:red', [], {}],
  ['R12.1 choose-faction', raising, 'deploy:foot>1fl', [], {}],
  ['R12.3 too-few-points', costly, 'deploy:elite>reserve', [], { points: 30 }],
  [
    'R12.6 too-many-copies',
    twoHeroes,
    'deploy:foot-hero>2h',
    [],
    { ...named('foot-hero'), copies: 1 },
  ],
  [
    'R12.7 hero-in-reserve',
    raisingBlue,
    'deploy:foot-hero>reserve',
    [],
    { ...named('foot-hero'), copies: 1 },
  ],
  [
    'R12.7 wrong-place',
    raisingBlue,
    'deploy:bow>1fl',
    ['space:1fl'],
    { ...named('bow'), copies: 6 },
  ],
  ['R12.9 space-taken', oneFoot, 'deploy:foot>1fl', ['space:1fl'], {}],
  ['R3.3 not-in-hand', position, 'goblin@1', ['hand'], named('goblin')],
  ['R3.6 order-laid', oneOrder, 'foot@1', ['order:1'], {}],
  ['R4.2 not-waiting', reinforcing, 'send:pike>1fm', ['reinforcements'], named('pike')],
  ['R4.2 space-held', reinforcing, 'send:foot>1fl', ['space:1fl'], {}],
  ['R4.4 wrong-place', reinforcing, 'send:bow>1fm', ['space:1fm'], named('bow')],
  ['R4.5 no-hero', reinforcing, 'send:foot>3fm', ['space:3fm'], {}],
  ['R7.1 nobody-fleeing', gap, 'regroup:2', ['fleeing:2'], {}],
  ['R7.2 no-picture', regrouping, 'regroup:2', ['fleeing:2'], named('pike')],
  ['R7.7 not-there', redeploying, 'redeploy:1sr', ['space:1sr'], {}],
  ['R7.8 no-picture', redeploying, 'redeploy:1sl', ['space:1sl'], named('pike')],
  ['R3.1 wrong-step', position, 'hold', [], { phase: 'orders' }],
  ['R3.1 wrong-step', regrouping, 'hold', [], { phase: 'regroup' }],
  ['R3.1 wrong-step', raisingBlue, 'ready', [], { phase: 'muster' }],
  ['R3.2 wait', ready, 'foot@regroup', [], { phase: 'orders' }],
  ['R3.2 dice-or-cards', rolling, 'ready', [], { phase: 'roll' }],
  ['R3.2 dice-or-cards', dealing, 'ready', [], { phase: 'draw' }],
  ['R3.4 order-missing', oneOrder, 'ready', ['order:2', 'order:3'], { battalions: ['2', '3'] }],
  ['R11.4 game-over', over, 'ready', [], {}],
  ['R12.5 too-many-units', nineteen, 'deploy:pike>reserve', [], { least: 15, most: 19 }],
];

function ready(): FdbState {
  return after(oneOrder(), '0 foot@2', '0 foot@3', '0 ready');
}

function rolling(): FdbState {
  return laid(position(), ANY, ANY);
}

function dealing(): FdbState {
  return after(raising(), '0 army:blues', '1 army:reds');
}

function over(): FdbState {
  const lost = { battalions: ['. . . . . foot-hero:2', EMPTY, FULL[2]] };
  const state = laid(position({ sides: [{}, lost] }), 'foot . foot .', 'foot . foot .');
  return after(state, 'roll:111', 'rolls');
}

function nineteen(): FdbState {
  return raisingBlue(...['foot', 'guard', 'wall', 'imp'].map((unit) => `deploy:${unit}>reserve`));
}

function costly(): FdbState {
  return raisingBlue(...['1fl', '1fm', '1fr', '1sl'].map((space) => `deploy:gilded>${space}`));
}

function twoHeroes(): FdbState {
  return raisingBlue('deploy:foot-hero>1h');
}

function oneFoot(): FdbState {
  return raisingBlue('deploy:foot>1fl');
}

function oneOrder(): FdbState {
  return after(position(), '0 foot@1');
}

function gap(): FdbState {
  const mine = { hand: 'foot foot foot foot', fleeing: 'foot . foot' };
  return laid(position({ sides: [mine, {}] }), 'foot foot foot foot', ANY);
}

test.for(CASES)('%s says where, and with what', ([name, make, move, at, facts]) => {
  const refusal = refused(make(), 0, move);
  const [rule, reason] = name.split(' ');
  assert.deepEqual(refusal, { rule, reason, at, facts });
});

test('R12.7, R4.2, R3.3 what there is not is refused as well, and named as nothing', () => {
  const of = (state: FdbState, action: Parameters<typeof refused>[2], seat: Seat = 0) => {
    const { rule, reason, at, facts } = refused(state, seat, action) ?? {};
    return { rule, reason, at, facts };
  };
  const nothing = { en: '?', de: '?' };
  assert.deepEqual(of(raisingBlue(), { type: 'deploy', tile: 0, to: 18 }), {
    rule: 'R12.7',
    reason: 'no-such-space',
    at: [],
    facts: {},
  });
  assert.deepEqual(of(raisingBlue(), { type: 'deploy', tile: 98, to: 0 }), {
    rule: 'R12.1',
    reason: 'other-faction',
    at: [],
    facts: { tile: 98 },
  });
  assert.deepEqual(of(position(), { type: 'order', card: 98, at: 0 }).facts, nothing);
  assert.deepEqual(of(position(), { type: 'order', card: 0, at: 9 }).reason, 'no-such-order-space');
  assert.deepEqual(of(reinforcing(), { type: 'send', tile: 98, to: 1 }).facts, nothing);
  assert.deepEqual(of(reinforcing(), { type: 'send', tile: 0, to: 18 }).reason, 'no-such-space');
});

test('R7.3 with the other reading only stopping is open beside bringing back', () => {
  const state = regrouping({ reading_regroup: 'may' });
  assert.equal(refused(state, 0, 'hold'), null);
  assert.equal(refused(state, 0, 'ready')?.reason, 'wrong-step');
});
