import assert from 'node:assert/strict';
import { test } from 'vitest';
import { notation } from '../../rules/notation.ts';

test('moves are written as agreed, and read again', () => {
  const moves = [
    ...['pick:lee', 'keep', 'discard', 'discard:giap', 'field:shaka', 'recover', 'recover:I.A'],
    ...['leave', 'attack', 'defend', 't1', 't9', 't12', 'commit:M', 'commit:I.C.C.jets', 'stand'],
    ...['withdraw', 'withdraw:A', 'remove', 'protect', 'ignore', 'accept', 'casualty:0.A'],
    ...['casualty:1.wmd', 'lose:I.C', 'draw', 'decline', '+napoleon', '+jets', '+C'],
  ];
  for (const text of moves) {
    const move = notation.parse(text);
    assert.ok(move !== null, text);
    assert.equal(notation.format(move), text);
  }
  assert.deepEqual(notation.parse('commit:C.M.A'), { type: 'commit', cards: [0, 2, 4] });
  assert.deepEqual(notation.parse('casualty:1.G'), { type: 'casualty', of: 1, card: 3 });
});

test('what is no move is null', () => {
  const nonsense = [
    ...['', ' ', 't0', 't13', 't', 't1 ', 'pick:', 'pick:nobody', 'pick', 'keep:lee', 'field'],
    ...['commit', 'commit:', 'commit:X', 'commit:C..C', 'commit:C,C', 'commit:c', 'withdraw:'],
    ...[
      'withdraw:x',
      'casualty:2.C',
      'casualty:0',
      'casualty:0.x',
      'lose:',
      '+',
      '+nobody',
      'KEEP',
    ],
    ...['at3', '0 commit:M', 'casualty:x0.A', 'casualty:0.A.B', 'casualty:0.A '],
    ...['toString', 'constructor', 'attack\n', 'recover:', 'discard:C', 'fly'],
  ];
  for (const text of nonsense) assert.equal(notation.parse(text), null, text);
});
