import assert from 'node:assert/strict';
import { test } from 'vitest';
import { isTroop } from '../../rules/data.ts';
import { formationOf, sumOf } from '../../rules/formations.ts';
import { strengthAt } from '../../rules/proof.ts';
import { after, allows, cards, flag, legal, phase, position, refusal, whyNot } from './position.ts';

/** `wedge 27`: what seat 0 has at a flag drawn so. */
function worth(text: string, display = answerTo(text)): string {
  const drawn = position({ flags: { 1: text }, displays: ['', display] });
  const strength = strengthAt(flag(drawn, 1), 0);
  return `${formationOf(strength)} ${sumOf(strength)}`;
}

/** R6.2: as many Tactics plays of the other. */
function answerTo(text: string): string {
  const played = cards(text.split('|')[0] ?? '').filter((card) => !isTroop(card)).length;
  const others = ['scout', 'deserter', 'redeploy', 'traitor'].filter(
    (name) => !text.includes(name),
  );
  return others.slice(0, played).join(' ');
}

test('R6.1 a hand may be Tactics cards only', () => {
  const state = position({
    hands: ['alexander companion shields fog mud scout', 'v1'],
    phase: 'draw',
  });
  assert.ok(allows(state, 'draw:tactics'));
});

test('R6.2 at most one Tactics play more than the opponent', () => {
  const hands: [string, string] = ['fog alexander scout redeploy deserter traitor a1', 'mud a2'];
  const flags = { 1: 'o1 | o2' };
  const even = position({ hands, flags });
  assert.ok(allows(even, 'fog@1', 'alexander@1', 'scout', 'redeploy:o1>2', 'deserter:o2'));
  const ahead = position({ hands, flags, displays: ['shields', ''] });
  const limit = 'R6.2 tactics-limit';
  for (const move of [
    'fog@1',
    'alexander@1',
    'scout',
    'redeploy:o1>2',
    'deserter:o2',
    'traitor:o2>2',
  ]) {
    assert.equal(refusal(ahead, move), limit, move);
  }
  assert.deepEqual(whyNot(ahead, 'fog@1')?.facts, { card: 'fog', played: 1, other: 0 });
  assert.ok(allows(position({ hands, flags, displays: ['shields', 'companion'] }), 'fog@1'));
  assert.ok(allows(position({ hands, flags, displays: ['', 'companion'] }), 'fog@1'));
});

test('R6.2, R6.3 every play counts at once, also one that moves a Tactics card', () => {
  const state = position({
    hands: ['redeploy fog a1', 'scout'],
    flags: { 1: 'alexander | v1' },
    displays: ['', 'traitor'],
  });
  const moved = after(state, 'redeploy:alexander>2');
  assert.deepEqual(moved.table.played, [2, 1]);
  assert.deepEqual(moved.table.leaders, [1, 0]);
});

test('R6.3 a Tactics card that was taken away still counts for who played it', () => {
  const state = position({ hands: ['deserter a1', 'mud a2'], flags: { 1: '| fog' } });
  const gone = after(state, 'deserter:fog');
  assert.deepEqual(gone.table.played, [1, 1]);
  assert.deepEqual(gone.table.displays, [cards('deserter'), cards('fog')]);
});

test('R6.4 Morale cards take a slot like Troops', () => {
  const state = position({
    hands: ['alexander companion shields a1', ''],
    flags: { 1: 'g1 g2 |' },
  });
  for (const card of ['alexander', 'companion', 'shields']) {
    const laid = after(state, `${card}@1`);
    assert.deepEqual(flag(laid, 1).sides[0], cards(`g1 g2 ${card}`));
    assert.equal(flag(laid, 1).last, 0);
  }
});

test('R6.5 one Leader in a game, even after it has left the table', () => {
  const hands: [string, string] = ['darius a1', ''];
  const second = 'R6.5 second-leader';
  const lying = position({ hands, flags: { 1: 'alexander |' }, displays: ['', 'scout'] });
  assert.equal(refusal(lying, 'darius@2'), second);
  const gone = position({ hands, displays: ['alexander', 'scout'] });
  assert.equal(refusal(gone, 'darius@2'), second);
  assert.ok(allows(position({ hands, flags: { 1: '| alexander' } }), 'darius@2'));
});

test('R6.6 with onBoard a second Leader may follow once no own flag has one', () => {
  const options = { leaderLimit: 'onBoard' } as const;
  const hands: [string, string] = ['darius a1', ''];
  const displays: [string, string] = ['', 'scout'];
  const lying = position({ options, hands, displays, flags: { 1: 'alexander |' } });
  assert.equal(refusal(lying, 'darius@2'), 'R6.6 leader-on-board');
  assert.deepEqual(whyNot(lying, 'darius@2')?.at, ['card:alexander']);
  const claimed = position({
    options,
    hands,
    displays,
    flags: { 1: 'alexander g1 g2 |' },
    owners: { 1: 0 },
  });
  assert.equal(refusal(claimed, 'darius@2'), 'R6.6 leader-on-board');
  assert.ok(allows(position({ options, hands, displays: ['alexander', 'scout'] }), 'darius@2'));
  assert.ok(allows(position({ options, hands, flags: { 1: '| alexander' } }), 'darius@2'));
});

