import assert from 'node:assert/strict';
import { test } from 'vitest';
import { notation } from '../../rules/notation.ts';

test('moves are written as agreed, and read again', () => {
  const moves = [
    ...['g10@5', 'fog@2', 'alexander@9', 'scout', 'redeploy:g10>7', 'redeploy:mud>out'],
    ...['deserter:g10', 'traitor:g10>4', 'pass', 'claim@4', 'end', 'draw:troop', 'draw:tactics'],
    ...['return:g10', 'drop:g10', '+g10', '+traitor'],
  ];
  for (const text of moves) {
    const move = notation.parse(text);
    assert.ok(move !== null, text);
    assert.equal(notation.format(move), text);
  }
  assert.deepEqual(notation.parse('claim@4'), { type: 'claim', flag: 3 });
});

test('what is no move is null', () => {
  const nonsense = [
    ...['', ' ', 'g11@1', 'g0@1', 'x1@1', 'g1@0', 'g1@10', 'g1@', '@1', 'claim@', 'claim@x'],
    ...['redeploy:g1', 'redeploy:g1>', 'redeploy:g1>0', 'redeploy:g1>7>8', 'redeploy:x>1'],
    ...['traitor:g1>out', 'deserter:', 'deserter:g1>2', 'draw:', 'draw:both', 'return:x', 'fly:g1'],
    ...['x+g1', '+', '+x', 'g1 @1', 'g1@1 ', 'Pass', 'PASS', 'scout:g1', 'g1@1\n', 'claim:4'],
  ];
  for (const text of nonsense) assert.equal(notation.parse(text), null, text);
});
