import assert from 'node:assert/strict';
import { test } from 'vitest';
import {
  FULL,
  after,
  allows,
  asked,
  cards,
  flag,
  legal,
  phase,
  position,
  refusal,
  whyNot,
} from './position.ts';

const THREE_TROOPS = ['draw:troop', '+s1', 'draw:troop', '+s2', 'draw:troop', '+s3'];

test('R8.1 Guile cards go to the own display, never to a flag', () => {
  const hands: [string, string] = ['scout redeploy deserter traitor', ''];
  const state = position({ hands, flags: { 1: 'g1 | v1' } });
  for (const card of ['scout', 'redeploy', 'deserter', 'traitor']) {
    assert.equal(refusal(state, `${card}@1`), 'R8.1 guile-at-flag', card);
  }
  for (const [move, card] of [
    ['scout', 'scout'],
    ['redeploy:g1>2', 'redeploy'],
    ['deserter:v1', 'deserter'],
    ['traitor:v1>2', 'traitor'],
  ] as const) {
    assert.deepEqual(after(state, move).table.displays[0], cards(card));
  }
});

test('R8.2, R8.15 what lies in a display stays there, and covers nothing', () => {
  const state = position({
    hands: ['redeploy', ''],
    flags: { 1: 'g1 |' },
    displays: ['o1 o2', 'p1'],
  });
  const later = after(state, 'redeploy:g1>out');
  assert.deepEqual(later.table.displays, [cards('o1 o2 redeploy g1'), cards('p1')]);
  assert.equal(
    refusal(
      position({ hands: ['redeploy', ''], flags: { 2: 'g2 |' }, displays: ['g1', ''] }),
      'redeploy:g1>2',
    ),
    'R8.12 not-own-card',
  );
});

test('R8.3 a Guile card without an effect cannot be played', () => {
  const hands: [string, string] = ['scout redeploy deserter traitor', ''];
  assert.deepEqual(legal(position({ hands, decks: '' })), ['pass']);
  const flags = { ...FULL, 1: `${FULL[1] ?? ''} p10` };
  const blocked = position({ hands: ['traitor', ''], flags });
  assert.equal(refusal(blocked, 'traitor:p10>1'), 'R3.7 side-full');
  assert.deepEqual(legal(blocked), ['pass']);
});

test('R8.3 a Guile card that takes from a side finds nothing where no card lies', () => {
  const mine = position({ hands: ['redeploy deserter traitor', ''], flags: { 1: 'g1 | ' } });
  const theirs = position({ hands: ['redeploy deserter traitor', ''], flags: { 1: ' | fog' } });
  for (const move of ['deserter:v1', 'deserter:g1', 'traitor:v1>1']) {
    assert.equal(refusal(mine, move), 'R8.3 no-target', move);
  }
  assert.equal(refusal(theirs, 'redeploy:g1>1'), 'R8.3 no-target');
  assert.equal(refusal(theirs, 'traitor:v1>1'), 'R8.16 not-opposing-card');
});

test('R8.4 cards at claimed flags are out of reach', () => {
  const state = position({
    hands: ['redeploy deserter traitor', ''],
    flags: { 1: 'g1 g2 g3 | v1', 2: 'fog | v2' },
    owners: { 1: 0 },
    displays: ['', 'scout'],
  });
  for (const move of ['redeploy:g1>3', 'redeploy:g1>out', 'deserter:v1', 'traitor:v1>3']) {
    assert.equal(refusal(state, move), 'R8.4 target-at-claimed-flag', move);
  }
  assert.deepEqual(whyNot(state, 'deserter:v1')?.at, ['card:v1', 'flag:1']);
});

test('R8.5 Scout needs a card in one of the decks', () => {
  const empty = position({ hands: ['scout a1', ''], decks: '' });
  assert.equal(refusal(empty, 'scout'), 'R8.5 nothing-to-scout');
  for (const scoutShort of ['drawnMinusOne', 'alwaysTwo'] as const) {
    const options = { scoutShort };
    assert.ok(allows(position({ options, hands: ['scout a1', ''], decks: 'fog' }), 'scout'));
    assert.equal(
      refusal(position({ options, hands: ['scout', ''], decks: '' }), 'scout'),
      'R8.5 nothing-to-scout',
    );
  }
});

