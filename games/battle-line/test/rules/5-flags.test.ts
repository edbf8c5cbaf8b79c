import assert from 'node:assert/strict';
import { test } from 'vitest';
import {
  after,
  allows,
  asked,
  flag,
  legal,
  position,
  refusal,
  whyNot,
  type Drawing,
} from './position.ts';

/** Whether seat 0 can claim flag 1, drawn so; `seen` are Troops seen elsewhere. */
function claim(text: string, more: Drawing = {}): string {
  const state = position({
    hands: ['', ''],
    phase: 'claim',
    ...more,
    flags: { ...more.flags, 1: text },
  });
  return refusal(state, 'claim@1');
}

const YES = 'allowed';
const BEATEN = 'R5.5 line-beaten';
const LAST = 'R5.6 placed-last';
const BEATABLE = 'R5.8 line-beatable';

test('R4.1 each kind of formation beats all weaker kinds, whatever the values', () => {
  const lines = ['g1 g2 g3', 'a4 o4 v4', 'p1 p2 p4', 's5 a6 o7', 's9 s10 a10'];
  lines.forEach((weaker, index) => {
    for (const stronger of lines.slice(0, index)) {
      assert.equal(claim(`${stronger} | ${weaker}`), YES, `${stronger} over ${weaker}`);
      assert.equal(claim(`${weaker} | ${stronger}`), BEATEN);
    }
  });
});

test('R4.2, R4.3, R4.4, R4.5, R4.6 what is refused names both formations and sums', () => {
  const lines: [string, string, number][] = [
    ['g1 g2 g3', 'wedge', 6],
    ['a4 o4 v4', 'phalanx', 12],
    ['p1 p2 p4', 'battalion', 7],
    ['s5 a6 o7', 'skirmish', 18],
    ['s9 s10 a10', 'host', 29],
  ];
  for (const [text, own, ownSum] of lines) {
    const state = position({
      flags: { 1: `${text} | v8 v9 v10` },
      hands: ['', ''],
      phase: 'claim',
    });
    const facts = { own, ownSum, other: 'wedge', otherSum: 27 };
    assert.deepEqual(whyNot(state, 'claim@1')?.facts, facts);
  }
});

test('R4.7 values do not wrap round', () => {
  assert.equal(claim('g10 o1 v2 | s1 a2 p3'), BEATEN);
  assert.equal(claim('g10 g1 g2 | s2 a2 p2'), BEATEN);
});

test('R4.8 within a kind the sum decides, not the colour and not the highest card', () => {
  assert.equal(claim('g4 o5 v6 | s3 a4 p5'), YES);
  assert.equal(claim('s3 a4 p5 | g4 o5 v6'), BEATEN);
  assert.equal(claim('g2 g5 g9 | a10 a1 a4'), YES);
  assert.equal(claim('a2 a5 a9 | g10 g1 g4'), YES);
});

test('R4.9, R5.6 an equal line is for the one who did not place last', () => {
  const equal = 'g10 g1 g4 | a2 a5 a8';
  assert.equal(claim(equal, { last: { 1: 0 } }), LAST);
  assert.equal(claim(equal, { last: { 1: 1 } }), YES);
});

test('R4.10 under Mud a formation has four cards', () => {
  assert.equal(claim('g7 g8 g9 g10 mud | a9 o9 v9 s9'), YES);
  assert.equal(claim('a9 o9 v9 s9 mud | p1 p2 p3 p5'), YES);
  assert.equal(claim('p1 p2 p3 p5 mud | g7 o8 v9 s10'), YES);
  assert.equal(claim('g7 o8 v9 s10 mud | a10 p10 a9 p9'), YES);
  assert.equal(claim('g7 g8 g10 o9 mud | a1 a2 a3 a5'), BEATEN);
});

test('R5.1 any number of claims in any order, or none', () => {
  const flags = { 2: 'g8 g9 g10 |', 5: 'v8 v9 v10 |', 8: 's8 s9 s10 |' };
  const state = position({ flags, hands: ['', ''], phase: 'claim' });
  assert.deepEqual(legal(state), ['claim@2', 'claim@5', 'claim@8', 'end']);
  const two = after(state, 'claim@8', 'claim@2');
  assert.deepEqual(legal(two), ['claim@5', 'end']);
  assert.equal(flag(after(two, 'end'), 5).owner, null);
});

test('R5.2 nobody gets a flag that he does not claim', () => {
  const flags = { 2: 'g8 g9 g10 | v8 v9 v10', 3: '| s8 s9 s10' };
  const state = position({ flags, hands: ['a1', 'a2'], last: { 2: 1 } });
  const other = after(state, 'a1@5', 'end', 'draw:troop', '+o1');
  assert.equal(asked(other), 1);
  assert.ok(other.table.flags.every(({ owner }) => owner === null));
  const claimed = after(state, 'a1@5');
  assert.equal(refusal(claimed, 'claim@3'), 'R5.4 own-side-incomplete');
});

