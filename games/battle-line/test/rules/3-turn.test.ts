import assert from 'node:assert/strict';
import { known } from '@bannerfield/kernel';
import { test } from 'vitest';
import type { Action } from '../../rules/state.ts';
import { game } from '../../rules/index.ts';
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

test('R3.1 turns alternate, and the other seat is refused', () => {
  let state = position({ hands: ['g1 g2 g3 g4 g5 g6 g7', 'v1 v2 v3 v4 v5 v6 v7'] });
  for (const [turn, move] of ['g1@1', 'v1@1', 'g2@2', 'v2@2'].entries()) {
    assert.equal(asked(state), turn % 2);
    assert.equal(refusal(state, move, turn % 2 === 0 ? 1 : 0), 'R3.1 not-your-turn');
    state = after(state, move, 'end', 'draw:troop', `+s${turn + 1}`);
  }
});

test('R3.2 nothing belongs to another step than its own', () => {
  const play = position({ hands: ['g1 g2', 'v1'], flags: { 1: 'o1 o2 o3 | s1' } });
  const claim = after(play, 'g1@2');
  const draw = after(claim, 'end');
  assert.deepEqual([phase(play), phase(claim), phase(draw)], ['play', 'claim', 'draw']);
  const misplaced: [typeof play, string[]][] = [
    [play, ['claim@1', 'end', 'draw:troop', 'return:g1', 'drop:o1']],
    [claim, ['g2@3', 'pass', 'draw:troop', 'scout', 'return:g2', 'drop:o1']],
    [draw, ['g2@3', 'pass', 'claim@1', 'end', 'deserter:s1', 'return:g2', 'drop:o1']],
  ];
  for (const [state, moves] of misplaced) {
    for (const move of moves) {
      assert.equal(refusal(state, move), 'R3.2 wrong-step', move);
      assert.deepEqual(whyNot(state, move)?.facts, { step: phase(state) });
    }
  }
});

test('R3.2, R3.14 with afterPlay every turn is play, claim, draw, and then the other’s', () => {
  const options = { claimTiming: 'afterPlay' } as const;
  const state = position({ hands: ['g1', 'v1'], options });
  const other = after(state, 'g1@1', 'end', 'draw:troop', '+s1');
  assert.deepEqual([asked(other), phase(other)], [1, 'play']);
  const played = after(other, 'v1@1');
  assert.deepEqual([asked(played), phase(played)], [1, 'claim']);
  const done = after(played, 'end');
  assert.deepEqual([asked(done), phase(done)], [1, 'draw']);
  assert.equal(asked(after(done, 'draw:troop', '+s2')), 0);
});

test('R3.2 an action that no game knows is refused, not thrown', () => {
  const state = position({ hands: ['g1 alexander', 'v1'], flags: { 1: 'o1 | s1' } });
  const nonsense = [
    { type: 'fly' },
    { type: 'place' },
    { type: 'place', card: 0, flag: 4.5 },
    { type: 'place', card: 99, flag: 0 },
    { type: 'place', card: Number.NaN, flag: 0 },
    { type: 'redeploy', card: 'o1', to: 3 },
    { type: 'deserter', card: -1 },
    { type: 'traitor', card: null, to: 2 },
  ] as unknown as Action[];
  for (const action of nonsense) assert.notEqual(whyNot(state, action), null, action.type);
  const claim = after(state, 'g1@2');
  assert.notEqual(whyNot(claim, { type: 'claim', flag: 42 }), null);
  const draw = after(claim, 'end');
  assert.notEqual(whyNot(draw, { type: 'draw', deck: 'both' } as unknown as Action), null);
});

test('R3.3 one card, and it comes from the hand', () => {
  const state = position({ hands: ['g1', 'v1'] });
  assert.equal(refusal(state, 'v1@1'), 'R3.3 not-in-hand');
  assert.equal(refusal(state, 'fog@1'), 'R3.3 not-in-hand');
  for (const move of ['scout', 'redeploy:g1>2', 'deserter:g1', 'traitor:g1>2']) {
    assert.equal(refusal(state, move), 'R3.3 not-in-hand');
  }
  const later = after(state, 'g1@1');
  assert.deepEqual(later.hands[0].cards, []);
  assert.deepEqual(later.table.backs[0], { troop: 0, tactics: 0 });
});

