import assert from 'node:assert/strict';
import { test } from 'vitest';
import {
  after,
  asked,
  cards,
  eventsOf,
  fought,
  options,
  pickAll,
  played,
  position,
  refused,
} from './position.ts';

const FIGHT = { tactics: [2, 3], cards: ['G M', 'G M'] } as const;

test('R5.1 each keeps or discards; who has a leader fields no other', () => {
  assert.deepEqual(options(position(), 0), ['keep', 'discard']);
  assert.equal(refused(position(), '0:field:lee'), 'R5.1 has-leader');
});

test('R5.2 a discard draws; in the shared deck nobody is chosen', () => {
  const from = after(position(), '0:discard', '1:keep');
  assert.equal(asked(from), 'leader');
  assert.deepEqual(after(from, '+shaka').state.table.leaders, ['shaka', 'cyrus']);
  assert.equal(refused(position(), '0:discard:lee'), 'R5.2 drawn-not-chosen');
});

test('R5.3 who was drawn after a discard has one card less, in attack and in defence, once', () => {
  const drawn = after(position(), '0:discard', '1:keep', '+shaka');
  for (const role of ['attack', 'defend']) {
    const asking = after(drawn, role, '0:t2', '1:t2');
    const ready = role === 'attack' ? asking : after(asking, 'commit:M.M', 'stand');
    assert.equal(
      refused(ready, '0:commit:I.I.I.I'),
      `${role === 'attack' ? 'R9.3' : 'R11.3'} too-many`,
    );
    assert.equal(refused(ready, '0:commit:I.I.I'), null);
  }
  const next = after(drawn, 'attack', '0:t2', '1:t2', 'commit:M.M', 'stand', 'commit:M.M', 'stand');
  const later = after(next, '0:keep', '1:keep', 'attack', '0:t2', '1:t2');
  assert.equal(refused(later, '0:commit:I.I.I.I'), null);
});

test('R5.4 after a KIA or a lost Guard a leader is drawn without being asked, and without penalty', () => {
  const killed = fought(position({ cells: { '2/3': 'k0/0' } }), FIGHT);
  assert.equal(asked(killed), 'command 1');
  assert.equal(refused(killed, '1:field:lee'), 'R5.1 has-leader');
  const ready = after(killed, '1:keep', '+shaka', 'attack', '0:t2', '1:t2');
  assert.deepEqual(ready.state.table.battle.penalty, [false, false]);
  assert.equal(refused(ready, '0:commit:I.I.I.I'), null);
  const guard = fought(position({ cells: { '2/3': '1/0' } }), FIGHT, 'casualty:0.G');
  assert.equal(asked(guard), 'command 1');
  assert.deepEqual(guard.state.table.battle.penalty, [false, false]);
});

test('R5.4 in a free pool a side without a leader has nobody to keep or to discard', () => {
  const from = position({ options: { pool: 'free' } });
  const ready = pickAll(from);
  assert.equal(refused(ready, '0:keep'), 'R5.4 nobody-to-keep');
  assert.equal(refused(ready, '0:discard:giap'), 'R5.4 nobody-to-keep');
});

test('R5.5 a leader that was drawn is not discarded again in that Command', () => {
  const from = after(position(), '0:discard', '1:keep', '+shaka');
  assert.equal(asked(from), 'initiative 0');
});

test('R5.6 both choose before a leader comes up, forced ones too; seat 0 draws first', () => {
  const both = after(position(), '0:discard', '1:discard');
  const drawn = played(both, '+shaka', '+lee');
  assert.deepEqual(drawn.state.table.leaders, ['shaka', 'lee']);
  const killed = fought(position({ cells: { '2/3': 'k0/0' } }), FIGHT);
  assert.deepEqual(killed.state.table.leaders, [null, 'cyrus']);
  assert.equal(asked(killed), 'command 1');
  assert.deepEqual(after(killed, '1:discard', '+lee', '+shaka').state.table.leaders, [
    'lee',
    'shaka',
  ]);
});

