import assert from 'node:assert/strict';
import { known, makeXoshiro } from '@bannerfield/kernel';
import { test } from 'vitest';
import { RANKS, TACTICS, colourOf, isTroop, valueOf } from '../../rules/data.ts';
import { game } from '../../rules/index.ts';
import type { Options } from '../../rules/state.ts';
import { PLAIN, after, allows, cards, phase, position, refusal, told } from './position.ts';

function setup(options: Partial<Options> = {}) {
  return game.setup({ ...PLAIN, ...options });
}

/** Fourteen Troops: the azure ones and four of purpure. */
const DEAL = 'a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 p1 p2 p3 p4'.split(' ').map((card) => `+${card}`);

test('R1.1 nine flags stand between the sides of two players', () => {
  const { flags } = setup().table;
  assert.equal(flags.length, 9);
  for (const { sides, owner } of flags) assert.deepEqual([sides, owner], [[[], []], null]);
});

test('R1.2, R2.4, R2.5 sixty Troops and ten Tactics cards, every one once', () => {
  const { fate } = setup();
  assert.equal(new Set(fate.troop.map((card) => `${colourOf(card)} ${valueOf(card)}`)).size, 60);
  assert.deepEqual(new Set(fate.troop.map(colourOf)).size, 6);
  assert.deepEqual([...new Set(fate.troop.map(valueOf))], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  assert.equal(fate.tactics.length, 10);
  const dealt = after(setup(), ...DEAL);
  assert.deepEqual(dealt.table.decks, { troop: 46, tactics: 10 });
});

test('R1.3 elephants are the highest rank, skirmishers the lowest', () => {
  assert.equal(RANKS.at(-1), 'elephants');
  assert.equal(RANKS[0], 'skirmishers');
  assert.equal(RANKS.length, 10);
});

test('R1.4 a Troop does nothing but lie there, whatever its rank', () => {
  const hand = 'v1 v2 v3 v8 v9 v10';
  for (const troop of hand.split(' ')) {
    const state = position({ hands: [hand, ''], flags: { 1: '| g1 g2 g3' } });
    const later = after(state, `${troop}@1`);
    assert.deepEqual(later.table.flags.slice(1), state.table.flags.slice(1));
    assert.deepEqual(later.table.flags[0]?.sides, [cards(troop), cards('g1 g2 g3')]);
    assert.equal(phase(later), 'claim');
  }
});

test('R1.5 four Morale, two Environment and four Guile cards', () => {
  const classes = TACTICS.map((row) => row.class);
  assert.equal(classes.filter((each) => each === 'morale').length, 4);
  assert.equal(classes.filter((each) => each === 'environment').length, 2);
  assert.equal(classes.filter((each) => each === 'guile').length, 4);
});

test('R1.6 ten Tactics cards make a second deck, or there is none', () => {
  assert.deepEqual(setup({ tactics: true }).table.decks, { troop: 60, tactics: 10 });
  const { table, fate } = setup({ tactics: false });
  assert.deepEqual(table.decks, { troop: 60, tactics: 0 });
  assert.deepEqual(fate.tactics, []);
});

test('R1.6 without Tactics there is no second deck to draw from', () => {
  const state = position({ options: { tactics: false }, hands: ['a1', ''], phase: 'draw' });
  assert.equal(state.table.decks.tactics, 0);
  assert.equal(refusal(state, 'draw:tactics'), 'R1.6 no-tactics-deck');
  assert.ok(allows(state, 'draw:troop'));
});

test('R2.1, R2.2 the higher card deals, equal ones are cut again, and all go back', () => {
  const cut = setup({ starter: 'cut' });
  assert.equal(game.chance(cut).length, 60);
  const first = after(cut, '+g7');
  assert.equal(game.chance(first).length, 59);
  const again = after(first, '+v7');
  assert.equal(again.table.starter, null);
  assert.equal(game.chance(again).length, 60);
  const lower = after(again, '+g3', '+v9');
  assert.equal(lower.table.starter, 0);
  assert.equal(after(again, '+g9', '+v3').table.starter, 1);
  assert.equal(game.chance(lower).length, 60);
  assert.ok(game.chance(lower).every(({ weight }) => weight === 1));
});

test('R2.3 seven Troops each, one at a time, the player who does not deal first', () => {
  for (const starter of [0, 1] as const) {
    const deal = told(setup({ starter }), ...DEAL).filter(({ event }) => event.type === 'dealt');
    const order = deal.map(({ event }) => (event.type === 'dealt' ? event.seat : null));
    assert.deepEqual(
      order,
      [...Array(14).keys()].map((n) => (n % 2 === 0 ? starter : 1 - starter)),
    );
    const { hands, table } = after(setup({ starter }), ...DEAL);
    assert.deepEqual(hands[starter].cards, cards('a1 a3 a5 a7 a9 p1 p3'));
    assert.ok(hands.every((hand) => hand.cards.length === 7 && hand.cards.every(isTroop)));
    assert.deepEqual(table.backs, [
      { troop: 7, tactics: 0 },
      { troop: 7, tactics: 0 },
    ]);
  }
});

test('R2.6 the player who did not deal starts', () => {
  const state = after(setup({ starter: 'cut' }), '+g9', '+v3', ...DEAL);
  assert.deepEqual(state.table.stack.at(-1), { phase: 'play', seats: [1] });
});

test('R2.7 a named seat starts without a cut, else there is one', () => {
  const cut = setup({ starter: 'cut' });
  assert.deepEqual([phase(cut), cut.table.starter], ['cut', null]);
  const dealt = (starter: 0 | 1) => after(setup({ starter }), ...DEAL).table.stack.at(-1)?.seats;
  assert.deepEqual([dealt(0), dealt(1)], [[0], [1]]);
});

test('R2.1 seat 0 cuts first, then seat 1, and all see what they drew', () => {
  const events = told(setup({ starter: 'cut' }), '+g7', '+v7', '+g9', '+v3').map(
    ({ event }) => event,
  );
  assert.deepEqual(
    events.flatMap((event) => (event.type === 'cut' ? [event.seat] : [])),
    [0, 1, 0, 1],
  );
  assert.deepEqual(events.at(-1), { type: 'starts', seat: 1, dealer: 0 });
  assert.equal(events.filter(({ type }) => type === 'cut-again').length, 1);
});

test('R2.1 the sample of a cut never brings the same card twice', () => {
  const rng = makeXoshiro(3).next;
  const first = after(setup({ starter: 'cut' }), '+s10');
  for (let n = 0; n < 500; n++) assert.notEqual(game.sample(first, rng).card, cards('s10')[0]);
});

test('R3.1 nobody is asked while cards are dealt', () => {
  const state = setup();
  for (const seat of [0, 1] as const) {
    assert.deepEqual(game.legal(known(state, seat)), []);
    assert.equal(refusal(state, 'pass', seat), 'R3.1 not-your-turn');
  }
});
