import assert from 'node:assert/strict';
import { known } from '@bannerfield/kernel';
import { test } from 'vitest';
import {
  after,
  asked,
  cards,
  eventsOf,
  fought,
  options,
  played,
  position,
  refused,
} from './position.ts';

const KEPT = ['0:keep', '1:keep'];

test('R8.1 each sets one card, unseen by the other', () => {
  const from = after(position(), ...KEPT, 'attack');
  const [one, another] = [after(from, '0:t2'), after(from, '0:t8')];
  assert.deepEqual(one.state.table, another.state.table);
  assert.deepEqual(known(one.state, 1), known(another.state, 1));
  assert.equal(one.state.hands[0].tactic, 2);
});

test('R8.2 only up to the rating', () => {
  const from = after(position({ facts: { giap: { rating: 8 } } }), ...KEPT, 'attack');
  assert.equal(refused(from, '0:t8'), null);
  assert.equal(refused(from, '0:t9'), 'R8.2 above-rating');
  assert.equal(refused(from, '1:t9'), null);
});

test('R8.3 a card may be set and committed for without its arm', () => {
  const from = after(position(), ...KEPT, 'attack', '0:t12', '1:t8');
  assert.equal(refused(from, 'commit:M.M'), null);
});

test('R8.4 the same card is there in the next battle', () => {
  const fight = { tactics: [4, 1], cards: ['M', 'M M'] } as const;
  const from = fought(position(), fight, 'decline', ...KEPT, 'attack');
  assert.equal(refused(from, '0:t4'), null);
  assert.equal(refused(from, '1:t1'), null);
});

const ATTACK = [...KEPT, 'attack', '0:t2', '1:t2'];
const DEFENSE = [...ATTACK, 'commit:M.M', 'stand'];

test.for([
  ['R9.1 attack', 'R9.1', ATTACK],
  ['R11.1 defense', 'R11.1', DEFENSE],
] as const)('%s: two cards at least', ([, rule, moves]) => {
  const from = after(position(), ...moves);
  assert.equal(refused(from, 'commit:C'), `${rule} too-few`);
  assert.equal(refused(from, 'commit:C.C'), null);
});

test('R9.2, R11.2 one is enough for Withdraw, and the defender may commit more', () => {
  const set = after(position(), ...KEPT, 'attack', '0:t4', '1:t4');
  assert.equal(refused(set, 'commit:M'), null);
  const defending = after(set, 'commit:M', 'stand');
  assert.equal(refused(defending, 'commit:M'), null);
  assert.equal(refused(defending, 'commit:I.I.I.I'), null);
  const swapped = after(position(), ...ATTACK, 'commit:M.M', 'withdraw');
  assert.equal(refused(swapped, 'commit:M'), null);
  assert.equal(refused(swapped, 'commit:I.I.I'), null);
});

test('R9.2, R11.2 but none is not enough', () => {
  const set = after(position(), ...KEPT, 'attack', '0:t4', '1:t4');
  const nothing = { type: 'commit', cards: [] } as const;
  const said = (from: typeof set, seat: 0 | 1) =>
    from.game.why(known(from.state, seat), nothing)?.rule;
  assert.equal(said(set, 0), 'R9.2');
  assert.equal(said(after(set, 'commit:M', 'stand'), 1), 'R11.2');
});

test('R9.3, R11.3 not more than the size in attack, in defence', () => {
  const facts = { giap: { attack: 3, defence: 5 }, cyrus: { attack: 5, defence: 3 } };
  const from = after(position({ facts }), ...ATTACK);
  assert.equal(refused(from, 'commit:I.I.I.I'), 'R9.3 too-many');
  assert.equal(refused(from, 'commit:I.I.I'), null);
  const defending = after(from, 'commit:M.M', 'stand');
  assert.equal(refused(defending, 'commit:I.I.I.I'), 'R11.3 too-many');
  assert.equal(refused(defending, 'commit:I.I.I'), null);
});

test('R9.4, R11.4 only from Reserves', () => {
  const from = after(position({ casualties: ['G', 'A'] }), ...ATTACK);
  assert.equal(refused(from, 'commit:M.G'), 'R9.4 not-in-reserves');
  assert.equal(refused(from, 'commit:M.jets'), 'R9.4 not-in-reserves');
  const defending = after(from, 'commit:M.M', 'stand');
  assert.equal(refused(defending, 'commit:A.A'), 'R11.4 not-in-reserves');
  assert.equal(refused(defending, 'commit:G.A'), null);
});