test('R3.4 a Tactics card may be played while a Troop could be', () => {
  const state = position({ hands: ['g1 fog', 'v1'] });
  assert.ok(allows(state, 'fog@5', 'g1@5'));
  assert.equal(phase(after(state, 'fog@5')), 'claim');
});

test('R3.5 a Troop goes face up to any of the nine flags, on the own side', () => {
  const hands: [string, string] = ['g1 g2', 'v1 v2'];
  const state = position({ hands });
  assert.equal(legal(state).filter((move) => move.startsWith('g1@')).length, 9);
  assert.deepEqual(flag(after(state, 'g1@9'), 9).sides, [cards('g1'), []]);
  const other = position({ hands, seat: 1 });
  assert.deepEqual(flag(after(other, 'v1@9'), 9).sides, [[], cards('v1')]);
  for (const number of [9, 42, -1]) {
    const refused = whyNot(state, { type: 'place', card: 0, flag: number });
    assert.equal(refused?.reason, 'no-such-flag');
    assert.equal(refused.rule, 'R3.5');
  }
});

test('R3.6, R5.16 nothing is laid at a claimed flag, in whichever way', () => {
  const state = position({
    flags: { 3: 'g8 g9 g10 | v1', 4: 'o1 | o2' },
    owners: { 3: 0 },
    hands: ['a1 alexander fog redeploy traitor', ''],
    seat: 0,
  });
  for (const move of ['a1@3', 'alexander@3', 'fog@3', 'redeploy:o1>3', 'traitor:o2>3']) {
    assert.equal(refusal(state, move), 'R3.6 flag-claimed', move);
  }
  assert.deepEqual(whyNot(state, 'a1@3')?.at, ['flag:3']);
});

test('R3.7 three slots a side, four under Mud, for every way of placing', () => {
  const flags = { 3: 'g8 g9 o10 |', 4: 'o1 | o2', 5: 'v1 v2 v4 | mud' };
  const state = position({ flags, hands: ['a1 alexander redeploy traitor', ''] });
  for (const move of ['a1@3', 'alexander@3', 'redeploy:o1>3', 'traitor:o2>3']) {
    assert.equal(refusal(state, move), 'R3.7 side-full', move);
  }
  assert.deepEqual(whyNot(state, 'a1@3')?.facts, { flag: 3, slots: 3 });
  assert.ok(allows(state, 'a1@5', 'alexander@5', 'redeploy:o1>5', 'traitor:o2>5'));
  const full = position({ flags: { 5: 'v1 v2 v4 v6 | mud' }, hands: ['a1', ''] });
  assert.equal(refusal(full, 'a1@5'), 'R3.7 side-full');
  assert.deepEqual(whyNot(full, 'a1@5')?.facts, { flag: 5, slots: 4 });
});

test('R3.7 more cards do not make a longer line: no fourth one without Mud', () => {
  const three = position({ flags: { 1: 'g1 g2 g3 |' }, hands: ['g4', ''] });
  assert.equal(refusal(three, 'g4@1'), 'R3.7 side-full');
});

test('R3.8 any card may follow any other, and their order makes no difference', () => {
  const orders = ['g8 g9 g10 | v1', 'g10 g8 g9 | v1', 'g9 g10 g8 | v1'];
  for (const order of orders) {
    const state = position({ flags: { 1: order }, hands: ['', ''], phase: 'claim' });
    assert.ok(allows(state, 'claim@1'), order);
  }
  const mixed = position({ flags: { 1: 'g8 |' }, hands: ['v2 s10', ''] });
  assert.ok(allows(mixed, 'v2@1', 's10@1'));
});

test('R3.8 a card that another one overlaps is still seen', () => {
  const flags = { 1: 'a5 o5 v5 | p8 p9', 4: 'p7 p10 g1 |' };
  const state = position({ flags, hands: ['', ''], phase: 'claim' });
  assert.ok(allows(state, 'claim@1'));
});

