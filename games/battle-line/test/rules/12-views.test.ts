import assert from 'node:assert/strict';
import { known, makeXoshiro } from '@bannerfield/kernel';
import { test } from 'vitest';
import { game } from '../../rules/index.ts';
import type { BattleLineState } from '../../rules/state.ts';
import { after, cards, position, told } from './position.ts';

const HANDS: [string, string] = ['scout a1 a2 a3 a4 a5 fog', 'p1 p2 p3 p4 p5 p6 p7'];
const DRAWS = ['draw:troop', '+s1', 'draw:troop', '+s2', 'draw:tactics', '+mud'];

/** Seat 0 has put s2 and then Fog back on top, and seat 1 is to play. */
function scouted(): BattleLineState {
  return after(position({ hands: HANDS }), 'scout', ...DRAWS, 'return:s2', 'return:fog', 'end');
}

test('R12.1 the table tells backs by kind, deck sizes and Tactics plays', () => {
  const { table } = scouted();
  assert.deepEqual(table.backs, [
    { troop: 6, tactics: 1 },
    { troop: 7, tactics: 0 },
  ]);
  assert.deepEqual(table.decks, { troop: 47, tactics: 8 });
  assert.deepEqual(table.played, [1, 0]);
});

test('R12.2 a draw tells all the deck, and the drawer alone the card', () => {
  const events = told(position({ hands: ['a1', ''], phase: 'draw' }), 'draw:troop', '+s1');
  assert.deepEqual(events.slice(0, 2), [
    { event: { type: 'draw', seat: 0, deck: 'troop' }, to: null },
    { event: { type: 'drawn', card: cards('s1')[0] }, to: 0 },
  ]);
});

test('R12.2, R12.3 a drawn card that was placed is told like any other', () => {
  const events = told(scouted(), 'p1@1', 'end', 'draw:troop').slice(1, 4);
  assert.deepEqual(events, [
    { event: { type: 'draw', seat: 1, deck: 'troop' }, to: null },
    { event: { type: 'drawn', card: cards('s2')[0] }, to: 1 },
    { event: { type: 'recognised', seat: 1, card: cards('s2')[0] }, to: 0 },
  ]);
});

test('R12.3 the Scout player keeps seeing what he placed, also in the other hand', () => {
  const state = scouted();
  assert.deepEqual(state.hands[0].placed, { troop: cards('s2'), tactics: cards('fog') });
  const drawn = after(state, 'p1@1', 'end', 'draw:troop');
  assert.deepEqual(drawn.hands[0].placed.troop, []);
  assert.deepEqual(drawn.hands[0].seen, cards('s2'));
  assert.deepEqual(drawn.hands[1].shown, cards('s2'));
  const shown = after(drawn, 'a1@1', 'end', 'draw:troop', '+o1', 's2@2');
  assert.deepEqual([shown.hands[0].seen, shown.hands[1].shown], [[], []]);
});

test('R12.3 of the returns the opponent is told the decks only', () => {
  const events = told(position({ hands: HANDS }), 'scout', ...DRAWS, 'return:s2', 'return:fog');
  const returns = events.filter(({ event, to }) => to !== 0 && event.type.startsWith('return'));
  assert.deepEqual(
    returns.map(({ event }) => event),
    [
      { type: 'return', seat: 0, deck: 'troop' },
      { type: 'return', seat: 0, deck: 'tactics' },
    ],
  );
});

test('R12.2, R12.3 an imagined truth keeps what a seat knows, and nothing else', () => {
  const rng = makeXoshiro(7).next;
  const state = after(scouted(), 'p1@1', 'end', 'draw:troop', 'a1@1', 'end', 'draw:troop', '+o1');
  const worlds = Array.from({ length: 200 }, () => game.imagine(known(state, 0), rng));
  const [s2] = cards('s2');
  for (const world of worlds) {
    assert.equal(game.audit(world), null);
    assert.deepEqual(known(world, 0), known(state, 0));
    assert.ok(s2 !== undefined && world.hands[1].cards.includes(s2));
  }
  assert.ok(new Set(worlds.map((world) => JSON.stringify(world.hands[1].cards))).size > 190);
  const others = Array.from({ length: 200 }, () => game.imagine(known(state, 1), rng));
  for (const world of others) assert.deepEqual(world.hands[0].seen, cards('s2'));
  const tops = new Set(others.map((world) => world.hands[0].placed.tactics.join()));
  assert.ok(tops.size > 4);
});