const ALL_BUT_ONE = 'M M I I I I I I C C C G A';

test('R9.5 a short attacker loses at once, unseen; the defender is not tested', () => {
  const short: [string, string] = [ALL_BUT_ONE, ALL_BUT_ONE];
  const from = played(position({ casualties: short }), ...KEPT, 'attack', '0:t1', '1:t1');
  assert.deepEqual(from.state.table.record, [1]);
  assert.deepEqual(
    eventsOf(from, 'short').map(({ seat }) => seat),
    [0],
  );
  assert.equal(eventsOf(from, 'reveal').length, 0);
  assert.deepEqual(from.state.table.reserves, [1, 1]);
  assert.equal(asked(from), 'command 0 1');
  const withdrawing = after(position({ casualties: short }), ...KEPT, 'attack', '0:t4', '1:t1');
  assert.equal(asked(withdrawing), 'attack 0');
});

test('R11.5 a short defender loses at once, and the attacker takes his cards home', () => {
  const before = position({ casualties: ['', ALL_BUT_ONE] });
  const from = played(before, ...KEPT, 'attack', '0:t2', '1:t2', 'commit:C.C', 'stand');
  assert.deepEqual(from.state.table.record, [0]);
  assert.deepEqual(from.state.table.reserves, [14, 1]);
  assert.ok(!from.told.some(({ event, to }) => to === null && 'cards' in event));
  assert.equal(eventsOf(from, 'won').at(-1)?.how, 'short');
});

test('R10.4 the defender may withdraw before his army is tested, even without cards', () => {
  const before = position({ casualties: ['', ALL_BUT_ONE] });
  const asking = after(before, ...KEPT, 'attack', '0:t2', '1:t2', 'commit:C.C');
  assert.equal(asked(asking), 'defender-withdrawal 1');
  assert.equal(asked(after(asking, 'withdraw')), 'defense 1');
  const none = position({ casualties: ['', `${ALL_BUT_ONE} A`] });
  const bare = after(none, ...KEPT, 'attack', '0:t2', '1:t2', 'commit:C.C');
  assert.equal(asked(bare), 'defender-withdrawal 1');
  assert.deepEqual(after(bare, 'withdraw').state.table.record, [0]);
});

test('R9.6 the number of committed cards is public', () => {
  const from = played(position(), ...ATTACK, 'commit:I.I.C');
  assert.deepEqual(eventsOf(from, 'commit'), [{ type: 'commit', seat: 0, count: 3 }]);
  assert.deepEqual(from.state.table.battle.backs, [3, 0]);
  assert.deepEqual(from.state.table.reserves, [11, 14]);
});

test('R9.7 a size of one allows Withdraw only', () => {
  const facts = { shaka: { attack: 2 } };
  const drawn = after(position({ facts }), '0:discard', '1:keep', '+shaka', 'attack');
  assert.deepEqual(after(drawn, '0:t2', '1:t2').state.table.record, [1]);
  const withdrawing = after(drawn, '0:t4', '1:t2');
  assert.equal(asked(withdrawing), 'attack 0');
  assert.equal(refused(withdrawing, 'commit:M.M'), 'R9.3 too-many');
});

test('R10.1 the defender may turn to Withdraw; he takes nothing back', () => {
  const from = played(position(), ...ATTACK, 'commit:M.M');
  assert.deepEqual(options(from, 1), ['stand', 'withdraw']);
  assert.equal(refused(from, 'withdraw:C'), 'R10.1 nothing-to-take-back');
  const swapped = played(from, 'withdraw');
  assert.equal(swapped.state.hands[1].tactic, 4);
  assert.deepEqual(swapped.told, [{ event: { type: 'withdraw', seat: 1 }, to: null }]);
  assert.deepEqual(swapped.state.table.battle.withdrew, [false, true]);
});

const LOW = { giap: { rating: 3 }, cyrus: { rating: 3 } };

test('R10.2, R12.3 below a rating of four nobody turns to Withdraw', () => {
  const from = after(position({ facts: LOW }), ...ATTACK, 'commit:C.C');
  assert.equal(refused(from, 'withdraw'), 'R10.2 above-rating');
  const attacker = after(from, 'stand', 'commit:M.M');
  assert.equal(refused(attacker, 'withdraw:C'), 'R12.3 above-rating');
  const four = after(
    position({ facts: { giap: { rating: 4 }, cyrus: { rating: 4 } } }),
    ...ATTACK,
    'commit:C.C',
  );
  assert.equal(refused(four, 'withdraw'), null);
});

