import assert from 'node:assert/strict';
import type { Seat } from '@bannerfield/kernel';
import { test } from 'vitest';
import { game, series } from '../../rules/index.ts';
import {
  PLAIN,
  FULL,
  after,
  allows,
  asked,
  flag,
  legal,
  phase,
  position,
  refusal,
  told,
  type Drawing,
} from './position.ts';

/** A claim that nobody can beat, at six flags. */
const OWN: Record<number, string> = {
  1: 'g8 g9 g10 |',
  2: 'o8 o9 o10 |',
  3: 'v8 v9 v10 |',
  4: 'a8 a9 a10 |',
  5: 'p8 p9 p10 |',
  6: 's8 s9 s10 |',
};

function owning(seat: Seat, ...flags: number[]): Record<number, Seat> {
  return Object.fromEntries(flags.map((number) => [number, seat]));
}

test('R9.1, R9.2 one card is drawn below seven, and it must be', () => {
  const drawing: Drawing = { hands: ['a1 a2 a3 a4 a5', 'p1'], phase: 'draw' };
  const state = position(drawing);
  assert.deepEqual(legal(state), ['draw:troop', 'draw:tactics']);
  const drawn = after(state, 'draw:troop', '+s1');
  assert.deepEqual([asked(drawn), drawn.hands[0].cards.length], [1, 6]);
  const seven = position({ hands: ['a1 a2 a3 a4 a5 a6 fog', 'p1'], flags: {}, phase: 'claim' });
  assert.deepEqual(asked(after(seven, 'end')), 1);
});

test('R9.1 the same holds after a pass', () => {
  const six = after(position({ hands: ['darius', 'p1'], displays: ['fog', ''] }), 'pass', 'end');
  assert.equal(phase(six), 'draw');
});

test('R9.1 the same holds after Scout: one card, if the hand is short', () => {
  const options = { scoutShort: 'alwaysTwo' } as const;
  const hands: [string, string] = ['scout a1 a2 a3 a4 a5 a6', 'p1'];
  const state = position({ options, hands, decks: 's1' });
  const back = after(state, 'scout', 'draw:troop', '+s1', 'return:s1', 'return:a1', 'end');
  assert.deepEqual([asked(back), phase(back)], [0, 'draw']);
  const drawn = after(back, 'draw:troop');
  assert.deepEqual([asked(drawn), drawn.hands[0].cards.length], [1, 6]);
});

test('R9.3 the deck is chosen and named, and an empty one gives nothing', () => {
  const both = position({ hands: ['a1', ''], phase: 'draw' });
  assert.ok(allows(both, 'draw:troop', 'draw:tactics'));
  const troops = position({ hands: ['a1', ''], phase: 'draw', decks: 's1' });
  assert.deepEqual(legal(troops), ['draw:troop']);
  assert.equal(refusal(troops, 'draw:tactics'), 'R9.3 deck-empty');
  const tactics = position({ hands: ['a1', ''], phase: 'draw', decks: 'fog' });
  assert.equal(refusal(tactics, 'draw:troop'), 'R9.3 deck-empty');
});

test('R9.3 with one deck left the draw is still said', () => {
  const state = after(position({ hands: ['a1 a2', ''], decks: 's1 s2' }), 'a1@1', 'end');
  assert.deepEqual([asked(state), phase(state)], [0, 'draw']);
  assert.deepEqual(legal(state), ['draw:troop']);
});

test('R9.1, R9.4 with both decks empty play goes on without a draw', () => {
  const state = position({ hands: ['a1 a2', 'p1'], decks: '' });
  const later = after(state, 'a1@1', 'end');
  assert.deepEqual([asked(later), phase(later)], [1, 'play']);
  assert.deepEqual(later.hands[0].cards.length, 1);
});