test('R4.10, R5.7 a discard needs a leader that nobody else is owed, and who can only keep is asked', () => {
  assert.equal(refused(position({ deck: [] }), '0:discard'), 'R5.7 no-leader-left');
  const owed = fought(position({ deck: ['lee'], cells: { '2/3': 'k0/0' } }), FIGHT);
  assert.equal(refused(owed, '1:discard'), 'R5.7 no-leader-left');
  const enough = fought(position({ deck: ['lee', 'shaka'], cells: { '2/3': 'k0/0' } }), FIGHT);
  assert.equal(refused(enough, '1:discard'), null);
});

test('R5.8 with one leader left and two discards, seat 1 keeps his, without penalty', () => {
  const from = played(position({ deck: ['lee'] }), '1:discard', '0:discard');
  assert.deepEqual(
    eventsOf(from, 'void').map(({ seat }) => seat),
    [1],
  );
  const drawn = after(from, '+lee');
  assert.deepEqual(drawn.state.table.leaders, ['lee', 'cyrus']);
  assert.deepEqual(drawn.state.table.battle.penalty, [true, false]);
});

const DRAWS = { giap: { bonuses: [{ type: 'draw', cards: 2 }] } } as const;

test('R6.1 a draw bonus takes cards of choice from the own pile', () => {
  const from = after(position({ facts: DRAWS, casualties: ['I C A', 'G'] }), '0:keep', '1:keep');
  assert.equal(asked(from), 'muster 0');
  assert.equal(refused(from, 'recover:C.G'), 'R6.1 not-in-pile');
  const taken = after(from, 'recover:C.A');
  assert.deepEqual(taken.state.table.casualties, [cards('I'), cards('G')]);
  assert.deepEqual(taken.state.table.reserves, [13, 13]);
  assert.equal(taken.state.hands[0].reserves.filter((card) => card === 4).length, 2);
});

test('R6.2 exactly as many as printed, or all if fewer lie there', () => {
  const from = after(position({ facts: DRAWS, casualties: ['I C A', ''] }), '0:keep', '1:keep');
  assert.equal(refused(from, 'recover:C'), 'R6.2 recover-number');
  assert.equal(refused(from, 'recover:I.C.A'), 'R6.2 recover-number');
  assert.equal(refused(from, 'leave'), null);
  const one = after(position({ facts: DRAWS, casualties: ['A', ''] }), '0:keep', '1:keep');
  assert.deepEqual(options(one, 0), ['recover:A', 'leave']);
  const none = after(position({ facts: DRAWS }), '0:keep', '1:keep');
  assert.equal(asked(none), 'initiative 0');
});

const TWO = {
  giap: {
    bonuses: [
      { type: 'draw', cards: 1 },
      { type: 'modifier', arm: 'militia', by: 1 },
    ],
  },
} as const;

test('R6.3 who has drawn has no modifier in that battle', () => {
  const fight = { tactics: [2, 2], cards: ['M M', 'I M'] } as const;
  const before = position({ facts: TWO, casualties: ['C', ''] });
  const drawn = fought(before, { ...fight, orders: ['0:keep', '1:keep', 'recover:C'] });
  assert.deepEqual(eventsOf(drawn, 'totals').at(-1)?.totals, [0, 1]);
  const left = fought(before, { ...fight, orders: ['0:keep', '1:keep', 'leave'] });
  assert.deepEqual(eventsOf(left, 'totals').at(-1)?.totals, [2, 1]);
});

test('R6.4 both choose in secret, and cards move when both have chosen', () => {
  const facts = { ...DRAWS, cyrus: { bonuses: [{ type: 'draw', cards: 1 }] } } as const;
  const from = after(position({ facts, casualties: ['I C', 'G'] }), '0:keep', '1:keep');
  assert.equal(asked(from), 'muster 0 1');
  const [one, another] = [after(from, '1:recover:G'), after(from, '1:leave')];
  assert.deepEqual(one.state.table, another.state.table);
  assert.deepEqual(after(one, '0:leave').state.table.casualties, [cards('I C'), []]);
});

test('R7.1 the higher rank says who attacks', () => {
  const from = after(position(), '0:keep', '1:keep');
  assert.equal(asked(from), 'initiative 0');
  assert.equal(after(from, 'attack').state.table.battle.attacker, 0);
  assert.equal(after(from, 'defend').state.table.battle.attacker, 1);
  const other = after(position({ leaders: ['cyrus', 'lee'] }), '0:keep', '1:keep');
  assert.equal(asked(other), 'initiative 1');
});
