import assert from 'node:assert/strict';
import { test } from 'vitest';
import { game as house } from '../../rules/index.ts';
import { DEFAULTS } from '../mixed.ts';
import {
  after,
  asked,
  at,
  FULL,
  laid,
  lane,
  legal,
  phase,
  position,
  refusal,
  ROW,
  waiting,
  type Drawn,
} from './position.ts';

const ANY = 'foot foot foot .';
const EMPTY = '. . . . . .';

function regrouped(card: string, drawn: Drawn) {
  const mine = { hand: `${card} foot foot foot`, ...drawn };
  return laid(position({ sides: [mine, {}] }), `foot foot foot ${card}`, ANY);
}

test('R7.1, R7.2 each picture of a regrouping order brings back a unit of it', () => {
  const one = regrouped('guard', { fleeing: 'foot guard .' });
  assert.deepEqual([lane(one, 0), waiting(one, 0)], ['foot . .', 'guard']);
  const two = regrouped('healer', { fleeing: 'guard pike foot' });
  assert.deepEqual([lane(two, 0), waiting(two, 0)], ['. pike .', 'foot guard']);
  const { edition } = house.setup(DEFAULTS).table;
  const foot = (id: string) => edition.tiles.find((tile) => tile.id === id)?.card.regroup;
  assert.deepEqual(foot('swordmen'), ['swordmen']);
  assert.deepEqual(foot('healer'), ['swordmen', 'halberds']);
});

test('R7.1, R7.2 only units with a picture that is left can be brought back', () => {
  const state = regrouped('foot', { fleeing: 'foot pike foot' });
  assert.equal(refusal(state, 0, 'regroup:2'), 'R7.2 no-picture');
  const open = regrouped('foot', { fleeing: 'foot . foot' });
  assert.equal(refusal(open, 0, 'regroup:2'), 'R7.1 nobody-fleeing');
  assert.deepEqual(asked(open), [0]);
});

test('R7.3 as many as there are, and the owner chooses which', () => {
  const state = regrouped('foot', { fleeing: 'foot . foot' });
  assert.deepEqual(legal(state, 0), ['regroup:1', 'regroup:3']);
  const last = after(state, '0 regroup:3');
  assert.deepEqual([lane(last, 0), waiting(last, 0), phase(last)], ['foot . .', 'foot', 'roll']);
  const pictured = regrouped('healer', { fleeing: 'foot foot guard' });
  assert.deepEqual(
    legal(pictured, 0),
    ['regroup:1', 'regroup:2', 'regroup:3'],
    'two for one picture, though another fits its own',
  );
  const alike = regrouped('healer', { fleeing: 'foot foot .' });
  assert.deepEqual(legal(alike, 0), ['regroup:1', 'regroup:2'], 'as many pictures, but of others');
  const scarce = regrouped('healer', { fleeing: 'guard foot .', reinforcements: 'pike pike' });
  assert.deepEqual(
    legal(scarce, 0),
    ['regroup:1', 'regroup:2'],
    'with room for one he chooses the picture, too',
  );
  assert.equal(waiting(after(scarce, '0 regroup:1'), 0), 'guard pike pike');
});

test('R7.4 regrouping stops when Reinforcements are full', () => {
  const full = regrouped('healer', { fleeing: 'guard foot .', reinforcements: 'pike pike pike' });
  assert.deepEqual([lane(full, 0), phase(full)], ['guard foot .', 'roll']);
  const over = regrouped('guard', { fleeing: 'guard . .', reinforcements: 'pike pike pike pike' });
  assert.deepEqual([lane(over, 0), phase(over)], ['guard . .', 'roll']);
});

test('R7.5 nobody in the lane closes up', () => {
  const state = regrouped('guard', { fleeing: 'guard pike .' });
  assert.equal(lane(state, 0), '. pike .');
});

const IDLE = { battalions: [EMPTY, FULL[1], FULL[2]] };

function redeployed(units: string, more: Drawn = {}, card = 'foot-hero') {
  const mine = { battalions: [units, FULL[1], FULL[2]], hand: `${card} foot foot foot`, ...more };
  return laid(position({ sides: [mine, IDLE] }), `${card} foot foot .`, '. foot foot .');
}

test('R7.6 without such a card the units stay where they have won', () => {
  const state = laid(
    position({ sides: [{ hand: 'foot foot foot' }, IDLE] }),
    'foot foot foot .',
    '. foot foot .',
  );
  assert.deepEqual([at(state, 0, '1fl'), waiting(state, 0)], ['foot', '']);
});

test('R7.7, R7.8 each picture of a hero card sends a unit of that battalion', () => {
  const state = redeployed('foot pike pike foot pike guard-hero');
  assert.deepEqual(
    [waiting(state, 0), at(state, 0, '1fl'), at(state, 0, '1sl')],
    ['foot foot', '.', '.'],
  );
  assert.equal(at(state, 0, '2fl'), 'foot', 'other battalions stay');
});

test('R7.8 the owner chooses among several, and the hero never goes', () => {
  const state = redeployed('foot:2 foot foot:1 pike . foot-hero');
  assert.deepEqual(legal(state, 0), ['redeploy:1fl', 'redeploy:1fm', 'redeploy:1fr']);
  assert.equal(refusal(state, 0, 'redeploy:1h'), 'R7.8 no-picture');
  assert.equal(refusal(state, 0, 'redeploy:1sl'), 'R7.8 no-picture');
  assert.equal(refusal(state, 0, 'redeploy:1sr'), 'R7.7 not-there');
  assert.equal(refusal(state, 0, 'redeploy:2fl'), 'R7.7 not-there');
  const one = after(state, '0 redeploy:1fl');
  assert.deepEqual(legal(one, 0), ['redeploy:1fm', 'redeploy:1fr']);
  const both = after(one, '0 redeploy:1fr');
  assert.deepEqual([at(both, 0, '1fm'), phase(both)], ['foot', 'roll']);
});

test('R7.9 redeploying stops when there is no room', () => {
  const state = redeployed('foot pike pike pike pike guard-hero', {
    reinforcements: 'elite elite elite',
  });
  assert.deepEqual([at(state, 0, '1fl'), phase(state)], ['foot', 'roll']);
  const open = { battalions: [`${ROW} guard-hero`, FULL[1], FULL[2]] };
  const last = redeployed(open.battalions[0] ?? '', { reinforcements: 'elite elite' });
  assert.equal(phase(after(last, '0 redeploy:1fl')), 'roll');
});

test('R7.10 dice leave a unit that is redeployed', () => {
  const state = redeployed('foot:2p pike pike pike pike guard-hero');
  assert.deepEqual(state.table.sides[0].reinforcements.length, 1);
  assert.ok(!JSON.stringify(state.table.sides[0].spaces).includes('"poison":1'));
});

test('R7.3, R7.8 who reinforced first regroups and redeploys first', () => {
  const mine = { fleeing: 'foot foot .' };
  const state = laid(
    position({ sides: [mine, mine] }),
    'foot foot foot foot',
    'foot foot foot foot',
  );
  assert.deepEqual(asked(state), [1]);
  assert.deepEqual(asked(after(state, '1 regroup:1')), [0]);
});
