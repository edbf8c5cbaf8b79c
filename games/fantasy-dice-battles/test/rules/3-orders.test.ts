import assert from 'node:assert/strict';
import { test } from 'vitest';
import {
  after,
  asked,
  dice,
  FULL,
  game,
  laid,
  lane,
  legal,
  move,
  phase,
  position,
  refused,
  refusal,
  told,
  waiting,
} from './position.ts';

const DEFEATED = ['foot foot foot foot foot foot-hero', '. . . . . .', FULL[2]];
const REST = [FULL[1], FULL[2]];

test('R3.1, R10.2 rounds of six steps follow one another', () => {
  const state = laid(position(), 'foot foot foot .', 'foot foot foot .');
  assert.deepEqual([state.table.step, phase(state)], [4, 'roll']);
  const next = after(state, ...Array.from({ length: 6 }, () => 'roll:123'));
  assert.deepEqual([next.table.step, phase(next)], [6, 'draw']);
  const cards = Array.from({ length: 6 }, () => '+foot');
  const round = after(next, ...cards);
  assert.deepEqual([round.table.round, round.table.step, phase(round)], [2, 1, 'orders']);
  assert.deepEqual(round.table.sides[0].orders, [null, null, null, null]);
  assert.deepEqual(dice(round, 0), [0, 0, 0]);
});

test('R3.1 nothing belongs to another step than its own', () => {
  const state = position({
    sides: [{ battalions: [FULL[0], FULL[1], FULL[2]], reinforcements: 'foot' }],
  });
  for (const text of [
    'hold',
    'send:foot>1fl',
    'regroup:1',
    'redeploy:1fl',
    'flee:1fl',
    'deployed',
    'army:blues',
    'faction:blue',
    'deploy:foot>1fl',
    '+foot',
    'roll:1',
  ]) {
    assert.equal(refusal(state, 0, text), 'R3.1 wrong-step', text);
  }
  assert.deepEqual(refused(state, 0, 'hold')?.facts, { phase: 'orders' });
  const open = position({
    sides: [{ battalions: ['foot . foot foot foot foot-hero', ...REST], reinforcements: 'foot' }],
  });
  assert.equal(
    refusal(laid(open, 'foot foot foot .', 'foot foot foot .'), 0, 'ready'),
    'R3.1 wrong-step',
  );
});

test('R3.2 only who is asked may act', () => {
  const ready = after(position(), '0 foot@1', '0 foot@2', '0 foot@3', '0 ready');
  assert.deepEqual(asked(ready), [1]);
  assert.equal(refusal(ready, 0, 'foot@regroup'), 'R3.2 wait');
  const rolling = laid(position(), 'foot foot foot .', 'foot foot foot .');
  assert.equal(refusal(rolling, 0, 'ready'), 'R3.2 dice-or-cards');
  assert.deepEqual(legal(rolling, 1), []);
});

test('R3.3 orders are cards of the hand', () => {
  const state = position({ sides: [{ hand: 'foot foot foot foot-hero' }] });
  assert.equal(refusal(state, 0, 'bow-hero@1'), 'R3.3 not-in-hand');
  assert.deepEqual(refused(state, 0, 'bow-hero@1')?.at, ['hand']);
  assert.equal(refused(state, 0, { type: 'order', card: 99, at: 0 })?.reason, 'not-in-hand');
  const later = after(state, '0 foot-hero@1');
  assert.equal(refusal(later, 0, 'foot-hero@2'), 'R3.3 not-in-hand');
  assert.equal(later.hands[0].cards.length, 3);
});

test('R3.4 each active battalion needs a card, and nobody can keep it back', () => {
  const state = position({ sides: [{ battalions: [...DEFEATED] }] });
  assert.equal(refusal(state, 0, 'ready'), 'R3.4 order-missing');
  assert.deepEqual(refused(state, 0, 'ready')?.facts, { battalions: ['1', '3'] });
  assert.deepEqual(refused(state, 0, 'ready')?.at, ['order:1', 'order:3']);
  const one = after(state, '0 foot@1');
  assert.deepEqual(refused(one, 0, 'ready')?.facts, { battalions: ['3'] });
  assert.equal(refusal(after(one, '0 foot@3'), 0, 'ready'), 'allowed');
});

test('R3.5 battalions that are idle, defeated or left by both may receive a card, and need none', () => {
  const lost = [FULL[0], FULL[1], '. . . . . .'];
  const state = position({ sides: [{ battalions: [...DEFEATED] }, { battalions: [...lost] }] });
  assert.equal(refusal(state, 0, 'foot@2'), 'allowed');
  assert.equal(refusal(state, 0, 'foot@3'), 'allowed');
  assert.equal(refusal(state, 1, 'foot@2'), 'allowed');
  assert.equal(refusal(after(state, '0 foot@1'), 0, 'ready'), 'allowed');
  const both = position({ sides: [{ battalions: [...lost] }, { battalions: [...lost] }] });
  assert.equal(refusal(both, 0, 'foot@3'), 'allowed');
  const laidAll = laid(both, 'foot foot foot .', 'foot foot . .');
  assert.deepEqual(
    [laidAll.table.sides[0].orders[2], laidAll.table.sides[0].discard.length],
    [null, 1],
  );
});