test('R10.1, R10.2, R10.5 three adjacent flags win at once, and nothing follows', () => {
  const state = position({
    flags: { ...OWN, 9: '' },
    owners: owning(0, 1, 2),
    hands: ['', ''],
    phase: 'claim',
  });
  const won = after(state, 'claim@3');
  assert.deepEqual(won.table.result, { winner: 0, rule: 'R10.2', reason: 'breakthrough' });
  for (const seat of [0, 1] as const) {
    assert.equal(refusal(won, 'claim@4', seat), 'R10.5 game-over');
    assert.equal(refusal(won, 'end', seat), 'R10.5 game-over');
  }
  assert.equal(flag(won, 4).owner, null);
  const apart = after(state, 'claim@4');
  assert.equal(apart.table.result, null);
});

test('R10.2 a row of three may close in its middle or at the edge of the line', () => {
  for (const [claimed, last] of [
    [[1, 3], 2],
    [[4, 6], 5],
    [[5, 6], 4],
  ] as const) {
    const state = position({
      flags: OWN,
      owners: owning(0, ...claimed),
      hands: ['', ''],
      phase: 'claim',
    });
    assert.equal(after(state, `claim@${last}`).table.result?.rule, 'R10.2');
  }
});

test('R10.3, R10.4 any five flags win, whatever lies between them', () => {
  const flags = {
    1: 'g8 g9 g10 |',
    2: 'o8 o9 o10 |',
    4: 'v8 v9 v10 |',
    6: 'a8 a9 a10 |',
    8: 's8 s9 s10 |',
  };
  const state = position({ flags, owners: owning(0, 1, 2, 4, 6), hands: ['', ''], phase: 'claim' });
  const won = after(state, 'claim@8');
  assert.deepEqual(won.table.result, { winner: 0, rule: 'R10.3', reason: 'envelopment' });
});

test('R10.3 both at once is one victory', () => {
  const flags = {
    1: 'g8 g9 g10 |',
    2: 'o8 o9 o10 |',
    3: 'v8 v9 v10 |',
    6: 'a8 a9 a10 |',
    8: 's8 s9 s10 |',
  };
  const state = position({ flags, owners: owning(0, 1, 3, 6, 8), hands: ['', ''], phase: 'claim' });
  const won = after(state, 'claim@2');
  assert.equal(won.table.result?.winner, 0);
  assert.deepEqual(series.score(won.table), [5, 0]);
  const ends = told(state, 'claim@2').filter(({ event }) => event.type === 'over');
  assert.equal(ends.length, 1);
});

test('R10.4 there are no regions: two of three here and there win nothing', () => {
  const state = position({
    flags: OWN,
    owners: owning(0, 1, 2, 4),
    hands: ['', ''],
    phase: 'claim',
  });
  assert.equal(after(state, 'claim@6').table.result, null);
});

/** Seat 1 holds Tactics cards only, which the limit forbids, and seat 0 will have a full line. */
const LOCKED: Drawing = {
  hands: ['', 'scout redeploy deserter traitor mud fog darius'],
  displays: ['', 'companion'],
  decks: 's8 s9',
  phase: 'play',
  passes: 1,
};

function locked(more: Drawing): Drawing {
  return { ...LOCKED, ...more, hands: ['g7 g8 g9 g10 o7 o8 o9', LOCKED.hands?.[1] ?? ''] };
}

test('R10.6 two passes without a play or a draw for either lock the game, cards left or not', () => {
  const state = position(locked({ flags: FULL }));
  assert.deepEqual(legal(state), ['pass']);
  const events = told(state, 'pass', 'end');
  const over = after(state, 'pass', 'end');
  assert.deepEqual(over.table.result, { winner: 0, rule: 'R10.6', reason: 'stalemate' });
  assert.deepEqual(over.table.decks, { troop: 2, tactics: 0 });
  assert.ok(events.some(({ event }) => event.type === 'locked' && event.why === 'no-play'));
  assert.equal(events.filter(({ event }) => event.type === 'award').length, 9);
});