test('R6.7 a Leader is any colour and value', () => {
  for (const [beside, wedge] of [
    ['a6', 21],
    ['a7', 24],
    ['a9', 27],
    ['a10', 27],
  ] as const) {
    assert.equal(worth(`a8 ${beside} alexander |`), `wedge ${wedge}`);
  }
  assert.equal(worth('a8 o8 darius |'), 'phalanx 24');
});

test('R6.8, R6.9 Companion Cavalry is an 8, Shield Bearers are up to 3', () => {
  assert.equal(worth('a7 a9 companion |'), 'wedge 24');
  assert.equal(worth('g8 o8 companion |'), 'phalanx 24');
  assert.equal(worth('g10 o10 companion |'), 'host 28');
  assert.equal(worth('a4 a5 shields |'), 'wedge 12');
  assert.equal(worth('a3 o3 shields |'), 'phalanx 9');
  assert.equal(worth('a2 a3 shields |'), 'wedge 6');
  assert.equal(worth('a4 o4 shields |'), 'host 11');
  assert.equal(worth('a1 a9 shields |'), 'battalion 13');
});

test('R6.10 nobody names a wild card', () => {
  const state = position({ hands: ['alexander', ''], flags: { 1: 'a8 a9 |' } });
  const plays = legal(state).filter((move) => move !== 'pass');
  assert.equal(plays.length, 9);
  assert.ok(plays.every((move) => /^alexander@\d$/.test(move)));
});

test('R6.10 a Leader in place of p7 leaves p7 unseen', () => {
  assert.equal(worth('p6 p5 alexander |'), 'wedge 18');
  const state = position({
    flags: { 1: 'p6 p5 alexander |', 2: 'a5 o5 v5 | p8 p9' },
    displays: ['p10', ''],
    hands: ['', ''],
    phase: 'claim',
  });
  assert.deepEqual(whyNot(state, 'claim@2')?.facts?.['cards'], ['p7']);
});

test('R6.11 a Morale card may stand for a card seen elsewhere', () => {
  const state = position({ flags: { 1: 'a8 a9 alexander |', 2: '| a10' } });
  assert.equal(sumOf(strengthAt(flag(state, 1), 0)), 27);
});

test('R6.12 a side takes several Morale cards', () => {
  const hands: [string, string] = ['companion shields', ''];
  const state = position({ hands, flags: { 1: 'alexander |' }, displays: ['', 'scout'] });
  assert.ok(allows(state, 'companion@1', 'shields@1'));
  const two = position({ hands: ['shields', ''], flags: { 1: 'alexander companion | fog mud' } });
  assert.ok(allows(two, 'shields@1'));
});

test('R6.12, R6.13 several Morale cards are resolved jointly', () => {
  assert.equal(worth('alexander companion shields |'), 'battalion 21');
  assert.equal(worth('a9 alexander companion |'), 'wedge 27');
  assert.equal(worth('a9 companion shields |'), 'battalion 20');
  assert.equal(worth('a2 alexander shields |'), 'wedge 9');
  assert.equal(worth('a8 companion shields alexander mud |'), 'battalion 29');
});

test('R7.1 Fog and Mud lie at an open flag on the own side and take no slot', () => {
  const state = position({ hands: ['fog a1', 'mud a2'], flags: { 1: 'g1 g3 g5 | s1' } });
  const fog = after(state, 'fog@1');
  assert.deepEqual(flag(fog, 1).environment, [cards('fog'), []]);
  assert.deepEqual(flag(fog, 1).sides[0], cards('g1 g3 g5'));
  const mud = after(fog, 'end', 'draw:troop', '+o1', 'mud@1');
  assert.deepEqual(flag(mud, 1).environment, [cards('fog'), cards('mud')]);
  assert.equal(flag(mud, 1).last, 1);
});

test('R7.2 under Fog only the sums are compared, for both sides', () => {
  const claim = (text: string): string =>
    refusal(position({ flags: { 1: text }, hands: ['', ''], phase: 'claim' }), 'claim@1');
  assert.equal(claim('g8 o9 v10 fog | a10 a9 a7'), 'allowed');
  assert.equal(claim('a10 a9 a7 | g8 o9 v10 fog'), 'R5.5 line-beaten');
  assert.equal(claim('a1 a2 a3 | g1 o2 v4 fog'), 'R5.5 line-beaten');
  assert.equal(worth('a1 a2 a3 | fog'), 'none 6');
});

test('R7.3 under Fog wild cards count their highest', () => {
  assert.equal(worth('alexander companion shields fog |'), 'none 21');
});