test('R3.6 one card a space, and it stays there', () => {
  const state = after(position(), '0 foot@1', '0 foot@regroup');
  assert.equal(refusal(state, 0, 'foot@1'), 'R3.6 order-laid');
  assert.equal(refusal(state, 0, 'foot@regroup'), 'R3.6 order-laid');
  assert.deepEqual(refused(state, 0, 'foot@1')?.at, ['order:1']);
  assert.deepEqual(refused(state, 0, 'foot@regroup')?.at, ['order:regroup']);
  const { type, card } = move('foot@1') as { type: 'order'; card: number };
  assert.equal(refused(state, 0, { type, card, at: 4 })?.reason, 'no-such-order-space');
});

test("R3.7 any card may be a regrouping order, also a hero's, also with nobody fleeing", () => {
  const state = position({ sides: [{ hand: 'foot foot foot bow-hero' }] });
  assert.equal(refusal(state, 0, 'bow-hero@regroup'), 'allowed');
  const played = laid(state, 'foot foot foot bow-hero', 'foot foot foot .');
  assert.deepEqual([lane(played, 0), waiting(played, 0)], ['. . .', '']);
});

test('R3.8 ready is final, and the step ends when both are', () => {
  const { state, events } = told(position(), '1 foot@1', '1 foot@2', '1 foot@3', '1 ready');
  assert.equal(phase(state), 'orders');
  assert.deepEqual(events, [{ type: 'ready', seat: 1 }]);
  assert.equal(refusal(state, 1, 'ready'), 'R3.2 wait');
  const both = after(state, '0 foot@1', '0 foot@2', '0 foot@3', '0 ready');
  assert.equal(both.table.step, 4);
});

const OPEN = [
  'foot . foot . foot foot-hero',
  'foot foot . foot foot guard-hero',
  '. . . . . bow-hero',
];

function sending(options: Parameters<typeof position>[0] = {}) {
  const side = { battalions: OPEN, reinforcements: 'bow elite foot' };
  return laid(
    position({ sides: [side, { battalions: OPEN, reinforcements: 'guard' }], ...options }),
    'foot foot foot .',
    'foot foot foot .',
  );
}

test('R4.1, R8.6 an empty space exposes who stands behind', () => {
  const hole = position({
    sides: [{}, { battalions: ['. foot foot guard foot foot-hero', ...REST] }],
  });
  const state = after(laid(hole, 'foot foot foot .', 'foot foot foot .'), 'roll:111');
  assert.equal(state.table.sides[1].spaces[3]?.wounds, 2);
});

test('R4.2 units in Reinforcements may enter empty spaces, or stay', () => {
  const state = sending();
  assert.equal(refusal(state, 1, 'hold'), 'allowed');
  const first = after(state, '1 hold');
  assert.equal(refusal(first, 0, 'send:pike>1fm'), 'R4.2 not-waiting');
  assert.equal(refusal(first, 0, 'send:foot>1fl'), 'R4.2 space-held');
  assert.equal(refusal(first, 0, 'send:foot>1fm'), 'allowed');
  assert.equal(
    refused(first, 0, {
      type: 'send',
      tile: (move('send:foot>1fm') as { tile: number }).tile,
      to: 18,
    })?.reason,
    'no-such-space',
  );
  const sent = after(first, '0 send:foot>1fm');
  assert.equal(waiting(sent, 0), 'bow elite');
  assert.equal(sent.table.sides[0].spaces[1]?.wounds, 0);
  assert.equal(refusal(sent, 0, 'send:foot>2fr'), 'R4.2 not-waiting');
  assert.equal(phase(after(sent, '0 hold')), 'roll');
});

test('R4.3 one unit enters a battalion in a round', () => {
  const state = after(sending(), '1 hold', '0 send:foot>1fm');
  assert.equal(refusal(state, 0, 'send:bow>1sl'), 'R4.3 battalion-entered');
  assert.equal(refusal(state, 0, 'send:bow>3sl'), 'allowed');
  const all = after(state, '0 send:elite>3fm');
  assert.equal(phase(all), 'roll', 'nobody who waits may enter the second battalion');
});

test('R4.4 a unit enters the spaces of its tile only', () => {
  const state = after(sending(), '1 hold');
  assert.equal(refusal(state, 0, 'send:bow>1fm'), 'R4.4 wrong-place');
  assert.deepEqual(refused(state, 0, 'send:bow>1fm')?.at, ['space:1fm']);
  const spaces = legal(state, 0).filter((text) => text.startsWith('send:elite'));
  assert.deepEqual(spaces, [
    'send:elite>1fm',
    'send:elite>1sl',
    'send:elite>3fm',
    'send:elite>3sl',
    'send:elite>3sr',
  ]);
});