test('R10.6 one pass, a card to draw, or a play for either keeps the game alive', () => {
  const first = position(locked({ flags: FULL, passes: 0 }));
  assert.equal(after(first, 'pass', 'end').table.result, null);
  const six = position({ ...locked({ flags: FULL }), hands: ['g7', LOCKED.hands?.[1] ?? ''] });
  assert.equal(phase(after(six, 'pass', 'end')), 'draw');
  const { 9: _nine, ...eight } = FULL;
  const open = position({ ...locked({ flags: FULL }), flags: { ...eight, 9: 'v2 g4 |' } });
  assert.ok(!allows(open, 'pass'));
  const playable = position({
    ...locked({ flags: FULL }),
    displays: ['', ''],
    decks: 's8 s9 companion',
  });
  assert.equal(after(playable, 'pass', 'end').table.result, null);
});

test('R10.6 a card that the other could draw keeps the game alive', () => {
  const five = 'redeploy deserter traitor mud fog';
  const state = position({ ...locked({ flags: FULL }), hands: ['g7 g8 g9 g10 o7 o8 o9', five] });
  assert.equal(after(state, 'pass', 'end').table.result, null);
});

test('R10.6 a flag that could be claimed does not keep the game alive', () => {
  const state = position(locked({ flags: { ...FULL, 9: 'v8 v9 v10 |' } }));
  const passed = after(state, 'pass');
  assert.ok(allows(passed, 'claim@9'));
  assert.equal(after(passed, 'end').table.result?.rule, 'R10.6');
});

test('R10.7 six passes in a row end the game, whatever could have been played', () => {
  const drawing: Drawing = {
    hands: ['fog', 'mud'],
    flags: { 1: 'g1 g2 g3 |' },
    decks: '',
  };
  const five = position({ ...drawing, passes: 4 });
  const on = after(five, 'pass', 'end');
  assert.equal(on.table.result, null);
  const over = after(on, 'pass', 'end');
  assert.deepEqual(over.table.result, { winner: 0, rule: 'R10.7', reason: 'stalemate' });
  const broken = after(on, 'mud@9', 'end');
  assert.deepEqual([broken.table.passes, broken.table.result], [0, null]);
});

/** Six passes at the end of the claim step: what becomes of the flags. */
function settled(
  flags: Record<number, string>,
  owners: Record<number, Seat> = {},
  last: Record<number, Seat> = {},
) {
  const state = position({
    flags,
    owners,
    last,
    hands: ['', ''],
    decks: 's1',
    phase: 'claim',
    passes: 6,
    options: { tactics: false },
  });
  state.table.stack = [{ phase: 'claim', seats: [0] }];
  return after(state, 'end').table;
}

test('R10.8 complete beats incomplete, two complete compare, two incomplete stay', () => {
  const { flags } = settled(
    {
      1: 'g1 g2 g4 | s9 s10',
      2: 'o1 | v1 v2 v4',
      3: 'a1 a2 a3 | p2 p3 p4',
      4: 'g5 | o5',
      5: 'g7 o8 v9 | a7 p8 o9',
      6: 'g10 o6 s2 | a10 p6 v3',
    },
    {},
    { 5: 0, 6: 1 },
  );
  assert.deepEqual(
    flags.map(({ owner }) => owner),
    [0, 1, 1, null, 1, 1, null, null, null],
  );
});

test('R10.8 an incomplete side loses whatever it shows, and of two equal ones the later loses', () => {
  const { flags } = settled(
    { 1: 'g1 o3 v4 | s9 a9', 2: 's10 p10 | g2 o4 v5', 3: 'g7 o8 v9 | a7 p8 o9' },
    {},
    { 3: 1 },
  );
  assert.deepEqual(
    flags.slice(0, 3).map(({ owner }) => owner),
    [0, 1, 0],
  );
});