test('R10.3, R12.4 a Withdraw is not replaced by Withdraw', () => {
  const from = after(position(), ...KEPT, 'attack', '0:t4', '1:t4', 'commit:C.C');
  assert.equal(refused(from, 'withdraw'), 'R10.3 withdraws-already');
  const attacker = after(from, 'stand', 'commit:M.M');
  assert.equal(refused(attacker, 'withdraw:C'), 'R12.4 withdraws-already');
});

test('R12.1, R12.2 the attacker may turn to Withdraw, and takes back exactly one card', () => {
  const from = after(position(), ...ATTACK, 'commit:I.C.C', 'stand', 'commit:M.M');
  assert.deepEqual(options(from, 0), ['stand', 'withdraw:I', 'withdraw:C']);
  assert.equal(refused(from, 'withdraw'), 'R12.2 take-one-back');
  assert.equal(refused(from, 'withdraw:A'), 'R12.2 not-committed');
  const swapped = played(from, 'withdraw:C');
  assert.deepEqual(eventsOf(swapped, 'reveal')[0], {
    type: 'reveal',
    seat: 0,
    tactic: 4,
    cards: cards('I C'),
  });
  assert.deepEqual(after(from, 'stand').state.table.record, [0]);
});

test('R13.1 both are turned over together', () => {
  const from = fought(position(), { tactics: [2, 3], cards: ['C C', 'I M'] });
  assert.deepEqual(eventsOf(from, 'reveal'), [
    { type: 'reveal', seat: 0, tactic: 2, cards: cards('C C') },
    { type: 'reveal', seat: 1, tactic: 3, cards: cards('M I') },
  ]);
});

test.for([
  ['R13.2 Enfilade Right', 6, 'C'],
  ['R13.2 Enfilade Left', 7, 'C'],
  ['R13.2 Double Envelopment', 8, 'C'],
  ['R13.2 Bombard', 12, 'A'],
] as const)('%s needs its arm, else R13.3 it becomes Stand & Defend', ([, tactic, arm]) => {
  const cells = { [`${String(tactic)}/3`]: '0/0', '2/3': '0/0 nv' };
  const fight = (held: string) =>
    fought(position({ cells }), { tactics: [tactic, 3], cards: [held, 'M M'] });
  assert.deepEqual(eventsOf(fight(`${arm} I`), 'failed'), []);
  const without = fight('G I');
  assert.deepEqual(eventsOf(without, 'failed'), [{ type: 'failed', seat: 0, tactic }]);
  assert.equal(eventsOf(without, 'engage')[0]?.attacker, 2);
  assert.equal(eventsOf(without, 'won')[0]?.how, 'no-victor');
});

test('R13.2 no other tactic needs an arm', () => {
  for (const tactic of [1, 2, 3, 4, 5, 9, 10, 11]) {
    const from = fought(position(), { tactics: [tactic, 3], cards: ['M M', 'M M'] });
    assert.deepEqual(eventsOf(from, 'failed'), []);
  }
});

test('R13.3 a failed tactic of the defender is Stand & Defend too', () => {
  const from = fought(position(), { tactics: [3, 12], cards: ['M M', 'M M'] });
  assert.equal(eventsOf(from, 'engage')[0]?.defender, 2);
});

test('R13.3 a position with a card above the rating, or too many cards, is no position', () => {
  const { game, state } = after(
    position({ facts: { giap: { rating: 8 } } }),
    ...KEPT,
    'attack',
    '0:t8',
    '1:t2',
  );
  state.hands[0].tactic = 9;
  assert.match(game.audit(state) ?? '', /above its rating/);
  const many = after(position({ facts: { giap: { attack: 3 } } }), ...ATTACK, 'commit:I.I.I');
  many.state.hands[0].committed = cards('I I I I');
  many.state.hands[0].reserves.splice(2, 1);
  many.state.table.battle.backs[0] = 4;
  many.state.table.reserves[0] -= 1;
  assert.match(many.game.audit(many.state) ?? '', /too many/);
});

test('R13.4 Jet Fighters are Cavalry and Artillery, for either need', () => {
  for (const tactic of [8, 12]) {
    const from = fought(position({ tech: ['jets', ''] }), {
      tactics: [tactic, 3],
      cards: ['M jets', 'M M'],
    });
    assert.deepEqual(eventsOf(from, 'failed'), []);
  }
});