test('R4.4 the example: Elite Warriors help the first battalion, and cannot help the second', () => {
  const elite = ['foot . foot foot foot foot-hero', '. foot . foot foot guard-hero', FULL[2]];
  const state = laid(
    position({ sides: [{ battalions: elite, reinforcements: 'elite elite' }] }),
    'foot foot foot .',
    'foot foot foot .',
  );
  assert.deepEqual(legal(state, 0), ['send:elite>1fm', 'hold']);
  assert.equal(refusal(state, 0, 'send:elite>2fl'), 'R4.4 wrong-place');
  assert.equal(phase(after(state, '0 send:elite>1fm')), 'roll');
});

test('R4.5 a battalion without its own hero takes nobody, one without opponent does', () => {
  const mine = ['foot . foot foot foot foot-hero', '. . . . . .', FULL[2]];
  const theirs = ['. . . . . .', FULL[1], FULL[2]];
  const state = laid(
    position({ sides: [{ battalions: mine, reinforcements: 'foot' }, { battalions: theirs }] }),
    '. . foot .',
    '. . foot .',
  );
  assert.equal(refusal(state, 0, 'send:foot>2fl'), 'R4.5 no-hero');
  assert.equal(refusal(state, 0, 'send:foot>1fm'), 'allowed');
});

test('R4.6 who was ready last reinforces first', () => {
  assert.deepEqual(asked(sending()), [1]);
  const cards = ['foot@1', 'foot@2', 'foot@3'].flatMap((card) => [`0 ${card}`, `1 ${card}`]);
  const side = { battalions: OPEN, reinforcements: 'foot' };
  const { state, events } = told(position({ sides: [side, side] }), ...cards, '1 ready', '0 ready');
  assert.deepEqual([asked(state), state.table.first], [[0], 0]);
  assert.ok(events.some((event) => event.type === 'first' && event.seat === 0));
  const sent = told(state, '0 send:foot>1fm');
  assert.ok(
    sent.events.some(({ type }) => type === 'sent'),
    'the other sees it',
  );
  assert.deepEqual(asked(sent.state), [1]);
});

test('R4.6 of two who count as ready at once fewer heroes go first, else seat 0 in odd rounds', () => {
  const options = { readiness: 'equal' } as const;
  assert.deepEqual(asked(sending({ options, round: 1 })), [0]);
  const two = position({
    options,
    round: 2,
    sides: [
      { battalions: OPEN, reinforcements: 'foot' },
      { battalions: OPEN, reinforcements: 'foot' },
    ],
  });
  assert.equal(laid(two, 'foot foot foot .', 'foot foot foot .').table.first, 1);
  const fewer = position({ options, round: 1, sides: [{}, { battalions: DEFEATED }] });
  assert.equal(laid(fewer, 'foot . foot .', 'foot . foot .').table.first, 1);
  const other = position({ options, round: 2, sides: [{ battalions: DEFEATED }, {}] });
  assert.equal(laid(other, 'foot . foot .', 'foot . foot .').table.first, 0);
});

test('R4.7 blind, both send at the same time and in secret', () => {
  const side = { battalions: OPEN, reinforcements: 'foot foot' };
  const state = laid(
    position({ options: { reinforcing: 'blind' }, sides: [side, side] }),
    'foot foot foot .',
    'foot foot foot .',
  );
  assert.deepEqual(asked(state), [0, 1]);
  const secret = told(state, '0 send:foot>1fm');
  assert.deepEqual([secret.events, secret.state.table], [[], state.table]);
  assert.equal(refusal(secret.state, 0, 'send:foot>1sl'), 'R4.3 battalion-entered');
  const more = after(secret.state, '0 send:foot>2fr');
  assert.equal(refusal(more, 0, 'send:foot>3fl'), 'R4.2 not-waiting');
  assert.deepEqual(legal(more, 0), ['hold']);
  const held = after(more, '0 hold');
  assert.deepEqual([asked(held), waiting(held, 0)], [[1], 'foot foot']);
  const shown = after(held, '1 send:foot>3fm', '1 hold');
  assert.deepEqual([waiting(shown, 0), waiting(shown, 1), shown.hands[0].sent], ['', 'foot', []]);
  assert.equal(game.audit(shown), null);
  const back = told(secret.state, '0 hold', '1 send:foot>3fm', '1 send:foot>1fm', '1 hold');
  assert.deepEqual(
    back.events.flatMap((event) => (event.type === 'sent' ? [`${event.seat} ${event.to}`] : [])),
    ['0 1', '1 1', '1 13'],
    'told space by space, not in the order in which they were sent',
  );
  const alone = laid(
    position({ options: { reinforcing: 'blind' }, sides: [{}, side] }),
    'foot foot foot .',
    'foot foot foot .',
  );
  assert.deepEqual(asked(alone), [1]);
  const nobody = laid(
    position({ options: { reinforcing: 'blind' } }),
    'foot foot foot .',
    'foot foot foot .',
  );
  assert.equal(phase(nobody), 'roll');
});