test('R10.8 only a flag that somebody gets is awarded', () => {
  const state = position({
    flags: { 1: 'g1 g2 g4 |', 2: 'o1 | o3' },
    hands: ['', ''],
    decks: 's1',
    phase: 'claim',
    passes: 6,
    options: { tactics: false },
  });
  state.table.stack = [{ phase: 'claim', seats: [0] }];
  const awards = told(state, 'end').filter(({ event }) => event.type === 'award');
  assert.deepEqual(
    awards.map(({ event }) => event),
    [{ type: 'award', seat: 0, flag: 0 }],
  );
});

test('R10.8 all at once: a row of the left does not win before the right is settled', () => {
  const table = settled({
    1: 'g1 g2 g4 |',
    2: 'o1 o2 o4 |',
    3: 'v1 v2 v4 |',
    4: '| a1 a2 a4',
    5: '| p1 p2 p4',
    6: '| s4 s2 s5',
    7: '| g5 g6 g8',
  });
  assert.equal(table.result?.winner, 1);
});

test('R10.9 one with a victory wins, else more flags, else it is a draw', () => {
  const row = settled({
    1: 'g1 g2 g4 |',
    2: 'o1 o2 o4 |',
    3: 'v1 v2 v4 |',
    4: '| a1 a2 a4',
    5: '| p1 p2 p4',
    7: '| s4 s2 s5',
    8: '| g5 g6 g8',
  });
  assert.equal(row.result?.winner, 0);
  const both = settled({
    1: 'g1 g2 g4 |',
    2: 'o1 o2 o4 |',
    3: 'v1 v2 v4 |',
    4: '| a1 a2 a4',
    5: '| p1 p2 p4',
    6: '| s4 s2 s5',
    8: '| g5 g6 g8',
  });
  assert.equal(both.result?.winner, 1);
  const more = settled({ 1: 'g1 g2 g4 |', 3: 'o1 o2 o4 |', 5: '| a1 a2 a4' });
  assert.equal(more.result?.winner, 0);
  const draw = settled({ 1: 'g1 g2 g4 |', 5: '| a1 a2 a4' });
  assert.deepEqual(draw.result, { winner: 'draw', rule: 'R10.7', reason: 'stalemate' });
  assert.deepEqual(game.pending(draw), { kind: 'over', ...draw.result });
});

test('R11.1, R11.2 the winner of a game scores five, the loser his flags', () => {
  const state = position({
    flags: { ...OWN, 8: 'g1 | g4 g5 g6', 9: 'g2 | o4 o5 o6' },
    owners: { ...owning(0, 1, 2), ...owning(1, 8, 9) },
    hands: ['', ''],
    phase: 'claim',
  });
  assert.deepEqual(series.score(after(state, 'claim@3').table), [5, 2]);
});

test('R11.2 a flag settled for the loser scores like a claimed one', () => {
  const table = settled({ 1: 'g1 g2 g4 |', 3: '| o1 o2 o4', 5: '| a1 a2 a4' });
  assert.equal(table.result?.winner, 1);
  assert.deepEqual(series.score(table), [1, 5]);
});

test('R11.3 the winner starts the next game, without a cut', () => {
  const table = settled({ 1: '| a1 a2 a4' });
  assert.deepEqual(series.next(table, { ...PLAIN, starter: 'cut' }), {
    ...PLAIN,
    starter: 1,
  });
});

test('R11.3 who started and won starts again', () => {
  const table = settled({ 1: 'a1 a2 a4 |' });
  assert.equal(table.starter, 0);
  assert.equal(series.next(table, PLAIN).starter, 0);
});

test('R11.2, R11.3 a game that is not over has no score and no successor', () => {
  const { table } = position({});
  assert.throws(() => series.score(table), /the game is not over/);
  assert.throws(() => series.next(table, PLAIN), /the game is not over/);
});

test('R11.4 after a draw each scores his flags, and the other starts', () => {
  const table = settled({ 1: 'g1 g2 g4 |', 5: '| a1 a2 a4' });
  assert.deepEqual(series.score(table), [1, 1]);
  assert.equal(table.starter, 0);
  assert.equal(series.next(table, PLAIN).starter, 1);
});