test('R5.3, R5.16 a claimed flag is kept, its cards stay, and it is not claimed again', () => {
  const state = position({ flags: { 1: 'g8 g9 g10 | v1' }, hands: ['', ''], phase: 'claim' });
  const claimed = after(state, 'claim@1');
  assert.deepEqual({ ...flag(claimed, 1), owner: null }, flag(state, 1));
  assert.equal(flag(claimed, 1).owner, 0);
  assert.equal(refusal(claimed, 'claim@1'), 'R5.3 already-claimed');
});

test('R5.4 the own side must be complete, even against an empty one', () => {
  const incomplete = 'R5.4 own-side-incomplete';
  assert.equal(claim('g9 g10 |'), incomplete);
  assert.equal(claim('g8 g9 g10 mud |'), incomplete);
  assert.equal(claim('|'), incomplete);
  const state = position({ flags: { 1: 'g8 g9 g10 mud |' }, hands: ['', ''], phase: 'claim' });
  assert.deepEqual(whyNot(state, 'claim@1')?.facts, { flag: 1, have: 3, need: 4 });
});

test('R5.5 complete sides are compared across the line', () => {
  assert.equal(claim('g2 g3 g4 | a8 o8 v8'), YES);
  assert.equal(claim('a8 o8 v8 | g2 g3 g4'), BEATEN);
  assert.equal(claim('a2 o2 v2 | s9 s10 s7'), YES);
  const state = position({
    flags: { 1: 'a8 o8 v8 | g2 g3 g4', 2: 'p1 p2 p3 |' },
    hands: ['', ''],
    phase: 'claim',
  });
  assert.deepEqual(whyNot(state, 'claim@1')?.at, ['flag:1']);
});

test('R5.6 the one who placed last waits in vain, the other claims in his next claim step', () => {
  const flags = { 1: 'g10 g1 | a2 a5 a8' };
  const state = position({ flags, hands: ['g4 s1', 's2 s3'] });
  const tied = after(state, 'g4@1');
  assert.equal(refusal(tied, 'claim@1'), LAST);
  assert.deepEqual(whyNot(tied, 'claim@1')?.facts, {
    own: 'battalion',
    ownSum: 15,
    other: 'battalion',
    otherSum: 15,
  });
  const other = after(tied, 'end', 'draw:troop', '+o1', 's2@5');
  assert.ok(allows(other, 'claim@1'));
});

test('R5.7 the note is of the last formation card placed; what leaves changes nothing', () => {
  const equal = { 1: 'g10 g1 | a2 a5 a8', 2: 'g4 | s4' };
  const hands: [string, string] = ['redeploy', 'fog s2'];
  const moved = after(position({ flags: equal, hands }), 'redeploy:g4>1');
  assert.equal(flag(moved, 1).last, 0);
  assert.equal(flag(moved, 2).last, 1);
  const fog = after(moved, 'end', 'draw:troop', '+o1', 'fog@1');
  assert.equal(flag(fog, 1).last, 0);
  const traitor = position({
    flags: { 1: 'g10 g1 | a2 a5 a8', 2: '| g4' },
    hands: ['traitor', ''],
  });
  assert.equal(flag(after(traitor, 'traitor:g4>1'), 1).last, 0);
  const deserter = position({ flags: { 1: 'g10 g1 g4 | a2 a5' }, hands: ['deserter', ''] });
  assert.equal(flag(after(deserter, 'deserter:a5'), 1).last, 1);
});

test('R5.7 an ignored fourth card keeps the note', () => {
  const state = position({
    flags: { 1: 'g10 g1 g4 s1 | a2 a5 a8 mud' },
    last: { 1: 0 },
    hands: ['deserter', ''],
  });
  const gone = after(state, 'deserter:mud');
  assert.equal(refusal(gone, 'claim@1'), LAST);
});

test('R5.7 who adds a fourth card under Mud is last, even if he was complete first', () => {
  const state = position({
    flags: { 1: 'g10 g1 g4 | a2 a5 a8' },
    last: { 1: 1 },
    hands: ['mud s1', 'v1 deserter'],
    decks: '',
  });
  const fourth = after(state, 'mud@1', 'end', 'v1@9', 'end', 's1@1', 'end');
  const gone = after(fourth, 'deserter:mud');
  assert.equal(asked(gone), 1);
  assert.ok(allows(gone, 'claim@1'));
});

