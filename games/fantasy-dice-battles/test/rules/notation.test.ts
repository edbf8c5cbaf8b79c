import assert from 'node:assert/strict';
import { test } from 'vitest';
import { parseOrderPlace, parseSpace } from '../../rules/notation.ts';
import { atOrder, atSpace, formatPlace, formatSpace } from '../../rules/refusals.ts';
import { SPACES } from '../../rules/state.ts';
import { game, tile } from './position.ts';

const { notation } = game;

test('moves are written as agreed, and read again', () => {
  const moves = [
    ...['army:blues', 'faction:blue', 'deploy:foot>1fl', 'deploy:foot-hero>3h'],
    ...['deploy:bow>reserve', 'deployed', 'foot@1', 'bow-hero@3', 'foot@regroup', 'ready'],
    ...['send:elite>2sr', 'hold', 'regroup:1', 'regroup:3', 'redeploy:2fm', 'flee:3sl'],
    ...['+foot', '+bow-hero', 'roll:1', 'roll:666', 'roll:112346'],
  ];
  for (const text of moves) {
    const move = notation.parse(text);
    assert.ok(move !== null, text);
    assert.equal(notation.format(move), text);
  }
});

test('each move is what it says', () => {
  const foot = tile('foot');
  for (const [text, move] of [
    ['army:blues', { type: 'army', army: 'blues' }],
    ['faction:blue', { type: 'faction', faction: 'blue' }],
    ['deploy:foot>2fm', { type: 'deploy', tile: foot, to: 7 }],
    ['deploy:foot>reserve', { type: 'deploy', tile: foot, to: null }],
    ['foot@2', { type: 'order', card: foot, at: 1 }],
    ['foot@regroup', { type: 'order', card: foot, at: 3 }],
    ['send:foot>3sr', { type: 'send', tile: foot, to: 16 }],
    ['regroup:2', { type: 'regroup', from: 1 }],
    ['redeploy:1fr', { type: 'redeploy', from: 2 }],
    ['flee:2fl', { type: 'flee', from: 6 }],
    ['+foot', { type: 'card', card: foot }],
    ['roll:1335', { type: 'roll', faces: [1, 0, 2, 0, 1, 0] }],
    ['ready', { type: 'ready' }],
    ['hold', { type: 'hold' }],
    ['deployed', { type: 'deployed' }],
  ] as const) {
    assert.deepEqual(notation.parse(text), move, text);
  }
});

test('what is no move is null', () => {
  const nonsense = [
    ...[
      '',
      ' ',
      'READY',
      'ready ',
      'ready:',
      'hold:1',
      'deployed:foot',
      'fly',
      'foot',
      ':',
      ':foot',
    ],
    ...['army:', 'army', 'army:Blues', 'faction:', 'faction', 'army:blues:reds', 'army:a b'],
    ...['deploy:foot', 'deploy:foot>', 'deploy:>1fl', 'deploy:dragon>1fl', 'deploy:foot>4fl'],
    ...['deploy:foot>1fl>2fl', 'deploy:foot>0fl', 'deploy:foot>1xx', 'deploy:foot>Reserve'],
    ...['send:foot', 'send:foot>reserve', 'send:dragon>1fl', 'send:foot>1fl>1fm', 'send:foot>11fl'],
    ...['foot@', 'foot@0', 'foot@4', 'foot@12', '@1', 'dragon@1', 'foot@1@2', 'foot@regroup@1'],
    ...[
      'foot@ regroup',
      'foot@a1',
      'regroup:0',
      'regroup:4',
      'regroup:',
      'regroup:12',
      'regroup:a1',
    ],
    ...['redeploy:', 'redeploy:fl', 'redeploy:1', 'redeploy:4fl', 'flee:', 'flee:1', 'flee:foot'],
    ...['+', '+dragon', '+foot ', '++foot', 'roll:', 'roll:0', 'roll:7', 'roll:21', 'roll:1a'],
    ...['roll:a1', ' roll:1', 'x-roll:1', 'roll:1\n', 'flee:1fl\n', 'foot@1\n', 'regroup:1\n'],
    ...[
      'flee:1fl2',
      'redeploy:1fl-',
      'send:foot>1fl1',
      'constructor:foot',
      'constructor:',
      'hasownproperty:foot',
      'toString',
      'constructor',
    ],
  ];
  for (const text of nonsense) assert.equal(notation.parse(text), null, JSON.stringify(text));
});

test('every space and order place has a name of its own, which is read again', () => {
  const names = Array.from({ length: SPACES }, (_, space) => formatSpace(space));
  assert.equal(new Set(names).size, SPACES);
  assert.deepEqual(names.slice(0, 7), ['1fl', '1fm', '1fr', '1sl', '1sr', '1h', '2fl']);
  for (const [space, name] of names.entries()) {
    assert.equal(parseSpace(name), space);
    assert.equal(atSpace(space), `space:${name}`);
  }
  assert.deepEqual([0, 1, 2, 3].map(formatPlace), ['1', '2', '3', 'regroup']);
  assert.deepEqual([0, 3].map(atOrder), ['order:1', 'order:regroup']);
  for (const at of [0, 1, 2, 3]) assert.equal(parseOrderPlace(formatPlace(at)), at);
});
