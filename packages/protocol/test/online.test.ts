import { expect, test } from 'vitest';
import {
  LONGEST_MESSAGE,
  openRequest,
  parseClientMessage,
  takeSeatRequest,
  viewHash,
  viewHashOfTexts,
} from '../index.ts';

const SECRET = '0f'.repeat(32);
const ACT = { type: 'act', action: 'abcdefgh', expected: 3, move: 'claim@3' };

test.each([
  { type: 'join', protocol: 1, from: 0 },
  { type: 'commit', commitment: SECRET },
  { type: 'reveal', secret: SECRET },
  ACT,
  { type: 'resign', action: 'abcdefgh' },
  { type: 'abort', action: 'abcdefgh' },
  { type: 'claim', action: 'abcdefgh', result: 'draw' },
  { type: 'offer', action: 'abcdefgh', offer: 'draw' },
  { type: 'accept', action: 'abcdefgh', offer: 'takeback' },
  { type: 'decline', action: 'abcdefgh', offer: 'rematch' },
  { type: 'resend', from: 12 },
])('$type is read as it is', (message) => {
  expect(parseClientMessage(JSON.stringify(message))).toEqual(message);
});

test.each<[string, unknown]>([
  ['an action without a name', { ...ACT, action: undefined }],
  ['a short name', { ...ACT, action: 'abcdefg' }],
  ['a long name', { ...ACT, action: 'a'.repeat(65) }],
  ['a name of other letters', { ...ACT, action: 'abcdefgh;' }],
  ['a negative number', { ...ACT, expected: -1 }],
  ['a part of a number', { ...ACT, expected: 1.5 }],
  ['a number beyond all', { ...ACT, expected: 1e12 }],
  ['a move of two words', { ...ACT, move: 'claim 3' }],
  ['no move', { ...ACT, move: '' }],
  ['a move without end', { ...ACT, move: 'x'.repeat(501) }],
  ['something more', { ...ACT, seat: 1 }],
  ['a seat in a join', { type: 'join', protocol: 1, from: 0, seat: 1 }],
  ['a short secret', { type: 'reveal', secret: '0f' }],
  ['a secret in capitals', { type: 'reveal', secret: SECRET.toUpperCase() }],
  ['an unknown kind', { type: 'takeback' }],
  ['an unknown offer', { type: 'offer', action: 'abcdefgh', offer: 'money' }],
  ['a loss that is claimed', { type: 'claim', action: 'abcdefgh', result: 'loss' }],
  ['no object', [ACT]],
  ['nothing', null],
])('%s is no message', (_, message) => {
  expect(parseClientMessage(JSON.stringify(message))).toBeNull();
});

test('neither what is no JSON nor what is too long is a message', () => {
  expect(parseClientMessage('join')).toBeNull();
  const long = `${' '.repeat(LONGEST_MESSAGE)}${JSON.stringify(ACT)}`;
  expect(parseClientMessage(long)).toBeNull();
  expect(parseClientMessage(long.slice(-LONGEST_MESSAGE))).toEqual(ACT);
});

test('a name is one line that can be read', () => {
  const invitation = 'a'.repeat(22);
  for (const name of ['', '  ', 'a\nb', '\u202eevil', 'x'.repeat(81)]) {
    expect(takeSeatRequest.safeParse({ invitation, name }).success).toBe(false);
    expect(openRequest.safeParse({ game: 'battle-line', name }).success).toBe(false);
  }
  expect(takeSeatRequest.safeParse({ invitation, name: 'Jürgen Ö.' }).success).toBe(true);
});

test('the hash of a view is the same on both sides of a wire', () => {
  const [table, hand] = [{ b: 1, a: [2] }, { cards: ['x'] }];
  const sent = JSON.parse(JSON.stringify({ table, hand })) as { table: unknown; hand: unknown };
  expect(viewHash(sent.table, sent.hand)).toBe(viewHash(table, hand));
  expect(viewHashOfTexts(JSON.stringify(table), JSON.stringify(hand))).toBe(viewHash(table, hand));
  expect(viewHash(table, null)).not.toBe(viewHash(table, hand));
});