test('R5.8 against an incomplete side no completion may be stronger; the answer is shown', () => {
  assert.equal(claim('a5 o5 v5 | p8 p9'), BEATABLE);
  const held = position({ flags: { 1: 'a5 o5 v5 | p8 p9' }, hands: ['', ''], phase: 'claim' });
  assert.deepEqual(whyNot(held, 'claim@1')?.facts, {
    own: 'phalanx',
    ownSum: 15,
    other: 'wedge',
    otherSum: 27,
    cards: ['p10'],
  });
  assert.equal(claim('a5 o5 v5 | p8 p9', { displays: ['p10', ''] }), BEATABLE);
  assert.equal(claim('a5 o5 v5 | p8 p9', { displays: ['p10', 'p7'] }), YES);
});

test('R5.8 equality is enough against an incomplete side, at once', () => {
  assert.equal(claim('g8 g9 g10 |', { last: { 1: 0 } }), YES);
  assert.equal(claim('g8 g9 g10 | a9 a10', { last: { 1: 0 } }), YES);
  assert.equal(claim('g7 g8 g9 | a9'), BEATABLE);
});

test('R5.9, R5.16 what lies open or claimed or in a display is seen, all else is not', () => {
  const text = 'a5 o5 v5 | p8 p9';
  const flags = { 4: 'p10 g1 g2 |', 7: '| p7' };
  assert.equal(claim(text, { flags }), YES);
  assert.equal(
    claim(text, { flags: { ...flags, 4: 'p10 g1 o2 | s1 s2 s3' }, owners: { 4: 1 } }),
    YES,
  );
  assert.equal(claim(text, { flags: { 7: '| p7' }, displays: ['', 'p10'] }), YES);
  assert.equal(claim(text, { flags: { 7: '| p7' } }), BEATABLE);
});

test('R5.10 the own hand is no proof', () => {
  assert.equal(claim('a5 o5 v5 | p8 p9', { hands: ['p7 p10', ''] }), BEATABLE);
});

test('R5.11 unplayed Tactics do not count, played Morale cards at their best do', () => {
  const unplayed = { hands: ['', 'alexander'], displays: ['p10', 'p7'] } as const;
  assert.equal(claim('a5 o5 v5 | p8 p9', unplayed), YES);
  assert.equal(claim('a5 o5 v5 | p9 alexander', { displays: ['p10', 'p7'] }), BEATABLE);
  assert.equal(claim('a10 o10 v10 | p9', { displays: ['p10', 'p7'] }), YES);
  assert.equal(claim('a10 o10 v10 | p9 darius', { displays: ['p10', 'p7'] }), BEATABLE);
  assert.equal(claim('g7 g8 g9 | a8 a9 darius'), BEATEN);
});

test('R5.12 with too few unseen Troops the other side can never be complete', () => {
  assert.equal(claim('g1 o3 v8 |', { decks: 's9 s10', hands: ['', ''] }), YES);
  assert.equal(claim('g1 o3 v8 |', { decks: 's8 s9 s10', hands: ['', ''] }), BEATABLE);
});

test('R5.13 each flag is proved by itself with all unseen Troops', () => {
  const flags = { 1: 'a5 o5 v5 | p8 p9', 2: 'g1 o2 v6 | s1 a1' };
  const state = position({ flags, decks: 'p10', hands: ['', ''], phase: 'claim' });
  assert.equal(refusal(state, 'claim@1'), BEATABLE);
  assert.equal(refusal(state, 'claim@2'), BEATABLE);
});

test('R5.14 an opponent without a Troop back and an empty Troop deck prove nothing', () => {
  const hands: [string, string] = ['p10', 'scout'];
  assert.equal(claim('a5 o5 v5 | p8 p9', { hands, decks: '' }), BEATABLE);
});

test('R5.15 a full pool with a wild card under Mud is weighed exactly', () => {
  assert.equal(claim('g7 g8 g9 g10 mud | alexander'), YES);
  assert.equal(claim('g6 g7 g8 g9 mud | alexander'), BEATABLE);
  const seen = 'g10 o10 v10 a10 p10 s10';
  assert.equal(claim('g6 g7 g8 g9 mud |', { displays: [seen, ''] }), YES);
  assert.equal(claim('g6 g7 g8 g9 mud | alexander', { displays: [seen, ''] }), BEATABLE);
});

test('R5.10, R5.14 hands change nothing in a claim', () => {
  const base = { flags: { 1: 'a5 o5 v5 | p8 p9' }, phase: 'claim' } as const;
  const state = position({ ...base, hands: ['s1', 's2'] });
  const swapped = position({ ...base, hands: ['p10', 'p7'] });
  assert.deepEqual(whyNot(state, 'claim@1'), whyNot(swapped, 'claim@1'));
});
