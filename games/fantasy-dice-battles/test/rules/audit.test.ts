import assert from 'node:assert/strict';
import type { Seat } from '@bannerfield/kernel';
import { test } from 'vitest';
import type { FdbState } from '../../rules/fdb.ts';
import { after, FULL, game, laid, position, tile } from './position.ts';

const ANY = 'foot foot foot .';
const WAITING = { reinforcements: 'foot', discard: 'foot', fleeing: 'pike . .' };

/** In step 1, with something in each place where cards and units can be. */
function ordering(): FdbState {
  return after(position({ sides: [WAITING, WAITING] }), '0 foot@1', '1 foot@2');
}

/** In step 2, when the backs lie on the table and nobody has turned them up. */
function reinforcing(): FdbState {
  const line = ['foot . foot foot foot foot-hero', FULL[1], FULL[2]];
  const side = { battalions: line, reinforcements: 'foot foot' };
  const options = { reinforcing: 'blind' } as const;
  return laid(position({ sides: [side, side], options }), ANY, ANY);
}

type Side = FdbState['table']['sides'][number];
type Hand = FdbState['hands'][number];

/** One thing spoilt on a seat, and what is said of it. */
type Spoil = (state: FdbState, seat: Seat) => void;

const onSide =
  (spoil: (side: Side) => void): Spoil =>
  (state, seat) =>
    spoil(state.table.sides[seat]);

const onHand =
  (spoil: (hand: Hand) => void): Spoil =>
  (state, seat) =>
    spoil(state.hands[seat]);

const CARD = 'a card is missing or doubled';
const UNIT = 'a unit is missing or doubled';
const PILE = 'the pile is not as large as the table says';
const HELD = 'the hand is not as large as the table says';
const BACKS = 'the backs are not the cards laid';
const TOKEN = 'a unit is what it cannot be';

/** Takes the first for another one, so that there are as many. */
function swap(list: (number | null)[]): void {
  list[0] = list[0] === tile('drum') ? tile('imp') : tile('drum');
}

const SPOILT: readonly (readonly [string, () => FdbState, Spoil, string])[] = [
  ['a card of the hand lost', ordering, onHand(({ cards }) => void cards.pop()), CARD],
  ['a card of the hand changed', ordering, onHand(({ cards }) => swap(cards)), CARD],
  [
    'the only card of its kind lost',
    () => position({ sides: [{ hand: 'drum' }, { hand: 'drum' }] }),
    onHand(({ cards }) => void cards.pop()),
    CARD,
  ],
  ['a card laid changed', ordering, onHand(({ orders }) => void (orders[3] = tile('foot'))), CARD],
  ['a card discarded twice', ordering, onSide(({ discard }) => void discard.push(0)), CARD],
  [
    'a card of the pile changed',
    ordering,
    ({ fate }, seat) => {
      swap(fate[seat]);
    },
    CARD,
  ],
  [
    'a card turned up twice',
    () => laid(position(), ANY, ANY),
    onSide(({ orders }) => void (orders[3] = tile('foot'))),
    CARD,
  ],
  ['a unit gone', ordering, onSide(({ spaces }) => void (spaces[0] = null)), UNIT],
  ['a unit twice in the lane', ordering, onSide(({ fleeing }) => void (fleeing[1] = 0)), UNIT],
  [
    'another unit waits',
    ordering,
    onSide(({ reinforcements }) => {
      swap(reinforcements);
    }),
    UNIT,
  ],
  ['a unit has fallen, too', ordering, onSide(({ fallen }) => void fallen.push(0)), UNIT],
  ['a pile too large', ordering, onSide((side) => void (side.pile += 1)), PILE],
  ['a hand too large', ordering, onSide((side) => void (side.held += 1)), HELD],
  [
    'a back before both are ready',
    ordering,
    onSide(({ orders }) => void (orders[2] = 'down')),
    BACKS,
  ],
  ['a back too few', reinforcing, onSide(({ orders }) => void (orders[0] = null)), BACKS],
  ['a back too many', reinforcing, onSide(({ orders }) => void (orders[3] = 'down')), BACKS],
  ['fewer than no wounds', ordering, onToken({ wounds: -1 }), TOKEN],
  ['poison twice', ordering, onToken({ poison: 2 }), TOKEN],
  ['two dice on the armour', ordering, onToken({ blocked: 2 }), TOKEN],
  [
    'somebody sent who does not wait',
    reinforcing,
    onHand(({ sent }) => void sent.push({ tile: tile('pike'), to: 1 })),
    TOKEN,
  ],
];

function onToken(change: object): Spoil {
  return onSide(({ spaces }) => {
    const [token] = spaces;
    if (token) spaces[0] = { ...token, ...change };
  });
}

test.for(SPOILT)('the audit complains of %s', ([, make, spoil, complaint]) => {
  for (const seat of [0, 1] as const) {
    const state = make();
    assert.equal(game.audit(state), null);
    spoil(state, seat);
    assert.equal(game.audit(state), `seat ${seat}: ${complaint}`);
  }
});

test('the audit allows what just still may be', () => {
  const state = ordering();
  const [token] = state.table.sides[0].spaces;
  assert.ok(token);
  Object.assign(token, { wounds: 9, poison: 1, blocked: 1 });
  assert.equal(game.audit(state), null);
  const sent = after(reinforcing(), '0 send:foot>1fm');
  assert.equal(sent.hands[0].sent.length, 1);
  assert.equal(game.audit(sent), null);
});