test('R8.6 Scout draws three one by one from either deck, and returns none before', () => {
  const state = after(position({ hands: ['scout a1 a2 a3 a4 a5 a6', ''] }), 'scout');
  assert.deepEqual(legal(state), ['draw:troop', 'draw:tactics']);
  const one = after(state, 'draw:tactics', '+fog');
  assert.ok(one.hands[0].cards.includes(64));
  assert.equal(refusal(one, 'return:fog'), 'R8.6 scout-still-draws');
  assert.deepEqual(whyNot(one, 'return:fog')?.facts, { left: 2 });
  assert.equal(refusal(one, 'end'), 'R3.2 wrong-step');
  const three = after(one, 'draw:troop', '+s1', 'draw:tactics', '+mud');
  assert.deepEqual(three.hands[0].cards, cards('a1 a2 a3 a4 a5 a6 s1 fog mud'));
  assert.equal(phase(three), 'scout-return');
});

test('R8.7, R8.8 then two of the hand go back, new or old, and nothing more is drawn', () => {
  const state = after(
    position({ hands: ['scout a1 a2 a3 a4 a5 a6', 'p1'] }),
    'scout',
    ...THREE_TROOPS,
  );
  assert.equal(legal(state).length, 9);
  assert.ok(allows(state, 'return:a1', 'return:s3'));
  assert.equal(refusal(state, 'return:p1'), 'R8.7 not-in-hand');
  assert.equal(refusal(state, 'draw:troop'), 'R8.8 scout-must-return');
  assert.deepEqual(whyNot(state, 'draw:troop')?.facts, { left: 2 });
  const one = after(state, 'return:a1');
  assert.equal(refusal(one, 'return:a1'), 'R8.7 not-in-hand');
  const two = after(one, 'return:s3');
  assert.equal(phase(two), 'claim');
  assert.deepEqual(two.hands[0].cards, cards('a2 a3 a4 a5 a6 s1 s2'));
});

test('R8.9 a returned card is the next to be drawn, the last one first, with no shuffle', () => {
  const scouted = after(
    position({ hands: ['scout a1 a2 a3 a4 a5 fog', 'p1 p2 p3 p4 p5 p6 p7'] }),
    ...['scout', ...THREE_TROOPS, 'return:s2', 'return:a1', 'end'],
  );
  assert.deepEqual(scouted.table.placed, { troop: [0, 0], tactics: [] });
  assert.equal(asked(scouted), 1);
  const first = after(scouted, 'p1@1', 'end', 'draw:troop');
  assert.deepEqual(first.hands[1].cards, cards('a1 p2 p3 p4 p5 p6 p7'));
  const second = after(first, 'a2@1', 'end', 'draw:troop');
  assert.ok(second.hands[0].cards.includes(cards('s2')[0] ?? -1));
  const third = after(second, 'p2@1', 'end', 'draw:troop');
  assert.equal(phase(third), 'card');
});

test('R8.9 each card goes to the deck of its kind, and may refill an empty one', () => {
  const state = position({ hands: ['scout a1 a2 a3 a4 a5 fog', 'p1'], decks: 's1 s2 s3' });
  const back = after(state, 'scout', ...THREE_TROOPS, 'return:fog', 'return:a1');
  assert.deepEqual(back.table.decks, { troop: 1, tactics: 1 });
  const drawn = after(back, 'end', 'p1@2', 'end', 'draw:tactics');
  assert.deepEqual(drawn.hands[1].cards, cards('fog'));
});

test('R8.10 with few cards Scout draws what is there and returns one fewer', () => {
  const hands: [string, string] = ['scout a1 a2 a3 a4 a5 a6', 'p1'];
  const two = after(position({ hands, decks: 's1 fog' }), 'scout', 'draw:troop', '+s1');
  assert.deepEqual(legal(two), ['draw:tactics']);
  assert.deepEqual(whyNot(two, 'return:a1')?.facts, { left: 1 });
  const returned = after(two, 'draw:tactics', '+fog', 'return:s1');
  assert.equal(phase(returned), 'claim');
  assert.equal(returned.hands[0].cards.length, 7);
  const one = after(position({ hands, decks: 's1' }), 'scout', 'draw:troop', '+s1');
  assert.equal(phase(one), 'claim');
  assert.equal(one.hands[0].cards.length, 7);
});

test('R8.11 with alwaysTwo two go back, or the whole hand; then one card is drawn', () => {
  const options = { scoutShort: 'alwaysTwo' } as const;
  const hands: [string, string] = ['scout a1 a2 a3 a4 a5 a6', 'p1'];
  const one = after(position({ options, hands, decks: 's1' }), 'scout', 'draw:troop', '+s1');
  const back = after(one, 'return:s1', 'return:a1', 'end');
  assert.equal(phase(back), 'draw');
  const drawn = after(back, 'draw:troop');
  assert.deepEqual(drawn.hands[0].cards, cards('a1 a2 a3 a4 a5 a6'));
  assert.equal(asked(drawn), 1);
  const bare = after(
    position({ options, hands: ['scout', 'p1'], decks: 's1' }),
    'scout',
    'draw:troop',
    '+s1',
  );
  assert.equal(phase(after(bare, 'return:s1')), 'claim');
});

