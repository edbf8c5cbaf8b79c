import assert from 'node:assert/strict';
import { test } from 'vitest';
import { after, asked, fought, position } from './position.ts';

const FIGHT = { tactics: [2, 2], cards: ['C A', 'I C G'] } as const;

test('R17.1 survivors return to Reserves', () => {
  const from = fought(position({ cells: { '2/2': '1/0' } }), FIGHT, 'casualty:0.C');
  assert.deepEqual(from.state.table.reserves, [13, 14]);
  assert.equal(from.state.hands[1].reserves.filter((card) => card === 3).length, 1);
});

test('R17.2 who infiltrated may draw, won or lost; who let it fall does not', () => {
  const lost = fought(position(), { tactics: [1, 2], cards: ['M M', 'A A'] });
  assert.equal(asked(lost), 'tech 0');
  const drawn = after(lost, 'draw', '+missiles');
  assert.deepEqual(drawn.state.hands[0].reserves.at(-1), 13);
  assert.equal(drawn.state.table.reserves[0], 15);
  assert.equal(after(lost, 'decline').state.table.techLeft, 10);
  const gone = {
    tactics: [1, 2],
    cards: ['M M', 'A A'],
    withdraws: { attacker: 'M' },
  } as const;
  assert.equal(asked(fought(position(), gone)), 'command 0 1');
});

test('R17.3 the attacker decides and draws before the defender is asked', () => {
  for (const attacker of [0, 1] as const) {
    const from = fought(position(), { attacker, tactics: [1, 1], cards: ['M M', 'M M'] });
    assert.equal(asked(from), `tech ${String(attacker)}`);
    assert.equal(asked(after(from, 'draw')), 'tech-card');
    assert.equal(asked(after(from, 'draw', '+jets')), `tech ${String(1 - attacker)}`);
  }
});

test('R17.4 an empty Tech Deck asks nobody; the last card is the attacker’s to take', () => {
  const none = fought(position({ techLeft: '' }), { tactics: [1, 1], cards: ['M M', 'M M'] });
  assert.equal(asked(none), 'command 0 1');
  const last = fought(position({ techLeft: 'jets' }), { tactics: [1, 1], cards: ['M M', 'M M'] });
  assert.equal(asked(after(last, 'draw', '+jets')), 'command 0 1');
  assert.equal(asked(after(last, 'decline')), 'tech 1');
});