test('R7.4, R7.5, R3.7 Mud on complete sides makes them incomplete and opens a fourth slot', () => {
  const state = position({
    flags: { 1: 'g8 g9 g10 | v1 v2 v4' },
    hands: ['mud g7', 'v5'],
  });
  const claimable = after(
    position({ flags: { 1: 'g8 g9 g10 | v1 v2 v4' }, hands: ['a1', ''] }),
    'a1@2',
  );
  assert.ok(allows(claimable, 'claim@1'));
  const mud = after(state, 'mud@1');
  assert.equal(refusal(mud, 'claim@1'), 'R5.4 own-side-incomplete');
  const other = after(mud, 'end', 'draw:troop', '+o1', 'v5@1', 'end', 'draw:troop', '+o2');
  assert.equal(phase(other), 'play');
  assert.ok(allows(other, 'g7@1'));
  assert.ok(allows(after(other, 'g7@1'), 'claim@1'));
});

test('R7.6 Fog and Mud at one flag: four cards, sums only', () => {
  const claim = (text: string): string =>
    refusal(
      position({ flags: { 1: text }, hands: ['', ''], displays: ['', 'scout'], phase: 'claim' }),
      'claim@1',
    );
  assert.equal(claim('g10 o10 v9 s9 fog | a1 a2 a3 a4 mud'), 'allowed');
  assert.equal(claim('g10 o10 v9 fog mud | a1 a2 a3 a4'), 'R5.4 own-side-incomplete');
});

test('R7.7 Redeploy and Deserter reach Fog and Mud unless they are fixed', () => {
  const drawing = {
    flags: { 1: 'fog | mud', 2: 'a1 a2 a4 |' },
    hands: ['redeploy deserter v1', ''] as [string, string],
  };
  const free = position(drawing);
  assert.ok(allows(free, 'redeploy:fog>2', 'redeploy:fog>out', 'deserter:mud'));
  const fixed = position({ ...drawing, options: { environmentMovable: false } });
  for (const move of ['redeploy:fog>2', 'redeploy:fog>out', 'deserter:mud']) {
    assert.equal(refusal(fixed, move), 'R7.7 environment-fixed', move);
  }
});

test('R7.8 when Mud leaves, three are complete, and of four the best three count', () => {
  const flags = { 1: 'g8 g9 g10 | v8 v9 v10 a1 mud' };
  const state = position({ flags, hands: ['deserter', 'a2'], last: { 1: 1 } });
  const gone = after(state, 'deserter:mud');
  assert.equal(phase(gone), 'claim');
  assert.deepEqual(flag(gone, 1).sides[1], cards('v8 v9 v10 a1'));
  assert.ok(allows(gone, 'claim@1'));
  assert.equal(worth('g8 g9 g10 a1 |', 'mud'), 'wedge 27');
  assert.equal(worth('g1 a5 o5 v5 |', 'mud'), 'phalanx 15');
});

test('R7.8 all four cards are seen', () => {
  const state = position({
    flags: { 1: 'g1 o5 v5 p10 |', 2: 'a5 s5 g5 | p8 p9' },
    displays: ['p7', 'mud'],
    hands: ['', ''],
    phase: 'claim',
  });
  assert.ok(allows(state, 'claim@2'));
});

test('R7.9 with ownerDiscardsOne each gives one up, the remover of Mud first', () => {
  const options = { mudExcess: 'ownerDiscardsOne' } as const;
  const flags = { 1: 'g1 g2 g3 g5 | v8 v9 v10 a1 mud', 2: 'o1 |' };
  const state = position({ options, flags, hands: ['deserter', 'a2'], last: { 1: 0 } });
  const gone = after(state, 'deserter:mud');
  assert.deepEqual(gone.table.stack.at(-1), { phase: 'mud-excess', seats: [0], flag: 0 });
  assert.deepEqual(legal(gone), ['drop:g1', 'drop:g2', 'drop:g3', 'drop:g5']);
  assert.equal(refusal(gone, 'drop:a1'), 'R7.9 not-at-that-flag');
  assert.equal(refusal(gone, 'drop:o1'), 'R7.9 not-at-that-flag');
  assert.equal(refusal(gone, 'end'), 'R3.2 wrong-step');
  const first = after(gone, 'drop:g5');
  assert.equal(flag(first, 1).last, 0);
  assert.deepEqual(first.table.stack.at(-1), { phase: 'mud-excess', seats: [1], flag: 0 });
  assert.equal(refusal(first, 'drop:g1', 0), 'R3.1 not-your-turn');
  const second = after(first, 'drop:a1');
  assert.deepEqual(flag(second, 1).sides, [cards('g1 g2 g3'), cards('v8 v9 v10')]);
  assert.equal(flag(second, 1).last, 0);
  assert.deepEqual(second.table.displays, [cards('deserter g5'), cards('mud a1')]);
  assert.deepEqual(second.table.stack.at(-1), { phase: 'claim', seats: [0] });
});

test('R7.9 who has no card too many is not asked', () => {
  const options = { mudExcess: 'ownerDiscardsOne' } as const;
  const flags = { 1: 'g1 g2 g3 mud | v8 v9 v10 a1' };
  const state = position({ options, flags, hands: ['redeploy', 'a2'], displays: ['', 'scout'] });
  const moved = after(state, 'redeploy:mud>2');
  assert.deepEqual(moved.table.stack.at(-1), { phase: 'mud-excess', seats: [1], flag: 0 });
});