test('R8.12 Redeploy takes a card of the own side, Troop or Tactics', () => {
  const state = position({
    hands: ['redeploy g9', ''],
    flags: { 1: 'g1 alexander fog | v1 mud' },
    displays: ['', 'scout'],
  });
  assert.ok(allows(state, 'redeploy:g1>2', 'redeploy:alexander>2', 'redeploy:fog>2'));
  for (const card of ['v1', 'g9', 's9', 'mud', 'scout']) {
    assert.equal(refusal(state, `redeploy:${card}>2`), 'R8.12 not-own-card', card);
  }
});

test('R8.13 a formation card needs a free slot, an Environment card does not', () => {
  const state = position({
    hands: ['redeploy', ''],
    flags: { 1: 'g1 fog |', 2: 'v1 v2 v4 |' },
    displays: ['', 'scout'],
  });
  assert.equal(refusal(state, 'redeploy:g1>2'), 'R3.7 side-full');
  const moved = after(state, 'redeploy:fog>2');
  assert.deepEqual(flag(moved, 1).environment, [[], []]);
  assert.deepEqual(flag(moved, 2).environment, [cards('fog'), []]);
  assert.deepEqual(flag(after(state, 'redeploy:g1>3'), 3).sides, [cards('g1'), []]);
  assert.equal(whyNot(state, { type: 'redeploy', card: 0, to: 9 })?.reason, 'no-such-flag');
});

test('R8.13, R5.7 an Environment card that moves changes no note of the last card', () => {
  const state = position({
    hands: ['redeploy', ''],
    flags: { 1: 'fog | v1', 2: '| v2' },
    displays: ['', 'scout'],
  });
  const moved = after(state, 'redeploy:fog>2');
  assert.deepEqual([flag(moved, 1).last, flag(moved, 2).last], [1, 1]);
});

test('R8.14 a card does not go back to the flag it comes from', () => {
  const state = position({
    hands: ['redeploy', ''],
    flags: { 1: 'g1 fog |' },
    displays: ['', 'scout'],
  });
  assert.equal(refusal(state, 'redeploy:g1>1'), 'R8.14 same-flag');
  assert.equal(refusal(state, 'redeploy:fog>1'), 'R8.14 same-flag');
});

test('R8.16 Deserter takes an opposing card, Leaders and Environment included', () => {
  const state = position({
    hands: ['deserter', ''],
    flags: { 1: 'g1 | v1 alexander fog' },
    displays: ['mud', ''],
    last: { 1: 0 },
  });
  assert.ok(allows(state, 'deserter:v1', 'deserter:alexander', 'deserter:fog'));
  for (const card of ['g1', 's1', 'mud']) {
    assert.equal(refusal(state, `deserter:${card}`), 'R8.16 not-opposing-card', card);
  }
});

test('R8.17 the deserter lies in the opponent’s display and is out of play', () => {
  const state = position({ hands: ['deserter', 'g9'], flags: { 1: 'g1 | v1 v2' } });
  const gone = after(state, 'deserter:v1');
  assert.deepEqual(flag(gone, 1).sides, [cards('g1'), cards('v2')]);
  assert.deepEqual(gone.table.displays, [cards('deserter'), cards('v1')]);
  assert.deepEqual(gone.hands[1].cards, cards('g9'));
});

test('R8.18 Traitor takes Troops only, and only of the opponent', () => {
  const state = position({
    hands: ['traitor', ''],
    flags: { 1: 'g1 | v1 alexander fog' },
    displays: ['mud', ''],
  });
  assert.equal(refusal(state, 'traitor:alexander>2'), 'R8.18 not-a-troop');
  assert.equal(refusal(state, 'traitor:fog>2'), 'R8.18 not-a-troop');
  assert.equal(refusal(state, 'traitor:g1>2'), 'R8.16 not-opposing-card');
  assert.ok(allows(state, 'traitor:v1>2'));
});

test('R8.19 the traitor fills a free own slot at any open flag, also the same', () => {
  const flags = { 1: 'g1 | v1', 2: 'o1 o2 o4 |' };
  const state = position({ hands: ['traitor', ''], flags });
  assert.deepEqual(flag(after(state, 'traitor:v1>1'), 1).sides, [cards('g1 v1'), []]);
  assert.deepEqual(flag(after(state, 'traitor:v1>9'), 9).sides, [cards('v1'), []]);
  assert.equal(refusal(state, 'traitor:v1>2'), 'R3.7 side-full');
});