test('R3.9 passing needs a full line or a hand without Troops', () => {
  const able = position({ hands: ['g7 scout', ''] });
  assert.equal(refusal(able, 'pass'), 'R3.9 troop-playable');
  assert.ok(whyNot(able, 'pass')?.at?.includes('card:g7'));
  assert.ok(allows(position({ hands: ['fog scout', ''] }), 'pass'));
  assert.deepEqual(legal(position({ hands: ['', 'g1'] })), ['pass']);
  assert.deepEqual(legal(position({ flags: FULL, hands: ['g7 s10', ''] })), ['pass']);
  const claimed = position({
    flags: { ...FULL, 9: 'v2 g4 | o7 o8 o9' },
    owners: { 9: 1 },
    hands: ['g7', ''],
  });
  assert.deepEqual(legal(claimed), ['pass']);
});

test('R3.9, R7.8 a fourth card left by Mud is no free slot', () => {
  const state = position({
    flags: { ...FULL, 9: 'v2 g4 o6 s8 |' },
    hands: ['g7', ''],
    displays: ['mud', ''],
  });
  assert.deepEqual(legal(state), ['pass']);
  const mud = position({ flags: { ...FULL, 9: 'v2 g4 o6 mud |' }, hands: ['g7', ''] });
  assert.deepEqual(legal(mud), ['g7@9']);
});

test('R3.3, R1.6 a refusal names the card not held, or points at the deck that is not there', () => {
  const state = position({ hands: ['g7', ''] });
  const refused = whyNot(state, 'g8@1');
  assert.deepEqual([refused?.at, refused?.facts], [['hand'], { card: 'g8' }]);
  const basic = position({ hands: ['', ''], phase: 'draw', options: { tactics: false } });
  assert.deepEqual(whyNot(basic, 'draw:tactics')?.at, ['deck:tactics']);
});

test('R3.10 who may pass may play a Tactics card instead', () => {
  const state = position({ flags: FULL, hands: ['g7 mud deserter', 'o10'] });
  assert.ok(allows(state, 'pass', 'mud@1'));
  assert.equal(refusal(state, 'deserter:o10'), 'R8.3 no-target');
});

test('R3.11 a pass counts for that turn only', () => {
  const state = position({ flags: FULL, hands: ['g7 g8 g9 g10 o9 o10 o8', 'mud v10'] });
  const passed = after(state, 'pass', 'end');
  assert.equal(asked(passed), 1);
  const mud = after(passed, 'mud@4', 'end', 'draw:troop', '+s10');
  assert.ok(allows(mud, 'g7@4'));
  assert.equal(mud.table.passes, 0);
});

test('R3.12 seven Tactics cards and the limit: nothing but passing', () => {
  const state = position({
    hands: ['darius companion mud scout redeploy deserter traitor', 'g1 g2'],
    displays: ['shields', ''],
    flags: { 1: 'v1 | v2' },
  });
  assert.deepEqual(legal(state), ['pass']);
  const later = after(state, 'pass', 'end', 'g1@3', 'end', 'draw:troop', '+s1');
  assert.deepEqual(legal(later), ['pass']);
});

test('R3.13 claims follow a pass and a Scout, and are left by saying so', () => {
  const passed = after(position({ hands: ['', 'g1'] }), 'pass');
  assert.deepEqual(legal(passed), ['end']);
  const won = position({ flags: { 1: 'g8 g9 g10 |' }, hands: ['scout a1', 'g1'] });
  const scouted = after(
    won,
    'scout',
    ...['draw:troop', '+s1', 'draw:troop', '+s2', 'draw:troop', '+s3'],
    ...['return:s1', 'return:s2'],
  );
  assert.ok(allows(scouted, 'claim@1', 'end'));
});

test('R3.14 with startOfTurn claims come first, and only then', () => {
  const flags = { 1: 'g8 g9 |' };
  const options = { claimTiming: 'startOfTurn' } as const;
  const state = position({ flags, hands: ['g10', 'v1 v2'], phase: 'claim', options });
  const played = after(state, 'end', 'g10@1');
  assert.equal(phase(played), 'draw');
  const other = after(played, 'draw:troop', '+s1');
  assert.deepEqual([asked(other), phase(other)], [1, 'claim']);
  const back = after(other, 'end', 'v1@5', 'draw:troop', '+s2');
  assert.ok(allows(back, 'claim@1'));
  assert.equal(phase(after(back, 'claim@1', 'end')), 'play');
});

test('R3.1 a seat that is not asked has no legal action', () => {
  const state = position({ hands: ['g1', 'v1'] });
  assert.deepEqual(game.legal(known(state, 1)), []);
});
